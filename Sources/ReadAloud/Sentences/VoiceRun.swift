/// A piece of a sentence that is spoken by a voice of its own.
public struct VoiceRun: Hashable, Sendable {
  /// The piece, UTF-16 offsets in the sentence's text.
  public var range: Range<Int>
  /// The id of a voice, or a blend; a voice that can't speak the piece leaves it to the listener's.
  public var voice: String

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - range: The piece, UTF-16 offsets in the sentence's text.
  ///   - voice: The id of a voice.
  public init(range: Range<Int>, voice: String) {
    self.range = range
    self.voice = voice
  }
}
