public import ReadingModel

extension SentenceSegmenter {
  /// The longest heading that is one sentence, in UTF-16 units: what is longer is prose that
  /// someone marked as a heading.
  private static let longestHeading = 240

  /// The sentences of a chapter: none reaches over the end of a block.
  ///
  /// A heading or caption is one sentence unless it is very long; every line of code is its own.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - language: BCP 47 tag of the book, used where the chapter names none and its words say no other.
  /// - Returns: The sentences in order, with UTF-16 offsets in the chapter's text.
  public static func sentences(of chapter: Chapter, language: String?) -> [Sentence] {
    sentences(of: chapter, units: chapter.text.utf16Units, language: language)
  }

  /// The sentences of a chapter whose text is at hand as UTF-16.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  ///   - language: BCP 47 tag of the book.
  /// - Returns: The sentences in order.
  package static func sentences(
    of chapter: Chapter, units: [UInt16], language: String?
  ) -> [Sentence] {
    let seen = SeenUnits(units)
    let text = SentenceText(seen.units)
    var languages = RunLanguages(
      runs(of: chapter, units, bookLanguage: language), fallback: language)
    return chapter.blocks.flatMap { block -> [Sentence] in
      let part = text.bounded(to: seen.seen(block.range))
      let tag = languages.language(of: block.range)
      let ranges = seen.source(
        ranges(of: block.kind, in: part, language: .named(tag)), in: block.range)
      let keepsLines = LineBreaks.areKept(in: part)
      return ranges.enumerated().map { index, range in
        Sentence(
          range: range, block: block.kind, endsBlock: index == ranges.count - 1,
          language: languages.language(of: range), keepsLines: keepsLines)
      }
    }
  }

  /// What the chapter says of languages, and what is found where it says nothing.
  private static func runs(
    of chapter: Chapter, _ units: [UInt16], bookLanguage: String?
  ) -> [LanguageRun] {
    let found = ParagraphLanguages(units, bookLanguage: bookLanguage)?.runs(of: chapter)
    guard let found, !found.isEmpty else { return chapter.languageRuns }
    return (chapter.languageRuns + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func ranges(
    of kind: Block.Kind, in text: SentenceText, language: SentenceLanguage
  ) -> [Range<Int>] {
    switch kind {
    case .heading where text.bounds.count <= longestHeading:
      let whole = text.trimmed(text.bounds)
      return whole.isEmpty ? [] : [whole]
    case .code: return Paragraphs.lines(in: text)
    case .paragraph, .heading, .listItem, .tableCell, .caption, .note:
      return SentenceScanner.sentences(in: text, language: language)
    }
  }
}

/// Answers which language a stretch of a chapter is in, for stretches in ascending order.
private struct RunLanguages {
  private let runs: [LanguageRun]
  private let fallback: String?
  /// Runs that end behind the beginning of the last stretch, in order.
  private var open: [LanguageRun] = []
  /// The first run that was not opened yet.
  private var next = 0

  /// The most runs that are looked at for one stretch: a paragraph with more is told by its beginning.
  private static let openLimit = 200

  init(_ runs: [LanguageRun], fallback: String?) {
    self.runs = runs.filter { $0.language != nil }
    self.fallback = fallback
  }

  /// The least part of a stretch that has to be in the language around it, for foreign words in it to
  /// be a quotation and not the text: one in so many.
  private static let frameShare = 5

  /// The language of a range: that of the text around it where a fifth is, else that of most of it.
  ///
  /// The innermost run counts where several overlap.
  mutating func language(of range: Range<Int>) -> String? {
    open.removeAll { $0.range.upperBound <= range.lowerBound }
    while next < runs.count, runs[next].range.lowerBound < range.upperBound,
      open.count < Self.openLimit
    {
      if runs[next].range.upperBound > range.lowerBound { open.append(runs[next]) }
      next += 1
    }
    var counts: [String?: Int] = [:]
    var place = range.lowerBound
    let near = open.filter { $0.range.overlaps(range) }
    guard !near.isEmpty else { return fallback }
    while place < range.upperBound {
      let inner = near.last { $0.range.contains(place) }
      // Up to where another run starts or this one ends.
      let edges = near.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      let end = edges.filter { $0 > place }.min().map { min($0, range.upperBound) }
      counts[inner?.language ?? fallback, default: 0] += (end ?? range.upperBound) - place
      place = end ?? range.upperBound
    }
    let around = near.last {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
    }
    let frame = around?.language ?? fallback
    if (counts[frame] ?? 0) * Self.frameShare >= range.count { return frame }
    return counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key ?? fallback
  }
}
