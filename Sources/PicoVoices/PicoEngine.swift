public import Foundation
import Phonemes
public import Synthesizer

/// The engine of SVOX Pico's voices: small, not neural, and a hundred times as fast as speech.
///
/// Its library is C that reads the text of books, so that each utterance is spoken by a process in a sandbox.
public actor PicoEngine: SpeechEngine {
  /// A number that rises whenever the same text may sound different.
  private static let revision = 1
  /// Samples a second of its voices.
  static let sampleRate = 16_000

  private nonisolated let store: PicoStore
  /// The receipts of the voices whose files were found whole.
  private var verified: [String: VoiceReceipt] = [:]

  /// Makes an engine.
  ///
  /// - Parameter folder: The folder of installed voices.
  public init(folder: URL) {
    store = PicoStore(folder: folder)
  }

  /// Makes an engine that speaks the person's voices.
  ///
  /// - Parameter places: The places of the engine's files.
  public init(_ places: EnginePlaces) {
    self.init(folder: places.voices)
  }

  /// Installs and removes the engine's voices.
  public nonisolated var installer: any VoiceInstaller { PicoInstaller(store: store) }

  /// The engine's name and revision.
  public nonisolated var identity: String { "\(Self.name)-\(Self.revision)" }

  /// The identity with the hash of the voice's files.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: A text that changes whenever this voice's output may.
  public nonisolated func identity(of voice: String) async -> String {
    "\(identity)/\(voice)-\(store.receipt(of: voice)?.source.prefix(16) ?? "none")"
  }

  /// The installed voices.
  public nonisolated var voices: [Voice] { get async { store.voices() } }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words as they are spoken, in letters, with source ranges.
  ///   - voice: An installed voice.
  ///   - speed: A factor on the speaking rate, 0.5...2.
  /// - Returns: Mono PCM at 24 kHz, with an estimated time for every word.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func synthesize(
    _ utterance: Utterance, voice: String, speed: Double
  ) async throws -> Speech {
    let receipt = try receipt(of: voice)
    return try await Self.speech(
      of: utterance, by: store.files(of: voice), voice: voice, speed: speed, gain: receipt.gain ?? 1
    )
  }

  /// The receipt of a voice whose files are whole; they are read once for each installation.
  private func receipt(of voice: String) throws -> VoiceReceipt {
    let receipt = store.receipt(of: voice)
    if let receipt, verified[voice] == receipt { return receipt }
    let found = try store.verify(voice)
    verified[voice] = found
    return found
  }

  /// Speaks with the files of a voice.
  nonisolated static func speech(
    of utterance: Utterance, by files: [URL], voice: String, speed: Double, gain: Float
  ) async throws -> Speech {
    let sound = try await PicoProcess.sound(
      of: PicoText.text(of: utterance, speed: speed), by: files, voice: voice)
    guard !sound.isEmpty else { throw SpeechError.engine("Pico has no sounds for this text") }
    let samples = SampleRateConverter(from: sampleRate).convert(sound)
    var speech = Speech(
      samples: samples, words: EstimatedTimes.words(utterance.words, in: samples))
    Levelling.apply(gain, to: &speech.samples)
    return SpeechEdges.trimmed(speech)
  }
}
