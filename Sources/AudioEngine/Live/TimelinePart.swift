public import ReadingModel

/// A part of a live stream's timeline: consecutive segments.
public struct TimelinePart: Sendable {
  /// The segments in order; empty if the next one is not known yet.
  public var segments: [TimelineSegment]
  /// The number to ask for next.
  public var next: Int
  /// Whether no segment follows.
  public var isComplete: Bool
  /// The error that ended the stream for good, if there is one.
  ///
  /// A `SpeechError`, or an error of the book's source; the sound ends there.
  public var failure: (any Error)?

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - segments: The segments in order.
  ///   - next: The number to ask for next.
  ///   - isComplete: Whether no segment follows.
  ///   - failure: The error that ended the stream for good, if there is one.
  public init(
    segments: [TimelineSegment], next: Int, isComplete: Bool = false, failure: (any Error)? = nil
  ) {
    self.segments = segments
    self.next = next
    self.isComplete = isComplete
    self.failure = failure
  }
}

/// A sentence, or a part of one that was cut, with its times.
public struct TimelineSegment: Hashable, Sendable {
  /// A word with its times in seconds.
  public struct Word: Hashable, Sendable {
    /// Where it stands in the book.
    public var offsets: Range<TextOffset>
    /// When it begins, in seconds as a player counts them.
    public var from: Double
    /// When it ends.
    public var to: Double

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - offsets: Where it stands in the book.
    ///   - from: When it begins, in seconds.
    ///   - to: When it ends.
    public init(offsets: Range<TextOffset>, from: Double, to: Double) {
      self.offsets = offsets
      self.from = from
      self.to = to
    }
  }

  /// Its number, from 0.
  public var index: Int
  /// Index of its chapter.
  public var chapter: Int
  /// The whole sentence in the book, to be marked.
  public var sentence: Range<TextOffset>
  /// When it begins, in seconds as a player counts them.
  public var from: Double
  /// When it ends, before the pause; the same where nothing is heard.
  public var to: Double
  /// Its words in order.
  public var words: [Word]
  /// Why it was not spoken; it takes no time then.
  public var skipped: SkipReason?

  /// Makes a segment.
  ///
  /// - Parameters:
  ///   - index: Its number.
  ///   - chapter: Index of its chapter.
  ///   - sentence: The whole sentence in the book.
  ///   - from: When it begins, in seconds.
  ///   - to: When it ends.
  ///   - words: Its words in order.
  ///   - skipped: Why it was not spoken.
  public init(
    index: Int, chapter: Int, sentence: Range<TextOffset>, from: Double, to: Double,
    words: [Word] = [], skipped: SkipReason? = nil
  ) {
    self.index = index
    self.chapter = chapter
    self.sentence = sentence
    self.from = from
    self.to = to
    self.words = words
    self.skipped = skipped
  }
}
