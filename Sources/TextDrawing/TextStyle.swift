/// Which letters a text is drawn in.
public struct TextStyle: Hashable, Sendable {
  /// How heavy letters are.
  public enum Weight: Hashable, Sendable {
    case regular, medium, bold
  }

  /// Families of fonts, the most wanted first; `serif` and `sans-serif` stand for the machine's own.
  public var families: [String]
  /// How heavy the letters are, where a font has that.
  public var weight: Weight
  /// Whether they lean, where a font has that.
  public var isItalic: Bool

  /// Chooses letters.
  ///
  /// - Parameters:
  ///   - families: Families of fonts, the most wanted first.
  ///   - weight: How heavy the letters are.
  ///   - isItalic: Whether they lean.
  public init(families: [String], weight: Weight = .regular, isItalic: Bool = false) {
    self.families = families
    self.weight = weight
    self.isItalic = isItalic
  }
}
