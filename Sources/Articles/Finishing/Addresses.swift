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
    func complete(_ text: String) -> String {
      if base == page, text.hasPrefix("#") { return text }
      return WebAddress(text, base: base)?.text ?? text
    }
    for link in descendants(article, [.a]) {
      guard let address = attribute(link, .href)?.filled else { continue }
      if address.hasPrefix("javascript:") {
        unlink(link)
      } else {
        set(link, .href, to: complete(address))
      }
    }
    for node in descendants(article, Self.media) {
      for name in [AttributeName.src, .poster] {
        if let address = attribute(node, name)?.filled { set(node, name, to: complete(address)) }
      }
      if let list = attribute(node, .srcset)?.filled {
        set(node, .srcset, to: SourceSet.mapped(list, complete))
      }
    }
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
    var rest = list[...]
    while !rest.isEmpty {
      let space = rest.prefix(while: \.isWhitespace)
      result += space
      rest = rest.dropFirst(space.count)
      let word = rest.prefix { !$0.isWhitespace }
      guard !word.isEmpty else { break }
      let after = rest.dropFirst(word.count)
      if let tail = descriptor(after) {
        result += change(String(word)) + tail
        rest = after.dropFirst(tail.count)
      } else if let comma = word.dropFirst().lastIndex(of: ",") {
        result += change(String(word[..<comma])) + ","
        rest = rest[rest.index(after: comma)...]
      } else {
        result += word
        rest = after
      }
    }
    return result
  }

  /// The size behind an address, such as " 2x,"; `nil` if something else is there.
  private static func descriptor(_ text: Substring) -> Substring? {
    var rest = text.drop(while: \.isWhitespace)
    if rest.startIndex > text.startIndex {
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let sign = rest.dropFirst(number.count).first
      if !number.isEmpty, sign == "x" || sign == "w" {
        let end = rest.dropFirst(number.count + 1).drop(while: \.isWhitespace)
        if end.isEmpty { return text }
        if end.first == "," { return text[...end.startIndex] }
      }
    }
    rest = text.drop(while: \.isWhitespace)
    if rest.isEmpty { return text }
    return rest.first == "," ? text[...rest.startIndex] : nil
  }
}
