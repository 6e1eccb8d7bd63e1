/// Tags with their attributes (HTML Standard 13.2.5.6 to 13.2.5.40).
extension HTMLScanner {
  mutating func tag(from nameStart: Int, isEnd: Bool) -> HTMLToken {
    let end = endOfName(from: nameStart)
    var tag = HTMLTag(name: KnownNames.elements.name(source.span, nameStart..<end) ?? .unknown)
    tag.isEnd = isEnd
    if tag.name == .unknown { tag.spelling = lowercased(nameStart..<end) }
    index = end
    let first = tree.attributes.count
    while index < source.count {
      let byte = source[index]
      if Self.isSpace(byte) {
        index += 1
      } else if byte == 0x3E {
        index += 1
        if isEnd, tree.attributes.count > first { tree.attributes.removeSubrange(first...) }
        tag.attributes = first..<tree.attributes.count
        return .tag(tag)
      } else if byte == 0x2F {
        index += 1
        if index < source.count, source[index] == 0x3E { tag.isSelfClosing = true }
      } else {
        attribute(first)
      }
    }
    // A tag that does not end is none.
    tree.attributes.removeSubrange(first...)
    return .end
  }

  private func endOfName(from start: Int) -> Int {
    let source = source.span
    var end = start
    while end < source.count, !Self.isSpace(source[end]), source[end] != 0x2F, source[end] != 0x3E {
      end += 1
    }
    return end
  }

  private mutating func attribute(_ first: Int) {
    let name = attributeName
    let end = endOfSpace(from: name.upperBound)
    index = name.upperBound
    var value = index..<index
    if end < source.count, source[end] == 0x3D {
      index = end + 1
      value = attributeValue()
    }
    guard tree.attributes.count - first < Self.attributeLimit else { return }
    let known = KnownNames.attributes.name(source.span, name) ?? .unknown
    let spelling = known == .unknown ? lowercased(name) : .empty
    let attribute = PageAttribute(known: known, name: spelling, value: ByteRange(value))
    for other in first..<tree.attributes.count where tree.isSame(tree.attributes[other], attribute)
    {
      return
    }
    tree.attributes.append(attribute)
  }

  private var attributeName: Range<Int> {
    let source = source.span
    var end = index + 1
    while end < source.count {
      let byte = source[end]
      if byte == 0x3D || byte == 0x3E || byte == 0x2F || Self.isSpace(byte) { break }
      end += 1
    }
    return index..<end
  }

  private func endOfSpace(from start: Int) -> Int {
    let source = source.span
    var end = start
    while end < source.count, Self.isSpace(source[end]) { end += 1 }
    return end
  }

  private mutating func attributeValue() -> Range<Int> {
    index = endOfSpace(from: index)
    guard index < source.count, source[index] != 0x3E else { return index..<index }
    let quote = source[index]
    let isQuoted = quote == 0x22 || quote == 0x27
    if isQuoted { index += 1 }
    let (range, hasReference) = isQuoted ? valueRange(until: quote) : plainValueRange
    index = isQuoted ? min(range.upperBound + 1, source.count) : range.upperBound
    return hasReference ? resolved(range, inAttribute: true) : range
  }

  private func valueRange(until quote: UInt8) -> (Range<Int>, hasReference: Bool) {
    let source = source.span
    var hasReference = false
    var end = index
    while true {
      end = source.firstIndex(from: end, to: source.count) { $0.equals(quote) | $0.equals(0x26) }
      guard end < source.count, source[end] == 0x26 else { break }
      hasReference = true
      end += 1
    }
    return (index..<end, hasReference)
  }

  /// The value without quotes.
  private var plainValueRange: (Range<Int>, hasReference: Bool) {
    let source = source.span
    var hasReference = false
    var end = index
    while end < source.count, source[end] != 0x3E, !Self.isSpace(source[end]) {
      hasReference = hasReference || source[end] == 0x26
      end += 1
    }
    return (index..<end, hasReference)
  }

  private mutating func lowercased(_ range: Range<Int>) -> ByteRange {
    guard range.contains(where: { source[$0] &- 0x41 < 26 }) else { return ByteRange(range) }
    let start = tree.bytes.count
    for index in range {
      let byte = source[index]
      tree.bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    return ByteRange(start..<tree.bytes.count)
  }
}
