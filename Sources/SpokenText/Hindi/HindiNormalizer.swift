public import ReadingModel

/// Turns a written Hindi sentence into the words that a reader would say.
///
/// Numbers in Indian groups, ordinals, years, dates, times, money, units, abbreviations, symbols and
/// addresses become words, whether the digits are Devanagari's or not. Ordinary words and all
/// punctuation stay as they are.
public struct HindiNormalizer: Sendable {
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
      return source.spoken(by: HindiRules(source: source))
    }
  }
}
