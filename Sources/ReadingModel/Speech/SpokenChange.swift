/// A piece of a sentence that is spoken otherwise than it is written, or left out.
///
/// The text of the page stays as it is. The words that are spoken instead keep the range of the
/// piece that they stand for.
public struct SpokenChange: Hashable, Sendable, Codable {
  /// What is spoken instead.
  public enum Reading: Hashable, Sendable, Codable {
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
  public var reading: Reading

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - range: The piece, UTF-16 offsets in the sentence's text.
  ///   - reading: What is spoken instead.
  public init(range: Range<Int>, reading: Reading) {
    self.range = range
    self.reading = reading
  }
}
