import Foundation
import Synthesizer
import VoiceDownloads

/// Installs voice packs: official ones, and a person's own.
struct KokoroInstaller: VoiceInstaller {
  let ownVoiceEnding: String? = "bin"

  let engine: KokoroEngine
  /// The folder that new packs go to; `nil` for an engine that takes none.
  let folder: URL?

  func install(
    _ name: String, from source: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    guard let folder else { throw VoiceInstallError.noSuchVoice(name) }
    let target = folder.appending(path: "\(name).bin")
    if let mixed = MixedPack.named(name) {
      try await mixed.install(from: source, to: target, progress: progress)
    } else if let entry = KokoroCatalogue.entry(for: name) {
      try await VerifiedDownload.fetch(entry, from: source, to: target, progress: progress)
    } else {
      guard let source else { throw VoiceInstallError.noSuchVoice(name) }
      try copyPack(source.appending(path: "\(name).bin"), to: target)
    }
    try await engine.calibrate(name)
  }

  func remove(_ name: String) throws -> Bool {
    // The folder may hold nothing but the loudness of a voice that comes with the program.
    guard let folder,
      FileManager.default.fileExists(atPath: folder.appending(path: "\(name).bin").path)
    else { return false }
    return try removeFiles(of: name, ["bin", "json"], in: folder)
  }

  /// Copies a pack that is in no catalogue.
  private func copyPack(_ file: URL, to target: URL) throws {
    // Whatever the reason, the file can't be read; the error names it.
    guard let bytes = try? Data(contentsOf: file) else {
      throw VoiceInstallError.notInFolder(
        file: file.lastPathComponent, folder: file.deletingLastPathComponent().path)
    }
    _ = try VoicePack(bytes)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: target, options: .atomic)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}
