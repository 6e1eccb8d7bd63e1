/// A selector, matched against the elements of a source document (Selectors 4).
struct ElementTest: Hashable, Sendable {
  /// A condition of a compound.
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

  struct Compound: Hashable, Sendable {
    var conditions: [Condition] = []
    var combinator = Selector.Combinator.descendant
  }

  /// From left to right.
  var compounds: [Compound]
  /// Ids, classes and names, one byte each.
  var specificity: Int
  /// Whether a matching element is always selected, and not only while the mouse hovers over it or
  /// after a link led to it.
  var isCertain: Bool

  /// The subject's conditions.
  var subject: [Condition] { compounds.last?.conditions ?? [] }
}

/// A condition on an element's position among its siblings: `:nth-child()` and the like.
struct SiblingPosition: Hashable, Sendable {
  var places: CountedPlaces
  /// Whether only elements of the same name are counted.
  var isOfType = false
  /// Whether it is counted from the end.
  var isFromEnd = false

  /// Whether an element with so many siblings before it (or after it) matches.
  func holds(_ before: Int) -> Bool { places.contains(before + 1) }
}
