import Basics

extension ChapterHTML {
  /// The attribute of an element that shows another text in place of a piece of the chapter's: its value is that piece.
  ///
  /// It belongs to what rules show, and to a formula (`math`) whose line of text is the chapter's.
  package static let sourceAttribute = "data-source"

  /// Shows other texts in place of pieces of the chapter's text.
  ///
  /// Each piece becomes a `span` with ``sourceAttribute``, whose content is the other text. A piece that lies in
  /// several text nodes becomes several of them, of which the first has the content, so that no element changes. The
  /// chapter's text is that of the fragment with every such attribute's value in place of the span's content.
  ///
  /// - Parameter edits: In order and without overlap, each of a piece that is not empty and lies outside of
  ///   ``foreignRanges``; UTF-16 offsets in the chapter's text.
  /// - Returns: The fragment with the same references.
  package func replacing(_ edits: [TextEdit]) -> ChapterHTML {
    guard !edits.isEmpty else { return self }
    var writer = ReplacedMarkup(edits, capacity: markup.count)
    var references: [(place: Int, reference: Reference)] = []
    var slot = 0
    forEachRun { bytes, run in
      while slot < slots.count, slots[slot].place < bytes.upperBound {
        // References stand in tags, which are copied as they are.
        let place = writer.html.count + slots[slot].place - bytes.lowerBound
        references.append((place, slots[slot].reference))
        slot += 1
      }
      switch run {
      case .text: writer.addText(markup[bytes])
      case .tag: writer.html += markup[bytes]
      case .formula(let line): writer.addFormula(markup[bytes], length: Self.length(of: line))
      }
    }
    return ChapterHTML(writer.html, references: references)
  }

  /// The pieces of the chapter's text that are in formulas and drawings, in order: UTF-16 offsets.
  package var foreignRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    var offset = 0
    forEachRun { bytes, run in
      switch run {
      case .text:
        let count = Self.length(of: markup[bytes])
        if depth > 0, count > 0 { ranges.append(offset..<offset + count) }
        offset += count
      case .formula(let line):
        let count = Self.length(of: line)
        ranges.append(offset..<offset + count)
        offset += count
      case .tag: depth += Self.foreignStep(markup[bytes]) ?? 0
      }
    }
    return ranges
  }

  private enum Run {
    case tag, text
    /// A whole formula, which is shown in place of its line.
    case formula(line: ArraySlice<UInt8>)
  }

  /// Calls with each tag, each run of characters and each formula that has a line, in order; without the line end that a
  /// parser drops behind `<pre>`.
  private func forEachRun(_ body: (_ bytes: Range<Int>, _ run: Run) -> Void) {
    var place = 0
    while place < markup.count {
      guard markup[place] == UInt8(ascii: "<") else {
        let end = markup[place...].firstIndex(of: UInt8(ascii: "<")) ?? markup.count
        body(place..<end, .text)
        place = end
        continue
      }
      // `>` is escaped in attributes.
      var end = (markup[place...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1) + 1
      let isPre = Self.isTag("pre", markup[(place + 1)..<end])
      if isPre, end < markup.count, markup[end] == UInt8(ascii: "\n") { end += 1 }
      var run = Run.tag
      if let line = Self.line(ofFormula: markup[place..<end]) {
        run = .formula(line: line)
        end = markup[end...].firstRange(of: Array("</math>".utf8))?.upperBound ?? markup.count
      }
      body(place..<end, run)
      place = end
    }
  }

  /// The line in place of which a formula is shown, by its start tag.
  private static func line(ofFormula tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard isTag("math", tag.dropFirst()),
      let start = tag.firstRange(of: Array(" \(sourceAttribute)=\"".utf8))?.upperBound,
      let end = tag[start...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return tag[start..<end]
  }

  /// 1 where a formula or drawing begins, -1 where one ends.
  private static func foreignStep(_ tag: ArraySlice<UInt8>) -> Int? {
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1)
    guard isTag("svg", name) || isTag("math", name) else { return nil }
    if isEnd { return -1 }
    return tag.suffix(2).first == UInt8(ascii: "/") ? nil : 1
  }

  private static func isTag(_ name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.dropFirst(name.utf8.count)
    return bytes.starts(with: name.utf8)
      && (rest.first.map { $0 <= 0x20 || $0 == 0x3E || $0 == 0x2F } ?? false)
  }

  private static func length(of text: ArraySlice<UInt8>) -> Int {
    var length = 0
    var place = text.startIndex
    while place < text.endIndex {
      let step = TextStep(text, at: place)
      length += step.unitCount
      place += step.byteCount
    }
    return length
  }
}

/// One character of escaped text.
private struct TextStep {
  var byteCount: Int
  /// UTF-16 units.
  var unitCount: Int

  init(_ text: ArraySlice<UInt8>, at place: Int) {
    switch text[place] {
    case UInt8(ascii: "&"):
      byteCount = (text[place...].firstIndex(of: UInt8(ascii: ";")) ?? place) + 1 - place
    case 0xF0...: byteCount = 4
    case 0xE0...: byteCount = 3
    case 0xC0...: byteCount = 2
    default: byteCount = 1
    }
    unitCount = text[place] >= 0xF0 ? 2 : 1
  }
}

/// Copies text and makes edits in it.
private struct ReplacedMarkup {
  var html: [UInt8] = []
  private let edits: [TextEdit]
  /// The edit that ends behind the present place.
  private var next = 0
  /// UTF-16 offset in the chapter's text.
  private var offset = 0
  /// Whether the content of the edit was written.
  private var isBegun = false

  init(_ edits: [TextEdit], capacity: Int) {
    self.edits = edits
    html.reserveCapacity(capacity + edits.count * 64)
  }

  /// Copies a formula, in whose line is no edit.
  mutating func addFormula(_ formula: ArraySlice<UInt8>, length: Int) {
    html += formula
    offset += length
  }

  mutating func addText(_ text: ArraySlice<UInt8>) {
    var place = text.startIndex
    while place < text.endIndex {
      let isInside = next < edits.count && offset >= edits[next].range.lowerBound
      let limit =
        next < edits.count
        ? (isInside ? edits[next].range.upperBound : edits[next].range.lowerBound) : Int.max
      let start = place
      while place < text.endIndex, offset < limit {
        let step = TextStep(text, at: place)
        offset += step.unitCount
        place += step.byteCount
      }
      if isInside { addPiece(text[start..<place]) } else { html += text[start..<place] }
    }
  }

  private mutating func addPiece(_ source: ArraySlice<UInt8>) {
    html += "<span \(ChapterHTML.sourceAttribute)=\"".utf8
    for byte in source {
      if byte == UInt8(ascii: "\"") { html += "&quot;".utf8 } else { html.append(byte) }
    }
    html += "\">".utf8
    if !isBegun { html += edits[next].text.escapedAsMarkup.utf8 }
    html += "</span>".utf8
    isBegun = offset < edits[next].range.upperBound
    if !isBegun { next += 1 }
  }
}
