public import ReadingModel

/// Turns a written English sentence into the words that a reader would say.
///
/// Numbers, dates, money, units, abbreviations, symbols and addresses become words. Ordinary words,
/// their case and all punctuation stay as they are, because the voice takes its melody from them.
public struct EnglishNormalizer: Sendable {
  /// The country whose habits the words follow.
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// "one hundred five"; 3/4/1998 is in March; kilometers.
    case american
    /// "one hundred and five"; 3/4/1998 is in April; kilometres.
    case british
  }

  /// The country whose habits the words follow.
  public let dialect: Dialect

  /// Makes a normaliser, which keeps nothing but its dialect.
  ///
  /// - Parameter dialect: The country whose habits the words follow.
  public init(dialect: Dialect) {
    self.dialect = dialect
  }

  /// The sentence as it is spoken.
  ///
  /// - Parameter sentence: One written sentence.
  /// - Returns: The spoken text. Each replaced expression is one span with its UTF-16 range in the
  ///   sentence; all other text is a copy.
  public func spoken(_ sentence: String) -> MappedText {
    VisibleText.spoken(sentence) { seen in
      let source = SourceText(seen)
      return source.spoken(by: EnglishRules(source: source, dialect: dialect))
    }
  }
}
