/// Finds the tags of an XML document as it is written, so that a part of it can be changed and the rest stays byte for byte.
///
/// It does not check the document; what it does not understand ends the scan.
struct TagScanner {
  /// A start tag, an empty element or an end tag.
  struct Tag {
    enum Kind { case start, empty, end }

    var kind: Kind
    /// From `<` to behind `>`.
    var range: Range<Int>
    /// The name as written, with its prefix.
    var name: String
    /// Values by the names as written; references in them are not resolved.
    var attributes: [String: String]
    /// Where the attribute `properties` stands, with the space before it.
    var properties: Range<Int>?

    /// The name without its prefix, in small letters.
    var localName: String {
      (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
    }

    /// The prefix with its colon; empty for a name without one.
    var prefix: String {
      name.contains(":") ? String(name.prefix { $0 != ":" }) + ":" : ""
    }
  }

  let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  /// The next tag; `nil` at the end, and where the document can't be understood.
  mutating func next() -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        guard skip(past: "-->", from: start + 4) else { return nil }
      } else if rest.starts(with: "<![CDATA[".utf8) {
        guard skip(past: "]]>", from: start + 9) else { return nil }
      } else if rest.starts(with: "<?".utf8) {
        guard skip(past: "?>", from: start + 2) else { return nil }
      } else if rest.starts(with: "<!".utf8) {
        // A document type with declarations of its own may change the meaning of all that follows.
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")),
          !bytes[start..<end].contains(UInt8(ascii: "["))
        else { return nil }
        place = end + 1
      } else {
        return tag(at: start)
      }
    }
    return nil
  }

  private mutating func skip(past mark: String, from start: Int) -> Bool {
    let wanted = Array(mark.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index..<index + wanted.count].elementsEqual(wanted) {
        place = index + wanted.count
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func tag(at start: Int) -> Tag? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = word(&index)
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    var properties: Range<Int>?
    while true {
      let space = index
      skipSpace(&index)
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ">") { break }
      if bytes[index] == UInt8(ascii: "/") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") else { return nil }
        place = index + 2
        return Tag(
          kind: .empty, range: start..<place, name: name, attributes: attributes,
          properties: properties)
      }
      let attribute = word(&index)
      skipSpace(&index)
      guard !attribute.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        return nil
      }
      index += 1
      skipSpace(&index)
      guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { return nil }
      attributes[attribute] = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      index = end + 1
      if attribute == "properties" { properties = space..<index }
    }
    place = index + 1
    return Tag(
      kind: isEnd ? .end : .start, range: start..<place, name: name, attributes: attributes,
      properties: properties)
  }

  private func word(_ index: inout Int) -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20,
      ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<")]
        .contains(bytes[index])
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }
}
