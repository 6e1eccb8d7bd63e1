import Markup

/// The signs around and between the parts of a fenced expression, `mfenced` (MathML 3, 3.3.8).
///
/// A class, so that an open element without one is small.
final class FencedExpression {
  let opening: String
  let closing: String
  /// A separator for each gap; the last one is repeated.
  private let separators: [Character]
  private var count = 0

  /// The longest sign, in characters; a longer one is cut.
  private static let limit = 8

  init(of node: MarkupNode) {
    opening = String((node.attribute("open") ?? "(").collapsed.prefix(Self.limit))
    closing = String((node.attribute("close") ?? ")").collapsed.prefix(Self.limit))
    separators = (node.attribute("separators") ?? ",").prefix(100).filter { !$0.isWhitespace }
      .map { $0 }
  }

  /// The separator before the next part; `nil` before the first part, or if there is none.
  func next() -> String? {
    defer { count += 1 }
    guard count > 0, let last = separators.last else { return nil }
    return String(count <= separators.count ? separators[count - 1] : last)
  }
}
