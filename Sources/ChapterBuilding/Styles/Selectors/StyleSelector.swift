/// A selector of a book, written so that it reaches only the book's own content.
struct StyleSelector: Hashable, Sendable {
  /// The text after the scope; it begins with a space, or with the conditions on `body`.
  var text: String
  /// Whether it selects the document or its body as a whole.
  var isBody: Bool
  /// Whether its subject is a pseudo-element.
  var hasPseudoElement = false

  /// The selectors of a list, except those that can't match anything here.
  static func list(_ prelude: [StyleValue]) -> [StyleSelector] {
    Selector.list(prelude).compactMap { $0.flatMap(StyleSelector.init) }
  }

  private init?(_ selector: Selector) {
    var parts: [Part] = []
    for compound in selector.compounds {
      guard let part = Part(compound) else { return nil }
      parts.append(part)
    }
    var rest = parts[...]
    var own = ""
    // `html`, `body` and both together are one element here.
    var isBody = false
    for (index, part) in parts.enumerated().prefix(3) where part.isRoot {
      guard parts[...index].dropFirst().allSatisfy(\.isInside) else { return nil }
      own = parts[...index].map(\.text).joined()
      rest = parts[(index + 1)...]
      isBody = true
    }
    guard rest.allSatisfy({ !$0.isRoot }) else { return nil }
    // Nothing stands beside the body.
    if isBody, let first = rest.first, !first.isInside { return nil }
    text = own
    for (index, part) in rest.enumerated() {
      let combinator = index == 0 && !isBody ? .descendant : part.combinator
      text += combinator == .descendant ? " " : " \(combinator.rawValue) "
      text += part.written
    }
    self.isBody = isBody && rest.isEmpty
    hasPseudoElement = selector.compounds.last?.pseudoElement != nil
  }

  init(text: String, isBody: Bool) {
    self.text = text
    self.isBody = isBody
  }

  /// One compound, written with the names that the parser gives.
  private struct Part {
    /// Whether it selects `html` or `body`.
    var isRoot = false
    var element = ""
    var text = ""
    var combinator: Selector.Combinator

    var written: String { element.isEmpty && text.isEmpty ? "*" : element + text }
    var isInside: Bool { combinator == .descendant || combinator == .child }

    /// Writes a compound; `nil` for one that can't match anything here.
    init?(_ compound: Selector.Compound) {
      combinator = compound.combinator
      if let name = compound.element {
        isRoot = ["html", "body"].contains(name.lowercased())
        guard name.unicodeScalars.allSatisfy(\.isElementName) else { return nil }
        if !isRoot { element = StyleSelector.renamed[name.lowercased()] ?? name }
      }
      for condition in compound.conditions {
        if condition == .pseudoClass("root") {
          isRoot = true
        } else if let written = StyleSelector.text(condition) {
          text += written
        } else {
          return nil
        }
      }
    }
  }

  private static func text(_ condition: Selector.Condition) -> String? {
    switch condition {
    case .id(let id): "#" + StyleText.name("book-" + id)
    case .class(let name): "." + StyleText.name(StyleScope.classPrefix + name)
    case .attribute(let test): attribute(test)
    case .pseudoClass(let name): pseudoClasses.contains(name) ? ":" + name : nil
    case .function(let name, let arguments): function(name, arguments)
    case .pseudoElement(let name):
      SelectorParser.pseudoElements.contains(name) ? "::" + name : nil
    }
  }

  /// Names that the parser gives other elements.
  private static let renamed = [
    "acronym": "abbr", "strike": "s", "tt": "code", "center": "div", "dir": "ul", "menu": "ul",
  ]

  private static let pseudoClasses: Set<String> = [
    "first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type",
    "empty", "link", "any-link",
  ]
  private static let counting: Set<String> = [
    "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]

  private static func function(_ name: String, _ arguments: [StyleValue]) -> String? {
    if counting.contains(name) {
      return CountedPlaces(arguments).map { ":\(name)(\($0.text))" }
    }
    if name == "lang" {
      guard case .token(.identifier(let tag)) = arguments.trimmed.first else { return nil }
      return ":lang(\(StyleText.name(tag)))"
    }
    guard ["not", "is", "where"].contains(name) else { return nil }
    // Only compounds inside, so that it says nothing about what is around the book.
    var texts: [String] = []
    for selector in Selector.list(arguments) {
      guard let selector, selector.compounds.count == 1, let part = Part(selector.compounds[0]),
        !part.isRoot, selector.compounds[0].pseudoElement == nil
      else {
        if name == "not" { return nil }
        continue
      }
      texts.append(part.written)
    }
    return texts.isEmpty ? nil : ":\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Attributes that keep their own names.
  private static let attributes: Set<String> = [
    "lang", "dir", "role", "title", "alt", "colspan", "rowspan", "start", "width", "height",
    "scope", "datetime", "reversed", "value",
  ]

  /// A longer value is no word that a style would ask for.
  private static let valueByteCount = 200

  /// `[name]`, `[name=value]`, `[name~=value]`… with the names that the parser gives.
  private static func attribute(_ test: AttributeTest) -> String? {
    let last = test.name.lowercased()
    let name: String
    var prefix = ""
    switch last {
    case "type" where test.prefix != nil: name = "data-type"
    case "class":
      name = "class"
      prefix = StyleScope.classPrefix
    case "id":
      name = "id"
      prefix = "book-"
    case "href" where test.mark == nil: name = "href"
    default:
      guard attributes.contains(last) else { return nil }
      name = last
    }
    guard let comparison = test.mark else { return "[\(name)]" }
    let value = test.value
    guard !value.isEmpty, value.utf8.count < valueByteCount else { return nil }
    // Only of one word is it known how it is written here.
    if !prefix.isEmpty, value.contains(" ") { return nil }
    let isPart = comparison == "*" || comparison == "$"
    let mark = comparison == "=" ? "" : String(comparison)
    return "[\(name)\(mark)=\(StyleText.string((isPart ? "" : prefix) + value))]"
  }
}

extension Unicode.Scalar {
  fileprivate var isElementName: Bool {
    isASCII && (properties.isAlphabetic || ("0"..."9").contains(self) || self == "-")
  }
}
