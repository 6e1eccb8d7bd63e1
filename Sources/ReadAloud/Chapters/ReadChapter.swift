import ReadingModel
import SpokenText

/// A chapter with its UTF-16 units and its sentences, which are made on demand.
actor ReadChapter {
  /// Memory that a chapter takes, in bytes.
  struct Weight {
    /// The UTF-16 units, where somebody has asked for them.
    var text: [UInt16]?
    var anchors: Int
    /// Text, markup, blocks and sentences.
    var rest: Int
  }

  /// The most sets of spoken sentences of one chapter that are kept: one for each listener of a
  /// household.
  private static let spokenLimit = 4
  /// The approximate size of a dictionary's entry besides its key.
  private static let entryByteCount = 64

  nonisolated let chapter: Chapter
  private var madeUnits: [UInt16]?
  private var split: [String: [Sentence]] = [:]
  private var spoken: [(identity: String, sentences: [SpokenSentence])] = []

  init(_ chapter: Chapter) {
    self.chapter = chapter
  }

  /// The text as UTF-16.
  var units: [UInt16] {
    if let madeUnits { return madeUnits }
    let units = chapter.text.utf16Units
    madeUnits = units
    return units
  }

  /// The sentences, with offsets in the text.
  ///
  /// - Parameter language: The book's language, BCP 47.
  /// - Returns: Sentences in order.
  func sentences(language: String?) -> [Sentence] {
    if let known = split[language ?? ""] { return known }
    let sentences = SentenceSegmenter.sentences(
      of: chapter, units: madeUnits ?? chapter.text.utf16Units, language: language)
    split[language ?? ""] = sentences
    return sentences
  }

  /// The sentences as they are spoken; see ``ChapterStore``.
  func spoken(
    _ identity: String, language: String?,
    make: (Chapter, [UInt16], [Sentence]) -> [SpokenSentence]
  ) -> [SpokenSentence] {
    if let known = spoken.first(where: { $0.identity == identity }) { return known.sentences }
    let made = make(chapter, units, sentences(language: language))
    spoken.append((identity, made))
    if spoken.count > Self.spokenLimit { spoken.removeFirst() }
    return made
  }

  var weight: Weight {
    let sentences = split.values.reduce(0) { $0 + $1.count } * MemoryLayout<Sentence>.stride
    let said = spoken.reduce(0) { sum, way in
      sum + chapter.text.utf8.count + way.sentences.count * MemoryLayout<SpokenSentence>.stride
    }
    let notes = chapter.hiddenNotes.reduce(0) { $0 + $1.markup.byteCount }
    return Weight(
      text: madeUnits,
      anchors: chapter.anchors.reduce(0) { $0 + $1.key.utf8.count + Self.entryByteCount },
      rest: chapter.text.utf8.count + chapter.markup.byteCount + notes
        + (chapter.style?.rules.utf8.count ?? 0)
        + chapter.blocks.count * MemoryLayout<Block>.stride + sentences + said)
  }
}
