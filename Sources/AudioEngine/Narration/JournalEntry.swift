import Foundation
import ReadAloud
import ReadingModel

/// One line of a chapter's journal: a sentence that was spoken and stored, or skipped.
struct JournalEntry: Hashable, Codable {
  /// Start and end in the book.
  var start: TextOffset
  var end: TextOffset
  /// Samples stored, with the pause.
  var count: Int
  /// How many of them are speech.
  var speech: Int
  var text: String
  /// Start and end in the book, from and to in samples of this piece, word after word.
  var words: [Int]
  /// Why it was skipped, if it was.
  var failure: String?
  /// Whether the sentence goes on in the next entry.
  var goesOn: Bool

  init(_ piece: SpokenPiece) {
    start = piece.sentence.range.lowerBound
    end = piece.sentence.range.upperBound
    count = piece.samples.count
    speech = piece.speechSampleCount
    text = piece.sentence.text
    words = piece.words.flatMap {
      [
        $0.offsets.lowerBound, $0.offsets.upperBound, $0.samples.lowerBound, $0.samples.upperBound,
      ]
    }
    failure = piece.failure
    goesOn = !piece.endsSentence
  }

  /// Places and counts that a line may hold: a thousand times more than a book has, and far from where sums overflow.
  private static let numbers = 0...1 << 42

  /// Whether it is sound of a recording that has no text in the book.
  var isForeign: Bool { text.isEmpty && start == end && count > 0 }

  /// The last line of a chapter that is complete.
  static let chapterEnd = "end"

  /// A line of a journal, or `nil` for one that a crash has torn or that holds no possible numbers.
  static func parse(_ line: Substring) -> JournalEntry? {
    guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(line.utf8)),
      entry.start <= entry.end, entry.speech >= 0, entry.speech <= entry.count,
      entry.words.count.isMultiple(of: 4),
      ([entry.start, entry.end, entry.count] + entry.words).allSatisfy(Self.numbers.contains)
    else { return nil }
    return entry
  }

  func line() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) + [0x0A] }

  /// Its entries in the timeline.
  ///
  /// - Parameter position: Where it begins in the audio, in samples.
  /// - Returns: The sentence, if it has sound, and its words.
  func timeline(at position: Int) -> (sentence: TimelineEntry?, words: [TimelineEntry]) {
    let sentence = SpokenSentence(chapter: 0, range: start..<end, text: text)
    let entries = stride(from: 0, to: words.count, by: 4).map { index in
      let offsets = words[index]..<max(words[index], words[index + 1])
      let samples = words[index + 2]..<max(words[index + 2], words[index + 3])
      return TimelineEntry(offsets: offsets, samples: samples, text: sentence.text(at: offsets))
        .shifted(by: position)
    }
    let whole = TimelineEntry(
      offsets: start..<end, samples: position..<position + speech, text: text)
    return (speech > 0 ? whole : nil, entries)
  }
}
