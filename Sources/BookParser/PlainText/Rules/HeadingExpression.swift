import ReadingModel
import UnicodeText

/// The expression of a chapter rule, compiled for use on lines.
struct HeadingExpression: Sendable {
  /// UTF-16 units of the longest line that is tried: a longer one is a paragraph.
  static let lineLimit = 200

  /// The result of an expression on a line.
  enum Outcome {
    case none
    case heading(HeadingMark)
    /// It took too many steps.
    case gaveUp
  }

  private let pattern: TimedPattern

  /// Compiles an expression.
  ///
  /// - Parameter expression: In ICU's syntax.
  /// - Throws: ``UnicodeTextError`` for what is no expression.
  init(_ expression: String) throws(UnicodeTextError) {
    pattern = try TimedPattern("(?m-s)" + expression)
  }

  /// Looks at a line.
  ///
  /// The line stands between newlines, since rules of others look for white space around a heading.
  ///
  /// - Parameter line: UTF-16 units without a newline.
  /// - Returns: The heading: what the expression finds first, without white space around it.
  func look(at line: [UInt16]) -> Outcome {
    guard line.count <= Self.lineLimit else { return .none }
    let units = [0x0A] + line + [0x0A]
    guard case .matches(let matches) = pattern.matches(in: units) else { return .gaveUp }
    guard let match = matches.first else { return .none }
    let title = HeadingPattern.withoutSpace(
      String(utf16Units: units[match.range])[...])
    guard !title.isEmpty else { return .none }
    let known = HeadingPattern.mark(of: String(title))
    return .heading(
      HeadingMark(
        kind: .marked(level: known?.level ?? 1), number: known?.number,
        title: known?.title ?? String(title), label: String(title)))
  }
}
