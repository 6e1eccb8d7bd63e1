public import ReadingModel

/// Turns a written sentence of Chinese or Japanese into the characters that a reader would say.
///
/// Numbers, dates, times, amounts, units, telephone numbers and signs become characters, in
/// Japanese also kana. All other characters and the punctuation stay as they are, simplified or
/// traditional.
public struct HanNormalizer: Sendable {
  /// Mandarin.
  public static let chinese = HanNormalizer { ChineseRules(text: $0) }
  /// Japanese.
  public static let japanese = HanNormalizer { JapaneseRules(text: $0) }

  private let rules: @Sendable (HanText) -> any NormalizerRules

  /// The sentence as it is spoken.
  ///
  /// - Parameter sentence: One written sentence.
  /// - Returns: The spoken text. Each replaced expression is one span with its UTF-16 range in the
  ///   sentence; all other text is a copy.
  public func spoken(_ sentence: String) -> MappedText {
    VisibleText.spoken(sentence) { seen in
      let text = HanText(seen)
      return text.spoken(by: rules(text))
    }
  }
}
