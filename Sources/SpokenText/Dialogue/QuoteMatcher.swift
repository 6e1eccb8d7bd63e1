/// Matches the quotation marks of one block: the outermost pairs, and the mark that is left open.
struct QuoteMatcher {
  /// The outermost pairs with their marks, in order and without overlap.
  private(set) var quotes: [Range<Int>] = []
  /// Whether the pieces are speech for certain, since a dash marks them.
  private(set) var isDialogue = false
  /// The place of a mark that the block does not close.
  private(set) var open: Int?
  /// The family of ``open``.
  private(set) var openFamily = QuoteFamily.curly
  /// Whether the block begins with a mark that goes on with the quotation of the block before.
  private(set) var isContinued = false

  /// Matches the marks in time that grows with the length of the block.
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - custom: How the chapter marks what is said.
  ///   - family: The family of the quotation that the block before has left open, if it has.
  init(_ text: BlockText, _ custom: QuoteCustom, after family: QuoteFamily?) {
    isContinued = family != nil && text.unit(at: text.start).flatMap(QuoteFamily.init) == family
    let dashed = DialogueDashes.pieces(in: text, custom.dashes)
    guard dashed.isEmpty else {
      (quotes, isDialogue) = (dashed, true)
      return
    }
    var stacks: [QuoteFamily: [Int]] = [:]
    var pairs: [Range<Int>] = []
    for place in text.start..<text.end {
      guard let family = QuoteFamily(text.units[place]), family != .single else { continue }
      let stack = stacks[family] ?? []
      // A paragraph in which speech goes on may begin with the closing mark, as in French.
      let opens =
        isContinued && place == text.start
        ? true
        : family.opens(
          text.units[place], after: stack.last.map { text.units[$0] },
          isAtWord: text.isWordStart(place), custom)
      if opens == true {
        stacks[family, default: []].append(place)
      } else if opens == false, let start = stacks[family]?.popLast() {
        pairs.append(start..<place + 1)
      }
    }
    if custom.hasSingles {
      let singles = SingleQuotes(text)
      pairs += singles.pairs
      stacks[.single] = singles.open.map { [$0] }
    }
    quotes = Self.outermost(pairs)
    findOpen(stacks, text)
  }

  private static func outermost(_ pairs: [Range<Int>]) -> [Range<Int>] {
    var end = 0
    return pairs.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
      .filter { pair in
        guard pair.lowerBound >= end else { return false }
        end = pair.upperBound
        return true
      }
  }

  private mutating func findOpen(_ stacks: [QuoteFamily: [Int]], _ text: BlockText) {
    let end = quotes.last?.upperBound ?? text.start
    for family in QuoteFamily.allCases {
      guard let stack = stacks[family], let last = stack.last else { continue }
      let start = stack[0] == text.start ? stack[0] : last
      // One at the start may hold all others.
      guard start == text.start || start >= end, start < open ?? text.end else { continue }
      (open, openFamily) = (start, family)
    }
  }
}
