package import Foundation
import FoundationNetworking
import Hashing
package import Synthesizer

/// Fetches one published file: what has arrived before is not fetched again, and only the complete
/// file with the right hash ever appears under its name.
package struct VerifiedDownload: Sendable {
  /// How long a connection may be silent before it counts as broken, in seconds.
  private static let silence = 30.0

  private let entry: VoiceCatalogueEntry
  private let target: URL

  /// Describes a download, or a copy where the address is a file's.
  ///
  /// - Parameters:
  ///   - entry: What to fetch.
  ///   - target: Where it goes; its folder is made where it is missing.
  package init(_ entry: VoiceCatalogueEntry, to target: URL) {
    self.entry = entry
    self.target = target
  }

  /// What has arrived so far, beside the target.
  private var part: URL { target.appendingPathExtension("part") }

  /// Fetches the file, unless it is there already.
  ///
  /// - Parameter progress: Told the bytes that are there, as they come.
  /// - Throws: `VoiceInstallError`; `CancellationError`.
  package func run(progress: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
    guard try !isComplete(target) else { return }
    try makeFolder()
    let held = heldBytes()
    if entry.address.isFileURL {
      try copy()
    } else if held < entry.byteCount {
      try await fetch(from: held, progress)
    }
    guard try isComplete(part) else {
      try? FileManager.default.removeItem(at: part)
      throw VoiceInstallError.damaged(entry.voice.id)
    }
    guard rename(part.path, target.path) == 0 else {
      throw VoiceInstallError.unwritable("\(target.path): \(String(cString: strerror(errno)))")
    }
  }

  private func isComplete(_ file: URL) throws -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    return Digest.hexadecimal(try Digest.of(file: file, .sha256).digest) == entry.sha256
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }

  private func heldBytes() -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: part.path)
    return min(attributes?[.size] as? Int ?? 0, entry.byteCount)
  }

  private func copy() throws {
    do {
      try Data(contentsOf: entry.address).write(to: part)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }

  private func fetch(from held: Int, _ progress: @escaping @Sendable (Int) -> Void) async throws {
    var request = URLRequest(url: entry.address, timeoutInterval: Self.silence)
    if held > 0 { request.setValue("bytes=\(held)-", forHTTPHeaderField: "Range") }
    let file = try PartialFile(part)
    let receiver = DownloadReceiver(
      file, held: held, limit: entry.byteCount, name: entry.voice.id, progress: progress)
    let session = URLSession(configuration: .ephemeral, delegate: receiver, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    try await withTaskCancellationHandler {
      try await receiver.run(task)
    } onCancel: {
      task.cancel()
    }
    try Task.checkCancellation()
    try file.sync()
  }

  /// Fetches a voice from its public home, or from a folder of the person's.
  ///
  /// - Parameters:
  ///   - entry: The voice.
  ///   - folder: A folder with its file; `nil` for its public home.
  ///   - target: Where it goes.
  ///   - progress: Told how many bytes are there, of how many.
  /// - Throws: `VoiceInstallError`; `CancellationError`.
  package static func fetch(
    _ entry: VoiceCatalogueEntry, from folder: URL?, to target: URL,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    var entry = entry
    if let folder {
      let file = folder.appending(path: entry.address.lastPathComponent)
      guard FileManager.default.fileExists(atPath: file.path) else {
        throw VoiceInstallError.notInFolder(file: file.lastPathComponent, folder: folder.path)
      }
      entry = VoiceCatalogueEntry(
        voice: entry.voice, address: file, sha256: entry.sha256, byteCount: entry.byteCount)
    }
    let size = entry.byteCount
    try await VerifiedDownload(entry, to: target).run { progress($0, size) }
  }
}
