/// A piece of a sentence that is spoken otherwise than it is written, or left out.
///
/// The text of the page stays as it is. The words that are spoken instead keep the range of the
/// piece that they stand for.
public struct SpokenChange: Hashable, Sendable, Codable {
  /// What is spoken instead.
  public enum SpokenForm: Hashable, Sendable, Codable {
    /// Nothing; the voice goes on after the piece.
    case nothing
    /// Other words, which are read like any text.
    case text(String)
    /// Sounds, in the alphabet of the voices.
    case phonemes(String)
  }

  /// The piece: UTF-16 offsets in the sentence's text.
  public var range: Range<Int>
  /// What is spoken instead.
  public var spokenForm: SpokenForm

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - range: The piece, UTF-16 offsets in the sentence's text.
  ///   - spokenForm: What is spoken instead.
  public init(range: Range<Int>, spokenForm: SpokenForm) {
    self.range = range
    self.spokenForm = spokenForm
  }
}
