/// The An+B of `:nth-child()` and its kin: the places A·n + B, counted from one, for each n from zero on
/// (CSS Syntax Level 3, 6).
struct CountedPlaces: Hashable, Sendable {
  /// A.
  let step: Int
  /// B.
  let offset: Int

  /// The greatest A and B: as many places as a document can have, so that no sum overflows.
  private static let greatest = 1_000_000.0

  /// The notation of a selector.
  var text: String {
    guard step != 0 else { return String(offset) }
    return offset == 0 ? "\(step)n" : "\(step)n\(offset < 0 ? "-" : "+")\(abs(offset))"
  }

  init(step: Int, offset: Int) {
    self.step = step
    self.offset = offset
  }

  /// Reads `odd`, `even`, `3`, `2n+1`, `-n + 3`; `nil` for anything else.
  init?(_ arguments: [StyleValue]) {
    var rest = arguments.trimmed[...]
    var hasPlus = false
    // Only before a bare `n` is a plus a token of its own, and nothing stands between them.
    if rest.first == .token(.delimiter("+")) {
      hasPlus = true
      rest.removeFirst()
    }
    guard case .token(let token) = rest.popFirst() else { return nil }
    let step: Double
    var tail: Substring
    switch token {
    case .number(let number), .positive(let number):
      guard !hasPlus, rest.isEmpty, let offset = Self.whole(number) else { return nil }
      self.init(step: 0, offset: offset)
      return
    case .dimension(let number, let unit):
      guard !hasPlus else { return nil }
      step = number
      tail = unit.lowercased()[...]
    case .identifier(let name):
      let name = name.lowercased()
      if ["odd", "even"].contains(name), !hasPlus, rest.isEmpty {
        self.init(step: 2, offset: name == "odd" ? 1 : 0)
        return
      }
      let isNegative = name.hasPrefix("-")
      guard !hasPlus || !isNegative else { return nil }
      step = isNegative ? -1 : 1
      tail = name.dropFirst(isNegative ? 1 : 0)
    default: return nil
    }
    guard tail.popFirst() == "n", let offset = Self.offset(tail, rest), let step = Self.whole(step)
    else { return nil }
    self.init(step: step, offset: offset)
  }

  /// Reads B: the rest of the token after `n`, and the tokens behind it.
  private static func offset(_ tail: Substring, _ rest: ArraySlice<StyleValue>) -> Int? {
    var rest = rest.drop(while: \.isSpace)
    var sign = 1
    if tail.hasPrefix("-") {
      let digits = tail.dropFirst()
      guard digits.isEmpty else {
        guard rest.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Double(digits).flatMap { whole(-$0) }
      }
      sign = -1
    } else {
      guard tail.isEmpty else { return nil }
      switch rest.first {
      case nil: return 0
      case .token(.positive(let number)): return rest.count == 1 ? whole(number) : nil
      case .token(.number(let number)) where number.sign == .minus:
        return rest.count == 1 ? whole(number) : nil
      case .token(.delimiter("+")): break
      case .token(.delimiter("-")): sign = -1
      default: return nil
      }
      rest = rest.dropFirst().drop(while: \.isSpace)
    }
    // Behind a sign that stands alone the number has none.
    guard rest.count == 1, case .token(.number(let number)) = rest.first, number.sign == .plus
    else {
      return nil
    }
    return whole(Double(sign) * number)
  }

  private static func whole(_ number: Double) -> Int? {
    guard abs(number) <= greatest, number == number.rounded() else { return nil }
    return Int(number)
  }

  /// Whether a place is one of the counted ones.
  ///
  /// - Parameter place: Counted from one.
  /// - Returns: Whether it is.
  func contains(_ place: Int) -> Bool {
    let rest = place - offset
    return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
  }
}
