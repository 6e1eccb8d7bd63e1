public import ReadingModel
import SpokenText

/// The skippable text of a book by kind, with some examples.
public struct SkippableReport: Hashable, Sendable {
  /// A piece of a book and the text around it.
  public struct Example: Hashable, Sendable {
    /// Where it is in the book.
    public var range: Range<TextOffset>
    /// The text before it, shortened.
    public var before: String
    /// The piece, shortened.
    public var text: String
    /// The text behind it, shortened.
    public var after: String
  }

  /// The findings of one kind.
  public struct Finding: Hashable, Sendable {
    /// How many there are; a table or a listing counts once.
    public var count = 0
    /// The first of them.
    public var examples: [Example] = []
  }

  /// The findings by kind; kinds without text are missing.
  public var findings: [SkippableKind: Finding] = [:]
  /// Whether the whole book was searched.
  public var isWhole = true

  /// Examples of each kind.
  package static let exampleLimit = 3
  /// The most text that is searched, in UTF-16 units: a long novel, and a second of work.
  package static let unitLimit = 4_000_000
  /// Context on each side of an example, in UTF-16 units.
  private static let contextLimit = 40
  /// The longest example, in UTF-16 units.
  private static let textLimit = 80

  package init() {}

  /// Adds the skippable text of a chapter.
  package mutating func add(_ chapter: Chapter, from start: TextOffset, names: [String]) {
    let units = Array(chapter.text.utf16)
    let structural = ChapterSkips(chapter, names: names).spans()
    let kinds = Set(SkippableKind.allCases)
    let found =
      structural
      + chapter.blocks.flatMap { block in
        SkipPatterns.spans(
          in: String(utf16Units: units[block.range]), of: kinds
        ).map { span in
          let low = span.range.lowerBound + block.range.lowerBound
          return SkippableSpan(span.kind, low..<low + span.range.count)
        }
      }
    var ends: [SkippableKind: Int] = [:]
    for span in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let end = ends[span.kind]
      ends[span.kind] = max(end ?? 0, span.range.upperBound)
      // Rows of one table and lines of one listing stand next to each other.
      let isBlock = [.tables, .code].contains(span.kind)
      if let end, span.range.lowerBound < end + (isBlock ? 2 : 0) { continue }
      var finding = findings[span.kind] ?? Finding()
      finding.count += 1
      if finding.examples.count < Self.exampleLimit {
        finding.examples.append(Self.example(span.range, in: units, from: start))
      }
      findings[span.kind] = finding
    }
  }

  private static func example(
    _ range: Range<Int>, in units: [UInt16], from start: TextOffset
  ) -> Example {
    func text(_ range: Range<Int>) -> String {
      String(utf16Units: units[range]).split(whereSeparator: \.isNewline)
        .joined(separator: " ")
    }
    let shown = range.lowerBound..<min(range.upperBound, range.lowerBound + textLimit)
    let low = max(range.lowerBound - contextLimit, 0)
    let high = min(range.upperBound + contextLimit, units.count)
    return Example(
      range: start + range.lowerBound..<start + range.upperBound,
      before: text(low..<range.lowerBound), text: text(shown),
      after: shown == range ? text(range.upperBound..<high) : "\u{2026}")
  }
}
