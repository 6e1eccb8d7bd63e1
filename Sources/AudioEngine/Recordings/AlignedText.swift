import Alignment
import Foundation
import Synthesizer

/// The sentences of a book with their times in a recording, as the journals of a narration.
struct AlignedText {
  /// The pause after the last sentence of a chapter, in samples: 0.7 s.
  private static let tail = Speech.sampleRate * 7 / 10

  /// A longer pause is no pause of the reader but something else that is said, in samples: 5 s.
  private static let longestPause = Speech.sampleRate * 5

  /// A chapter of the book that is in the recording.
  struct Chapter {
    var index: Int
    /// Its part of the recording in samples: from the end of the former one to the pause after its last sentence.
    var samples: Range<Int>
    var entries: [JournalEntry] = []
  }

  private(set) var chapters: [Chapter] = []
  private let sampleCount: Int

  /// Lays out sentences.
  ///
  /// - Parameters:
  ///   - sentences: Those of the book.
  ///   - places: Where each is.
  ///   - sampleCount: The length of the recording.
  init(_ sentences: [KnownText.Sentence], _ places: [SentencePlace?], sampleCount: Int) {
    self.sampleCount = sampleCount
    let found = zip(sentences, places).compactMap { sentence, place in place.map { (sentence, $0) }
    }
    for (index, (sentence, place)) in found.enumerated() {
      let limit =
        index + 1 < found.count
        ? Self.samples(found[index + 1].1.seconds.lowerBound) : sampleCount
      add(sentence, place, before: min(limit, sampleCount))
    }
  }

  private static func samples(_ seconds: Double) -> Int {
    Int((seconds * Double(Speech.sampleRate)).rounded())
  }

  /// Adds a sentence; the next one begins at `limit`.
  private mutating func add(
    _ sentence: KnownText.Sentence, _ place: SentencePlace, before limit: Int
  ) {
    let former = chapters.last
    let begin = max(Self.samples(place.seconds.lowerBound), former?.samples.upperBound ?? 0)
    let end = min(max(begin, Self.samples(place.seconds.upperBound)), limit)
    guard begin < end else { return }
    if former?.index != sentence.chapter {
      let start = former?.samples.upperBound ?? 0
      chapters.append(Chapter(index: sentence.chapter, samples: start..<start))
    }
    let last = chapters.count - 1
    let gap = begin - chapters[last].samples.upperBound
    if gap > 0 { fill(gap, before: sentence.parts.first?.entry, in: last) }
    var marks = place.marks.map { min(max(Self.samples($0), begin), end) }[...]
    for (part, (entry, _)) in sentence.parts.enumerated() {
      let own = marks.prefix(entry.words.count / 2 + 2)
      marks = marks.dropFirst(own.count)
      let stop =
        part + 1 < sentence.parts.count ? (marks.first ?? end) : min(end + Self.tail, limit)
      let start = chapters[last].samples.upperBound
      let speech = part + 1 < sentence.parts.count ? own.last ?? stop : end
      chapters[last].entries.append(
        entry.moved(count: max(stop, start) - start, speech: max(min(speech, stop) - start, 0)) {
          own.dropFirst().dropLast().map { max($0 - start, 0) }
        })
      chapters[last].samples = chapters[last].samples.lowerBound..<max(stop, start)
    }
  }

  /// What is between two sentences becomes the pause of the former one; what is longer than one, or stands before the first sentence
  /// of a chapter, belongs to none.
  private mutating func fill(_ gap: Int, before entry: JournalEntry?, in chapter: Int) {
    let samples = chapters[chapter].samples
    chapters[chapter].samples = samples.lowerBound..<samples.upperBound + gap
    if gap <= Self.longestPause, let last = chapters[chapter].entries.indices.last {
      chapters[chapter].entries[last].count += gap
    } else if let entry {
      chapters[chapter].entries.append(entry.silence(count: gap))
    }
  }
}

extension JournalEntry {
  /// The same text at other times.
  fileprivate func moved(count: Int, speech: Int, _ times: () -> [Int]) -> JournalEntry {
    var moved = self
    moved.count = count
    moved.speech = min(speech, count)
    for (index, time) in times().enumerated() where index / 2 * 4 + 3 < words.count {
      moved.words[index / 2 * 4 + 2 + index % 2] = min(time, count)
    }
    return moved
  }

  /// Sound before it that is no speech of the book.
  fileprivate func silence(count: Int) -> JournalEntry {
    var silence = self
    silence.end = start
    silence.count = count
    silence.speech = 0
    silence.text = ""
    silence.words = []
    silence.goesOn = false
    return silence
  }
}
