/// Splits text into the sentences that are spoken one by one.
///
/// Boundaries follow Unicode's sentence rules (UAX 29) with ICU's character properties. Rules of
/// our own extend them: abbreviations and initials by language, ordinals, ellipses, quotations with
/// the words that introduce them, list items in running text, notes, and the stops of every script.
public struct SentenceSegmenter: Sendable {
  private let language: SentenceLanguage

  /// Makes a segmenter.
  ///
  /// - Parameter language: The BCP 47 tag of the text; `nil` and unknown tags have English
  ///   abbreviations.
  public init(language: String?) {
    self.language = .named(language)
  }

  /// The sentences of one block of text.
  ///
  /// - Parameter text: A paragraph, heading or the like. Single line ends in it wrap lines, as in
  ///   verse.
  /// - Returns: UTF-16 ranges in ascending order, without the white space around them. Together
  ///   they hold every other character.
  public func sentences(in text: String) -> [Range<Int>] {
    let seen = VisibleUnits(text)
    let sentences = SentenceScanner.sentences(in: SentenceText(seen.units), language: language)
    return seen.source(sentences, in: 0..<text.utf16.count)
  }

  /// The sentences of a plain text of any length.
  ///
  /// Blank lines separate its paragraphs, whose lines may be wrapped.
  ///
  /// - Parameter text: The text.
  /// - Returns: UTF-16 ranges in ascending order, without the white space around them. None reaches
  ///   over a blank line.
  public func sentences(inPlainText text: String) -> [Range<Int>] {
    let seen = VisibleUnits(text)
    let whole = SentenceText(seen.units)
    let sentences = Paragraphs.ranges(in: whole).flatMap {
      SentenceScanner.sentences(in: whole.bounded(to: $0), language: language)
    }
    return seen.source(sentences, in: 0..<text.utf16.count)
  }
}
