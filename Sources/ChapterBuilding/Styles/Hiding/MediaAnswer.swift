/// Whether a condition of `@media` holds wherever a book is read on a screen.
///
/// Hidden text is left out on every device, so only a condition that always holds counts.
enum MediaAnswer: Hashable, Sendable {
  case always, never
  /// On some devices, or at some sizes.
  case sometimes

  /// Types of media that are no screen: of CSS, and those that Kindle's converter knows.
  private static let otherTypes: Set<String> = [
    "print", "speech", "aural", "braille", "embossed", "handheld", "projection", "tty", "tv",
    "amzn-kf8", "amzn-mobi", "amzn-mobi7",
  ]

  /// Evaluates a list of media queries; an empty list always holds.
  init(_ prelude: [StyleValue]) {
    let queries = prelude.listItems.filter { !$0.isEmpty }
    let answers = queries.map(Self.query)
    if answers.isEmpty || answers.contains(.always) {
      self = .always
    } else {
      self = answers.contains(.sometimes) ? .sometimes : .never
    }
  }

  /// Evaluates the value of a `media` attribute.
  init(attribute: String?) {
    var tokenizer = StyleTokenizer(String((attribute ?? "").prefix(1000)))
    self.init(tokenizer.tokens().map { StyleValue.token($0) })
  }

  /// Combines two answers; both have to hold.
  func and(_ other: MediaAnswer) -> MediaAnswer {
    if self == .never || other == .never { return .never }
    return self == .always && other == .always ? .always : .sometimes
  }

  private static func query(_ values: [StyleValue]) -> MediaAnswer {
    var words: [String] = []
    for value in values where !value.isSpace {
      guard case .token(.identifier(let word)) = value else {
        // Whatever a feature says: what is for another medium is not for this one.
        let isOther = words.last.map(otherTypes.contains) ?? false
        return isOther && !words.contains("not") ? .never : .sometimes
      }
      if word.lowercased() != "only" { words.append(word.lowercased()) }
    }
    let isNegated = words.first == "not"
    if isNegated { words.removeFirst() }
    guard let type = words.first else { return .sometimes }
    let isOther = otherTypes.contains(type)
    guard words.count == 1 else {
      return isOther && !isNegated ? .never : .sometimes
    }
    guard isOther || ["all", "screen"].contains(type) else {
      // A type that nobody knows matches nothing.
      return isNegated ? .always : .never
    }
    return isOther == isNegated ? .always : .never
  }
}
