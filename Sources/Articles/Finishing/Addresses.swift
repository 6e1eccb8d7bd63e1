extension PageTree {
  private static let media: ElementSet = [.img, .picture, .figure, .video, .audio, .source]

  /// The address that others on the page are relative to.
  ///
  /// - Parameter page: The address of the page.
  /// - Returns: The address; `nil` if neither page nor `base` has one.
  func baseAddress(_ page: WebAddress?) -> WebAddress? {
    for node in descendants(root, [.base]) {
      guard let reference = attribute(node, .href) else { continue }
      return WebAddress(reference, base: page) ?? page
    }
    return page
  }

  /// Makes the addresses of links and media complete.
  ///
  /// - Parameters:
  ///   - article: Where.
  ///   - base: What they are relative to.
  ///   - page: The address of the page: links within it stay as they are.
  mutating func completeAddresses(
    _ article: Node, base: WebAddress?, page: WebAddress?
  ) {
    let plain = PlainReferences(base: base, page: page)
    func complete(_ text: String) -> String {
      if base == page, text.hasPrefix("#") { return text }
      if let whole = plain.complete(text.utf8Span.span) {
        return String(decoding: whole, as: UTF8.self)
      }
      return WebAddress(text, base: base)?.text ?? text
    }
    for link in descendants(article, [.a]) {
      guard let address = value(link, .href) else { continue }
      if begins(address, "javascript:") {
        unlink(link)
      } else {
        change(link, .href, plain, complete)
      }
    }
    for node in descendants(article, Self.media) {
      for name in [AttributeName.src, .poster] { change(node, name, plain, complete) }
      if let list = attribute(node, .srcset)?.filled {
        set(node, .srcset, to: SourceSet.mapped(list, complete))
      }
    }
  }

  /// Completes the address in an attribute, parsing it only where it must be.
  private mutating func change(
    _ node: Node, _ name: AttributeName, _ plain: PlainReferences, _ complete: (String) -> String
  ) {
    guard let place = nodes[node].content.range.first(where: { attributes[$0].known == name })
    else { return }
    let old = attributes[place].value
    guard !old.isEmpty else { return }
    let front: [UInt8]
    switch plain.reading(bytes.span.extracting(old.range)) {
    case .complete: return
    case .behindOrigin: front = plain.origin
    case .behindScheme: front = plain.scheme
    case .unknown:
      attributes[place].value = add(complete(string(old)))
      return
    }
    let start = bytes.count
    let whole = front + bytes[old.range]
    bytes.append(contentsOf: whole)
    attributes[place].value = ByteRange(start..<bytes.count)
  }

  /// Replaces a link by what is in it.
  private mutating func unlink(_ link: Node) {
    let only = firstChild(link)
    if only >= 0, next(only) < 0, isText(only) {
      replace(link, with: only)
    } else {
      let span = makeElement(.span)
      moveChildren(of: link, to: span)
      replace(link, with: span)
    }
  }
}

/// The list of pictures for sizes in a `srcset`.
enum SourceSet {
  /// Replaces each address in a list.
  static func mapped(_ list: String, _ change: (String) -> String) -> String {
    var result = ""
    var rest = list[...].utf8
    while !rest.isEmpty {
      let space = rest.prefix(while: isSpace)
      result += Substring(space)
      rest = rest[space.endIndex...]
      let word = rest.prefix { !isSpace($0) }
      guard !word.isEmpty else { break }
      let after = rest[word.endIndex...]
      if let tail = descriptor(after) {
        result += change(String(Substring(word))) + Substring(tail)
        rest = after[tail.endIndex...]
      } else if let comma = word.dropFirst().lastIndex(of: UInt8(ascii: ",")) {
        result += change(String(Substring(word[..<comma]))) + ","
        rest = rest[rest.index(after: comma)...]
      } else {
        result += Substring(word)
        rest = after
      }
    }
    return result
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// The size behind an address, such as " 2x,"; `nil` if something else is there.
  private static func descriptor(_ text: Substring.UTF8View) -> Substring.UTF8View? {
    let rest = text.drop(while: isSpace)
    if rest.startIndex > text.startIndex {
      let size = rest.drop { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
      let isSize = size.first == UInt8(ascii: "x") || size.first == UInt8(ascii: "w")
      if size.startIndex > rest.startIndex, isSize {
        let end = size.dropFirst().drop(while: isSpace)
        if end.isEmpty { return text }
        if end.first == UInt8(ascii: ",") { return text[...end.startIndex] }
      }
    }
    if rest.isEmpty { return text }
    return rest.first == UInt8(ascii: ",") ? text[...rest.startIndex] : nil
  }
}
