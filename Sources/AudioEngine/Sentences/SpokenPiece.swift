import Foundation
public import ReadAloud
public import ReadingModel
import Synthesizer

/// The sound of a sentence, with the pause that follows it and its words' times.
public struct SpokenPiece: Sendable {
  /// The spoken sentence, or the part of a sentence that was cut.
  public let sentence: SpokenSentence
  /// The whole sentence that it belongs to, to be marked.
  public let whole: Range<TextOffset>
  /// Mono PCM at 24 kHz: the speech, then the pause.
  public let samples: [Float]
  /// How many of ``samples`` are speech.
  public let speechSampleCount: Int
  /// Its words: offsets in the book, sample positions from the start of the piece.
  public let words: [TimelineEntry]
  /// Why there is no speech, if it could not be made.
  public let failure: String?

  /// Whether the sentence ends with it.
  let endsSentence: Bool
  let place: SentenceWalk.Place

  /// Joins speech and pause.
  init(_ passage: Passage, _ speech: Speech) {
    let (trimmed, silence) = PieceEdges.trim(speech)
    // The voice's own silence is part of the pause, also that before the next piece. Where nothing
    // is said, all of it is ours.
    let kept = trimmed.samples.isEmpty ? 0 : silence + PieceEdges.leadIn
    // Words without sound are heard in the piece before, with the pauses of whoever reads.
    let isHeardBefore = trimmed.samples.isEmpty && !trimmed.words.isEmpty
    let pause = isHeardBefore ? 0 : max(passage.pause.samples(at: Speech.sampleRate) - kept, 0)
    sentence = passage.sentence
    whole = passage.whole
    place = passage.mark.place
    endsSentence = passage.endsSentence
    samples = trimmed.samples + [Float](repeating: 0, count: pause)
    speechSampleCount = trimmed.samples.count
    failure = nil
    let sentence = passage.sentence
    words = trimmed.words.map { word in
      let low = sentence.range.lowerBound + word.source.lowerBound
      let high = sentence.range.lowerBound + word.source.upperBound
      let offsets = (low..<max(low, high)).clamped(to: sentence.range)
      return TimelineEntry(
        offsets: offsets, samples: word.samples, text: sentence.text(at: offsets))
    }
  }

  /// Makes a piece without sound for a sentence that can't be spoken.
  init(_ passage: Passage, failure: String) {
    sentence = passage.sentence
    whole = passage.whole
    place = passage.mark.place
    endsSentence = passage.endsSentence
    samples = []
    speechSampleCount = 0
    words = []
    self.failure = failure
  }
}

/// A sentence or a part of one that is spoken at once, with the pause after it.
struct Passage: Sendable {
  var sentence: SpokenSentence
  var whole: Range<TextOffset>
  var mark: PassageWalk.Mark
  var pause: Duration
  var endsSentence = true
}
