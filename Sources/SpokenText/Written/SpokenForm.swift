import ReadingModel

/// What becomes of the tokens from one place on.
enum SpokenForm {
  /// They stay as they are, up to the token `end`.
  case copy(end: Int)
  /// They are spoken as these words, up to the token `end`.
  case words(String, end: Int)

  var end: Int {
    switch self {
    case .copy(let end), .words(_, let end): end
    }
  }
}

/// Rules that read a sentence from left to right.
protocol NormalizerRules {
  /// How the tokens from `index` on are read; always at least one token.
  func spokenForm(at index: Int) -> SpokenForm
}

extension SourceText {
  /// The sentence as rules read it.
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
