import Basics
public import Foundation
import OnnxRuntime
public import Synthesizer

/// The engine of Piper's voices: VITS models, a file each, that many people have made.
///
/// The engine loads a voice when it is first needed, and drops it when it has been idle.
public actor PiperEngine: SpeechEngine {
  /// The speaking rates that the models follow, as factors.
  private static let speeds = 0.5...2.0
  /// A number that rises whenever the same phonemes may sound different.
  private static let revision = 3
  /// The most voices in memory; each takes some 80 MB.
  private static let voiceLimit = 2
  /// The time after which unused voices are dropped from memory.
  private static let idleTime = Duration.seconds(120)

  private nonisolated let executor = QueueExecutor(label: "vorleser.piper")
  private nonisolated let store: PiperStore
  private let library: URL
  private var loaded: [(id: String, voice: LoadedPiper)] = []
  /// The factors of speakers that have spoken since their model was loaded.
  private var gains: [String: Float] = [:]
  private let idle = IdleTimer(after: idleTime)

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - library: ONNX Runtime's shared library.
  ///   - folder: The folder of prepared voices.
  public init(library: URL, folder: URL) {
    self.library = library
    store = PiperStore(folder: folder)
  }

  /// Makes an engine that speaks the person's voices.
  ///
  /// - Parameter places: The places of the engine's files.
  public init(_ places: EnginePlaces) {
    self.init(library: places.library, folder: places.voices)
  }

  /// Installs and removes the engine's voices.
  public nonisolated var installer: any VoiceInstaller {
    PiperInstaller(engine: self, store: store)
  }

  /// The queue that the models run on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The engine's name and revision, and the version of ONNX Runtime.
  public nonisolated var identity: String {
    "piper-\(Self.revision)/onnxruntime-\(Runtime.neededVersion)"
  }

  /// The identity with the hash of the voice's files.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: A text that changes whenever this voice's output may.
  public nonisolated func identity(of voice: String) async -> String {
    let source = store.receipt(of: PiperSpeakers.parts(of: voice).model)?.source.prefix(16)
    return "\(identity)/\(voice)-\(source ?? "none")"
  }

  /// Whether the rate of each token is an input of the voice's model.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: False for a voice that a former version has prepared.
  public nonisolated func emphasizesWords(voice: String) async -> Bool {
    store.receipt(of: PiperSpeakers.parts(of: voice).model).map(PiperPreparation.hasMade) ?? false
  }

  /// The installed voices, by name.
  public nonisolated var voices: [Voice] {
    get async { store.voices() }
  }

  /// A voice that is not listed: one of many speakers, or the first speaker of several.
  ///
  /// - Parameter text: `NAME:SPEAKER`, or `NAME`.
  /// - Returns: `nil` if there is none.
  public nonisolated func blend(_ text: String) async -> Voice? { store.voice(text) }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - voice: An installed voice.
  ///   - speed: A factor on the speaking rate, 0.5...2.
  /// - Returns: Mono PCM at 24 kHz, with one time for every word that has phonemes.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func synthesize(
    _ utterance: Utterance, voice: String, speed: Double
  ) async throws -> Speech {
    try Task.checkCancellation()
    do {
      let (model, name) = PiperSpeakers.parts(of: voice)
      let loaded = try loadedVoice(model)
      guard let number = Self.number(of: name, in: loaded.settings) else {
        throw SpeechError.unknownVoice(voice)
      }
      // The engine drops a voice once it is idle; until then the scratch memory stays.
      let stop = try RunStop(runtime: loaded.session.runtime, shrinksMemory: false)
      let speaker = PiperSpeaker(voice: loaded, speaker: number, stop: stop)
      let speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
      return try await withTaskCancellationHandler {
        let gain = try gain(of: voice, speaker)
        return try speaker.speak(utterance, speed: speed, gain: gain)
      } onCancel: {
        stop.stop()
      }
    } catch let error as OnnxError {
      throw SpeechError.engine("\(error)")
    }
  }

  /// The number of a speaker; `nil` if the model has no such one.
  private static func number(of speaker: String?, in settings: PiperSettings) -> Int? {
    guard let speaker else { return 0 }
    return settings.speakers.firstIndex(of: speaker)
  }

  /// The factor of a speaker: that of the first is known since the installation, others are measured when they first speak.
  private func gain(of voice: String, _ speaker: PiperSpeaker) throws -> Float {
    guard speaker.speaker > 0 else { return speaker.voice.gain }
    if let known = gains[voice] { return known }
    let measured = try PiperCalibration.gain(of: speaker)
    gains[voice] = measured
    return measured
  }

  /// Prepares a voice's files on the engine's queue, and forgets an older voice of the name.
  func prepare(_ source: PiperSource) throws {
    loaded.removeAll { $0.id == source.name }
    gains.removeAll()
    do {
      try PiperPreparation(runtime: Runtime(library: library), store: store).run(source)
    } catch let error as OnnxError {
      throw SpeechError.unusableModel("the voice \(source.name) can't be used (\(error))")
    }
  }

  /// Whether a voice is installed as this version prepares it, and can be loaded.
  func isUsable(_ id: String) -> Bool {
    guard store.receipt(of: id).map(PiperPreparation.hasMade) == true else { return false }
    // Whatever is wrong with it, it is installed anew.
    return (try? loadedVoice(id)) != nil
  }

  /// Frees the voices; the next call loads one again.
  public func unload() { loaded = [] }

  /// A voice in memory, loaded if need be.
  ///
  /// Each call puts off the moment at which idle voices are dropped.
  private func loadedVoice(_ id: String) throws -> LoadedPiper {
    idle.use { [weak self] in await self?.unload() }
    if let index = loaded.firstIndex(where: { $0.id == id }) {
      let found = loaded.remove(at: index)
      // A voice that was removed, or installed anew by another process, is not spoken any more.
      if store.receipt(of: id) != nil {
        loaded.append(found)
        return found.voice
      }
    }
    let voice = try store.load(id, runtime: { try Runtime(library: library) })
    loaded = loaded.suffix(Self.voiceLimit - 1) + [(id, voice)]
    return voice
  }
}
