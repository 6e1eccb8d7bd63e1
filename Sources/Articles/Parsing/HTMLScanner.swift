/// Cuts a page into tags and texts (HTML Standard 13.2.5).
///
/// Texts are places in the page, so that nothing is copied.
struct HTMLScanner {
  /// The most attributes of a tag: each is compared with those before it.
  static let attributeLimit = 256

  /// Where names, attributes and texts go.
  var tree: PageTree
  /// How characters are read from here on.
  var state = HTMLTextState.data
  /// Whether `<![CDATA[` begins a text, as it does in drawings and formulas.
  var allowsCDATA = false
  /// Where the next token begins.
  var index = 0
  var references = CharacterReferences()
  /// The page.
  let source: [UInt8]

  /// Makes a scanner.
  ///
  /// - Parameter page: The page in UTF-8; without carriage returns and zeros, which a tree never holds.
  init(_ page: [UInt8]) {
    let (tags, hasUnwanted) = Self.survey(page.span)
    let hasMark = page.starts(with: [0xEF, 0xBB, 0xBF])
    source = hasUnwanted || hasMark ? Self.cleaned(page[(hasMark ? 3 : 0)...]) : page
    // Resolved references and completed addresses go behind the page: room for them all saves copying it again.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + source.count / 4 + 256)
    bytes += source
    tree = PageTree(bytes: bytes)
    tree.nodes.reserveCapacity(tags * 2 + 16)
    tree.attributes.reserveCapacity(tags + tags / 2 + 16)
  }

  /// So many bytes are surveyed at once: a byte is enough to count them, and vectors of any width fill them.
  private static let surveyBlock = 192

  /// How many tags a page has at most, and whether it holds carriage returns or zeros.
  private static func survey(_ page: Span<UInt8>) -> (tags: Int, hasUnwanted: Bool) {
    var tags = 0
    var unwanted: UInt8 = 0
    var rest = page
    while !rest.isEmpty {
      // The compiler makes vector code of sums without branches.
      let block = rest.extracting(first: surveyBlock)
      var count: UInt8 = 0
      for index in block.indices {
        let byte = block[index]
        count &+= byte == 0x3C ? 1 : 0
        unwanted |= (byte == 0x0D ? 1 : 0) | (byte == 0 ? 1 : 0)
      }
      tags += Int(count)
      rest = rest.extracting(droppingFirst: surveyBlock)
    }
    return (tags, unwanted > 0)
  }

  private static func cleaned(_ page: ArraySlice<UInt8>) -> [UInt8] {
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(page.count)
    var start = page.startIndex
    for index in page.indices where page[index] == 0x0D || page[index] == 0 {
      cleaned += page[start..<index]
      start = index + 1
      if page[index] == 0x0D, start == page.endIndex || page[start] != 0x0A { cleaned.append(0x0A) }
    }
    return cleaned + page[start...]
  }

  /// The next token.
  mutating func next() -> HTMLToken {
    switch state {
    case .data: break
    case .escapable(let name): if let text = text(until: name, resolving: true) { return text }
    case .raw(let name): if let text = text(until: name, resolving: false) { return text }
    case .plain:
      let rest = index..<source.count
      index = source.count
      if !rest.isEmpty { return .text(rest) }
    }
    while index < source.count {
      if source[index] != 0x3C { return text() }
      guard index + 1 < source.count else { return text() }
      let second = source[index + 1]
      if Self.isLetter(second) { return tag(from: index + 1, isEnd: false) }
      if second == 0x2F {
        guard index + 2 < source.count else { return text() }
        if Self.isLetter(source[index + 2]) { return tag(from: index + 2, isEnd: true) }
        skip(past: 0x3E, from: index + 2)
      } else if second == 0x21 {
        if let token = declaration() { return token }
      } else if second == 0x3F {
        skip(past: 0x3E, from: index + 2)
      } else {
        return text()
      }
    }
    return .end
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 9 || byte == 12
  }

  // MARK: Texts

  /// Characters up to what may be the next tag.
  private mutating func text() -> HTMLToken {
    let (text, hasReference) = textRange
    index = text.upperBound
    return .text(hasReference ? resolved(text, inAttribute: false) : text)
  }

  private var textRange: (Range<Int>, hasReference: Bool) {
    let source = source.span
    var hasReference = source[index] == 0x26
    var end = index + 1
    while true {
      end = source.firstIndex(from: end, to: source.count) { $0.equals(0x3C) | $0.equals(0x26) }
      guard end < source.count else { break }
      if source[end] == 0x26 {
        hasReference = true
      } else {
        let second = end + 1 < source.count ? source[end + 1] : 0
        if Self.isLetter(second) || second == 0x2F || second == 0x21 || second == 0x3F { break }
      }
      end += 1
    }
    return (index..<end, hasReference)
  }

  /// The text of an element that ends at its own end tag only; `nil` at the end tag.
  private mutating func text(until name: ElementName, resolving: Bool) -> HTMLToken? {
    let start = index
    var hasReference = false
    while true {
      let end = nextLess(from: index)
      hasReference = hasReference || resolving && source[index..<end].contains(0x26)
      index = end
      if end == source.count || isEndTag(of: name, at: end) { break }
      if name == .script, isComment(at: end) {
        skipScriptComment()
      } else {
        index += 1
      }
    }
    state = .data
    guard index > start else { return nil }
    return .text(
      resolving && hasReference ? resolved(start..<index, inAttribute: false) : start..<index)
  }

  /// The next "<" from a place on; the end of the page if there is none.
  private func nextLess(from start: Int) -> Int {
    source.span.firstIndex(from: start, to: source.count, byBlocksOf: 64) { $0.equals(0x3C) }
  }

  private func isEndTag(of name: ElementName, at place: Int) -> Bool {
    guard place + 2 < source.count, source[place + 1] == 0x2F else { return false }
    var end = place + 2
    while end < source.count, Self.isLetter(source[end]) || source[end] &- 0x30 < 10 { end += 1 }
    guard end < source.count,
      Self.isSpace(source[end]) || source[end] == 0x2F || source[end] == 0x3E
    else { return false }
    return KnownNames.elements.name(source.span, place + 2..<end) == name
  }

  private func isComment(at place: Int) -> Bool {
    place + 3 < source.count && source[place + 1] == 0x21 && source[place + 2] == 0x2D
      && source[place + 3] == 0x2D
  }

  /// A comment in a script hides a script in it, end tag included, if both end.
  private mutating func skipScriptComment() {
    index += 4
    var depth = 0
    while index < source.count {
      let byte = source[index]
      if byte == 0x3E, source[index - 1] == 0x2D, source[index - 2] == 0x2D { return }
      if byte == 0x3C {
        if isEndTag(of: .script, at: index) {
          if depth == 0 { return }
          depth = 0
        } else if index + 6 < source.count,
          KnownNames.elements.name(source.span, index + 1..<index + 7) == .script
        {
          depth = 1
        }
      }
      index += 1
    }
  }

  /// Characters with references resolved, kept behind the page.
  mutating func resolved(_ range: Range<Int>, inAttribute: Bool) -> Range<Int> {
    let start = tree.bytes.count
    references.resolve(source, range, inAttribute: inAttribute, into: &tree.bytes)
    return start..<tree.bytes.count
  }

  private mutating func skip(past byte: UInt8, from place: Int) {
    let found = source.span.firstIndex(from: place, to: source.count) { $0.equals(byte) }
    index = min(found + 1, source.count)
  }

  private mutating func declaration() -> HTMLToken? {
    if isComment(at: index) {
      skipComment()
      return nil
    }
    if allowsCDATA, source[index...].starts(with: "<![CDATA[".utf8) {
      let start = index + 9
      index = start
      while index < source.count, !source[index...].starts(with: "]]>".utf8) { index += 1 }
      let text = start..<index
      index = min(index + 3, source.count)
      return text.isEmpty ? nil : .text(text)
    }
    let start = index + 2
    skip(past: 0x3E, from: start)
    let text = String(decoding: source[start..<index].prefix(512), as: UTF8.self).lowercased()
    return text.hasPrefix("doctype") ? .documentType(isQuirky: DocumentType.isQuirky(text)) : nil
  }

  private mutating func skipComment() {
    index += 4
    if index < source.count, source[index] == 0x3E {
      index += 1
      return
    }
    if index + 1 < source.count, source[index] == 0x2D, source[index + 1] == 0x3E {
      index += 2
      return
    }
    while true {
      index = source.span.firstIndex(from: index, to: source.count) { $0.equals(0x3E) }
      guard index < source.count else { break }
      if source[index - 1] == 0x2D, source[index - 2] == 0x2D { break }
      if source[index - 1] == 0x21, source[index - 2] == 0x2D, source[index - 3] == 0x2D { break }
      index += 1
    }
    index = min(index + 1, source.count)
  }
}
