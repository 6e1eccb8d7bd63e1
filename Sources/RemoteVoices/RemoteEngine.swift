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
  private let environment: [String: String]

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - folder: The folder of connected voices.
  ///   - environment: The variables that may hold keys.
  public init(
    folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    store = RemoteStore(folder: folder)
    self.environment = environment
  }

  /// Makes an engine that speaks the person's voices.
  ///
  /// - Parameter places: The places of the engine's files.
  public init(_ places: EnginePlaces) { self.init(folder: places.voices) }

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

  /// Connects a voice: has it speak, measures its loudness, and stores where it is.
  ///
  /// - Parameter settings: The voice.
  /// - Returns: The voice as it is listed.
  /// - Throws: `SpeechError`, which says what the other program answers; `VoiceInstallError.unwritable`;
  ///   `CancellationError`.
  public func connect(_ settings: RemoteVoiceSettings) async throws -> Voice {
    let sound = try await sound(settings, Self.trial, 1)
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
      return try await RemoteRequest(settings: settings, environment: environment)
        .sound(of: text, speed: speed)
    } catch let failure as RemoteFailure {
      throw failure.error(of: settings)
    }
  }
}
