/// A selector that is asked of the elements of a source document (Selectors 4).
struct ElementTest: Hashable, Sendable {
  /// What one compound asks of an element.
  enum Condition: Hashable, Sendable {
    case name(String)
    case `class`(String)
    case id(String)
    case attribute(AttributeTest)
    /// The outermost element.
    case root
    case link
    case position(SiblingPosition)
    /// None of these.
    case not([[Condition]])
    /// One of these.
    case any([[Condition]])
  }

  /// How a compound is joined to the one before it.
  enum Joint: Hashable, Sendable {
    case descendant, child, next, later
  }

  struct Compound: Hashable, Sendable {
    var conditions: [Condition] = []
    var joint = Joint.descendant
  }

  /// From left to right.
  var compounds: [Compound]
  /// Ids, classes and names, one byte each.
  var specificity: Int
  /// Whether an element that passes is selected always: not only while it is pointed at, or
  /// when a link has led to it.
  var isCertain: Bool

  /// The subject's conditions.
  var subject: [Condition] { compounds.last?.conditions ?? [] }
}

/// `[name]`, `[name=value]` and so on.
struct AttributeTest: Hashable, Sendable {
  var name: String
  var namespace: String?
  /// The character before `=`; `=` itself for equality, `nil` where the attribute need only be there.
  var mark: Unicode.Scalar?
  var value = ""

  /// Whether an attribute's value passes.
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

/// What `:nth-child()` and its kin ask of an element's place among its siblings.
struct SiblingPosition: Hashable, Sendable {
  var places: CountedPlaces
  /// Whether only elements of the same name are counted.
  var isOfType = false
  /// Whether it is counted from the end.
  var isFromEnd = false

  /// Whether the element with that many before it (or after it) passes.
  func holds(_ before: Int) -> Bool { places.contains(before + 1) }
}
