import Foundation
import ReadingModel

/// The headings of the beginning of a text, to compare rules.
struct HeadingSurvey {
  /// Bytes of text that a chapter has at least: rules that match more often match lines, not headings.
  private static let leastChapter = 200
  /// How many times as long or as short as the median a usual chapter is.
  private static let usualFactor = 4

  /// The headings in order.
  let headings: [HeadingCandidate]
  /// Bytes of lines that are not blank.
  let textLength: Int
  /// Whether all of the text was looked at.
  let isWhole: Bool
  /// Whether the expression took too many steps.
  let gaveUp: Bool

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - survey: Its bytes.
  ///   - detected: Its encoding.
  ///   - expression: What a heading looks like; `nil` for the program's own way.
  ///   - byteLimit: How much of it is looked at.
  /// - Throws: When reading fails; `CancellationError`.
  init(
    of file: URL, _ survey: ByteSurvey, as detected: EncodingDetector.Result,
    by expression: HeadingExpression?, byteLimit: Int
  ) throws {
    let index = try LineIndex.make(
      of: file, as: detected, head: survey.head, by: expression, byteLimit: byteLimit)
    let end = index.gutenberg.end ?? Int.max
    let start = index.gutenberg.start ?? 0
    headings = HeadingSelection(statistics: index.statistics, isRuled: index.isRuled).headings(
      among: index.candidates.filter { $0.offset >= start && $0.offset < end },
      textLength: index.textLength)
    textLength = index.textLength
    isWhole = survey.fileLength <= byteLimit
    gaveUp = index.gaveUp
  }

  /// Bytes of text from each heading to the next one.
  var lengths: [Int] {
    let starts = headings.map(\.textBefore) + [textLength]
    return zip(starts, starts.dropFirst()).map { $1 - $0 }
  }

  /// How regular the chapters are: the share of the text that is in chapters of usual length, 0...1.
  ///
  /// Usual is at least a quarter and at most four times the median. One heading divides nothing.
  var regularity: Double {
    let lengths = lengths
    guard lengths.count > 1, textLength > 0 else { return 0 }
    let median = lengths.sorted()[lengths.count / 2]
    guard median >= Self.leastChapter else { return 0 }
    let usual = (median / Self.usualFactor)...(median * Self.usualFactor)
    return Double(lengths.filter(usual.contains).reduce(0, +)) / Double(textLength)
  }
}
