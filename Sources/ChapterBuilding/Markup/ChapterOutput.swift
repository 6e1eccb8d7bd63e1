import ReadingModel

/// A chapter's text and its HTML side by side: each character goes to both, markup to the HTML alone.
struct ChapterOutput {
  /// The text so far, UTF-8.
  private(set) var text: [UInt8] = []
  /// Length of the text so far in UTF-16 units.
  private(set) var utf16Count = 0
  /// The HTML so far, UTF-8.
  private var html: [UInt8] = []
  /// The references of tags; `place` is the number of bytes of the HTML before the reference.
  private var references: [(place: Int, reference: ChapterHTML.Reference)] = []

  /// The HTML with its references.
  var markup: ChapterHTML { ChapterHTML(html, references: references) }

  /// Length of the HTML so far in bytes.
  var htmlCount: Int { html.count }

  /// Adds a reference to the tag that was written last.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - length: Bytes of the tag after the place of the reference.
  mutating func refer(to reference: ChapterHTML.Reference, before length: Int) {
    references.append((html.count - length, reference))
  }

  /// Adds markup as it is.
  mutating func add(markup: String) {
    html += markup.utf8
  }

  /// Adds a start tag as it is.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Their markup, each after a space.
  mutating func addTag(_ name: String, _ attributes: String) {
    html.append(UInt8(ascii: "<"))
    html += name.utf8
    html += attributes.utf8
    html.append(UInt8(ascii: ">"))
  }

  /// Adds a newline that HTML shows by `br`.
  mutating func addLineBreak() {
    html += "<br>".utf8
    add(ascii: UInt8(ascii: "\n"))
  }

  /// Adds a character of one byte that is no sign of markup.
  mutating func add(ascii byte: UInt8) {
    text.append(byte)
    html.append(byte)
    utf16Count += 1
  }

  /// Removes the last character of the text, of one byte.
  ///
  /// - Parameter place: The number of bytes of the HTML before it; markup may follow it.
  mutating func removeASCII(at place: Int) {
    text.removeLast()
    html.remove(at: place)
    for index in references.indices.reversed() {
      guard references[index].place > place else { break }
      references[index].place -= 1
    }
    utf16Count -= 1
  }

  /// Adds characters, escaped in the HTML.
  ///
  /// - Parameter bytes: Whole characters.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: bytes)
    // A plain loop without sums, because the compiler can do it for many bytes at once.
    var bits: UInt8 = 0
    var hasSign = false
    for byte in bytes {
      bits |= byte
      hasSign = hasSign || byte == 0x26 || byte == 0x3C || byte == 0x3E
    }
    utf16Count += bits < 0x80 ? bytes.count : Self.utf16Count(bytes)
    guard hasSign else {
      html.append(contentsOf: bytes)
      return
    }
    for byte in bytes {
      if let escape = Self.escape(byte) { html += escape.utf8 } else { html.append(byte) }
    }
  }

  /// Adds characters to the text alone.
  ///
  /// - Parameter bytes: Whole characters.
  mutating func add(unshown bytes: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: bytes)
    utf16Count += Self.utf16Count(bytes)
  }

  /// Adds characters to the HTML alone, escaped.
  ///
  /// - Parameter bytes: Whole characters.
  mutating func add(shown bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if let escape = Self.escape(byte) { html += escape.utf8 } else { html.append(byte) }
    }
  }

  /// The UTF-16 units of characters: continuation bytes add nothing; four-byte characters are two units.
  private static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var units = 0
    for byte in bytes { units += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0) }
    return units
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: nil
    }
  }
}
