/// A piece of a text with the text around it, by which it is found again when the text changes.
///
/// Source: TextQuoteSelector of the Web Annotation Data Model,
/// <https://www.w3.org/TR/annotation-model/#text-quote-selector>
public struct TextQuote: Hashable, Sendable, Codable {
  /// How much context is kept on each side, in UTF-16 units: a sentence's length, which tells most
  /// repeated sentences apart.
  public static let contextLimit = 64
  /// A piece is quoted whole up to this many UTF-16 units, some five printed pages.
  public static let exactLimit = 8192
  /// UTF-16 units of the end of a longer piece that are kept beside its beginning.
  public static let tailLength = 256

  /// The piece; of one longer than ``exactLimit`` its beginning; empty for a point.
  public var exact: String
  /// What stands before it.
  public var prefix: String
  /// What stands after it.
  public var suffix: String
  /// The end of a piece that is too long to be quoted whole; else `nil`.
  public var tail: String?

  /// Makes a quote as it is given.
  ///
  /// - Parameters:
  ///   - exact: The piece.
  ///   - prefix: What stands before it.
  ///   - suffix: What stands after it.
  ///   - tail: The end of a piece that is too long to be quoted whole.
  public init(exact: String, prefix: String = "", suffix: String = "", tail: String? = nil) {
    self.exact = exact
    self.prefix = prefix
    self.suffix = suffix
    self.tail = tail
  }

  /// Quotes a piece of a text; no character is cut in two at the context's ends.
  ///
  /// - Parameters:
  ///   - range: UTF-16 range in the text.
  ///   - text: The text's UTF-16 units.
  public init(_ range: Range<Int>, in text: [UInt16]) {
    let range = range.clamped(to: 0..<text.count)
    let before = max(0, range.lowerBound - Self.contextLimit)
    let after = min(text.count, range.upperBound + Self.contextLimit)
    let isLong = range.count > Self.exactLimit
    let end = isLong ? range.lowerBound + Self.exactLimit : range.upperBound
    self.init(
      exact: Self.text(text[range.lowerBound..<end], trimmingEnd: isLong),
      prefix: Self.text(text[before..<range.lowerBound], trimmingStart: before > 0),
      suffix: Self.text(text[range.upperBound..<after], trimmingEnd: after < text.count),
      tail: isLong
        ? Self.text(
          text[range.upperBound - Self.tailLength..<range.upperBound], trimmingStart: true)
        : nil)
  }

  /// A quote from elsewhere, cut to the limits.
  ///
  /// - Returns: A quote within the limits.
  public func bounded() -> TextQuote {
    let units = Array(exact.utf16)
    var quote = self
    quote.prefix = Self.text(prefix.utf16.suffix(Self.contextLimit), trimmingStart: true)
    quote.suffix = Self.text(suffix.utf16.prefix(Self.contextLimit), trimmingEnd: true)
    if units.count > Self.exactLimit {
      quote.exact = Self.text(units[..<Self.exactLimit], trimmingEnd: true)
      quote.tail = Self.text(units[(units.count - Self.tailLength)...], trimmingStart: true)
    }
    quote.tail = quote.tail.map {
      Self.text($0.utf16.suffix(Self.tailLength), trimmingStart: true)
    }
    return quote
  }

  /// The piece for people; a long one has an ellipsis in its middle.
  public var shown: String { tail.map { "\(exact) … \($0)" } ?? exact }

  /// The text of UTF-16 units, without half a character at a cut.
  private static func text(
    _ units: some BidirectionalCollection<UInt16>, trimmingStart: Bool = false,
    trimmingEnd: Bool = false
  ) -> String {
    var units = Array(units)
    if trimmingStart, let first = units.first, UTF16.isTrailSurrogate(first) {
      units.removeFirst()
    }
    if trimmingEnd, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    return String(utf16Units: units)
  }
}
