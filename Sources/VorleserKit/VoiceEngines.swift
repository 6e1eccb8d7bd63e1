import AudioEngine
import Foundation
import HibariVoices
import KokoroVoices
import PicoVoices
import PiperVoices
import RemoteVoices
import Synthesizer

/// The table of engines, and the engines of one kit.
struct VoiceEngines: Sendable {
  /// Every engine, the one of the program's own voice first.
  ///
  /// A new engine is a module and a row here.
  static let kinds: [any SpeechEngine.Type] = [
    HibariEngine.self, KokoroEngine.self, PiperEngine.self, PicoEngine.self,
    RemoteEngine.self,
  ]

  /// The kind of the engine that speaks a voice; `nil` if no row of the table has its name.
  static func kind(of voice: Voice) -> (any SpeechEngine.Type)? {
    kinds.first { $0.name == voice.engine }
  }

  /// What a long text costs that a voice speaks; a voice of an unknown engine comes last.
  static func cost(of voice: Voice) -> SpeakingCost { kind(of: voice)?.cost ?? .charged }

  private let engines: [any SpeechEngine]
  private let resources: ResourceFolder

  init(resources: ResourceFolder, data: DataFolder) {
    self.resources = resources
    let cores = ProcessInfo.processInfo.activeProcessorCount
    engines = Self.kinds.map { kind in
      kind.init(
        EnginePlaces(
          library: resources.onnxRuntime, prepared: resources.engine(kind.name),
          voices: data.voices(of: kind.name),
          parallelism: cores + SpeechSchedule.turnsBeyondCores,
          seal: SealedVoiceKeys(file: SealingKeyFile(data))))
    }
  }

  /// The voices that are installed, those of the first engine first.
  func voices() async -> [Voice] {
    var voices: [Voice] = []
    for engine in engines { voices += await engine.voices }
    return voices
  }

  /// The engine that speaks a voice.
  ///
  /// - Throws: `SpeechError.unknownVoice` for a voice of an unknown engine.
  func engine(of voice: Voice) throws -> any SpeechEngine {
    guard let engine = engines.first(where: { type(of: $0).name == voice.engine }) else {
      throw SpeechError.unknownVoice(voice.id)
    }
    return engine
  }

  /// The engine of voices that other programs speak.
  var remote: RemoteEngine? { engines.lazy.compactMap { $0 as? RemoteEngine }.first }

  /// The installer for a voice's name: that of the engine that publishes the voice, else the one
  /// whose file a person's folder has, else one that takes a person's own voices.
  func installer(of name: String, from folder: URL?) -> (any VoiceInstaller)? {
    let publisher = engines.first { engine in
      type(of: engine).catalogue.contains { $0.voice.id == name }
    }
    return publisher?.installer
      ?? installers.first { $0.hasOwnVoice(name, in: folder) }
      ?? installers.first { $0.ownVoiceEnding != nil }
  }

  /// A sentence about each engine that is slower than it could be.
  var limitations: [String] {
    engines.compactMap { engine in
      engine.limitation.map {
        "The engine \(type(of: engine).name) is slower than it could be: \($0)."
      }
    }
  }

  /// The installers of all engines.
  var installers: [any VoiceInstaller] { engines.map(\.installer) }

  /// The voice of a name.
  ///
  /// - Throws: `SpeechError.unknownVoice` when it is not installed; ``ResourceFolder/Failure`` when
  ///   not even the program's own voice is there.
  func voice(_ name: String) async throws -> Voice {
    if let voice = await voices().first(where: { $0.id == name }) { return voice }
    for engine in engines {
      if let blend = await engine.blend(name) { return blend }
    }
    guard name != VorleserKit.defaultVoice else {
      throw ResourceFolder.Failure.missing(searched: [resources.url.path])
    }
    throw SpeechError.unknownVoice(name)
  }
}
