/// Finds speech that dashes mark, as Spanish and French do.
enum DialogueDashes {
  /// What is said in a block that begins with a dash.
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - dashes: What dashes do in the chapter.
  /// - Returns: Pieces in order, the first with its dash; empty if the block does not begin with one.
  static func pieces(in text: BlockText, _ dashes: QuoteCustom.Dashes) -> [Range<Int>] {
    guard dashes != .none, let dash = text.unit(at: text.start), dash.isDash else { return [] }
    guard dashes == .alternating else { return [text.start..<end(of: text)] }
    var pieces: [Range<Int>] = []
    var start: Int? = text.start
    for place in text.start + 1..<max(text.start + 1, text.end)
    where text.units[place] == dash && isAtGap(text, place) {
      if let from = start {
        append(from..<place, to: &pieces, in: text)
        start = nil
      } else {
        start = afterMarks(text, place + 1)
      }
    }
    if let start { append(start..<text.end, to: &pieces, in: text) }
    return pieces
  }

  /// Where speech ends in a block that has no dash behind it.
  ///
  /// It ends behind the mark that closes a quotation of an earlier block: "– Ja », dit Hans."
  private static func end(of text: BlockText) -> Int {
    var depth = 0
    for place in text.start..<text.end {
      if text.units[place] == 0xAB { depth += 1 }
      guard text.units[place] == 0xBB else { continue }
      if depth == 0 { return place + 1 }
      depth -= 1
    }
    return text.end
  }

  /// Whether a dash has white space or a mark on one side, unlike that of a range of years.
  private static func isAtGap(_ text: BlockText, _ place: Int) -> Bool {
    !text.isWord(at: place - 1) || !text.isWord(at: place + 1)
  }

  /// Where speech goes on: the marks behind the dash belong to the narration.
  private static func afterMarks(_ text: BlockText, _ place: Int) -> Int {
    var place = place
    while let unit = text.unit(at: place), unit.isSpace || [0x2C, 0x2E, 0x3A, 0x3B].contains(unit) {
      place += 1
    }
    return place
  }

  private static func append(
    _ range: Range<Int>, to pieces: inout [Range<Int>], in text: BlockText
  ) {
    guard range.contains(where: { text.isWord(at: $0) }) else { return }
    let end = text.visible(before: range.upperBound).map { $0 + 1 } ?? range.upperBound
    pieces.append(range.lowerBound..<end)
  }
}
