import Markup

extension ElementTest {
  /// The most compounds of a selector.
  private static let compoundLimit = 24
  private static let listLimit = 200
  /// The deepest nesting of `:not(:is(…))` and the like.
  private static let nestingLimit = 4

  /// The selectors of a list, except those that select nothing or a pseudo-element.
  static func list(_ prelude: [StyleValue]) -> [ElementTest] {
    prelude.listItems.prefix(listLimit).compactMap { test($0) }
  }

  private static func test(_ values: [StyleValue]) -> ElementTest? {
    var reader = CompoundReader(values: values)
    var compounds: [Compound] = []
    var joint = Joint.descendant
    while true {
      reader.skipSpace()
      guard !reader.isAtEnd else { break }
      guard let conditions = reader.compound(depth: nestingLimit), compounds.count < compoundLimit
      else { return nil }
      compounds.append(Compound(conditions: conditions, joint: joint))
      let isSpaced = reader.skipSpace()
      if let mark = reader.takeJoint() {
        reader.skipSpace()
        // A joint that leads nowhere is an error.
        guard !reader.isAtEnd else { return nil }
        joint = mark
      } else {
        guard isSpaced || reader.isAtEnd else { return nil }
        joint = .descendant
      }
    }
    guard !compounds.isEmpty else { return nil }
    return ElementTest(
      compounds: compounds, specificity: reader.specificity, isCertain: reader.isCertain)
  }
}

/// Reads compounds off a selector.
private struct CompoundReader {
  let values: [StyleValue]
  var place = 0
  var specificity = 0
  var isCertain = true
  /// How many more conditions the selector may have.
  private var room = CompoundReader.conditionLimit

  /// The most conditions of a selector, those in `:not()` and `:is()` included: all of them may be compared
  /// with each element.
  private static let conditionLimit = 64
  private static let idWeight = 1 << 16
  private static let classWeight = 1 << 8
  private static let pseudoElements: Set<String> = [
    "before", "after", "first-letter", "first-line", "marker",
  ]

  init(values: [StyleValue]) { self.values = values }

  var isAtEnd: Bool { place >= values.count }
  private var next: StyleValue? { isAtEnd ? nil : values[place] }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = place
    while let value = next, value.isSpace { place += 1 }
    return place > start
  }

  mutating func takeJoint() -> ElementTest.Joint? {
    guard case .token(.delimiter(let mark)) = next else { return nil }
    let joints: [Unicode.Scalar: ElementTest.Joint] = [">": .child, "+": .next, "~": .later]
    guard let joint = joints[mark] else { return nil }
    place += 1
    return joint
  }

  /// The next compound's conditions; `nil` if it is malformed or selects a pseudo-element.
  mutating func compound(depth: Int) -> [ElementTest.Condition]? {
    var conditions: [ElementTest.Condition] = []
    let start = place
    while let value = next, !value.isSpace {
      room -= 1
      guard room >= 0 else { return nil }
      switch value {
      case .token(.identifier(let name)):
        guard place == start || values[place - 1] == .token(.delimiter("|")) else { return nil }
        place += 1
        // A namespace's prefix says nothing here.
        if next == .token(.delimiter("|")) { continue }
        specificity += 1
        conditions.append(.name(name.lowercased()))
      case .token(.delimiter("*")), .token(.delimiter("|")): place += 1
      case .token(.delimiter(".")):
        place += 1
        guard case .token(.identifier(let name)) = next else { return nil }
        place += 1
        specificity += Self.classWeight
        conditions.append(.class(name))
      case .token(.hash(let id)):
        place += 1
        specificity += Self.idWeight
        conditions.append(.id(id))
      case .block("[", let inner):
        place += 1
        guard let test = Self.attribute(inner.trimmed) else { return nil }
        specificity += Self.classWeight
        conditions.append(.attribute(test))
      case .token(.colon):
        place += 1
        guard let condition = pseudo(depth: depth) else { return nil }
        conditions += condition
      default: return place > start ? conditions : nil
      }
    }
    return place > start ? conditions : nil
  }

  /// The conditions of a pseudo-class; empty for one that depends on the situation, which makes the
  /// test uncertain.
  private mutating func pseudo(depth: Int) -> [ElementTest.Condition]? {
    guard let value = next, value != .token(.colon) else { return nil }
    place += 1
    specificity += Self.classWeight
    switch value {
    case .token(.identifier(let written)):
      let name = written.lowercased()
      guard !Self.pseudoElements.contains(name) else { return nil }
      switch name {
      case "root": return [.root]
      case "link", "any-link": return [.link]
      case "only-child": return [first(), first(isFromEnd: true)]
      case "only-of-type":
        return [first(isOfType: true), first(isOfType: true, isFromEnd: true)]
      case "first-child", "last-child", "first-of-type", "last-of-type":
        return [
          first(isOfType: name.hasSuffix("type"), isFromEnd: name.hasPrefix("last"))
        ]
      default: break
      }
    case .function(let written, let arguments):
      let name = written.lowercased()
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
    default: return nil
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
    for item in arguments.listItems {
      var reader = CompoundReader(values: item)
      reader.room = room
      defer { room = reader.room }
      guard let conditions = reader.compound(depth: depth), reader.isAtEnd, reader.isCertain else {
        return nil
      }
      all.append(conditions)
    }
    return all
  }

  private static func attribute(_ test: [StyleValue]) -> AttributeTest? {
    var rest = test[...]
    guard case .token(.identifier(var name)) = rest.first else { return nil }
    rest = rest.dropFirst()
    var namespace: String?
    if rest.first == .token(.delimiter("|")),
      case .token(.identifier(let local)) = rest.dropFirst().first
    {
      namespace = ["xml": Namespaces.xml][name] ?? Namespaces.ops
      name = local
      rest = rest.dropFirst(2)
    }
    rest = Array(rest).trimmed[...]
    guard !rest.isEmpty else { return AttributeTest(name: name, namespace: namespace) }
    var mark: Unicode.Scalar = "="
    if case .token(.delimiter(let scalar)) = rest.first, scalar != "=" {
      mark = scalar
      rest = rest.dropFirst()
    }
    guard rest.first == .token(.delimiter("=")), "=~|^$*".unicodeScalars.contains(mark) else {
      return nil
    }
    let value = Array(rest.dropFirst()).trimmed
    guard value.count == 1 else { return nil }
    switch value[0] {
    case .token(.string(let text)), .token(.identifier(let text)):
      return AttributeTest(name: name, namespace: namespace, mark: mark, value: text)
    default: return nil
    }
  }
}
