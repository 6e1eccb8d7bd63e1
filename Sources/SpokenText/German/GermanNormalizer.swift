public import ReadingModel

/// Turns a written German sentence into the words that a reader would say.
///
/// Numbers, ordinals, years, dates, times, money, units, Roman numerals, abbreviations, symbols and
/// addresses become words. Ordinary words, their case and all punctuation stay as they are.
public struct GermanNormalizer: Sendable {
  /// Makes a normaliser.
  public init() {}

  /// The sentence as it is spoken.
  ///
  /// - Parameter sentence: One written sentence.
  /// - Returns: The spoken text. Each replaced expression is one span with its UTF-16 range in the
  ///   sentence; all other text is a copy.
  public func spoken(_ sentence: String) -> MappedText {
    VisibleText.spoken(sentence) { seen in
      let source = SourceText(seen)
      return source.spoken(by: GermanRules(source: source))
    }
  }
}
