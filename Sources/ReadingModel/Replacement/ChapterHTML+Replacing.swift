import Basics

extension ChapterHTML {
  /// The attribute of an element that shows another text in place of a piece of the chapter's: its value is that piece.
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
    forEachRun { bytes, isText in
      while slot < slots.count, slots[slot].place < bytes.upperBound {
        // References stand in tags, which are copied as they are.
        let place = writer.html.count + slots[slot].place - bytes.lowerBound
        references.append((place, slots[slot].reference))
        slot += 1
      }
      if isText { writer.addText(markup[bytes]) } else { writer.html += markup[bytes] }
    }
    return ChapterHTML(writer.html, references: references)
  }

  /// The pieces of the chapter's text that are in formulas and drawings, in order: UTF-16 offsets.
  package var foreignRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    var offset = 0
    forEachRun { bytes, isText in
      if isText {
        let count = Self.length(of: markup[bytes])
        if depth > 0, count > 0 { ranges.append(offset..<offset + count) }
        offset += count
      } else if let step = Self.foreignStep(markup[bytes]) {
        depth += step
      }
    }
    return ranges
  }

  /// Calls with each tag and each run of characters, in order; without the line end that a parser drops behind `<pre>`.
  private func forEachRun(_ body: (_ bytes: Range<Int>, _ isText: Bool) -> Void) {
    var place = 0
    while place < markup.count {
      guard markup[place] == UInt8(ascii: "<") else {
        let end = markup[place...].firstIndex(of: UInt8(ascii: "<")) ?? markup.count
        body(place..<end, true)
        place = end
        continue
      }
      // `>` is escaped in attributes.
      var end = (markup[place...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1) + 1
      let isPre = Self.isTag("pre", markup[(place + 1)..<end])
      if isPre, end < markup.count, markup[end] == UInt8(ascii: "\n") { end += 1 }
      body(place..<end, false)
      place = end
    }
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
