/// How long utterances are when a listener waits for the first sound.
public struct SpeechPacing: Hashable, Sendable {
  /// The shortest and longest lengths of the first utterances in order, in UTF-16 units.
  ///
  /// A longer sentence is cut. One short utterance of some seconds is right for a voice that is a
  /// hundred times as fast as speech.
  public var openings: [ClosedRange<Int>] = [24...90]
  /// The longest later utterance, in UTF-16 units.
  public var longestPassage = 400
  /// A name shared by voices that can't speak at the same time, since one alone takes all cores.
  public var lane: String?

  /// Makes the default pacing.
  public init() {}
}
