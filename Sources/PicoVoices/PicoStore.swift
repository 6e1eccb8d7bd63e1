import Foundation
import Hashing
import Synthesizer

/// The installed voices on disk: of each its library, its two files and a receipt.
struct PicoStore: Sendable {
  /// What the names of the files end in that speak, in the order in which the process takes them.
  static let parts = ["so", "analysis.bin", "sound.bin"]
  /// What the names of a voice's files end in, the receipt's last.
  static let endings = parts + ["json"]

  let folder: URL

  /// One of a voice's files.
  func file(_ voice: String, _ ending: String) -> URL {
    folder.appending(path: "\(voice).\(ending)")
  }

  /// The files that speak.
  func files(of voice: String) -> [URL] { Self.parts.map { file(voice, $0) } }

  /// The installed voices in the order of the catalogue.
  func voices() -> [Voice] {
    PicoCatalogue.entries.compactMap { receipt(of: $0.voice.id)?.voice }
  }

  /// The receipt of a voice; `nil` if it is not installed.
  func receipt(of voice: String) -> VoiceReceipt? {
    let receipt = VoiceReceipt.read(file(voice, "json"))
    return receipt?.voice?.engine == PicoEngine.name ? receipt : nil
  }

  /// Compares the files with the hash that was noted at their installation.
  ///
  /// - Returns: The voice's receipt.
  /// - Throws: `SpeechError`.
  func verify(_ voice: String) throws -> VoiceReceipt {
    guard let receipt = receipt(of: voice) else { throw SpeechError.unknownVoice(voice) }
    // What can't be read is as good as missing.
    guard let hash = try? Self.hash(of: files(of: voice)), hash == receipt.source else {
      throw SpeechError.unusableModel(
        "the files of the voice \(voice) are missing or damaged. Install it again")
    }
    return receipt
  }

  /// SHA-256 of the hashes of files.
  static func hash(of files: [URL]) throws -> String {
    let hashes = try files.map { Digest.hexadecimal(try Digest.of(file: $0, .sha256).digest) }
    return Digest.hexadecimal(try Digest.of(Array(hashes.joined().utf8), .sha256))
  }
}
