/// One tag in a text of markup, found without parsing.
package struct ScannedTag {
  /// The name as spelled, prefix included.
  package var name: Range<Int>
  /// From `<` to just after `>`.
  package var range: Range<Int>
  /// Whether it ends an element.
  package var isEnd: Bool
  /// Whether it ends with `/>`.
  package var isSelfClosing: Bool
}

/// Finds tags well enough to count and rewrite them; comments, CDATA and instructions are skipped.
package struct MarkupScanner {
  /// Where the scan goes on.
  package private(set) var index = 0

  /// Makes a scanner at the beginning.
  package init() {}

  /// Makes a scanner that begins within a text.
  ///
  /// - Parameter index: Where, in bytes.
  package init(at index: Int) { self.index = index }

  /// The next tag.
  ///
  /// - Parameter bytes: The text, the same at each call.
  /// - Returns: The tag, or `nil` at the end.
  package mutating func nextTag(_ bytes: Span<UInt8>) -> ScannedTag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      let start = index
      if bytes[start + 1] == UInt8(ascii: "!") {
        skipDeclaration(bytes)
        continue
      }
      let isEnd = bytes[start + 1] == UInt8(ascii: "/")
      let nameStart = start + (isEnd ? 2 : 1)
      var nameEnd = nameStart
      while nameEnd < bytes.count, Self.isNameByte(bytes[nameEnd]) { nameEnd += 1 }
      guard nameEnd > nameStart, Self.isLetter(bytes[nameStart]) else {
        index += 1
        continue
      }
      index = nameEnd
      skipAttributes(bytes)
      let isSelfClosing = index >= 2 && bytes[index - 2] == UInt8(ascii: "/") && !isEnd
      return ScannedTag(
        name: nameStart..<nameEnd, range: start..<index, isEnd: isEnd, isSelfClosing: isSelfClosing)
    }
    return nil
  }

  /// Moves just behind the `>` that ends a tag; a `>` inside quotes does not end it.
  private mutating func skipAttributes(_ bytes: Span<UInt8>) {
    var quote: UInt8?
    var previous: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        previous == UInt8(ascii: "=")
      {
        quote = byte
      }
      if byte > 0x20 { previous = byte }
    }
  }

  private mutating func skipDeclaration(_ bytes: Span<UInt8>) {
    let isComment =
      index + 3 < bytes.count && bytes[index + 2] == UInt8(ascii: "-")
      && bytes[index + 3] == UInt8(ascii: "-")
    index += isComment ? 4 : 2
    while index < bytes.count {
      index += 1
      guard bytes[index - 1] == UInt8(ascii: ">") else { continue }
      let closes =
        bytes[index - 2] == UInt8(ascii: "-") && bytes[index - 3] == UInt8(ascii: "-")
      if !isComment || closes { return }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
  }
}
