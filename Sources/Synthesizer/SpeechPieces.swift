import Phonemes

/// Joins the pieces of a split utterance.
package struct SpeechPieces {
  /// The pieces that were joined so far.
  package private(set) var speech = Speech(samples: [], words: [])
  private var isTorn = false

  /// Starts with nothing.
  package init() {}

  /// Adds the next piece.
  ///
  /// - Parameters:
  ///   - next: Its audio and times, from its own start.
  ///   - piece: What it says.
  package mutating func append(_ next: Speech, of piece: UtteranceSplitter.Piece) {
    let offset = speech.samples.count
    speech.samples += next.samples
    var words = next.words.map { word in
      TimedWord(
        source: word.source,
        samples: word.samples.lowerBound + offset..<word.samples.upperBound + offset)
    }
    if isTorn, let last = speech.words.indices.last, let first = words.first {
      speech.words[last].samples =
        speech.words[last].samples.lowerBound..<first.samples.upperBound
      words.removeFirst()
    }
    speech.words += words
    isTorn = piece.isTorn
  }

  /// Samples of silence that belong between a piece and the next one.
  ///
  /// - Parameter piece: A piece that is not the last.
  /// - Returns: As long as the models pause there themselves: 0.35 s after a stop, 0.25 s after a
  ///   semicolon or dash, 0.15 s after other marks.
  package static func pause(after piece: UtteranceSplitter.Piece) -> Int {
    guard let last = piece.words.last, !WordTiming.isSpoken(last) else { return 0 }
    return switch last.phonemes.unicodeScalars.last {
    case ".", "!", "?", "…": Speech.sampleRate * 35 / 100
    case ";", ":", "—": Speech.sampleRate / 4
    case ",", ")", "”", "\"": Speech.sampleRate * 15 / 100
    default: 0
    }
  }
}
