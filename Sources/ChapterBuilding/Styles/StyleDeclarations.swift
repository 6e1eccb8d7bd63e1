/// Sorts the declarations of a rule into groups and writes the allowed ones.
struct StyleDeclarations {
  let values: StyleValues

  private var isFixed: Bool { values.isFixed }

  /// The text of the declarations of each group.
  ///
  /// - Parameters:
  ///   - declarations: The book's declarations.
  ///   - isBody: Whether they apply to the body as a whole.
  /// - Returns: The text between the braces, for each group that has any.
  func grouped(_ declarations: [StyleDeclaration], isBody: Bool) -> [StyleScope.Group: String] {
    var texts: [StyleScope.Group: String] = [:]
    for declaration in declarations.flatMap(expanded) {
      let name = StyleProperties.renamed[declaration.name] ?? declaration.name
      if isBody, !isFixed, StyleProperties.isReadersOnBody(name) { continue }
      guard var group = StyleProperties.group(of: name, isFixed: isFixed),
        let value = value(of: name, declaration.value)
      else { continue }
      if !isFixed, name == "text-align", !["center", "right", "end"].contains(value) {
        group = .alignment
      }
      if !isFixed, name == "hyphens" { group = .alignment }
      let mark = declaration.isImportant ? " !important" : ""
      texts[group, default: ""] += "\(name):\(value)\(mark);"
    }
    return texts
  }

  private func value(of name: String, _ value: [StyleValue]) -> String? {
    if name == "font-family" { return family(value) }
    if name == "font-size", let size = keywordSize(value) { return size }
    if !isFixed, let bounded = StyleBounds(values: values).value(of: name, value) {
      return bounded.isEmpty ? nil : bounded
    }
    guard
      let text = values.text(
        value, isScaled: StyleProperties.isScaled(name))?.lowercasedKeywords(of: name)
    else { return nil }
    switch name {
    case "position":
      // What stays in the window stays on the page.
      return ["relative", "absolute", "static"].contains(text)
        ? text : text == "fixed" ? "absolute" : nil
    // The voice reads all of the text, so all of it is shown.
    case "display": return isFixed || text != "none" && !text.contains("contents") ? text : nil
    // White space is already what it is shown as.
    case "white-space": return ["normal", "nowrap"].contains(text) || isFixed ? text : nil
    case "overflow", "overflow-x", "overflow-y": return text == "scroll" ? "auto" : text
    // White is the paper, whatever the reader's is like.
    case "background" where !isFixed && Self.isWhite(text),
      "background-color" where !isFixed && Self.isWhite(text):
      return "var(--paper)"
    case _ where name.hasPrefix("border") && !isFixed: return Self.inReadersColors(text)
    case "filter": return Self.isRecolouring(value) ? text : nil
    case "opacity" where !isFixed: return (Double(text) ?? 0) >= 0.3 ? text : nil
    default: return text
    }
  }

  /// Whether a filter only changes the colours of a picture.
  private static func isRecolouring(_ value: [StyleValue]) -> Bool {
    value.allSatisfy { part in
      switch part {
      case .function(let name, _):
        ["invert", "hue-rotate", "grayscale", "sepia"].contains(name.lowercased())
      case .token(.identifier(let name)): name.lowercased() == "none"
      default: part.isSpace
      }
    }
  }

  /// A border's value in which white is the reader's paper and black the reader's ink, so that lines are seen on a dark page where
  /// they are seen on a white one.
  private static func inReadersColors(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { isWhite(String($0)) ? "var(--paper)" : isBlack($0) ? "var(--ink)" : $0 }
      .joined(separator: " ")
  }

  private static func isBlack(_ color: Substring) -> Bool {
    ["black", "#000", "#000000", "rgb(0,0,0)"].contains(color.lowercased())
  }

  private static func isWhite(_ color: String) -> Bool {
    ["white", "#fff", "#ffffff", "rgb(255,255,255)", "rgb(255, 255, 255)"]
      .contains(color.lowercased())
  }

  /// A named size as a size that grows with the person's choice.
  private func keywordSize(_ value: [StyleValue]) -> String? {
    guard !isFixed, value.count == 1, case .token(.identifier(let name)) = value[0] else {
      return nil
    }
    let sizes = [
      "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
      "xx-large": 32,
    ]
    return sizes[name.lowercased()].map { "calc(\(StyleText.number($0)) * var(--book-px, 1px))" }
  }

  /// The prefix of the names of the book's own fonts, so that none replaces a font of the page.
  static let familyPrefix = "b "

  /// Font families, each first as the book's own font and then as the device's.
  func family(_ value: [StyleValue]) -> String? {
    let names = value.listItems.compactMap { item -> String? in
      guard let name = Self.familyName(item), name.utf8.count < 200 else { return nil }
      let generic = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "inherit", "initial", "unset",
        "system-ui", "math",
      ]
      return generic.contains(name.lowercased())
        ? name.lowercased()
        : "\(StyleText.string(Self.familyPrefix + name)),\(StyleText.string(name))"
    }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }

  /// A name in quotes, or of several words.
  static func familyName(_ item: [StyleValue]) -> String? {
    if item.count == 1, case .token(.string(let name)) = item[0] { return name }
    var words: [String] = []
    for value in item where !value.isSpace {
      guard case .token(.identifier(let word)) = value else { return nil }
      words.append(word)
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Expands `font` into the properties that it sets, so that each counts in its own group.
  private func expanded(_ declaration: StyleDeclaration) -> [StyleDeclaration] {
    if declaration.name == "column-count", !isFixed {
      var width = declaration
      width.name = "column-width"
      width.value = [.token(.dimension(StyleBounds.narrowestColumn, "em"))]
      return [declaration, width]
    }
    guard declaration.name == "font" else { return [declaration] }
    var made: [StyleDeclaration] = []
    func add(_ name: String, _ value: [StyleValue]) {
      made.append(
        StyleDeclaration(name: name, value: value, isImportant: declaration.isImportant))
    }
    var rest = declaration.value[...]
    while let first = rest.first {
      if first.isSpace {
        rest = rest.dropFirst()
        continue
      }
      guard let name = Self.prelude(first) else { break }
      if !name.isEmpty { add(name, [first]) }
      rest = rest.dropFirst()
    }
    guard let size = rest.first else { return [] }
    add("font-size", [size])
    rest = rest.dropFirst().drop(while: \.isSpace)
    if rest.first == .token(.delimiter("/")) {
      rest = rest.dropFirst().drop(while: \.isSpace)
      guard let height = rest.first else { return [] }
      add("line-height", [height])
      rest = rest.dropFirst()
    }
    let family = Array(rest).trimmed
    guard !family.isEmpty else { return [] }
    add("font-family", family)
    return made
  }

  /// The property of a word before the size; empty for `normal`, `nil` for the size itself.
  private static func prelude(_ value: StyleValue) -> String? {
    switch value {
    case .token(.number(let number)) where number >= 1: return "font-weight"
    case .token(.identifier(let word)):
      switch word.lowercased() {
      case "normal": return ""
      case "italic", "oblique": return "font-style"
      case "bold", "bolder", "lighter": return "font-weight"
      case "small-caps": return "font-variant-caps"
      default: return nil
      }
    default: return nil
    }
  }
}

extension String {
  /// Lowercases keywords, but no strings and addresses.
  fileprivate func lowercasedKeywords(of name: String) -> String {
    contains("\"") ? self : lowercased()
  }
}
