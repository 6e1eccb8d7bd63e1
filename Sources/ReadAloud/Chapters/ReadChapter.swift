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

  /// The most sets of spoken sentences of one chapter that are kept, and of what is shown: one for each
  /// listener of a household.
  private static let spokenLimit = 4
  /// The approximate size of a dictionary's entry besides its key.
  private static let entryByteCount = 64

  nonisolated let chapter: Chapter
  private var madeUnits: [UInt16]?
  private var split: [String: [Sentence]] = [:]
  private var shown: [(key: String, chapter: ShownChapter)] = []
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
  /// - Parameters:
  ///   - language: The book's language, BCP 47.
  ///   - rules: What is shown instead of pieces of the text.
  /// - Returns: Sentences in order.
  func sentences(language: String?, under rules: KeyedReplacements = .none) -> [Sentence] {
    let changed = shown(under: rules)
    // What no rule changes is split once for all.
    let key = (language ?? "") + (changed.isChanged ? "/" + (rules.key ?? "") : "")
    if let known = split[key] { return known }
    let sentences =
      changed.isChanged
      ? changed.text.sentences(of: changed.chapter, language: language)
      : SentenceSegmenter.sentences(
        of: chapter, units: madeUnits ?? chapter.text.utf16Units, language: language)
    split[key] = sentences
    return sentences
  }

  /// What rules change in the chapter.
  func shown(under rules: KeyedReplacements) -> ShownChapter {
    guard let key = rules.key else { return ShownChapter(chapter) }
    if let known = shown.first(where: { $0.key == key }) { return known.chapter }
    let units = madeUnits ?? chapter.text.utf16Units
    let made = ShownChapter(CleanedChapter(chapter, units: units, rules.cleaning), units, rules)
    shown.append((key, made))
    if shown.count > Self.spokenLimit {
      let old = shown.removeFirst().key
      split = split.filter { !$0.key.hasSuffix("/" + old) }
    }
    return made
  }

  /// The sentences as they are spoken; see ``ChapterStore``.
  func spoken(
    _ identity: String, language: String?, under rules: KeyedReplacements,
    make: @Sendable (Chapter, [UInt16], [Sentence], ShownText) -> [SpokenSentence]
  ) -> [SpokenSentence] {
    if let known = spoken.first(where: { $0.identity == identity }) { return known.sentences }
    let changed = shown(under: rules)
    let made = make(
      changed.chapter, units, sentences(language: language, under: rules), changed.text)
    spoken.append((identity, made))
    if spoken.count > Self.spokenLimit { spoken.removeFirst() }
    return made
  }

  var weight: Weight {
    let sentences = split.values.reduce(0) { $0 + $1.count } * MemoryLayout<Sentence>.stride
    let said = spoken.reduce(0) { sum, way in
      sum + chapter.text.utf8.count + way.sentences.count * MemoryLayout<SpokenSentence>.stride
    }
    let replaced = shown.reduce(0) { sum, way in
      let edits = way.chapter.text.edits.reduce(0) {
        $0 + MemoryLayout<TextEdit>.stride + $1.text.utf8.count
      }
      return sum + edits + (way.chapter.isCleaned ? way.chapter.chapter.markup.byteCount : 0)
    }
    let lines = (chapter.fileLines?.lines.count ?? 0) * MemoryLayout<FileLine>.stride
    let notes = chapter.hiddenNotes.reduce(0) { $0 + $1.markup.byteCount }
    return Weight(
      text: madeUnits,
      anchors: chapter.anchors.reduce(0) { $0 + $1.key.utf8.count + Self.entryByteCount },
      rest: chapter.text.utf8.count + chapter.markup.byteCount + notes
        + (chapter.style?.rules.utf8.count ?? 0)
        + chapter.blocks.count * MemoryLayout<Block>.stride
        + lines + sentences + said + replaced)
  }
}
