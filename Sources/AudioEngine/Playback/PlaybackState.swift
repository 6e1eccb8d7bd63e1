public import ReadingModel

/// The state of a playback session.
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

/// The position of a playback session.
public struct PlaybackPosition: Hashable, Sendable {
  /// Index of the chapter.
  public var chapter: Int
  /// The whole sentence that is being heard, in the book.
  public var sentence: Range<TextOffset>
  /// The word that is being heard, or was heard last in this sentence; `nil` before the first.
  public var word: Range<TextOffset>?

  /// The place to store and to start from again.
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

/// The state and position that a playback session reports.
public struct PlaybackUpdate: Hashable, Sendable {
  /// The state.
  public var state: PlaybackState
  /// The position; `nil` before the first `play`.
  public var position: PlaybackPosition?
  /// How many sentences could not be spoken since the first `play`.
  public var skippedCount: Int
  /// How often the voice was slower than the listener since the first `play`.
  public var underrunCount: Int

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - position: The position.
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

/// The settings of a playback session.
public struct PlaybackSettings: Hashable, Sendable {
  /// The pauses after sentences, paragraphs and headings.
  public var pauses = Pauses()
  /// The length of sound that is made ahead; one sentence is always made ahead.
  public var ahead: Duration = .seconds(20)
  /// The length of sound that must be ready after an underrun, so that the session does not stop
  /// again at once.
  public var recovery: Duration = .seconds(2)
  /// Length of the first utterance in UTF-16 units, shortest and longest: a longer sentence is cut,
  /// so that the first sound comes soon.
  public var firstCut: ClosedRange<Int> = 24...90
  /// The time between two updates of the position.
  public var tick: Duration = .milliseconds(40)

  /// Makes the default settings.
  public init() {}
}
