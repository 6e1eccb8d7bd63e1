import AudioEngine
import Foundation
import HibariVoices
import KokoroVoices
import Synthesizer

/// The engines and the pronunciation that everything of one kit shares.
struct SpeechStudio: Sendable {
  let pronunciation: Pronunciation
  private let resources: ResourceFolder
  private let hibari: HibariEngine
  let kokoro: KokoroEngine

  init(resources: ResourceFolder, data: DataFolder) {
    self.resources = resources
    pronunciation = Pronunciation(resources: resources)
    hibari = HibariEngine(
      library: resources.onnxRuntime, folders: [data.hibariVoices, resources.hibari],
      parallelism: ProcessInfo.processInfo.activeProcessorCount + SpeechSchedule.turnsBeyondCores)
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
  /// - Throws: `SpeechError.unknownVoice` when it is not installed; ``ResourceFolder/Failure`` when
  ///   not even the program's own voice is there.
  func voice(_ name: String) async throws -> Voice {
    if let voice = await voices().first(where: { $0.id == name }) { return voice }
    if let blend = await kokoro.blend(name) { return blend }
    guard name != VorleserKit.defaultVoice else {
      throw ResourceFolder.Failure.missing(searched: [resources.url.path])
    }
    throw SpeechError.unknownVoice(name)
  }
}
