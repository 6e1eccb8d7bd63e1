import Foundation
import Synthesizer
import VoiceDownloads

/// Installs the voices that hibari's makers publish; each is a model of its own.
struct HibariInstaller: VoiceInstaller {
  let ownVoiceEnding: String? = nil

  let library: URL
  /// The folder that new voices go to; `nil` for an engine that takes none.
  let folder: URL?

  func install(
    _ name: String, from source: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    guard let folder, let entry = HibariCatalogue.entry(for: name) else {
      throw VoiceInstallError.noSuchVoice(name)
    }
    let file = folder.appending(path: entry.address.lastPathComponent)
    try await VerifiedDownload.fetch(entry, from: source, to: file, progress: progress)
    try await HibariModel.prepare(entry, from: file, into: folder, library: library)
    // The engine uses the prepared model alone. A file that can't be removed costs 8 MB and does no
    // harm.
    try? FileManager.default.removeItem(at: file)
  }

  func remove(_ name: String) throws -> Bool {
    guard let folder else { return false }
    return try removeFiles(of: name, ["onnx", "json"], in: folder)
  }
}
