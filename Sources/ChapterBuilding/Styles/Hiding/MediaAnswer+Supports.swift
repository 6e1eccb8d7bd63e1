extension MediaAnswer {
  /// Values of `display` that every browser of the last years knows.
  private static let displays: Set<String> = [
    "block", "contents", "flex", "flow-root", "grid", "inline", "inline-block", "inline-flex",
    "inline-grid", "list-item", "none", "table", "table-cell", "table-row",
  ]

  /// Evaluates a condition of `@supports` (CSS Conditional Rules 3, 6).
  ///
  /// Only what surely holds, or surely does not, is told; all else is `sometimes`.
  ///
  /// - Parameter prelude: The values after `@supports`.
  init(supports prelude: [StyleValue]) {
    let parts = prelude.filter { !$0.isSpace }
    let words = parts.compactMap(\.joiningWord)
    if words.first == "not", parts.count == 2 {
      self = Self.part(parts[1]).negated
      return
    }
    let answers = parts.filter { $0.joiningWord == nil }.map(Self.part)
    guard let first = answers.first, parts.count == 2 * answers.count - 1 else {
      self = .sometimes
      return
    }
    switch Set(words) {
    case []: self = first
    case ["and"]: self = answers.dropFirst().reduce(first) { $0.and($1) }
    case ["or"]:
      let denied = answers.dropFirst().reduce(first.negated) { $0.and($1.negated) }
      self = denied.negated
    default: self = .sometimes
    }
  }

  /// The answer that holds where this one does not.
  private var negated: MediaAnswer {
    switch self {
    case .always: .never
    case .never: .always
    case .sometimes: .sometimes
    }
  }

  /// Evaluates what stands in parentheses: a declaration, or a condition.
  private static func part(_ value: StyleValue) -> MediaAnswer {
    guard case .block("(", let inner) = value else { return .sometimes }
    let values = inner.filter { !$0.isSpace }
    guard case .token(.identifier(let name))? = values.first, values.count > 1,
      case .token(.colon) = values[1]
    else { return MediaAnswer(supports: values) }
    guard name.lowercased() == "display", values.count == 3,
      case .token(.identifier(let display)) = values[2],
      displays.contains(display.lowercased())
    else { return .sometimes }
    return .always
  }
}

extension StyleValue {
  /// The word that joins conditions or denies one, in lowercase.
  fileprivate var joiningWord: String? {
    guard case .token(.identifier(let word)) = self else { return nil }
    return word.lowercased()
  }
}
