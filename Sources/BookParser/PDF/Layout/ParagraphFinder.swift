import PDFFiles

/// Finds paragraphs and tables among the lines of a column.
struct ParagraphFinder {
  /// Rows with cells that make a table.
  private static let leastRows = 3
  /// A larger share of the usual distance between lines parts paragraphs.
  private static let wideLine: Float = 1.35
  /// A first line is indented by at least so much of the size.
  private static let indent: Float = 0.8
  /// Sizes that differ by a smaller share are of one text.
  private static let sizeTolerance: Float = 0.12

  private let lines: [PageLine]
  private let page: Int
  private let height: Float
  private let hyphens: HyphenatedWords
  private let left: Float
  private let right: Float
  private let pitch: Float
  private(set) var blocks: [PageBlock] = []

  /// - Parameters:
  ///   - lines: The lines of a column from top to bottom.
  ///   - page: The page's index.
  ///   - height: The page's height.
  ///   - hyphens: What the document knows of words with hyphens.
  init(_ lines: [PageLine], page: Int, height: Float, _ hyphens: HyphenatedWords) {
    // Lines that run to the left begin and end at the other edges; places of words stay.
    let lines = lines.runLeft ? lines.map(\.mirrored) : lines
    self.lines = lines
    self.page = page
    self.height = max(height, 1)
    self.hyphens = hyphens
    left = lines.map(\.left).min() ?? 0
    right = lines.map(\.right).max() ?? 0
    var deltas: [Float] = []
    for index in lines.indices.dropFirst() {
      deltas.append(lines[index].baseline - lines[index - 1].baseline)
    }
    pitch = median(deltas.filter { $0 > 0 })
    find()
  }

  private mutating func find() {
    var index = lines.startIndex
    var isNew = true
    while index < lines.endIndex {
      let rows = lines[index...].prefix { !$0.cells.isEmpty }
      if rows.count >= Self.leastRows {
        addTable(Array(rows))
        index += rows.count
        isNew = true
        continue
      }
      let isFull = blocks.last.map { $0.lineCount >= PageBlock.lineLimit } ?? true
      if isNew || isFull || breaks(before: index) {
        blocks.append(
          PageBlock(
            content: .paragraph(parts(of: lines[index])), words: words(of: lines[index]),
            size: lines[index].size,
            isBold: lines[index].isBold, page: page, place: lines[index].baseline / height))
      } else {
        blocks[blocks.count - 1].append(
          parts(of: lines[index]), words(of: lines[index]), hyphens)
        blocks[blocks.count - 1].lineCount += 1
        if !lines[index].isBold { blocks[blocks.count - 1].isBold = false }
      }
      blocks[blocks.count - 1].isOpen = !isShort(lines[index])
      isNew = false
      index += 1
    }
  }

  private mutating func addTable(_ rows: [PageLine]) {
    let cells = rows.map { row in
      let bounds = [0] + row.cells + [row.words.count]
      return zip(bounds, bounds.dropFirst()).map { parts(of: PageLine(Array(row.words[$0..<$1]))) }
    }
    blocks.append(
      PageBlock(
        content: .table(cells), words: rows.flatMap(words), size: rows[0].size,
        lineCount: rows.count, page: page,
        place: rows[0].baseline / height))
  }

  private func words(of line: PageLine) -> [PlacedWord] {
    line.words.map { PlacedWord(page: page, index: Int($0.index)) }
  }

  private func isShort(_ line: PageLine) -> Bool {
    line.right < right - max(2 * line.size, 0.12 * (right - left))
  }

  private func breaks(before index: Int) -> Bool {
    let (last, next) = (lines[index - 1], lines[index])
    let size = max(last.size, next.size)
    if abs(last.size - next.size) > Self.sizeTolerance * size { return true }
    let step = next.baseline - last.baseline
    if step > 2.2 * size || (pitch > 0 && step > Self.wideLine * pitch && step > 1.15 * size) {
      return true
    }
    if last.isBold != next.isBold, isShort(last) || isShort(next), lines.count > 1 { return true }
    let text = last.text
    if text.endsLeader { return true }
    let isEnded = text.endsSentence
    if next.left > left + Self.indent * size, last.left <= left + Self.indent * size {
      // A line that hangs goes on; one that is indented behind an end begins.
      return isEnded || isShort(last) || next.left > left + 8 * size
    }
    if last.left > left + Self.indent * size, next.left <= left + Self.indent * size, index > 1,
      !startsParagraph(index - 1)
    {
      return true
    }
    if isEnded || isShort(last), next.text.beginsItem { return true }
    if isShort(last), isEnded { return true }
    return last.right < right - 0.4 * (right - left)
  }

  /// Whether a line is the first of its paragraph, by the space and indent alone.
  private func startsParagraph(_ index: Int) -> Bool {
    lines[index].left > lines[index - 1].left + Self.indent * lines[index].size
  }

  /// A raised word is smaller than its line and stands above it, by at least these shares of the size.
  private static let raisedSize: Float = 0.85
  private static let raisedBy: Float = 0.15
  /// More characters are no mark of a note.
  private static let markLength = 4

  private func parts(of line: PageLine) -> [PageBlock.Part] {
    var parts: [PageBlock.Part] = []
    for (index, word) in line.words.enumerated() {
      let isSpaced = index > 0 && line.isSpaced(before: index)
      if index > 0, word.size < Self.raisedSize * line.size,
        word.text.count <= Self.markLength,
        line.baseline - word.baseline > Self.raisedBy * line.size
      {
        if isSpaced { parts.append(.text(" ", .plain)) }
        parts.append(.raised(word.text, link(of: word)))
        continue
      }
      let style = PageBlock.Style(
        traits: word.traits.intersection([.bold, .italic]), link: link(of: word))
      let text = (isSpaced ? " " : "") + word.text
      if case .text(let before, let same)? = parts.last, same == style {
        parts[parts.count - 1] = .text(before + text, style)
      } else if isSpaced, style.link != nil {
        // A link begins with its first word.
        parts += [.text(" ", .plain), .text(word.text, style)]
      } else {
        parts.append(.text(text, style))
      }
    }
    return parts
  }
}

extension ParagraphFinder {
  private func link(of word: PDFWord) -> PlacedLink? {
    word.link.map { PlacedLink(page: page, index: Int($0)) }
  }
}

/// Dots before the number of a page are looked for so far from the end of a line.
private let leaderLength = 64
private let leaderCount = 4
/// Characters of the longest mark of an item, `viii`; a number has fewer.
private let markLimit = 4

/// What may stand behind the end of a sentence.
private let closers: Set<Character> = [
  "\"", "'", "\u{201D}", "\u{2019}", ")", "]", "\u{BB}", "\u{300D}",
]

extension String {
  /// Whether a sentence may end here.
  var endsSentence: Bool {
    guard let last = reversed().first(where: { !closers.contains($0) && !$0.isWhitespace }) else {
      return false
    }
    return ".!?:;\u{2026}\u{3002}\u{FF01}\u{FF1F}".contains(last)
  }

  /// Whether it is a line of a table of contents, with dots before the number of the page.
  fileprivate var endsLeader: Bool {
    // Few lines have so many, and the expression takes its time.
    let end = suffix(leaderLength)
    if end.utf8.last.map({ $0 < 0x80 }) == true, end.contains("\u{2026}"),
      end.firstMatch(of: /\u{2026}\s?([0-9]{1,6}|[ivxlcIVXLC]{1,6})$/) != nil
    {
      return true
    }
    guard end.utf8.count(where: { $0 == UInt8(ascii: ".") }) >= leaderCount else { return false }
    return end.firstMatch(of: /(\.\s?){4,}\s*\w{1,6}$/) != nil
  }

  /// Whether a line begins an item of a list.
  fileprivate var beginsItem: Bool {
    guard let first else { return false }
    if "\u{2022}\u{25CF}\u{25AA}\u{25E6}\u{2023}\u{2013}*".contains(first) {
      return true
    }
    // Nearly every line asks, so that this is no regular expression.
    let isOpen = first == "(" || first == "["
    let rest = dropFirst(isOpen ? 1 : 0)
    let label = rest.prefix(markLimit).prefix { $0.isWholeNumber || $0.isLetter }
    let end = rest.dropFirst(label.count).prefix(2)
    guard !label.isEmpty, let close = end.first, end.count == 2, end.last?.isWhitespace == true
    else { return false }
    let isNumber = label.count < markLimit && label.allSatisfy(\.isWholeNumber)
    let isLetter = label.count == 1 && label.allSatisfy { ("a"..."z").contains($0) }
    switch (first, close) {
    case ("(", ")"): return isNumber || isLetter
    case ("[", "]"): return isNumber
    case ("(", _), ("[", _): return false
    case (_, "."), (_, ")"):
      return isNumber || isLetter || label.allSatisfy { "ivx".contains($0) }
    default: return false
    }
  }
}
