/// Reads lists of selectors.
struct SelectorReader {
  private let text: String
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  /// Reads the whole text.
  mutating func list() throws(SelectorError) -> [[Selector.Part]] {
    var list: [[Selector.Part]] = []
    repeat { list.append(try selector()) } while take(",")
    guard rest.isEmpty else { throw error }
    return list
  }

  private var error: SelectorError { SelectorError(selector: text) }

  private mutating func selector() throws(SelectorError) -> [Selector.Part] {
    skipSpace()
    var parts: [Selector.Part] = [.init(combinator: .inside, tests: try compound())]
    while true {
      let hadSpace = skipSpace()
      let combinator: Selector.Combinator
      switch rest.first {
      case nil, ",": return parts
      case ">": combinator = .child
      case "+": combinator = .next
      case "~": combinator = .following
      default:
        guard hadSpace else { throw error }
        combinator = .inside
      }
      if combinator != .inside { rest.removeFirst() }
      skipSpace()
      parts.append(.init(combinator: combinator, tests: try compound()))
      guard parts.count <= Selector.partLimit else { throw error }
    }
  }

  private mutating func compound() throws(SelectorError) -> [Selector.Test] {
    var tests: [Selector.Test] = []
    let isAny = take("*")
    while let test = try test(isFirst: tests.isEmpty && !isAny) { tests.append(test) }
    guard isAny || !tests.isEmpty else { throw error }
    return tests
  }

  private mutating func test(isFirst: Bool) throws(SelectorError) -> Selector.Test? {
    switch rest.first {
    case "#":
      rest.removeFirst()
      return .id(try name())
    case ".":
      rest.removeFirst()
      return .class(try name())
    case "[":
      rest.removeFirst()
      return try attribute()
    case ":":
      rest.removeFirst()
      return try pseudoClass()
    case let scalar? where isFirst && Self.isOfName(scalar): return .type(try name().lowercased())
    default: return nil
    }
  }

  private mutating func attribute() throws(SelectorError) -> Selector.Test {
    skipSpace()
    let name = try name().lowercased()
    skipSpace()
    if take("]") { return .attribute(name, .isThere, "") }
    let sign = String(
      String.UnicodeScalarView(rest.prefix { "~|^$*=".unicodeScalars.contains($0) }))
    guard let comparison = Selector.Comparison(rawValue: sign), comparison != .isThere else {
      throw error
    }
    rest.removeFirst(sign.unicodeScalars.count)
    skipSpace()
    let value = try value()
    skipSpace()
    guard take("]") else { throw error }
    return .attribute(name, comparison, value)
  }

  private mutating func value() throws(SelectorError) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return try name() }
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return String(value) }
      if scalar == "\\", let next = rest.popFirst() {
        value.append(next)
      } else {
        value.append(scalar)
      }
    }
    throw error
  }

  private mutating func pseudoClass() throws(SelectorError) -> Selector.Test {
    switch try name().lowercased() {
    case "first-child": return .firstChild
    case "last-child": return .lastChild
    case "not":
      guard take("(") else { throw error }
      skipSpace()
      guard let test = try test(isFirst: true) else { throw error }
      if case .not = test { throw error }
      skipSpace()
      guard take(")") else { throw error }
      return .not(test)
    default: throw error
    }
  }

  private mutating func name() throws(SelectorError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "\\", rest.count > 1 {
        rest.removeFirst()
        name.append(rest.removeFirst())
      } else if Self.isOfName(scalar) {
        name.append(rest.removeFirst())
      } else {
        break
      }
    }
    guard !name.isEmpty else { throw error }
    return String(name)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let count = rest.prefix { WhiteSpace.contains($0) }.count
    rest.removeFirst(count)
    return count > 0
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
