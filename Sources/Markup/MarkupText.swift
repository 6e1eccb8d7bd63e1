import CXML

extension MarkupDocument {
  /// Windows-1252 from 0x80 to 0x9F (Encoding Standard, index windows-1252); from 0xA0 on it is Latin-1.
  ///
  /// A byte without a character is U+FFFD.
  private static let windows1252 = Array(
    "\u{20AC}\u{FFFD}\u{201A}\u{0192}\u{201E}\u{2026}\u{2020}\u{2021}".unicodeScalars
      + "\u{02C6}\u{2030}\u{0160}\u{2039}\u{0152}\u{FFFD}\u{017D}\u{FFFD}".unicodeScalars
      + "\u{FFFD}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}".unicodeScalars
      + "\u{02DC}\u{2122}\u{0161}\u{203A}\u{0153}\u{FFFD}\u{017E}\u{0178}".unicodeScalars)

  /// The longest XML declaration, in bytes; a longer one is not looked at.
  private static let declarationLimit = 1024

  /// Makes a document valid that claims to be in UTF-8 and is not.
  ///
  /// Without any right character beyond ASCII the document is in Windows-1252, whatever it says.
  /// Otherwise a lone wrong byte becomes its character of Windows-1252, and an incomplete UTF-8
  /// sequence becomes U+FFFD.
  ///
  /// - Parameter bytes: The document.
  /// - Returns: The document in UTF-8, without its XML declaration; `nil` if nothing is wrong, or if it is in
  ///   another encoding.
  public static func repairedUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    guard !isUTF8(bytes.span), claimsUTF8(bytes) else { return nil }
    let pieces = UTF8Pieces(bytes)
    let isMixed = pieces.contains { $0.isRight && bytes[$0.range.lowerBound] >= 0x80 }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    for piece in UTF8Pieces(bytes) {
      if piece.isRight {
        text += bytes[piece.range]
      } else if isMixed, piece.range.count > 1 {
        text += "\u{FFFD}".utf8
      } else {
        for byte in bytes[piece.range] {
          let scalar =
            byte < 0xA0 ? windows1252[Int(byte & 0x1F)] : Unicode.Scalar(byte)
          text += String(scalar).utf8
        }
      }
    }
    // What the declaration says of the encoding is no longer true.
    if let declaration = declaration(of: text) { text.removeSubrange(declaration) }
    return text
  }

  /// Whether bytes are valid UTF-8.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Whether they are.
  package static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
    do {
      _ = try UTF8Span(validating: bytes)
      return true
    } catch {
      return false
    }
  }

  /// Whether a document is meant to be in UTF-8 or in ASCII: by its byte order mark, by its declaration, or
  /// because it has neither (XML 1.0, appendix F).
  private static func claimsUTF8(_ bytes: [UInt8]) -> Bool {
    // Units of two or four bytes begin with a mark, or with a zero beside the first character.
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard !isWide, !bytes.prefix(2).contains(0) else { return false }
    guard let range = declaration(of: bytes) else { return true }
    let words = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard let found = words.firstMatch(of: #/encoding\s*=\s*["']([^"']*)/#) else { return true }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(found.output.1)
  }

  /// Where a document's XML declaration stands.
  private static func declaration(of bytes: [UInt8]) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = bytes[start..<min(bytes.count, start + declarationLimit)]
    guard head.starts(with: Array("<?xml".utf8)), let end = head.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return start..<(end + 1)
  }

  /// Makes the text valid UTF-8 if the parser has taken over other bytes, as it does when a
  /// document names one encoding and is in another.
  func makeTextValid() {
    var next = unsafe root?.pointer
    while let node = unsafe next {
      if unsafe node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE,
        let content = unsafe node.pointee.content
      {
        let bytes = unsafe UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content)))
        if unsafe !Self.isUTF8(bytes.span) {
          unsafe xmlNodeSetContent(node, String(decoding: bytes, as: UTF8.self))
        }
      }
      unsafe next = Self.following(node)
    }
  }

  /// The node after this one in document order; needs no stack, however deep the tree.
  private static func following(_ node: xmlNodePtr) -> xmlNodePtr? {
    if unsafe node.pointee.type == XML_ELEMENT_NODE, let child = unsafe node.pointee.children {
      return unsafe child
    }
    var open = unsafe node
    while true {
      if let next = unsafe open.pointee.next { return unsafe next }
      guard let parent = unsafe open.pointee.parent,
        unsafe parent.pointee.type == XML_ELEMENT_NODE
      else { return nil }
      unsafe open = unsafe parent
    }
  }
}
