import AudioEngine
import ReadAloud
import ReadingModel

/// A book made of words: chapters of blocks of sentences.
struct FakeBook: SentenceSource {
  var identity = "fake-book"
  private let list: [SpokenChapter]
  private let sentences: [[SpokenSentence]]

  /// - Parameters:
  ///   - text: Chapters; in each, blocks; in each, sentences. `# ` begins a heading.
  ///   - keepsLines: Whether line ends in sentences are the writer's.
  init(_ text: [[[String]]], keepsLines: Bool = false) {
    var offset = 0
    var list: [SpokenChapter] = []
    var all: [[SpokenSentence]] = []
    for (chapter, blocks) in text.enumerated() {
      let start = offset
      var made: [SpokenSentence] = []
      for block in blocks {
        for (index, sentence) in block.enumerated() {
          let isHeading = sentence.hasPrefix("# ")
          let end = offset + sentence.utf16.count
          made.append(
            SpokenSentence(
              chapter: chapter, range: offset..<end, text: sentence,
              block: isHeading ? .heading(level: 1) : .paragraph,
              endsBlock: index == block.count - 1, keepsLines: keepsLines))
          offset = end + 1
        }
      }
      list.append(SpokenChapter(title: "Chapter \(chapter + 1)", range: start..<max(offset, start)))
      all.append(made)
    }
    self.list = list
    sentences = all
  }

  func chapters() -> [SpokenChapter] { list }
  func sentences(inChapter index: Int) -> [SpokenSentence] { sentences[index] }

  var all: [SpokenSentence] { sentences.flatMap { $0 } }

  /// Two chapters around an empty one: `a0 a1 | a2 // // b0 | b1 b2`.
  static let small = FakeBook([
    [["a zero one.", "a one two three."], ["a two."]],
    [],
    [["b zero."], ["b one two.", "b two."]],
  ])

  /// Any number of short sentences.
  static func long(chapters: Int, sentences: Int) -> FakeBook {
    FakeBook(
      (0..<chapters).map { chapter in
        [["# Part \(chapter)"]]
          + stride(from: 0, to: sentences, by: 3).map { start in
            (start..<min(start + 3, sentences)).map { "Sentence \($0) of part \(chapter) is here." }
          }
      })
  }
}
