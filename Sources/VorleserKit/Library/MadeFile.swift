public import Foundation
import Storage

/// A file that was made for a download; it is deleted with the last reference.
public struct MadeFile: Sendable {
  /// The bytes that are read at once.
  private static let pieceByteCount = 1 << 18

  /// Its name for people.
  public let name: String
  /// Its length.
  public let byteCount: Int
  /// Where it lies as long as there is a reference.
  public let file: URL
  private let folder: WorkFolder

  init(_ folder: WorkFolder, _ file: URL, name: String) throws {
    self.folder = folder
    self.file = file
    self.name = name
    byteCount = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }

  /// Reads the file.
  ///
  /// - Parameter take: Takes one piece after the other.
  /// - Throws: Errors of `take`; of the file system.
  public func read(_ take: ([UInt8]) async throws -> Void) async throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    while let piece = try handle.read(upToCount: Self.pieceByteCount), !piece.isEmpty {
      try await take([UInt8](piece))
    }
  }
}
