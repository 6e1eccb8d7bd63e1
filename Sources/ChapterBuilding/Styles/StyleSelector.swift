/// A selector of a book, written so that it reaches only the book's own content.
struct StyleSelector: Hashable, Sendable {
  /// The text after the scope; it begins with a space, or with the conditions on `body`.
  var text: String
  /// Whether it selects the document or its body as a whole.
  var isBody: Bool
  /// Whether its subject is a pseudo-element.
  var hasPseudoElement = false

  /// The most compounds of a selector and selectors of a list; longer ones are left out.
  private static let compoundLimit = 24
  private static let listLimit = 200

  /// The selectors of a list, except those that can't match anything here.
  static func list(_ prelude: [StyleValue]) -> [StyleSelector] {
    prelude.listItems.prefix(listLimit).compactMap { selector($0) }
  }

  private static func selector(_ values: [StyleValue]) -> StyleSelector? {
    guard let parts = parts(values), !parts.isEmpty, parts.count <= compoundLimit else {
      return nil
    }
    var rest = parts[...]
    var own = ""
    // `html`, `body` and both together are one element here.
    var isBody = false
    for (index, part) in parts.enumerated().prefix(3) where part.root != nil {
      guard parts[..<index].allSatisfy({ $0.combinator == " " || $0.combinator == ">" }) else {
        return nil
      }
      own = parts[...index].map(\.text).joined()
      rest = parts[(index + 1)...]
      isBody = true
    }
    guard rest.allSatisfy({ $0.root == nil }) else { return nil }
    let combined = isBody ? parts[parts.count - rest.count - 1].combinator : " "
    // Nothing stands beside the body.
    if isBody, !rest.isEmpty, combined != " ", combined != ">" { return nil }
    var text = own
    var joint = combined
    for part in rest {
      text += joint == " " ? " " : " \(joint) "
      text += part.written
      joint = part.combinator
    }
    return StyleSelector(
      text: text, isBody: isBody && rest.isEmpty,
      hasPseudoElement: parts.last?.hasPseudoElement == true)
  }

  /// One compound, and the combinator to the next one.
  private struct Part {
    var root: String?
    var element = ""
    var text = ""
    var combinator = " "
    var hasPseudoElement = false

    var written: String { element.isEmpty && text.isEmpty ? "*" : element + text }
    var isEmpty: Bool { root == nil && element.isEmpty && text.isEmpty }
  }

  /// The compounds, or `nil` for a selector that is malformed or can't match anything here.
  private static func parts(_ values: [StyleValue]) -> [Part]? {
    var parts: [Part] = []
    var part = Part()
    var index = 0
    var combinator: String?

    func take(_ values: [StyleValue], _ index: Int) -> StyleValue? {
      index < values.count ? values[index] : nil
    }
    func close() -> Bool {
      guard !part.isEmpty else { return parts.isEmpty && combinator == nil }
      parts.append(part)
      part = Part()
      return true
    }
    while let value = take(values, index) {
      index += 1
      if value.isSpace {
        if !part.isEmpty { combinator = combinator ?? " " }
        continue
      }
      if case .token(.delimiter(let mark)) = value, [">", "+", "~"].contains(mark) {
        guard !part.isEmpty, combinator == nil || combinator == " " else { return nil }
        combinator = String(mark)
        continue
      }
      if let joint = combinator {
        guard !part.isEmpty, !part.hasPseudoElement else { return nil }
        part.combinator = joint
        combinator = nil
        guard close() else { return nil }
      }
      guard !part.hasPseudoElement else { return nil }
      switch value {
      case .token(.identifier(let name)):
        guard part.isEmpty else { return nil }
        // A namespace says nothing here: `svg|a` and `a` are the same.
        if take(values, index) == .token(.delimiter("|")) {
          index += 1
          continue
        }
        let element = name.lowercased()
        if ["html", "body"].contains(element) {
          part.root = element
        } else {
          guard name.unicodeScalars.allSatisfy(\.isElementName) else { return nil }
          part.element = renamed[element] ?? name
        }
      case .token(.delimiter("*")):
        guard part.isEmpty else { return nil }
        if take(values, index) == .token(.delimiter("|")) {
          index += 1
          continue
        }
        part.element = "*"
      case .token(.delimiter("|")): continue
      case .token(.hash(let id)): part.text += "#" + StyleText.name("book-" + id)
      case .token(.delimiter(".")):
        guard case .token(.identifier(let name))? = take(values, index) else { return nil }
        index += 1
        part.text += "." + StyleText.name(StyleScope.classPrefix + name)
      case .block("[", let test):
        guard let text = StyleSelector.attribute(test.trimmed) else { return nil }
        part.text += text
      case .token(.colon):
        let isDouble = take(values, index) == .token(.colon)
        if isDouble { index += 1 }
        guard let pseudo = take(values, index), let text = pseudoText(pseudo, isDouble) else {
          return nil
        }
        index += 1
        if text.hasPrefix("::") { part.hasPseudoElement = true }
        if text == ":root" { part.root = "html" } else { part.text += text }
      default: return nil
      }
    }
    if let combinator, combinator != " " { return nil }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Names that the parser gives other elements.
  private static let renamed = [
    "acronym": "abbr", "strike": "s", "tt": "code", "center": "div", "dir": "ul", "menu": "ul",
  ]

  private static let pseudoElements: Set<String> = [
    "before", "after", "first-letter", "first-line", "marker",
  ]
  private static let pseudoClasses: Set<String> = [
    "first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type",
    "empty", "link", "any-link", "root",
  ]
  private static let counting: Set<String> = [
    "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]

  private static func pseudoText(_ value: StyleValue, _ isDouble: Bool) -> String? {
    switch value {
    case .token(.identifier(let written)):
      let name = written.lowercased()
      if pseudoElements.contains(name) { return "::" + name }
      return !isDouble && pseudoClasses.contains(name) ? ":" + name : nil
    case .function(let written, let arguments) where !isDouble:
      let name = written.lowercased()
      if counting.contains(name) {
        return CountedPlaces(arguments).map { ":\(name)(\($0.text))" }
      }
      if name == "lang" {
        guard case .token(.identifier(let tag)) = arguments.trimmed.first else { return nil }
        return ":lang(\(StyleText.name(tag)))"
      }
      guard ["not", "is", "where"].contains(name) else { return nil }
      // Only compounds inside, so that it says nothing about what is around the book.
      let items = arguments.listItems.map { parts($0) }
      var texts: [String] = []
      for item in items {
        guard let item, item.count == 1, item[0].root == nil, !item[0].hasPseudoElement else {
          if name == "not" { return nil }
          continue
        }
        texts.append(item[0].written)
      }
      return texts.isEmpty ? nil : ":\(name)(\(texts.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// Attributes that keep their own names.
  private static let attributes: Set<String> = [
    "lang", "dir", "role", "title", "alt", "colspan", "rowspan", "start", "width", "height",
    "scope", "datetime", "reversed", "value",
  ]

  /// `[name]`, `[name=value]`, `[name~=value]`… with the names that the parser gives.
  private static func attribute(_ test: [StyleValue]) -> String? {
    var rest = test[...]
    var names: [String] = []
    while let first = rest.first {
      if case .token(.identifier(let name)) = first {
        names.append(name)
      } else if first != .token(.delimiter("|"))
        || rest.dropFirst().first == .token(.delimiter("="))
      {
        break
      }
      rest = rest.dropFirst()
    }
    guard let last = names.last?.lowercased(), names.count <= 2 else { return nil }
    let name: String
    var prefix = ""
    switch last {
    case "type" where names.count == 2: name = "data-type"
    case "class":
      name = "class"
      prefix = StyleScope.classPrefix
    case "id":
      name = "id"
      prefix = "book-"
    case "href" where rest.trimmedSpace.isEmpty: name = "href"
    default:
      guard attributes.contains(last) else { return nil }
      name = last
    }
    rest = rest.trimmedSpace
    guard !rest.isEmpty else { return "[\(name)]" }
    var mark = ""
    if case .token(.delimiter(let scalar)) = rest.first, "~|^$*".unicodeScalars.contains(scalar) {
      mark = String(scalar)
      rest = rest.dropFirst()
    }
    guard rest.first == .token(.delimiter("=")) else { return nil }
    rest = rest.dropFirst().trimmedSpace
    switch rest.first {
    case .token(.string(let value)), .token(.identifier(let value)):
      guard !value.isEmpty, value.utf8.count < 200, rest.count == 1 else { return nil }
      // Only of one word is it known how it is written here.
      if !prefix.isEmpty, value.contains(" ") { return nil }
      let isPart = mark == "*" || mark == "$"
      return "[\(name)\(mark)=\(StyleText.string((isPart ? "" : prefix) + value))]"
    default: return nil
    }
  }
}

extension ArraySlice<StyleValue> {
  fileprivate var trimmedSpace: ArraySlice<StyleValue> { Array(self).trimmed[...] }
}

extension Unicode.Scalar {
  fileprivate var isElementName: Bool {
    isASCII && (properties.isAlphabetic || ("0"..."9").contains(self) || self == "-")
  }
}
