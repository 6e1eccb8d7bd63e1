extension ChapterHTML {
  /// A tag or a run of characters of a fragment.
  package enum Piece {
    /// A start tag, with its attributes as they are meant and what it refers to.
    case start(name: String, attributes: [Attribute], reference: Reference?)
    /// An end tag. `br`, `hr` and `img` have none.
    case end(name: String)
    /// Characters as they are meant.
    case text(String)
  }

  /// Takes the fragment apart, in order.
  ///
  /// The fragment was written by Vorleser, so every tag is lowercase or has the case of its vocabulary, every attribute is
  /// quoted, and only `&amp;`, `&lt;`, `&gt;` and `&quot;` are escaped.
  ///
  /// - Parameter body: Takes each piece.
  package func forEachPiece(_ body: (Piece) -> Void) {
    var place = 0
    var slot = 0
    while place < markup.count {
      let end = markup[place...].firstIndex(of: UInt8(ascii: "<")) ?? markup.count
      if end > place { body(.text(Self.unescaped(markup[place..<end]))) }
      guard end < markup.count,
        let close = markup[end...].firstIndex(of: UInt8(ascii: ">"))
      else { return }
      var reference: Reference?
      while slot < slots.count, slots[slot].place <= close {
        reference = slots[slot].reference
        slot += 1
      }
      let tag = markup[(end + 1)..<close]
      if tag.first == UInt8(ascii: "/") {
        body(.end(name: String(decoding: tag.dropFirst(), as: UTF8.self)))
      } else {
        let (name, attributes) = Self.parts(tag)
        body(.start(name: name, attributes: attributes, reference: reference))
      }
      place = close + 1
    }
  }

  /// The name and the attributes of a start tag without its angle brackets.
  private static func parts(_ tag: ArraySlice<UInt8>) -> (String, [Attribute]) {
    let space = UInt8(ascii: " ")
    let quote = UInt8(ascii: "\"")
    var rest = tag
    let name = rest.prefix { $0 != space }
    rest = rest.dropFirst(name.count)
    var attributes: [Attribute] = []
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      equals + 1 < rest.endIndex, rest[equals + 1] == quote,
      let end = rest[(equals + 2)...].firstIndex(of: quote)
    {
      let key = rest[rest.startIndex..<equals].drop { $0 == space }
      attributes.append(
        (String(decoding: key, as: UTF8.self), unescaped(rest[(equals + 2)..<end])))
      rest = rest[(end + 1)...]
    }
    return (String(decoding: name, as: UTF8.self), attributes)
  }

  private static let escapes: [([UInt8], UInt8)] = [
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&lt;".utf8), UInt8(ascii: "<")),
    (Array("&gt;".utf8), UInt8(ascii: ">")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
  ]

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let escape =
        bytes[place] == UInt8(ascii: "&")
        ? escapes.first { bytes[place...].starts(with: $0.0) } : nil
      text.append(escape?.1 ?? bytes[place])
      place += escape?.0.count ?? 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ChapterHTML {
  /// What the fragment refers to, in order.
  package var references: [Reference] { slots.map(\.reference) }
}
