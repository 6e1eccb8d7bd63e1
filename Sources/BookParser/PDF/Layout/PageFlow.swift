import PDFFiles

/// The text of all pages as one: paragraphs, headings and tables in reading order, and the notes.
struct PageFlow: Sendable {
  /// What is read.
  private(set) var blocks: [PageBlock] = []
  /// The notes at the foot of pages.
  private(set) var notes: [PageNote] = []
  /// The size of most letters.
  private(set) var bodySize: Float = 0
  /// Pages behind the last block.
  private(set) var lastPages: [Int] = []

  private var hyphens = HyphenatedWords()
  private var pending: [Int] = []

  /// Lays out pages.
  ///
  /// - Parameter pages: All pages of a document.
  init(_ pages: [PDFPage]) {
    var heads = RunningHeads()
    // Those of each direction; baselines of different ones say nothing about each other.
    var turnedHeads = [RunningHeads](repeating: RunningHeads(), count: 4)
    var columns: [[[PageLine]]] = []
    var counts: [Float: Int] = [:]
    for (index, page) in pages.enumerated() {
      let found = ColumnOrder(PageLine.pieces(of: Self.numbered(page))).columns.map(
        PageLine.lines)
      for line in found.joined() {
        counts[(line.size * 2).rounded() / 2, default: 0] += line.text.utf16.count
        hyphens.learn(line)
      }
      heads.look(at: found.flatMap(\.self), height: page.height, index: index)
      for (quarter, lines) in Self.turned(PageLine.turned(of: page.words), page) {
        turnedHeads[quarter].look(at: lines, height: Self.height(page, quarter), index: index)
      }
      columns.append(found)
    }
    bodySize = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    for (index, page) in pages.enumerated() {
      pending.append(index)
      let unread = heads.found(
        in: columns[index].flatMap(\.self), height: page.height, index: index, label: page.label)
      for column in columns[index] {
        add(column.filter { !unread.contains($0.baseline) }, page, index)
      }
      addTurned(page, index, without: turnedHeads)
    }
    lastPages = pending
    HeadingLevels(bodySize: bodySize).mark(&blocks)
  }

  /// Words that know their number on the page, and the link that they stand in.
  private static func numbered(_ page: PDFPage) -> [PDFWord] {
    var words = page.words
    let links = page.linksByWord
    for index in words.indices {
      words[index].index = Int32(index)
      words[index].link = links[index]
    }
    return words
  }

  private mutating func add(_ lines: [PageLine], _ page: PDFPage, _ index: Int) {
    guard !lines.isEmpty else { return }
    let foot = PageNotes(
      lines, page: index, height: page.height, bodySize: bodySize, hyphens)
    notes += foot.notes
    let found = ParagraphFinder(foot.lines, page: index, height: page.height, hyphens).blocks
    for (number, block) in found.enumerated() {
      if number == 0, let last = blocks.last, goesOn(last, block), let parts = block.parts {
        blocks[blocks.count - 1].append(markers() + parts, block.words, hyphens)
        blocks[blocks.count - 1].lineCount += block.lineCount
        blocks[blocks.count - 1].isOpen = block.isOpen
      } else {
        add(block)
      }
    }
  }

  /// Adds a block with the beginnings of the pages before it.
  private mutating func add(_ block: PageBlock) {
    var block = block
    if let parts = block.parts {
      block.content = .paragraph(markers() + parts)
    } else if !pending.isEmpty {
      blocks.append(
        PageBlock(content: .paragraph(markers()), size: block.size, page: block.page))
    }
    blocks.append(block)
  }

  private mutating func markers() -> [PageBlock.Part] {
    defer { pending = [] }
    return pending.map { .page($0) }
  }

  /// Whether a paragraph goes on at the top of the next column or page.
  private func goesOn(_ last: PageBlock, _ next: PageBlock) -> Bool {
    guard last.parts != nil, next.parts != nil, last.isOpen,
      last.lineCount + next.lineCount <= PageBlock.lineLimit, last.isBold == next.isBold,
      abs(last.size - next.size) < 0.08 * max(last.size, next.size)
    else { return false }
    let text = last.text
    guard !text.endsSentence, let first = next.text.first else { return false }
    return first.isLowercase || text.endsInIdeograph && next.text.beginsWithIdeograph
  }

  /// Turned lines by the quarters between them and the page's text.
  private static func turned(_ lines: [PageLine], _ page: PDFPage) -> [Int: [PageLine]] {
    Dictionary(grouping: lines) { quarter(of: $0, page) }
  }

  private static func quarter(of line: PageLine, _ page: PDFPage) -> Int {
    (Int(line.words.first?.quarter ?? 0) - Int(page.turn)) & 3
  }

  /// The height of a page for lines in another direction: its own for those that stand on their heads.
  private static func height(_ page: PDFPage, _ quarter: Int) -> Float {
    quarter == 2 ? page.height : page.width
  }

  /// Words that run in another direction than the page's, such as a stamp on the margin, come after its text.
  ///
  /// Running heads of vertical pages don't.
  private mutating func addTurned(_ page: PDFPage, _ index: Int, without heads: [RunningHeads]) {
    let all = PageLine.turned(of: Self.numbered(page))
    var unread = [Set<Float>](repeating: [], count: 4)
    for (quarter, lines) in Self.turned(all, page) {
      unread[quarter] = heads[quarter].found(
        in: lines, height: Self.height(page, quarter), index: index, label: page.label)
    }
    var text = ""
    var words: [PlacedWord] = []
    let read = all.filter { !unread[Self.quarter(of: $0, page)].contains($0.baseline) }
    for word in read.flatMap(\.words) {
      if !text.isEmpty, word.traits.contains(.followsSpace) { text += " " }
      text += word.text
      words.append(PlacedWord(page: index, index: Int(word.index)))
    }
    guard !text.isEmpty else { return }
    add(
      PageBlock(content: .paragraph([.text(text, .plain)]), words: words, size: 0, page: index))
  }
}

/// Tells headings from paragraphs: by the size of their letters, or by bold ones.
struct HeadingLevels {
  /// Letters of headings are larger than the text's by this factor.
  private static let factor: Float = 1.12
  /// A heading has no more letters and lines.
  private static let letterLimit = 160
  private static let lineLimit = 4
  /// Larger sizes have levels of their own.
  private static let levelCount = 5
  /// Where a larger share of all paragraphs seems to be headings, the size says nothing.
  private static let mostHeadings = 0.5

  let bodySize: Float

  /// Gives headings their levels.
  func mark(_ blocks: inout [PageBlock]) {
    let large = blocks.indices.filter {
      isShort(blocks[$0]) && blocks[$0].size >= Self.factor * bodySize
    }
    let sizes = Set(large.map { Self.rounded(blocks[$0].size) }).sorted(by: >)
    for index in large {
      let rank = sizes.firstIndex(of: Self.rounded(blocks[index].size)) ?? 0
      blocks[index].level = min(rank + 1, Self.levelCount)
    }
    let bold = blocks.indices.filter {
      blocks[$0].level == nil && blocks[$0].isBold && isShort(blocks[$0])
        && blocks[$0].size >= 0.95 * bodySize && blocks[$0].lineCount <= 2
        && !blocks[$0].text.endsSentence
    }
    guard Double(bold.count) < Self.mostHeadings * Double(blocks.count) else { return }
    for index in bold { blocks[index].level = min(sizes.count, Self.levelCount) + 1 }
  }

  private func isShort(_ block: PageBlock) -> Bool {
    guard block.parts != nil, block.lineCount <= Self.lineLimit else { return false }
    let text = block.text
    return text.count <= Self.letterLimit && text.contains(where: \.isLetter)
      && !text.hasSuffix(",")
      && text.count { $0.isLetter } > 1
  }

  private static func rounded(_ size: Float) -> Float { (size * 2).rounded() / 2 }
}
