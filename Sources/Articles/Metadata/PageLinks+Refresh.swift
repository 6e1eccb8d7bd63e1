extension PageLinks {
  /// The longest wait before a page leads to another, in seconds: sites that count down show up to ten.
  private static let refreshLimit = 10

  /// The address that a page leads to by itself, as its element `meta` says it ("0; url=/next").
  ///
  /// Source: the shared declarative refresh steps of the HTML Standard.
  ///
  /// - Parameters:
  ///   - content: The element's attribute `content`.
  ///   - base: What addresses of the page are relative to.
  /// - Returns: The address; `nil` if the page names none of the web, or shows itself for longer.
  static func refresh(_ content: String, base: WebAddress?) -> WebAddress? {
    let spaces = content.utf8.drop { $0 <= 0x20 }
    let digits = spaces.prefix { $0 &- 0x30 < 10 }
    let wait = digits.isEmpty ? 0 : Int(String(digits) ?? "")
    guard let wait, wait <= refreshLimit, !spaces.isEmpty else { return nil }
    var rest = Substring(spaces[digits.endIndex...]).drop { $0.isNumber || $0 == "." }
    let separators: Set<Character> = [";", ",", " ", "\t", "\n", "\r"]
    guard let first = rest.first, separators.contains(first) else { return nil }
    rest = rest.drop(while: separators.contains)
    if rest.prefix(3).lowercased() == "url" {
      let behind = rest.dropFirst(3).drop(while: \.isWhitespace)
      if behind.first == "=" { rest = behind.dropFirst().drop(while: \.isWhitespace) }
    }
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest = rest.dropFirst().prefix { $0 != quote }
    }
    guard !rest.isEmpty, let target = WebAddress(String(rest), base: base),
      ["http", "https"].contains(target.scheme)
    else { return nil }
    return target
  }
}
