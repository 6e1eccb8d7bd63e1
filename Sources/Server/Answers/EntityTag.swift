import HTTPServer

/// A tag that identifies a version of an answer (RFC 9110 section 8.8.3).
struct EntityTag: Hashable, Sendable {
  /// As it stands in `ETag`.
  let text: String

  /// Makes a tag.
  ///
  /// - Parameters:
  ///   - value: Changes whenever the content does; ASCII without quotes.
  ///   - isWeak: Whether the same content may be sent in other bytes, such as compressed.
  init(_ value: String, isWeak: Bool) {
    text = isWeak ? "W/\"\(value)\"" : "\"\(value)\""
  }

  /// Whether an `If-None-Match` names this tag; weakness doesn't count there.
  func matches(_ condition: String) -> Bool {
    Self.matches(text, condition)
  }

  /// Whether an `If-None-Match` names a tag.
  static func matches(_ tag: String, _ condition: String) -> Bool {
    let opaque = strong(tag)
    return condition.split(separator: ",").contains { candidate in
      let candidate = candidate.trimming { $0 == " " || $0 == "\t" }
      return candidate == "*" || strong(candidate) == opaque
    }
  }

  private static func strong(_ tag: some StringProtocol) -> Substring {
    let tag = Substring(tag)
    return tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
  }
}

extension Substring {
  /// Without such characters at both ends.
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
