public import Foundation
import HibariVoices
import KokoroVoices
public import Synthesizer

extension VorleserKit {
  /// English voices that can be installed from their public home.
  public static var publishedVoices: [VoiceCatalogueEntry] {
    HibariCatalogue.entries + KokoroCatalogue.entries
  }

  /// Installs a voice for the person; one that is there already is checked and left alone.
  ///
  /// - Parameters:
  ///   - name: Its name, as in ``publishedVoices``, or that of a Kokoro pack in a folder.
  ///   - folder: A folder with the voice's file; `nil` for its public home.
  ///   - progress: Told how many bytes are there, of how many.
  /// - Throws: `VoiceInstallError`; `SpeechError.unusableModel` for a file that is no voice;
  ///   `CancellationError`.
  public func install(
    voice name: String, from folder: URL? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    if let entry = KokoroCatalogue.entry(for: name) {
      let target = data.kokoroVoices.appending(path: "\(name).bin")
      try await fetch(entry, from: folder, to: target, progress)
      try await studio.kokoro.calibrate(name)
    } else if let entry = HibariCatalogue.entry(for: name) {
      let file = data.hibariVoices.appending(path: entry.address.lastPathComponent)
      try await fetch(entry, from: folder, to: file, progress)
      try await HibariModel.prepare(
        entry, from: file, into: data.hibariVoices, library: resources.onnxRuntime)
      // The prepared model is all that is used.
      try? FileManager.default.removeItem(at: file)
    } else {
      try await installPack(name, from: folder)
    }
  }

  /// Removes a voice that was installed by ``install(voice:from:progress:)``.
  ///
  /// - Parameter name: Its name.
  /// - Throws: `SpeechError.unknownVoice` where there is none; voices of the program itself stay.
  public func remove(voice name: String) throws {
    guard Self.isVoiceName(name) else { throw SpeechError.unknownVoice(name) }
    let folders = [data.kokoroVoices, data.hibariVoices]
    let files = folders.flatMap { folder in
      ["bin", "onnx", "json"].map { folder.appending(path: "\(name).\($0)") }
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
    guard !files.isEmpty else { throw SpeechError.unknownVoice(name) }
    for file in files { try FileManager.default.removeItem(at: file) }
  }

  /// Whether a name can be a file's in the data folder, and leads nowhere else.
  private static func isVoiceName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil
  }

  private func fetch(
    _ entry: VoiceCatalogueEntry, from folder: URL?, to target: URL,
    _ progress: @escaping @Sendable (Int, Int) -> Void
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

  /// Installs a pack that is not in the catalogue, from a folder of the person's own.
  private func installPack(_ name: String, from folder: URL?) async throws {
    guard Self.isVoiceName(name), let folder else { throw VoiceInstallError.noSuchVoice(name) }
    let file = "\(name).bin"
    guard let bytes = try? Data(contentsOf: folder.appending(path: file)) else {
      throw VoiceInstallError.notInFolder(file: file, folder: folder.path)
    }
    _ = try VoicePack(bytes)
    do {
      try FileManager.default.createDirectory(
        at: data.kokoroVoices, withIntermediateDirectories: true)
      try bytes.write(to: data.kokoroVoices.appending(path: "\(name).bin"), options: .atomic)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
    try await studio.kokoro.calibrate(name)
  }
}
