public import Foundation
import Hashing
import Phonemes
public import Synthesizer

/// The engine of voices that other programs speak, asked by HTTP in the form of OpenAI's
/// `/v1/audio/speech`.
///
/// A person connects each voice by its address; each sentence of a book that it reads is sent there.
public struct RemoteEngine: SpeechEngine {
  /// A number that rises whenever the same answer may sound different.
  private static let revision = 1
  /// The speaking rates that are asked for, as factors.
  private static let speeds = 0.5...2.0
  /// What a voice says when it is connected: its loudness is measured, and the address proves itself.
  private static let trial = "One, two, three, four, five. Six, seven, eight, nine, ten."

  private let store: RemoteStore
  private let keys: RemoteKey

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - folder: The folder of connected voices.
  ///   - environment: The variables that may hold keys.
  ///   - seal: What seals keys; `nil` leaves them where they lie.
  public init(
    folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment,
    seal: (any VoiceKeySeal)? = nil
  ) {
    store = RemoteStore(folder: folder)
    keys = RemoteKey(environment: environment, seal: seal)
  }

  /// Makes an engine that speaks the person's voices.
  ///
  /// - Parameter places: The places of the engine's files.
  public init(_ places: EnginePlaces) { self.init(folder: places.voices, seal: places.seal) }

  /// Removes the engine's voices.
  public var installer: any VoiceInstaller { RemoteInstaller(store: store) }

  /// The engine's name and revision.
  public var identity: String { "\(Self.name)-\(Self.revision)" }

  /// The identity with the hash of where the voice speaks.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: A text that changes whenever this voice's output may.
  public func identity(of voice: String) async -> String {
    "\(identity)/\(voice)-\(store.receipt(of: voice)?.source.prefix(16) ?? "none")"
  }

  /// The connected voices, by name.
  public var voices: [Voice] { get async { store.voices() } }

  /// The connected voices as they were described, by name.
  public var connections: [RemoteVoiceSettings] {
    store.voices().compactMap { try? store.settings(of: $0.id) }
  }

  /// Connects a voice: has it speak, measures its loudness, and stores where it is, with its key sealed.
  ///
  /// - Parameters:
  ///   - settings: The voice.
  ///   - key: The key; `nil` takes the one that the settings lead to, if any.
  /// - Returns: The voice as it is listed.
  /// - Throws: ``RemoteRefusal``, which says what the other program answers; `VoiceInstallError.unwritable`;
  ///   `CancellationError`.
  public func connect(
    _ settings: RemoteVoiceSettings, key: String? = nil
  ) async throws -> Voice {
    do {
      let key = try key ?? keys.text(of: settings)
      let sound = try await RemoteRequest(settings: settings, key: key)
        .sound(of: Self.trial, speed: 1)
      return try save(keys.sealing(settings, key), sound)
    } catch let failure as RemoteFailure {
      throw RemoteRefusal(failure, of: settings)
    }
  }

  /// Stores a voice that has spoken.
  private func save(_ settings: RemoteVoiceSettings, _ sound: WaveSound) throws -> Voice {
    let voice = Voice(
      id: settings.name, name: settings.voice.prefix(1).uppercased() + settings.voice.dropFirst(),
      engine: Self.name, language: settings.language)
    let place = [settings.address.absoluteString, settings.model, settings.voice]
    let hash = try Digest.of(Array(place.joined(separator: "\u{0}").utf8), .sha256)
    var receipt = VoiceReceipt(voice: voice, source: Digest.hexadecimal(hash), runtime: "")
    receipt.gain = Levelling.gain(for: sound.samples)
    try store.save(settings, receipt)
    return voice
  }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words as they are written, with source ranges.
  ///   - voice: A connected voice.
  ///   - speed: A factor on the speaking rate, 0.5...2.
  /// - Returns: Mono PCM at 24 kHz, with an estimated time for every word.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func synthesize(
    _ utterance: Utterance, voice: String, speed: Double
  ) async throws -> Speech {
    let settings = try store.settings(of: voice)
    let text = utterance.words.map { $0.text + ($0.hasTrailingSpace ? " " : "") }.joined()
    let speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    let sound = try await sound(settings, text, speed)
    var speech = Speech(
      samples: sound.samples, words: EstimatedTimes.words(utterance.words, in: sound.samples))
    Levelling.apply(store.receipt(of: voice)?.gain ?? 1, to: &speech.samples)
    return SpeechEdges.trimmed(speech)
  }

  private func sound(
    _ settings: RemoteVoiceSettings, _ text: String, _ speed: Double
  ) async throws -> WaveSound {
    do {
      let key = try keys.text(of: settings)
      takeIn(settings, key)
      return try await RemoteRequest(settings: settings, key: key).sound(of: text, speed: speed)
    } catch let failure as RemoteFailure {
      throw failure.error(of: settings)
    }
  }

  /// Seals the key of a voice that was connected before keys were sealed.
  private func takeIn(_ settings: RemoteVoiceSettings, _ key: String?) {
    if case .sealed? = settings.key { return }
    guard keys.seal != nil, let key, let receipt = store.receipt(of: settings.name) else { return }
    // A folder that can't be written to leaves the key where it lies.
    try? store.save(keys.sealing(settings, key), receipt)
  }
}
