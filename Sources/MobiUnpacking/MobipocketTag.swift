/// One start tag, with what Mobipocket says by attributes said in CSS.
struct MobipocketTag {
  /// The tag.
  private(set) var bytes: [UInt8]
  /// The names by which links reach it.
  let anchors: [String]

  /// Elements whose `height` is the space above them and whose `width` is the indent of their first line.
  private static let blocks: Set<String> = [
    "blockquote", "center", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p",
  ]
  private static let properties = ["height": "margin-top", "width": "text-indent"]

  /// - Parameters:
  ///   - tag: From `<` to `>`.
  ///   - name: The element's name in lowercase.
  init(_ tag: ArraySlice<UInt8>, name: String) {
    bytes = Array(tag)
    let attributes = TagAttributes(bytes)
    anchors = attributes.all.filter { $0.name == "id" || $0.name == "name" }.map(\.value)
    guard Self.blocks.contains(name) else { return }
    var rules: [String] = []
    for attribute in attributes.all.reversed() {
      guard let property = Self.properties[attribute.name] else { continue }
      bytes.removeSubrange(attribute.range)
      if let length = Self.length(attribute.value) { rules.append("\(property):\(length)") }
    }
    guard !rules.isEmpty, !attributes.all.contains(where: { $0.name == "style" }) else { return }
    let end = bytes.count - (bytes.dropLast().last == UInt8(ascii: "/") ? 2 : 1)
    bytes.insert(contentsOf: Array(" style=\"\(rules.joined(separator: ";"))\"".utf8), at: end)
  }

  private static let units = ["em", "pt", "px", "%", "in", "cm", "mm"]
  /// No indent or space of a book is written with more digits.
  private static let digitLimit = 8

  /// A length as CSS writes it; a number alone is one of pixels.
  private static func length(_ value: String) -> String? {
    let trimmed = value.filter { !$0.isWhitespace }.lowercased()
    let unit = units.first { trimmed.hasSuffix($0) }
    let number = trimmed.dropLast(unit?.count ?? 0)
    guard number.count <= digitLimit, let value = Double(number), value.isFinite else { return nil }
    return "\(number)\(unit ?? "px")"
  }
}

/// The attributes of a start tag and where they stand in it.
struct TagAttributes {
  /// One attribute; its range begins with the space before it.
  struct Attribute {
    var name: String
    var value: String
    var range: Range<Int>
  }

  private(set) var all: [Attribute] = []

  /// - Parameter tag: From `<` to `>`.
  init(_ tag: [UInt8]) {
    var index = tag.firstIndex { $0 <= 0x20 } ?? tag.count
    while index < tag.count {
      let start = index
      while index < tag.count, tag[index] <= 0x20 { index += 1 }
      let nameStart = index
      while index < tag.count, !Self.endsName(tag[index]) { index += 1 }
      let name = String(decoding: tag[nameStart..<index], as: UTF8.self).lowercased()
      guard !name.isEmpty else {
        index = max(index + 1, start + 1)
        continue
      }
      var after = index
      while after < tag.count, tag[after] <= 0x20 { after += 1 }
      guard after < tag.count, tag[after] == UInt8(ascii: "=") else {
        all.append(Attribute(name: name, value: "", range: start..<index))
        continue
      }
      let value = Self.value(tag, after + 1)
      index = value.end
      all.append(
        Attribute(
          name: name, value: String(decoding: tag[value.range], as: UTF8.self), range: start..<index
        ))
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }

  /// The value that begins behind an equals sign, and where the attribute ends.
  private static func value(_ tag: [UInt8], _ position: Int) -> (range: Range<Int>, end: Int) {
    var start = position
    while start < tag.count, tag[start] <= 0x20 { start += 1 }
    guard start < tag.count else { return (tag.count..<tag.count, tag.count) }
    let quote = tag[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = tag[(start + 1)...].firstIndex(of: quote) ?? tag.count - 1
      return (start + 1..<max(end, start + 1), min(end + 1, tag.count))
    }
    let end = tag[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") } ?? tag.count
    return (start..<end, end)
  }
}
