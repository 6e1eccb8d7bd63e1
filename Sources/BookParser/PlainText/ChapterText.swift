import ReadingModel

/// The text of one chapter, cut into paragraphs.
struct ChapterText {
  /// The text as UTF-16, with one newline between blocks.
  private(set) var units: [UInt16] = []
  /// Heading and paragraphs.
  ///
  /// Kept line breaks are newlines inside a block.
  private(set) var blocks: [Block] = []
  /// The lines that they are made of, if they are wanted.
  private(set) var lines: [FileLine] = []
  private let notesLines: Bool

  /// Whether none of its characters is seen.
  var isBlank: Bool {
    var rest = units.makeIterator()
    var decoder = UTF16()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      if scalar.isSeen { return false }
    }
    return true
  }

  /// Cuts a chapter into paragraphs.
  ///
  /// - Parameters:
  ///   - decoded: The chapter's part of the text.
  ///   - hasHeading: Whether its first line with text is a heading.
  ///   - wrapColumn: The column at which lines are wrapped, in characters; `nil` if each line is a
  ///     paragraph.
  ///   - notesLines: Whether ``lines`` are wanted.
  init(_ decoded: [UInt16], hasHeading: Bool, wrapColumn: Int?, notesLines: Bool = false) {
    self.notesLines = notesLines
    // Control characters that no text needs are removed before anything is counted. Within a word
    // they separate nothing.
    let source =
      UnitScan.first(in: decoded[...], Self.strayHit) == nil
      ? decoded : decoded.filter { Self.strayHit($0) == 0 }
    units.reserveCapacity(source.count)
    var isHeadingDue = hasHeading
    var block: [TextLine] = []
    var blankLines = 0
    for var line in TextLines(source) {
      if line.isBlank {
        blankLines += 1
        finish(&block, source, wrapColumn)
        continue
      }
      line.blankLines = blankLines
      blankLines = 0
      if isHeadingDue {
        isHeadingDue = false
        add(.heading(level: 2), [line], source, joined: [])
      } else if wrapColumn == nil {
        add(.paragraph, [line], source, joined: [])
      } else {
        block.append(line)
      }
    }
    finish(&block, source, wrapColumn)
  }

  private mutating func finish(_ block: inout [TextLine], _ source: [UInt16], _ wrapColumn: Int?) {
    defer { block.removeAll(keepingCapacity: true) }
    guard !block.isEmpty, let wrapColumn else { return }
    add(.paragraph, block, source, joined: LineJoints.joints(of: block, source, column: wrapColumn))
  }

  /// Adds a block, with a joint between each line and the next.
  private mutating func add(
    _ kind: Block.Kind, _ lines: [TextLine], _ source: [UInt16], joined joints: [LineJoints.Joint]
  ) {
    if !blocks.isEmpty { units.append(0x0A) }
    let start = units.count
    for (place, line) in lines.enumerated() {
      if place > 0 {
        switch joints[place - 1] {
        case .space: units.append(0x20)
        case .nothing: break
        case .newline: units.append(0x0A)
        }
      }
      let first = units.count
      units.append(contentsOf: source[line.range])
      // Most lines have nothing to replace.
      if UnitScan.first(in: source[line.range], Self.replacedHit) != nil {
        for place in first..<units.count { units[place] = Self.shown(units[place]) }
      }
      if notesLines { note(line, at: first..<units.count, source) }
    }
    blocks.append(Block(kind, start..<units.count))
  }

  private mutating func note(_ line: TextLine, at range: Range<Int>, _ source: [UInt16]) {
    let start = line.range.lowerBound
    let space = source[start - line.indentation..<start].flatMap { unit in
      unit == 0x3000 ? [0x3000] : unit == 0x09 ? Self.tab : [0x20]
    }
    lines.append(
      FileLine(
        range: range, blankLines: min(line.blankLines, FileLine.blankLineLimit),
        indent: String(utf16Units: Array(space.prefix(FileLine.indentLimit)))))
  }

  /// A tabulator at the beginning of a line, as most programs show it.
  private static let tab = [UInt16](repeating: 0x20, count: 4)

  /// Whether it is a control character that neither ends a line nor stands for a space: a zero, or
  /// another one that a program or a broken disk has left.
  @inline(__always)
  private static func strayHit(_ unit: UInt16) -> UInt16 {
    (unit < 0x09 ? 1 : 0) | (unit &- 0x0E < 0x0E ? 1 : 0) | (unit == 0x7F ? 1 : 0)
  }

  /// A unit as it is shown: controls, which HTML forbids, are spaces.
  private static func shown(_ unit: UInt16) -> UInt16 {
    replacedHit(unit) == 0 ? unit : unit >= 0xFFFE ? 0xFFFD : 0x20
  }

  @inline(__always)
  private static func replacedHit(_ unit: UInt16) -> UInt16 {
    (unit < 0x20 ? 1 : 0) | (unit &- 0x7F < 0x21 ? 1 : 0) | (unit >= 0xFFFE ? 1 : 0)
  }

  /// The text as a string.
  var text: String { String(utf16Units: units) }

  /// The HTML fragment with exactly the same text.
  var html: String {
    var html: [UInt16] = []
    html.reserveCapacity(units.count + blocks.count * 8)
    for (place, block) in blocks.enumerated() {
      if place > 0 { html.append(0x0A) }
      var isHeading = false
      if case .heading = block.kind { isHeading = true }
      html += (isHeading ? "<h2>" : "<p>").utf16
      for unit in units[block.range] {
        switch unit {
        case UInt16(ascii: "&"): html += "&amp;".utf16
        case UInt16(ascii: "<"): html += "&lt;".utf16
        case UInt16(ascii: ">"): html += "&gt;".utf16
        case 0x0A: html += "<br>\n".utf16
        default: html.append(unit)
        }
      }
      html += (isHeading ? "</h2>" : "</p>").utf16
    }
    return String(utf16Units: html)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self.init(truncatingIfNeeded: scalar.value) }
}
