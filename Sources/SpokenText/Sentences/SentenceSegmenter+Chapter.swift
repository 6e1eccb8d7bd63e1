public import ReadingModel

extension SentenceSegmenter {
  /// The longest heading that is one sentence, in UTF-16 units.
  ///
  /// A longer one is prose that is marked as a heading.
  private static let longestHeading = 240

  /// The sentences of a chapter.
  ///
  /// None reaches over the end of a block.
  ///
  /// A heading or caption is one sentence unless it is very long. Every line of code is its own
  /// sentence.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - language: The BCP 47 tag of the book, for text whose language neither the chapter nor its
  ///     words tell.
  /// - Returns: The sentences in order, with UTF-16 offsets in the chapter's text.
  public static func sentences(of chapter: Chapter, language: String?) -> [Sentence] {
    sentences(of: chapter, units: chapter.text.utf16Units, language: language)
  }

  /// The sentences of a chapter, for callers that have its text as UTF-16.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  ///   - language: The BCP 47 tag of the book.
  /// - Returns: The sentences in order.
  package static func sentences(
    of chapter: Chapter, units: [UInt16], language: String?
  ) -> [Sentence] {
    let seen = VisibleUnits(units)
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

  /// The languages that the chapter names, and those that its words tell where it names none.
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

/// Tells the language of stretches of a chapter, which come in ascending order.
private struct RunLanguages {
  private let runs: [LanguageRun]
  private let fallback: String?
  /// The runs that end after the start of the last stretch, in order.
  private var open: [LanguageRun] = []
  /// The index of the first run that is not open yet.
  private var next = 0

  /// The most runs of one stretch.
  ///
  /// The beginning of a paragraph with more runs decides.
  private static let openLimit = 200

  init(_ runs: [LanguageRun], fallback: String?) {
    self.runs = runs.filter { $0.language != nil }
    self.fallback = fallback
  }

  /// The least part of a stretch in the surrounding language, as one in so many: foreign words in
  /// it are then a quotation.
  private static let frameShare = 5

  /// The language of a range: the surrounding one if a fifth of the range is in it, else that of
  /// most of the range.
  ///
  /// Of several overlapping runs the innermost counts.
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
      // The piece ends at the start of another run or at the end of this one.
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
