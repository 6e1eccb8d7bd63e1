extension PageFitter {
  /// The attributes of an element under its written name.
  ///
  /// - Parameters:
  ///   - element: As the chapter has it.
  ///   - name: The name under which it is written.
  ///   - kind: The class that tells what it was.
  /// - Returns: The attributes.
  mutating func attributes(
    of element: PageElement, as name: String, _ kind: String? = nil
  ) -> [(name: String, value: String)] {
    var written: [(name: String, value: String)] = []
    if let id = identifier(of: element) { written.append(("id", id)) }
    let classes = [kind].compactMap { $0 } + self.classes(of: element)
    if !classes.isEmpty { written.append(("class", classes.joined(separator: " "))) }
    if let tag = element["lang"], LanguageTag.isWellFormed(tag) {
      written += [("lang", tag), ("xml:lang", tag)]
    }
    if let direction = element["dir"] { written.append(("dir", direction)) }
    written += role(of: element, as: name)
    for own in element.attributes where Self.isKept(own, of: name) {
      written.append((own.name, own.name == "reversed" ? "reversed" : own.value))
    }
    return written
  }

  /// Classes in place of the attributes that the reader's page styles.
  private func classes(of element: PageElement) -> [String] {
    var classes: [String] = []
    switch element["data-line"] {
    case nil: break
    case "block", "stanza": classes.append("block")
    case let indent?:
      classes.append("line")
      if let indent = Int(indent), indent > 0 { classes.append("in\(indent)") }
    }
    switch element["data-space"] {
    case "lines": classes.append("pre-line")
    case "all": classes.append("pre-wrap")
    case "normal": classes.append("pre-none")
    default: break
    }
    if element["data-unseen"] != nil { classes.append("unseen") }
    return classes
  }

  /// Roles of DPUB-ARIA on elements that may have them, and the type of EPUB that older readers look for.
  private func role(of element: PageElement, as name: String) -> [(name: String, value: String)] {
    guard let role = element["role"] else { return [] }
    let type: [(name: String, value: String)] =
      role.hasPrefix("doc-") && Self.typed.contains(String(role.dropFirst(4)))
      ? [("epub:type", String(role.dropFirst(4)))] : []
    let allowed: Bool =
      switch name {
      case "div", "span", "p":
        role.hasPrefix("doc-")
          ? Self.roles.contains(role) : role == "heading" && element["aria-level"] != nil
      case "a": ["doc-noteref", "doc-backlink", "doc-biblioref"].contains(role)
      case "section": Self.sections.contains(role)
      case "aside": ["doc-footnote", "doc-pullquote"].contains(role)
      default: false
      }
    guard allowed else { return type }
    let level =
      role == "heading" ? element["aria-level"].map { [(name: "aria-level", value: $0)] } ?? [] : []
    return type + [("role", role)] + level
  }

  /// The semantics that reading programs act on: notes that open at their reference, numbers of printed pages.
  private static var typed: Set<String> {
    ["noteref", "footnote", "endnote", "pagebreak", "backlink"]
  }

  private static var roles: Set<String> {
    sections.union([
      "doc-footnote", "doc-noteref", "doc-backlink", "doc-biblioref", "doc-pagebreak",
      "doc-pullquote", "doc-subtitle",
    ])
  }

  private static var sections: Set<String> {
    Set(
      [
        "abstract", "afterword", "appendix", "bibliography", "chapter", "colophon", "conclusion",
        "dedication",
        "endnotes", "epigraph", "epilogue", "errata", "foreword", "glossary", "introduction",
        "part", "preface",
        "prologue",
      ].map { "doc-" + $0 })
  }

  /// Whether an attribute that only some elements have is written.
  private static func isKept(_ own: (name: String, value: String), of name: String) -> Bool {
    switch (name, own.name) {
    case ("ol", "start"), ("li", "value"): isInteger(own.value)
    case ("ol", "reversed"): true
    case ("ol", "type"): ["1", "a", "A", "i", "I"].contains(own.value)
    case ("td", "colspan"), ("th", "colspan"), ("td", "rowspan"), ("th", "rowspan"):
      isInteger(own.value) && (1...1000).contains(Int(own.value) ?? 0)
    case ("th", "scope"): ["row", "col", "rowgroup", "colgroup"].contains(own.value)
    case ("abbr", "title"), ("dfn", "title"): true
    default: false
    }
  }

  private static func isInteger(_ text: String) -> Bool {
    Int(text) != nil && !text.hasPrefix("+") && text.utf8.count < 10
  }
}

/// Tags of languages.
enum LanguageTag {
  /// Whether a tag has the form of BCP 47.
  static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count)
        && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && parts.last?.utf8.count != 1
  }
}
