import HibariVoices
import KokoroVoices
import Synthesizer

/// The engines and the pronunciation that everything of one kit shares.
struct SpeechStudio: Sendable {
  let pronunciation: Pronunciation
  private let hibari: HibariEngine
  let kokoro: KokoroEngine

  init(resources: ResourceFolder, data: DataFolder) {
    pronunciation = Pronunciation(resources: resources)
    hibari = HibariEngine(
      library: resources.onnxRuntime, folders: [data.hibariVoices, resources.hibari])
    kokoro = KokoroEngine(
      library: resources.onnxRuntime, model: resources.kokoro, voices: [data.kokoroVoices])
  }

  func voices() async -> [Voice] {
    await hibari.voices + kokoro.voices
  }

  func engine(of voice: Voice) -> any SpeechEngine {
    voice.engine == "kokoro" ? kokoro : hibari
  }

  /// The voice of a name.
  ///
  /// - Throws: `SpeechError.unknownVoice` when it is not installed.
  func voice(_ name: String) async throws -> Voice {
    if let voice = await voices().first(where: { $0.id == name }) { return voice }
    guard let blend = await kokoro.blend(name) else { throw SpeechError.unknownVoice(name) }
    return blend
  }
}
