public import ReadingModel

/// What a playback session is doing.
public enum PlaybackState: Hashable, Sendable {
  /// Nothing to play: not begun yet, or stopped.
  case idle
  /// Waiting for the voice: at the start, after a skip, or because the voice is slower than the
  /// listener.
  case synthesising
  /// Being heard.
  case playing
  /// Silent until resumed.
  case paused
  /// The end of the book was heard.
  case finished
  /// It can't go on; the text is a sentence for people.
  case failed(String)
}

/// Where a playback session is.
public struct PlaybackPosition: Hashable, Sendable {
  /// Index of the chapter.
  public var chapter: Int
  /// The whole sentence that is being heard, in the book.
  public var sentence: Range<TextOffset>
  /// The word that is being heard, or was heard last in this sentence; `nil` before the first.
  public var word: Range<TextOffset>?

  /// The place to save and to begin at again.
  public var offset: TextOffset { word?.lowerBound ?? sentence.lowerBound }

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - chapter: Index of the chapter.
  ///   - sentence: The whole sentence, in the book.
  ///   - word: The word, in the book, if any was heard.
  public init(chapter: Int, sentence: Range<TextOffset>, word: Range<TextOffset>? = nil) {
    self.chapter = chapter
    self.sentence = sentence
    self.word = word
  }
}

/// What a playback session tells whoever watches it.
public struct PlaybackUpdate: Hashable, Sendable {
  /// What it is doing.
  public var state: PlaybackState
  /// Where it is; `nil` before the first `play`.
  public var position: PlaybackPosition?
  /// How many sentences could not be spoken since the first `play`.
  public var skippedCount: Int
  /// How often the voice was slower than the listener since the first `play`.
  public var underrunCount: Int

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - state: What the session is doing.
  ///   - position: Where it is.
  ///   - skippedCount: How many sentences could not be spoken.
  ///   - underrunCount: How often the voice was too slow.
  public init(
    state: PlaybackState = .idle, position: PlaybackPosition? = nil, skippedCount: Int = 0,
    underrunCount: Int = 0
  ) {
    self.state = state
    self.position = position
    self.skippedCount = skippedCount
    self.underrunCount = underrunCount
  }
}

/// How a playback session behaves.
public struct PlaybackSettings: Hashable, Sendable {
  /// Silence between what is spoken.
  public var pauses = Pauses()
  /// How much sound is made ahead; one sentence is always made ahead.
  public var ahead: Duration = .seconds(20)
  /// How much must be ready before it goes on after the voice was too slow, so that it does not
  /// stop again at once.
  public var recovery: Duration = .seconds(2)
  /// Length of the first utterance in UTF-16 units, shortest and longest: a longer sentence is cut,
  /// so that the first sound comes soon.
  public var firstCut: ClosedRange<Int> = 24...90
  /// How often the position is looked at.
  public var tick: Duration = .milliseconds(40)

  /// Makes the usual settings; change what should differ.
  public init() {}
}
