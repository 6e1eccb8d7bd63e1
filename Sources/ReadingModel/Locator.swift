/// A place in a book that can be stored, shared and found again, also when the text has shifted.
///
/// Source: <https://github.com/readium/architecture/tree/master/models/locators>
public struct Locator: Hashable, Sendable, Codable {
  /// UTF-16 offset from the start of the book.
  public var offset: TextOffset
  /// Path of the chapter inside the book.
  public var path: String
  /// Position in the whole book, 0 at its start and 1 at its end.
  public var totalProgression: Double
  /// The quoted text; empty for a point.
  public var quote: String
  /// Up to 32 characters before the quote.
  public var prefix: String
  /// Up to 32 characters after the quote.
  public var suffix: String

  /// Makes a locator.
  ///
  /// - Parameters:
  ///   - offset: UTF-16 offset from the start of the book.
  ///   - path: Path of the chapter inside the book.
  ///   - totalProgression: 0...1 in the whole book.
  ///   - quote: The quoted text; empty for a point.
  ///   - prefix: Up to 32 characters before it.
  ///   - suffix: Up to 32 characters after it.
  public init(
    offset: TextOffset, path: String, totalProgression: Double, quote: String = "",
    prefix: String = "", suffix: String = ""
  ) {
    self.offset = offset
    self.path = path
    self.totalProgression = totalProgression
    self.quote = quote
    self.prefix = prefix
    self.suffix = suffix
  }
}
