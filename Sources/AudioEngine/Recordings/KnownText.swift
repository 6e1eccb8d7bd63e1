import Alignment
import AudioCodecs
import ReadAloud
import Synthesizer

/// The sentences of a narration with their times.
struct KnownText {
  /// A sentence, which a narration may have spoken in several parts.
  struct Sentence {
    var chapter: Int
    /// Its parts, and where each begins in the narration, in samples.
    var parts: [(entry: JournalEntry, position: Int)]

    /// What is looked for: its beginning and end, and in it those of its parts and words.
    var known: KnownSentence {
      var marks: [Double] = []
      for (entry, position) in parts {
        marks.append(Self.seconds(position))
        for index in stride(from: 0, to: entry.words.count, by: 4) {
          marks.append(Self.seconds(position + entry.words[index + 2]))
          marks.append(Self.seconds(position + entry.words[index + 3]))
        }
        marks.append(Self.seconds(position + entry.speech))
      }
      let begin = parts.first.map { Self.seconds($0.position) } ?? 0
      let end = parts.last.map { Self.seconds($0.position + $0.entry.speech) } ?? begin
      return KnownSentence(seconds: begin..<max(begin, end), marks: marks)
    }

    private static func seconds(_ samples: Int) -> Double {
      Double(samples) / Double(Speech.sampleRate)
    }

    /// The whole sentence.
    var spoken: SpokenSentence? {
      guard let first = parts.first?.entry, let last = parts.last?.entry else { return nil }
      return SpokenSentence(
        chapter: chapter, range: first.start..<max(first.start, last.end),
        text: parts.map(\.entry.text).joined())
    }
  }

  /// The sentences with sound, in order.
  private(set) var sentences: [Sentence] = []
  /// The sound.
  private(set) var trace = SoundTrace()

  init(_ narration: StoredNarration) throws {
    var position = 0
    for chapter in narration.book.indices {
      var begun = Sentence(chapter: chapter, parts: [])
      try narration.forEachEntry(of: chapter, from: &position) { entry, position in
        if entry.speech > 0 { begun.parts.append((entry, position)) }
        guard !entry.goesOn else { return }
        if !begun.parts.isEmpty { sentences.append(begun) }
        begun.parts = []
      }
    }
    try narration.forEachSamples { bytes in
      try Task.checkCancellation()
      trace.append(PCM16.samples(of: bytes))
    }
    trace.finish()
  }
}
