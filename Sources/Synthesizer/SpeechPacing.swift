/// How a voice speaks to somebody who waits for the first sound.
public struct SpeechPacing: Hashable, Sendable {
  /// How long the first utterances are, one after the other, as shortest and longest in UTF-16.
  ///
  /// A longer sentence is cut. One beginning of some seconds is right for a voice that is a hundred
  /// times as fast as speech.
  public var openings: [ClosedRange<Int>] = [24...90]
  /// The most UTF-16 units that are spoken at once to somebody who listens.
  public var longestPassage = 400
  /// A name that voices share which can't speak at the same time, since one alone takes all cores.
  public var lane: String?

  /// Makes the usual pacing; change what should differ.
  public init() {}
}
