public import Foundation
import Synchronization

/// A folder that is removed when nobody holds it any more, or when the process ends.
public final class TemporaryFolder: Sendable {
  /// The folders that are there.
  private static let present = Mutex<Set<URL>>([])
  /// Removes the folders of static values, which nobody lets go.
  private static let removesTheLast: Void = {
    atexit {
      for folder in TemporaryFolder.present.withLock({ $0 }) { TemporaryFolder.remove(folder) }
    }
  }()

  /// Where it lies.
  public let url: URL

  /// Makes an empty folder.
  ///
  /// - Throws: `CocoaError` if it cannot be made.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "vorleser-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    Self.removesTheLast
    Self.present.withLock { _ = $0.insert(url) }
  }

  deinit {
    Self.present.withLock { _ = $0.remove(url) }
    Self.remove(url)
  }

  private static func remove(_ folder: URL) {
    // A folder that is left in the temporary place harms nobody.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - name: Its name in the folder.
  ///   - content: Its bytes.
  /// - Returns: Where it lies.
  /// - Throws: `CocoaError` if it cannot be written.
  public func makeFile(_ name: String, _ content: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try content.write(to: file)
    return file
  }

  /// Makes a file and opens it for reading.
  ///
  /// - Parameter content: Its bytes.
  /// - Returns: A handle at its start.
  /// - Throws: `CocoaError` if it cannot be written.
  public func reading(_ content: Data) throws -> FileHandle {
    try FileHandle(forReadingFrom: makeFile("input-\(UUID().uuidString)", content))
  }
}
