public import ReadingModel

/// Turns a written sentence of a Romance language into the words that a reader would say.
///
/// Numbers, dates, times, money, units, Roman numerals, abbreviations, symbols and addresses become
/// words. Ordinary words, their case and all punctuation stay as they are.
public struct RomanceNormalizer: Sendable {
  private let language: RomanceLanguage

  init(_ language: RomanceLanguage) {
    self.language = language
  }

  /// The sentence as it is spoken.
  ///
  /// - Parameter sentence: One written sentence.
  /// - Returns: The spoken text. Each replaced expression is one span with its UTF-16 range in the
  ///   sentence; all other text is a copy.
  public func spoken(_ sentence: String) -> MappedText {
    VisibleText.spoken(sentence) { seen in
      let source = SourceText(seen)
      return source.spoken(by: RomanceRules(source: source, language: language))
    }
  }
}
