/// A piece of a sentence that is said otherwise than it is written, or not at all.
///
/// The page keeps its text: a change touches only what is spoken, and what is spoken in its place
/// still knows the piece that it stands for.
public struct SpokenChange: Hashable, Sendable, Codable {
  /// What is said.
  public enum Reading: Hashable, Sendable, Codable {
    /// Nothing; the voice goes on behind it.
    case nothing
    /// Other words, which are read like any text.
    case text(String)
    /// Sounds, in the alphabet of the voices.
    case phonemes(String)
  }

  /// What is written there: UTF-16 offsets in the sentence's text.
  public var range: Range<Int>
  /// What is said.
  public var reading: Reading

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - range: What is written there, UTF-16 offsets in the sentence's text.
  ///   - reading: What is said.
  public init(range: Range<Int>, reading: Reading) {
    self.range = range
    self.reading = reading
  }
}
