/// The charset that a page says it is in.
struct DeclaredCharset {
  /// Where a page says so (HTML Standard 4.2.5.4 asks for the first 1024 bytes; pages are late).
  static let reach = 4096

  /// The beginning of the page, in lower case.
  private let head: [UInt8]

  /// Reads what a page declares.
  ///
  /// - Parameter page: The page in any encoding that has the signs of ASCII.
  /// - Returns: The charset, in lower case; `nil` if the page names none.
  static func of(_ page: [UInt8]) -> String? {
    let declared = DeclaredCharset(
      head: page.prefix(reach).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
    return declared.ofMeta ?? declared.ofXML
  }

  /// The charset in the first `meta` that names one.
  private var ofMeta: String? {
    var start = 0
    while let tag = place(of: "<meta", in: start..<head.count) {
      let end = head[tag...].firstIndex(of: UInt8(ascii: ">")) ?? head.count
      if let name = lastValue(of: "charset", in: tag + 5..<end, isQuoted: false) { return name }
      start = end
    }
    return nil
  }

  /// The encoding in a declaration of XML at the start of the page.
  private var ofXML: String? {
    let start = skippingSpace(0)
    guard head[start...].starts(with: "<?xml".utf8) else { return nil }
    let end = head[start...].firstIndex(of: UInt8(ascii: ">")) ?? head.count
    return lastValue(of: "encoding", in: start + 5..<end, isQuoted: true)
  }

  /// The last value that follows a name and "=" in a tag.
  private func lastValue(of name: StaticString, in range: Range<Int>, isQuoted: Bool) -> String? {
    var found: String?
    var start = range.lowerBound
    while let place = place(of: name, in: start..<range.upperBound) {
      start = place + 1
      found = value(at: place + name.utf8CodeUnitCount, isQuoted: isQuoted) ?? found
    }
    return found
  }

  private func value(at place: Int, isQuoted: Bool) -> String? {
    var start = skippingSpace(place)
    guard start < head.count, head[start] == UInt8(ascii: "=") else { return nil }
    start = skippingSpace(start + 1)
    let hasQuote = start < head.count && "\"'".utf8.contains(head[start])
    if hasQuote { start += 1 } else if isQuoted { return nil }
    if !isQuoted { start = skippingSpace(start) }
    let name = head[start...].prefix(while: Self.isOfName)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || "_:.-".utf8.contains(byte)
  }

  private func skippingSpace(_ place: Int) -> Int {
    head[place...].firstIndex { $0 != 0x20 && $0 &- 9 >= 5 } ?? head.count
  }

  private func place(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { text in
      range.first { head[$0] == text[0] && head[$0..<range.upperBound].starts(with: text) }
    }
  }
}
