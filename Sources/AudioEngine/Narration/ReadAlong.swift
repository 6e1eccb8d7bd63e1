import AudioCodecs
import Synthesizer

/// Text and sound of a narration for programs that show both together, as `NAME.readalong.json`.
///
/// ```json
/// {"format": "readalong", "version": 1, "title": "Emma", "author": "Jane Austen", "narrator": "Heart", "language": "en",
///  "duration": 27.4, "chapters": [{"title": "Chapter I", "from": 0, "to": 27.4}],
///  "sentences": [{"start": 0, "end": 9, "from": 0, "to": 0.9, "text": "Chapter I",
///    "words": [{"start": 0, "end": 7, "from": 0, "to": 0.55, "text": "Chapter"}]}]}
/// ```
///
/// `start` and `end` are places in the text of the book in UTF-16 units, `from` and `to` seconds of the sound.
enum ReadAlong {
  /// Everything but the sentences, which follow one by one.
  struct Head: Encodable {
    struct Chapter: Encodable {
      var title: String
      var from: Double
      var to: Double
    }

    var format = "readalong"
    var version = 1
    var title: String
    var author: String
    var narrator: String
    var language: String
    var duration: Double
    var chapters: [Chapter]

    init(_ narration: StoredNarration) {
      func seconds(_ samples: Int) -> Double { Double(samples) / Double(Speech.sampleRate) }
      title = narration.tags.title
      author = narration.tags.artist
      narrator = narration.tags.narrator
      language = narration.tags.language
      duration = seconds(narration.sampleCount)
      chapters = narration.chapters.map {
        Chapter(
          title: $0.title, from: seconds($0.samples.lowerBound), to: seconds($0.samples.upperBound))
      }
    }
  }

  /// A sentence with its words.
  struct Sentence: Encodable {
    private var whole: TimelineEntry
    private var words: [TimelineEntry]

    init(_ whole: TimelineEntry, _ words: [TimelineEntry]) {
      self.whole = whole
      self.words = words
    }

    /// One sentence for two parts of the same.
    func joined(with rest: TimelineEntry, _ more: [TimelineEntry]) -> Sentence {
      Sentence(whole.joined(with: rest), words + more)
    }

    private enum CodingKeys: String, CodingKey { case words }

    func encode(to encoder: any Encoder) throws {
      try whole.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(words, forKey: .words)
    }
  }
}
