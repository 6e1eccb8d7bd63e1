/// Parses one selector (Selectors Level 4, 18); what it does not know makes the selector malformed.
struct SelectorParser {
  private let values: [StyleValue]
  private var place = 0

  /// Pseudo-elements that may be written with one colon, and those of lists.
  static let pseudoElements: Set<String> = [
    "before", "after", "first-letter", "first-line", "marker",
  ]

  /// - Parameter values: A selector, without white space at its ends.
  init(values: [StyleValue]) { self.values = values }

  private var next: StyleValue? { place < values.count ? values[place] : nil }

  /// The whole selector; `nil` if it is malformed or too long.
  mutating func selector() -> Selector? {
    var compounds: [Selector.Compound] = []
    var combinator = Selector.Combinator.descendant
    skipSpace()
    while next != nil {
      guard compounds.count < Selector.compoundLimit, compounds.last?.pseudoElement == nil,
        let compound = compound(after: combinator)
      else { return nil }
      compounds.append(compound)
      let isSpaced = skipSpace()
      if let written = takeCombinator() {
        skipSpace()
        // A combinator that leads nowhere is an error.
        guard next != nil else { return nil }
        combinator = written
      } else {
        guard isSpaced || next == nil else { return nil }
        combinator = .descendant
      }
    }
    return compounds.isEmpty ? nil : Selector(compounds: compounds)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = place
    while let value = next, value.isSpace { place += 1 }
    return place > start
  }

  private mutating func take(_ value: StyleValue) -> Bool {
    guard next == value else { return false }
    place += 1
    return true
  }

  private mutating func takeIdentifier() -> String? {
    guard case .token(.identifier(let name)) = next else { return nil }
    place += 1
    return name
  }

  private mutating func takeCombinator() -> Selector.Combinator? {
    guard case .token(.delimiter(let mark)) = next,
      let combinator = Selector.Combinator(rawValue: String(mark))
    else { return nil }
    place += 1
    return combinator
  }

  private mutating func compound(after combinator: Selector.Combinator) -> Selector.Compound? {
    var compound = Selector.Compound(combinator: combinator)
    let start = place
    guard takeElement(into: &compound) else { return nil }
    while let value = next, !value.isSpace {
      guard compound.pseudoElement == nil else { return nil }
      switch value {
      case .token(.delimiter(".")):
        place += 1
        guard let name = takeIdentifier() else { return nil }
        compound.conditions.append(.class(name))
      case .token(.hash(let id)):
        place += 1
        compound.conditions.append(.id(id))
      case .block("[", let inner):
        place += 1
        guard let test = AttributeTest(inner.trimmed) else { return nil }
        compound.conditions.append(.attribute(test))
      case .token(.colon):
        place += 1
        guard let condition = pseudo() else { return nil }
        compound.conditions.append(condition)
      default: return place > start ? compound : nil
      }
    }
    return place > start ? compound : nil
  }

  /// The name of the element, or `*`, if there is one; a namespace before it says nothing here.
  private mutating func takeElement(into compound: inout Selector.Compound) -> Bool {
    let bar = StyleValue.token(.delimiter("|"))
    let any = StyleValue.token(.delimiter("*"))
    var name = takeIdentifier()
    let isAny = name == nil && take(any)
    if take(bar) {
      name = takeIdentifier()
      guard name != nil || take(any) else { return false }
    } else if isAny {
      return true
    }
    compound.element = name
    return true
  }

  private mutating func pseudo() -> Selector.Condition? {
    let isDouble = take(.token(.colon))
    guard let value = next else { return nil }
    place += 1
    switch value {
    case .token(.identifier(let written)):
      let name = written.lowercased()
      return isDouble || Self.pseudoElements.contains(name)
        ? .pseudoElement(name) : .pseudoClass(name)
    case .function(let written, let arguments):
      return isDouble ? nil : .function(written.lowercased(), arguments)
    default: return nil
    }
  }
}

extension AttributeTest {
  /// Parses what stands between the brackets; `nil` if it is malformed.
  fileprivate init?(_ test: [StyleValue]) {
    let bar = StyleValue.token(.delimiter("|"))
    var rest = test[...]
    func identifier(_ value: StyleValue?) -> String? {
      if case .token(.identifier(let name))? = value { name } else { nil }
    }
    var prefix: String?
    // `|=` is a comparison, and no namespace.
    if rest.first == bar {
      rest = rest.dropFirst()
    } else if rest.dropFirst().first == bar, identifier(rest.dropFirst(2).first) != nil {
      guard let written = identifier(rest.first) else { return nil }
      prefix = written
      rest = rest.dropFirst(2)
    }
    guard let name = identifier(rest.first) else { return nil }
    self.init(name: name, prefix: prefix)
    rest = Array(rest.dropFirst()).trimmed[...]
    guard let first = rest.first else { return }
    mark = "="
    if case .token(.delimiter(let scalar)) = first, "~|^$*".unicodeScalars.contains(scalar) {
      mark = scalar
      rest = rest.dropFirst()
    }
    guard rest.first == .token(.delimiter("=")) else { return nil }
    let value = Array(rest.dropFirst()).trimmed
    guard value.count == 1 else { return nil }
    switch value[0] {
    case .token(.string(let text)), .token(.identifier(let text)): self.value = text
    default: return nil
    }
  }
}
