import ReadAloud
import ReadingModel
import Synthesizer

/// The times of the sentences and words of some audio.
///
/// Live playback, audio files, subtitles and Media Overlays all use this value. Its JSON form has
/// `duration` in seconds, `sentences` and `words`, each entry as in ``TimelineEntry``.
public struct Timeline: Hashable, Sendable, Codable {
  /// Length of the audio in samples at 24 kHz.
  public private(set) var sampleCount: Int
  /// The spoken sentences in order; a sentence's time ends with its sound, before the pause.
  public private(set) var sentences: [TimelineEntry]
  /// The words in order; times ascend without overlap.
  public private(set) var words: [TimelineEntry]

  /// Makes the timeline of empty audio.
  public init() {
    sampleCount = 0
    sentences = []
    words = []
  }

  /// Appends the next piece of the audio.
  ///
  /// - Parameter piece: A piece of sound; one without samples adds nothing.
  public mutating func append(_ piece: SpokenPiece) {
    if piece.speechSampleCount > 0 {
      let entry = TimelineEntry(
        offsets: piece.sentence.range, samples: 0..<piece.speechSampleCount,
        text: piece.sentence.text
      ).shifted(by: sampleCount)
      // The rest of a sentence that was cut belongs to what was said of it before.
      let isRest = piece.whole.lowerBound < entry.offsets.lowerBound
      if isRest, let last = sentences.last, last.offsets.lowerBound >= piece.whole.lowerBound {
        sentences[sentences.count - 1] = last.joined(with: entry)
      } else {
        sentences.append(entry)
      }
    }
    for word in piece.words { words.append(word.shifted(by: sampleCount)) }
    sampleCount += piece.samples.count
  }

  /// The sentence at a moment: the last one that has begun.
  ///
  /// - Parameter sample: Position in the audio.
  /// - Returns: `nil` before the first one.
  public func sentence(at sample: Int) -> TimelineEntry? { Self.last(of: sentences, at: sample) }

  /// The word at a moment: the last one that has begun.
  ///
  /// - Parameter sample: Position in the audio.
  /// - Returns: `nil` before the first one.
  public func word(at sample: Int) -> TimelineEntry? { Self.last(of: words, at: sample) }

  static func last(of entries: [TimelineEntry], at sample: Int) -> TimelineEntry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].samples.lowerBound <= sample { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : entries[low - 1]
  }

  private enum CodingKeys: String, CodingKey { case duration, sentences, words }

  /// Reads the JSON form.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try container.decode(Double.self, forKey: .duration)
    guard let count = Int(exactly: (seconds * Double(Speech.sampleRate)).rounded()), count >= 0
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .duration, in: container, debugDescription: "The duration is none.")
    }
    sampleCount = count
    sentences = try container.decode([TimelineEntry].self, forKey: .sentences)
    words = try container.decode([TimelineEntry].self, forKey: .words)
  }

  /// Writes the JSON form.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Double(sampleCount) / Double(Speech.sampleRate), forKey: .duration)
    try container.encode(sentences, forKey: .sentences)
    try container.encode(words, forKey: .words)
  }
}
