/// A face of a font, as its file describes it.
public struct FontFace: Hashable, Sendable {
  /// File formats that browsers support (CSS Fonts 4, `format()`).
  public enum Format: String, Hashable, Sendable {
    case ttf, otf, woff, woff2

    /// Its type by RFC 8081.
    public var mediaType: String { "font/\(rawValue)" }
  }

  /// The file format.
  public var format: Format
  /// The family's name for people.
  public var family: String
  /// From the lightest to the boldest, 1...1000.
  public var weight = 400...400
  /// Whether it is italic or oblique.
  public var isItalic = false

  package init(format: Format, family: String, weight: ClosedRange<Int>, isItalic: Bool) {
    self.format = format
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}
