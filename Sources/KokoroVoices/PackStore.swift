import Foundation
import Hashing
import Synthesizer

/// The voice packs on disk: each is `NAME.bin`, with a `NAME.json` that holds its loudness.
struct PackStore: Sendable {
  /// The folders of packs; earlier ones win.
  let folders: [URL]

  /// The voices on disk, by name.
  func voices() -> [Voice] {
    var seen: Set<String> = []
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".bin") }.sorted().compactMap { name -> Voice? in
        let id = String(name.dropLast(4))
        guard let voice = PackName.voice(id), seen.insert(id).inserted else { return nil }
        return voice
      }
    }
  }

  /// The file of a voice.
  func file(of voice: String) -> URL? {
    folders.map { $0.appending(path: "\(voice).bin") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Reads a voice.
  func pack(_ voice: String) throws -> VoicePack {
    guard let file = file(of: voice) else { throw SpeechError.unknownVoice(voice) }
    do {
      return try VoicePack(Data(contentsOf: file))
    } catch let error as SpeechError {
      throw SpeechError.unusableModel(
        "\(file.path): \(error); run `vorleser voices install \(voice)`")
    }
  }

  /// The receipt with a voice's loudness; `nil` if the voice's file has changed since.
  func receipt(of voice: String) -> VoiceReceipt? {
    guard let file = file(of: voice), let source = try? hash(of: file),
      let receiptFile = receiptFile(of: voice)
    else { return nil }
    let receipt = VoiceReceipt.read(receiptFile)
    return receipt?.source == source ? receipt : nil
  }

  /// Keeps a voice's loudness.
  ///
  /// In a folder that can't be written it is measured anew each time, and the voice speaks all the
  /// same.
  func keep(gain: Float, of voice: String) {
    guard let file = file(of: voice), let source = try? hash(of: file) else { return }
    let receipt = VoiceReceipt(
      voice: PackName.voice(voice), source: source, runtime: "", gain: gain)
    guard let receiptFile = receiptFile(of: voice) else { return }
    // Without a receipt the loudness is measured again.
    try? receipt.write(to: receiptFile)
  }

  /// SHA-256 of a voice's file, in hexadecimal.
  func hash(of file: URL) throws -> String {
    Digest.hexadecimal(try Digest.of(file: file, .sha256).digest)
  }

  /// The file for a voice's loudness.
  ///
  /// It lies with the person's packs, since those of the program may not be writable.
  private func receiptFile(of voice: String) -> URL? {
    folders.first?.appending(path: "\(voice).json")
  }
}
