public import ReadingModel

/// Finds the pieces of a chapter that may be skipped: first those that the book marks by roles,
/// links and blocks, then text that repeats itself.
public struct ChapterSkips {
  /// The most UTF-16 units of a mark or page number.
  ///
  /// A longer one was marked by mistake.
  private static let longestMark = 24
  /// The most letters of a unit before its power (`km²`).
  private static let longestUnit = 3

  private let chapter: Chapter
  private let units: [UInt16]
  private let names: Set<String>

  /// Makes a finder for a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - names: The titles and authors that a running head may have.
  public init(_ chapter: Chapter, names: [String]) {
    self.chapter = chapter
    units = Array(chapter.text.utf16)
    self.names = Set(
      (names + [chapter.title ?? ""]).map(RepeatedLines.letters).filter { !$0.isEmpty })
  }

  /// The pieces that may be skipped, without those inside sentences that only look like it.
  ///
  /// - Parameter kinds: The kinds to find.
  /// - Returns: Spans by their starts, UTF-16 offsets in the chapter's text. They may overlap.
  public func spans(of kinds: Set<SkippableKind> = Set(SkippableKind.allCases)) -> [SkippableSpan] {
    var spans = chapter.blocks.compactMap { block in
      Self.kind(of: block).map { SkippableSpan($0, block.range) }
    }
    spans += chapter.semantics.compactMap(span)
    spans += chapter.links.compactMap(span)
    if kinds.contains(.pageNumbers) || kinds.contains(.runningHeads) {
      spans += RepeatedLines(chapter.blocks, in: units, names: names).spans
    }
    return spans.filter { kinds.contains($0.kind) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  private static func kind(of block: Block) -> SkippableKind? {
    switch block.kind {
    case .code: .code
    case .tableCell: .tables
    case .caption: .captions
    case .note: .notes
    case .paragraph, .heading, .listItem: nil
    }
  }

  private func span(_ semantic: SemanticSpan) -> SkippableSpan? {
    guard semantic.range.count <= Self.longestMark else { return nil }
    switch semantic.kind {
    case .noteReference, .backlink: return SkippableSpan(.noteMarks, withBrackets(semantic.range))
    case .pageNumber: return SkippableSpan(.pageNumbers, semantic.range)
    case .citation: return SkippableSpan(.citations, withBrackets(semantic.range))
    case .superscript:
      guard isMark(semantic.range), isBehindWord(semantic.range.lowerBound) else { return nil }
      return SkippableSpan(.noteMarks, semantic.range)
    case .emphasis: return nil
    }
  }

  /// A link that leads to a note: the book says so, or its text is nothing but a mark.
  private func span(_ link: ChapterLink) -> SkippableSpan? {
    guard !link.range.isEmpty, link.range.count <= Self.longestMark else { return nil }
    if link.isNoteReference { return SkippableSpan(.noteMarks, withBrackets(link.range)) }
    guard case .place = link.target, isMark(link.range) else { return nil }
    let whole = withBrackets(link.range)
    let isRaised = chapter.semantics.contains {
      $0.kind == .superscript && $0.range.overlaps(link.range)
    }
    // A bare number may be a page in an index or a table of contents.
    let isBare = whole == link.range && units[link.range].allSatisfy(\.isDigit)
    return isRaised || !isBare ? SkippableSpan(.noteMarks, whole) : nil
  }

  /// Whether a piece is a number of up to three digits, or a sign, in brackets or not.
  private func isMark(_ range: Range<Int>) -> Bool {
    let brackets: Set<UInt16> = [0x28, 0x29, 0x5B, 0x5D, 0x20]
    let inner = units[range].filter { !brackets.contains($0) }
    guard !inner.isEmpty, inner.count <= 3 else { return false }
    let signs: Set<UInt16> = [0x2A, 0x2020, 0x2021, 0xA7, 0xB6]
    return inner.allSatisfy(\.isDigit) || inner.allSatisfy(signs.contains)
  }

  /// Whether a raised number is a reference: it follows a word or a stop, not a number or unit.
  private func isBehindWord(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = units[offset - 1]
    guard before.isWordLike else { return !before.isBlank }
    var start = offset
    while start > 0, units[start - 1].isWordLike { start -= 1 }
    return offset - start > Self.longestUnit && !before.isDigit
  }

  /// A piece with the brackets around it, if there are any.
  private func withBrackets(_ range: Range<Int>) -> Range<Int> {
    let pairs: [UInt16: UInt16] = [0x28: 0x29, 0x5B: 0x5D]
    guard range.lowerBound > 0, range.upperBound < units.count,
      pairs[units[range.lowerBound - 1]] == units[range.upperBound]
    else { return range }
    return range.lowerBound - 1..<range.upperBound + 1
  }
}
