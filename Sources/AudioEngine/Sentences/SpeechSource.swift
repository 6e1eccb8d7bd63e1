public import Synthesizer

/// A voice that is ready to say sentences of a book.
///
/// Calls may overlap; equal sentences give equal speech.
public protocol SpeechSource: Sendable {
  /// What makes the speech what it is: engine, model, voice, speed and the version of the rules for
  /// spoken text. Narrations are resumed only where this is equal.
  var identity: String { get }

  /// How it speaks to somebody who waits for the first sound.
  var pacing: SpeechPacing { get }

  /// Says one sentence.
  ///
  /// - Parameter sentence: What to say; `text` is all that should matter besides the language.
  /// - Returns: Speech whose word ranges are UTF-16 offsets in `sentence.text`. No samples at all
  ///   mean that there is nothing to say, such as for a row of asterisks.
  /// - Throws: `SpeechError.unknownVoice` and `SpeechError.unusableModel` end the reading;
  ///   `CancellationError` when cancelled; for any other error the sentence is skipped, counted and
  ///   reported.
  func speech(for sentence: SpokenSentence) async throws -> Speech
}

extension SpeechSource {
  /// The usual pacing.
  public var pacing: SpeechPacing { SpeechPacing() }
}

/// How a voice speaks to somebody who waits for the first sound.
public struct SpeechPacing: Hashable, Sendable {
  /// How long the first utterances are, one after the other, as shortest and longest in UTF-16.
  ///
  /// A longer sentence is cut. One beginning of some seconds is right for a voice that is a hundred
  /// times as fast as speech.
  public var openings: [ClosedRange<Int>] = [24...90]
  /// The most UTF-16 units that are spoken at once to somebody who listens.
  public var longestPassage = 400
  /// A name that voices share which can't speak at the same time, since one alone takes all cores.
  public var lane: String?

  /// Makes the usual pacing; change what should differ.
  public init() {}
}

/// A sentence that was not spoken.
public struct SkippedSentence: Hashable, Sendable {
  /// The sentence.
  public var sentence: SpokenSentence
  /// Why, for people.
  public var reason: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - reason: Why, for people.
  public init(sentence: SpokenSentence, reason: String) {
    self.sentence = sentence
    self.reason = reason
  }
}
