import ReadingModel

/// Writes a chapter's text and its HTML side by side, so that both hold the same characters.
///
/// White space is treated as a browser would (CSS Text 3, 4.1): a run of spaces, tabs and line ends
/// is one space, and none at the beginning or end of a line; `pre` keeps all. A formula or drawing
/// stands in its line like an image. White space at its inner edges is not shown (MathML Core
/// 2.1.1); white space beside it is kept. `br` is a newline, and so is the border between two
/// blocks, or between two lines that the book's style sheets make. Everything written to the text
/// is also a text node of the HTML, in the same place.
struct ChapterWriter {
  private var output = ChapterOutput()
  /// The blocks that are finished.
  private(set) var blocks: [Block] = []
  /// The kind of the block that begins with the next visible character.
  var kind = Block.Kind.paragraph
  /// The treatment of white space.
  var whiteSpace = ElementLayout.WhiteSpace.collapses

  private var needsBreak = false
  /// Line ends inside a block that are written before the next visible character.
  private var lineEnds = 0
  private var isAtLineStart = true
  /// Place in the HTML of a space that is removed if the line ends here.
  private var spacePlace: Int?
  private var blockStart: Int?
  private var blockKind = Block.Kind.paragraph
  private var inkEnd = 0
  private var hasLineEnded = false
  private var placeAfterPreTag = -1
  /// Place in the HTML where the last formula or drawing began.
  private var foreignPlace = 0
  /// Whether the walk is in a formula or drawing that has no visible character yet.
  private var isForeignEmpty = false
  /// Whether the walk is in a formula whose line is the text, so that what it shows goes to the HTML alone.
  private var isInShownFormula = false

  /// The text so far, UTF-8.
  var text: [UInt8] { output.text }
  /// Length of the text so far in UTF-16 units.
  var utf16Count: Int { output.utf16Count }
  /// The end of the text without a space that may still be trimmed.
  var inkOffset: Int { spacePlace == nil ? utf16Count : utf16Count - 1 }
  /// The HTML with its references.
  var markup: ChapterHTML { output.markup }

  /// Adds a reference to the tag that was written last.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - length: Bytes of the tag after the place of the reference.
  mutating func refer(to reference: ChapterHTML.Reference, before length: Int) {
    output.refer(to: reference, before: length)
  }

  /// Adds markup as it is.
  mutating func add(markup: String) {
    output.add(markup: markup)
  }

  /// Adds a start tag as it is.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Their markup, each after a space.
  mutating func addTag(_ name: String, _ attributes: String) {
    output.addTag(name, attributes)
  }

  /// Adds a tag or image that stands in a line.
  mutating func addInline(markup: String) {
    flushBreak()
    output.add(markup: markup)
  }

  /// Adds an image: it has no character, but white space on both sides of it is kept.
  mutating func addImage(markup: String) {
    addInline(markup: markup)
    isAtLineStart = false
    spacePlace = nil
  }

  /// Begins a formula or drawing, whose tag is written next.
  mutating func openForeign() {
    flushBreak()
    foreignPlace = output.htmlCount
    isForeignEmpty = true
  }

  /// Adds the line of the formula that was begun: the text has it in place of what the formula shows.
  mutating func addLine(ofFormula line: String) {
    Array(line.utf8).withUnsafeBufferPointer { addInk($0, isShown: false) }
    isInShownFormula = true
  }

  /// Ends a formula or drawing, before its end tag.
  ///
  /// - Parameter isImage: Whether it is visible even without characters.
  mutating func closeForeign(isImage: Bool) {
    isInShownFormula = false
    if let place = spacePlace, place >= foreignPlace { trimSpace() }
    guard isImage, isForeignEmpty else {
      isForeignEmpty = false
      return
    }
    isForeignEmpty = false
    isAtLineStart = false
    spacePlace = nil
  }

  /// Begins a block.
  mutating func openBlock(markup: String, isPre: Bool = false) {
    endBlock()
    flushBreak()
    output.add(markup: markup)
    if isPre { placeAfterPreTag = output.htmlCount }
  }

  /// Ends a block.
  mutating func closeBlock(markup: String) {
    endBlock()
    output.add(markup: markup)
  }

  /// Ends a line within a block; two ends in a row also end the block, because authors separate
  /// paragraphs so.
  mutating func addLineBreak() {
    trimSpace()
    flushBreak()
    if hasLineEnded { finishRange() }
    output.addLineBreak()
    isAtLineStart = true
    hasLineEnded = true
  }

  /// Begins an element that stands on lines of its own inside a block.
  mutating func openLine(markup: String) {
    endLine()
    addInline(markup: markup)
  }

  /// Ends an element that stands on lines of its own inside a block.
  mutating func closeLine(markup: String) {
    endLine()
    output.add(markup: markup)
  }

  private mutating func endLine() {
    trimSpace()
    guard !needsBreak, !isAtLineStart, lineEnds == 0 else { return }
    lineEnds = 1
  }

  /// Separates the words before and after this place.
  mutating func addWordBreak() {
    guard whiteSpace != .keepsAll, !isInShownFormula else { return }
    addSpace(UInt8(ascii: " "))
  }

  /// Adds characters.
  mutating func add(_ characters: Span<UInt8>) {
    characters.withUnsafeBufferPointer { bytes in
      guard !isInShownFormula else { return output.add(shown: bytes) }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if Self.isSpace(byte) {
          addSpace(byte)
          index += 1
          // Where white space collapses, the first of a run stands for all.
          while whiteSpace == .collapses, index < bytes.count, Self.isSpace(bytes[index]) {
            index += 1
          }
          continue
        }
        // Single spaces between words go with them.
        var end = index + 1
        while end < bytes.count {
          if Self.isSpace(bytes[end]) {
            guard bytes[end] == 0x20, end + 1 < bytes.count, !Self.isSpace(bytes[end + 1]) else {
              break
            }
          }
          end += 1
        }
        addInk(UnsafeBufferPointer(rebasing: bytes[index..<end]))
        index = end
      }
    }
  }

  private mutating func addSpace(_ byte: UInt8) {
    guard whiteSpace == .keepsAll else {
      if whiteSpace == .keepsLines, byte == UInt8(ascii: "\n") { return keepLineEnd() }
      guard !isAtLineStart, !needsBreak, lineEnds == 0, !isForeignEmpty, spacePlace == nil else {
        return
      }
      spacePlace = output.htmlCount
      output.add(ascii: UInt8(ascii: " "))
      return
    }
    flushBreak()
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    // HTML parsers drop a newline right after the tag.
    if isLineEnd, output.htmlCount == placeAfterPreTag { output.add(markup: "\n") }
    output.add(ascii: isLineEnd ? UInt8(ascii: "\n") : byte)
    isAtLineStart = isLineEnd
    spacePlace = nil
  }

  /// Keeps a line end of the source; two in a row separate paragraphs, as with `br`.
  private mutating func keepLineEnd() {
    trimSpace()
    guard !needsBreak, !isAtLineStart || hasLineEnded else { return }
    lineEnds = min(lineEnds + 1, 2)
  }

  private mutating func addInk(_ bytes: UnsafeBufferPointer<UInt8>, isShown: Bool = true) {
    flushBreak()
    if blockStart == nil, let blank = Self.leadingBlank(bytes) {
      blockStart = utf16Count + blank
      blockKind = kind
    }
    if isShown { output.add(bytes) } else { output.add(unshown: bytes) }
    if blockStart != nil { inkEnd = utf16Count }
    isAtLineStart = false
    isForeignEmpty = false
    hasLineEnded = false
    spacePlace = nil
  }

  private mutating func endBlock() {
    finishRange()
    trimSpace()
    needsBreak = true
  }

  private mutating func finishRange() {
    if let start = blockStart, start < inkEnd { blocks.append(Block(blockKind, start..<inkEnd)) }
    blockStart = nil
  }

  private mutating func trimSpace() {
    guard let place = spacePlace else { return }
    output.removeASCII(at: place)
    spacePlace = nil
  }

  private mutating func flushBreak() {
    guard needsBreak || lineEnds > 0 else { return }
    let wanted = needsBreak ? 1 : lineEnds
    if wanted > 1 { finishRange() }
    hasLineEnded = !needsBreak
    needsBreak = false
    lineEnds = 0
    isAtLineStart = true
    guard let last = output.text.last, last != UInt8(ascii: "\n") else { return }
    for _ in 0..<wanted { output.add(ascii: UInt8(ascii: "\n")) }
  }

  /// Ends the last block.
  mutating func finish() {
    endBlock()
  }

  /// Whether a byte is white space in markup.
  static func isSpace(_ byte: UInt8) -> Bool {
    // Nearly every byte is a letter, which the first comparison tells.
    byte <= 0x20 && (byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B))
  }

  /// The number of characters before the first visible one; `nil` if none is visible.
  ///
  /// No-break and ideographic spaces often stand for an empty or indented line.
  private static func leadingBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var count = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: [0xC2, 0xA0]) {
        index += 2
      } else if rest.starts(with: [0xE3, 0x80, 0x80]) {
        index += 3
      } else if rest.first == 0x20 {
        index += 1
      } else {
        return count
      }
      count += 1
    }
    return nil
  }
}
