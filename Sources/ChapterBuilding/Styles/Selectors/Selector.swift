import Markup

/// A selector as it was written (Selectors Level 4): compounds from left to right.
struct Selector: Hashable, Sendable {
  /// The relation of a compound to the compound before it.
  enum Combinator: String, Hashable, Sendable {
    case descendant = " "
    case child = ">"
    case next = "+"
    case later = "~"
  }

  /// A condition beside the name of the element.
  enum Condition: Hashable, Sendable {
    case id(String)
    case `class`(String)
    case attribute(AttributeTest)
    /// A pseudo-class without arguments, in lowercase.
    case pseudoClass(String)
    /// A pseudo-class with arguments, such as `not` or `nth-child`; its name is in lowercase.
    case function(String, [StyleValue])
    /// A pseudo-element, in lowercase; always the last condition of the last compound.
    case pseudoElement(String)
  }

  struct Compound: Hashable, Sendable {
    var combinator = Combinator.descendant
    /// The element's name as it was written; `nil` for any element.
    ///
    /// A namespace is left out.
    var element: String?
    var conditions: [Condition] = []

    /// The pseudo-element, if the compound selects one.
    var pseudoElement: String? {
      if case .pseudoElement(let name) = conditions.last { name } else { nil }
    }
  }

  /// At least one.
  var compounds: [Compound]

  /// The most compounds of a selector; a longer one counts as malformed.
  static let compoundLimit = 24
  /// The most selectors of a list; the others are left out.
  static let listLimit = 200

  /// The selectors of a list.
  ///
  /// - Parameter prelude: What stands before the braces of a rule, or between the parentheses of `:is()`.
  /// - Returns: The selectors; `nil` in the place of a malformed one.
  static func list(_ prelude: [StyleValue]) -> [Selector?] {
    prelude.listItems.prefix(listLimit).map { values in
      var parser = SelectorParser(values: values)
      return parser.selector()
    }
  }
}

/// `[name]`, `[name=value]` and so on.
struct AttributeTest: Hashable, Sendable {
  /// As it was written.
  var name: String
  /// The prefix of its namespace; `nil` if there is none.
  var prefix: String?
  /// The character before `=`; `=` itself for equality, `nil` if the attribute need only be
  /// present.
  var mark: Unicode.Scalar?
  var value = ""

  /// The namespace of the attribute's name: books use two, and declare them under their usual prefixes.
  var namespace: String? {
    prefix.map { $0 == "xml" ? Namespaces.xml : Namespaces.ops }
  }

  /// Whether an attribute's value matches.
  func holds(_ found: String) -> Bool {
    switch mark {
    case nil: true
    case "~": !value.isEmpty && found.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case "|": found == value || found.hasPrefix(value + "-")
    case "^": !value.isEmpty && found.hasPrefix(value)
    case "$": !value.isEmpty && found.hasSuffix(value)
    case "*": !value.isEmpty && found.contains(value)
    default: found == value
    }
  }
}
