import BookParser
public import ReadingModel
import SpokenText

/// A book as the sentences that are read aloud.
public struct BookSentences: SentenceSource {
  /// Changes whenever the same text may be split, emphasised or paced differently.
  private static let revision = 7

  /// The pace of headings: they last about a tenth longer, as emphasised words do.
  private static let headingPace = 0.9

  private let book: Book
  private let rules: KeyedSpeechRules
  private let ruled: RuledText
  private let replacements: KeyedReplacements
  private let store: ChapterStore?

  /// Makes the list of a book's sentences.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - rules: Skipped kinds and pronunciations.
  public init(_ book: Book, rules: KeyedSpeechRules = .none) {
    self.init(book, rules: rules, chapters: nil)
  }

  /// Makes a list that shares a store of chapters; without a store no chapter is kept.
  package init(_ book: Book, rules: KeyedSpeechRules, chapters: ChapterStore?) {
    self.book = book
    self.rules = rules
    store = chapters
    ruled = RuledText(rules.rules)
    replacements = KeyedReplacements(rules.rules.replacements, cleaning: rules.rules.cleaning)
  }

  /// The book's fingerprint and the versions of the parser and of the rules that split its text; and
  /// the key of the rules of the person, if there are any.
  public var identity: String {
    rules == .none ? textIdentity : "\(textIdentity)/rules-\(rules.key)"
  }

  private var textIdentity: String {
    "\(book.fingerprint)/text-\(BookParser.revision)/sentences-\(Self.revision)"
  }

  /// Everything that the list of sentences depends on; of the rules only the skipped kinds, the
  /// replacements, the voices of what is said and emphasis.
  private var splitIdentity: String {
    let kinds = rules.rules.skipped.map(\.rawValue).sorted()
    let replaced = replacements.key.map { "/replaced-\($0)" } ?? ""
    let dialogue = rules.rules.dialogue
    let said = dialogue == .off ? "" : "/said-\(dialogue.key)"
    let emphasis = rules.rules.emphasis ? "" : "/without-emphasis"
    return textIdentity + replaced + said + emphasis
      + (kinds.isEmpty ? "" : "/without-\(kinds.joined(separator: ","))")
  }

  /// Splits a chapter into the sentences that are spoken one by one.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book, which knows the language.
  /// - Returns: Sentences in order, with UTF-16 offsets in the chapter's text.
  public static func sentences(of chapter: Chapter, in book: Book) -> [Sentence] {
    SentenceSegmenter.sentences(of: chapter, language: book.metadata.language)
  }

  /// The chapters with their places in the book.
  ///
  /// - Returns: All spine items in order, also those without text.
  /// - Throws: When the book can no longer be read.
  public func chapters() async throws -> [SpokenChapter] {
    var start = 0
    return zip(book.spine, try await book.chapterLengths()).map { item, length in
      defer { start += length }
      return SpokenChapter(title: item.title, range: start..<start + length)
    }
  }

  /// The sentences of one chapter.
  ///
  /// - Parameter index: Index in ``chapters()``.
  /// - Returns: Its sentences in order.
  /// - Throws: When the book can no longer be read.
  public func sentences(inChapter index: Int) async throws -> [SpokenSentence] {
    let start = try await book.chapterLengths().prefix(index).reduce(0, +)
    guard let store else {
      let chapter = ReadChapter(try await book.content.chapter(at: index))
      return await chapter.spoken(
        splitIdentity, language: book.metadata.language, under: replacements
      ) { spoken($0, $1, $2, $3, from: start) }
    }
    return try await store.spokenSentences(
      ofChapter: index, of: book, identity: splitIdentity, under: replacements
    ) { spoken($0, $1, $2, $3, from: start) }
  }

  private func spoken(
    _ chapter: Chapter, _ units: [UInt16], _ sentences: [Sentence], _ shown: ShownText,
    from start: TextOffset
  ) -> [SpokenSentence] {
    let ruby = RubyReadings(chapter)
    let emphasized = rules.rules.emphasis ? EmphasizedText(chapter, units) : nil
    let dialogue = SpokenDialogue(
      rules.rules.dialogue, in: units, blocks: chapter.blocks, language: book.metadata.language)
    func sentence(_ sentence: Sentence, skipping skipped: [SpokenChange]) -> SpokenSentence {
      var spoken = sentence.spoken(in: units, chapter: chapter.index, from: start)
      spoken.changes = SpokenChanges.joined(
        SpokenChanges.joined(skipped, with: shown.changes(in: sentence.range)),
        with: ruby.changes(in: sentence))
      spoken.voices = dialogue.voices(in: sentence.range)
      spoken.emphases = emphasized?.ranges(in: sentence) ?? []
      if rules.rules.emphasis, sentence.block.isHeading { spoken.pace = Self.headingPace }
      return spoken
    }
    guard !rules.rules.skipped.isEmpty else { return sentences.map { sentence($0, skipping: []) } }
    let skips = ChapterSkips(chapter, names: [book.title] + book.metadata.creators)
    return SpokenChanges.skipping(
      skips.spans(of: rules.rules.skipped), in: sentences, of: units
    ).map { sentence($0.sentence, skipping: $0.changes) }
  }

  /// A sentence with the changes of the rules.
  ///
  /// - Parameter sentence: One of ``sentences(inChapter:)``.
  /// - Returns: The same with all its changes.
  public func prepared(_ sentence: SpokenSentence) -> SpokenSentence { ruled.prepared(sentence) }
}
