import Markup

/// The signs around and between the parts of a fenced expression, `mfenced` (MathML 3, 3.3.8).
struct Fence {
  let opening: String
  let closing: String
  /// One for each gap; the last one goes on.
  private let separators: [Character]
  private var count = 0

  /// More is no sign but a text, in characters.
  private static let limit = 8

  init(of node: MarkupNode) {
    opening = String((node.attribute("open") ?? "(").collapsed.prefix(Self.limit))
    closing = String((node.attribute("close") ?? ")").collapsed.prefix(Self.limit))
    separators = (node.attribute("separators") ?? ",").prefix(100).filter { !$0.isWhitespace }
      .map { $0 }
  }

  /// What stands before the next part; `nil` before the first, or where nothing does.
  mutating func next() -> String? {
    defer { count += 1 }
    guard count > 0, let last = separators.last else { return nil }
    return String(count <= separators.count ? separators[count - 1] : last)
  }
}
