import ReadingModel

/// The spoken form of the tokens from some token on.
enum SpokenForm {
  /// The tokens up to `end` stay as they are.
  case copy(end: Int)
  /// The tokens up to `end` are spoken as these words.
  case words(String, end: Int)

  var end: Int {
    switch self {
    case .copy(let end), .words(_, let end): end
    }
  }
}

/// Rules that normalise a sentence from left to right.
protocol NormalizerRules {
  /// The spoken form of the tokens from `index` on; it covers at least one.
  func spokenForm(at index: Int) -> SpokenForm
}

/// Rules by the kinds of tokens, for languages that have spaces between words.
///
/// The first rule of a kind that knows a token reads it.
protocol TokenRules: NormalizerRules {
  /// The sentence.
  var source: SourceText { get }
  /// Reads an expression that starts with a number.
  func number(at index: Int) -> SpokenForm?
  /// Reads an expression that starts with a word.
  func word(at index: Int) -> SpokenForm?
  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm?
}

extension TokenRules {
  func spokenForm(at index: Int) -> SpokenForm {
    let found: SpokenForm? =
      switch source.tokens[index].kind {
      case .space: nil
      case .number: number(at: index)
      case .word: word(at: index)
      case .symbol: symbol(at: index)
      }
    return found ?? .copy(end: index + 1)
  }
}

extension SourceText {
  /// The sentence with the spoken forms of the rules.
  func spoken(by rules: some NormalizerRules) -> MappedText {
    var builder = SpokenBuilder(source: units)
    var index = 0
    while index < count {
      let end: Int
      switch rules.spokenForm(at: index) {
      case .copy(let next):
        end = next
        builder.copy(range(index..<end))
      case .words(let words, let next):
        end = next
        builder.replace(range(index..<end), with: words)
      }
      index = end
    }
    return builder.finish()
  }
}
