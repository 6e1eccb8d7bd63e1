extension ElementTest {
  /// The deepest nesting of `:not(:is(…))` and the like.
  private static let nestingLimit = 4

  /// The selectors of a list, except those that select nothing or a pseudo-element.
  static func list(_ prelude: [StyleValue]) -> [ElementTest] {
    Selector.list(prelude).compactMap { $0.flatMap(ElementTest.init) }
  }

  private init?(_ selector: Selector) {
    var translation = ConditionTranslation()
    var compounds: [Compound] = []
    for compound in selector.compounds {
      guard let conditions = translation.conditions(compound, depth: Self.nestingLimit) else {
        return nil
      }
      compounds.append(Compound(conditions: conditions, combinator: compound.combinator))
    }
    self.init(
      compounds: compounds, specificity: translation.specificity, isCertain: translation.isCertain)
  }
}

/// Translates the compounds of one selector into conditions.
private struct ConditionTranslation {
  var specificity = 0
  var isCertain = true
  /// How many more conditions the selector may have.
  private var room = ConditionTranslation.conditionLimit

  /// The most conditions of a selector, those in `:not()` and `:is()` included: all of them may be compared
  /// with each element.
  private static let conditionLimit = 64
  private static let idWeight = 1 << 16
  private static let classWeight = 1 << 8

  /// A compound's conditions; `nil` if it selects a pseudo-element, or nothing.
  mutating func conditions(
    _ compound: Selector.Compound, depth: Int
  ) -> [ElementTest.Condition]? {
    room -= compound.conditions.count + (compound.element == nil ? 0 : 1)
    guard room >= 0 else { return nil }
    var conditions: [ElementTest.Condition] = []
    if let name = compound.element {
      specificity += 1
      conditions.append(.name(name.lowercased()))
    }
    for condition in compound.conditions {
      switch condition {
      case .id(let id):
        specificity += Self.idWeight
        conditions.append(.id(id))
      case .class(let name):
        specificity += Self.classWeight
        conditions.append(.class(name))
      case .attribute(let test):
        specificity += Self.classWeight
        conditions.append(.attribute(test))
      case .pseudoClass(let name):
        specificity += Self.classWeight
        conditions += pseudoClass(name)
      case .function(let name, let arguments):
        specificity += Self.classWeight
        guard let translated = function(name, arguments, depth: depth) else { return nil }
        conditions += translated
      case .pseudoElement: return nil
      }
    }
    return conditions
  }

  /// The conditions of a pseudo-class; empty for one that depends on the situation, which makes the
  /// test uncertain.
  private mutating func pseudoClass(_ name: String) -> [ElementTest.Condition] {
    switch name {
    case "root": return [.root]
    case "link", "any-link": return [.link]
    case "only-child": return [first(), first(isFromEnd: true)]
    case "only-of-type":
      return [first(isOfType: true), first(isOfType: true, isFromEnd: true)]
    case "first-child", "last-child", "first-of-type", "last-of-type":
      return [first(isOfType: name.hasSuffix("type"), isFromEnd: name.hasPrefix("last"))]
    default:
      isCertain = false
      return []
    }
  }

  /// As ``pseudoClass(_:)``; `nil` for a function that is malformed.
  private mutating func function(
    _ name: String, _ arguments: [StyleValue], depth: Int
  ) -> [ElementTest.Condition]? {
    // `2n of .a` may hold at times, which is all that is known of it here.
    if name.hasPrefix("nth-"), !arguments.contains(.token(.identifier("of"))) {
      guard let places = CountedPlaces(arguments) else { return nil }
      return [
        .position(
          SiblingPosition(
            places: places, isOfType: name.hasSuffix("of-type"),
            isFromEnd: name.hasPrefix("nth-last")))
      ]
    }
    if ["not", "is", "where"].contains(name), depth > 0,
      let inner = inner(arguments, depth: depth - 1)
    {
      return [name == "not" ? .not(inner) : .any(inner)]
    }
    isCertain = false
    return []
  }

  private func first(isOfType: Bool = false, isFromEnd: Bool = false) -> ElementTest.Condition {
    .position(
      SiblingPosition(
        places: CountedPlaces(step: 0, offset: 1), isOfType: isOfType, isFromEnd: isFromEnd))
  }

  /// The compounds in `:not()`; `nil` if one is not a plain, certain compound.
  private mutating func inner(
    _ arguments: [StyleValue], depth: Int
  ) -> [[ElementTest.Condition]]? {
    var all: [[ElementTest.Condition]] = []
    for selector in Selector.list(arguments) {
      guard let selector, selector.compounds.count == 1 else { return nil }
      var translation = ConditionTranslation()
      translation.room = room
      defer { room = translation.room }
      guard let conditions = translation.conditions(selector.compounds[0], depth: depth),
        translation.isCertain
      else { return nil }
      all.append(conditions)
    }
    return all
  }
}
