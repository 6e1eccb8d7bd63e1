public import AudioCodecs
public import ReadAloud
public import ReadingModel
import Synchronization
import Synthesizer

/// A book that is read aloud from some place as one growing resource: frames of one size, and the timeline
/// that says when each sentence and word is heard.
///
/// Sound is made for those who listen, some minutes ahead of them (see ``SpeechSchedule``), and
/// stops being made when nobody does. Any number may listen, each from a byte of its own; what is
/// no longer in memory comes from the store or is spoken again. Equal arguments give equal bytes, in
/// every process.
///
/// ```swift
/// let reading = LiveReading(source: sentences, speech: voice, from: 15_030, schedule: schedule)
/// for try await bytes in reading.bytes() {
///   try await connection.write(bytes)
/// }
/// ```
public actor LiveReading {
  /// The most bytes that a listener is given at once: two seconds of MP3.
  public static let chunkLimit = 16_000
  /// The most segments in one answer: some fifteen minutes.
  public static let segmentLimit = 200
  /// How long a question for a segment waits at most.
  public static let longestWait = Duration.seconds(20)
  /// Bytes that stay in memory beside the lead, and when nobody listens.
  static let slack = 64_000

  /// The word at this place is the first.
  public nonisolated let offset: TextOffset

  let source: any SentenceSource
  let speaker: SentenceSpeaker
  let pauses: Pauses
  let endsWithChapter: Bool
  let users = Atomic<Int>(0)
  let failed = Atomic<Bool>(false)

  /// What is to be spoken; `nil` before the first.
  var passages: PassageWalk?
  /// A passage whose speaking was given up when nobody listened.
  var pending: Passage?
  var rereading: PassageWalk?
  var index: PieceIndex
  var window = PieceWindow()
  var unspoken: UnspokenRun
  var isComplete = false
  var failure: (any Error)? {
    didSet { failed.store(failure != nil, ordering: .relaxed) }
  }

  var listeners: [ListenerID: LiveListener] = [:]
  /// The most that any listener has taken; `nil` before the first.
  var furthest: Int?
  /// The pieces that those who wait for segments wait for.
  var asked: [Int: Int] = [:]
  var producer: Task<Void, Never>?
  var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  var nextNumber = 0
  var watchers: [Int: AsyncStream<LiveReadingUpdate>.Continuation] = [:]
  var published = LiveReadingUpdate()

  /// Makes a reading; nothing is spoken before somebody listens.
  ///
  /// - Parameters:
  ///   - source: The book.
  ///   - speech: The voice.
  ///   - offset: Where to begin; the word that stands there is the first.
  ///   - endsWithChapter: Whether it ends with the chapter it begins in, not with the book.
  ///   - pauses: Silence between what is spoken.
  ///   - schedule: What it shares with the other readings.
  ///   - store: Where spoken sentences are kept, if anywhere.
  ///   - format: How it is sent.
  public init(
    source: any SentenceSource, speech: any SpeechSource, from offset: TextOffset,
    endsWithChapter: Bool = false, pauses: Pauses = Pauses(), schedule: SpeechSchedule,
    store: (any SpeechStore)? = nil, format: StreamFormat = .mp3
  ) {
    index = PieceIndex(format)
    unspoken = UnspokenRun(passesOver: endsWithChapter)
    self.source = source
    self.offset = offset
    self.endsWithChapter = endsWithChapter
    self.pauses = pauses
    speaker = SentenceSpeaker(
      speech: speech, schedule: schedule, store: store, format: format)
  }

  /// The sound, for one more listener.
  ///
  /// - Parameter offset: From which byte on; behind the end there are none.
  /// - Returns: Bytes in order, at most ``chunkLimit`` at once.
  public nonisolated func bytes(from offset: Int = 0) -> LiveBytes {
    LiveBytes(reading: self, offset: max(offset, 0))
  }

  /// When sentences are heard.
  ///
  /// Waits until the first of them is known, and sees to it that it is spoken: where somebody
  /// listens or has listened no further ahead than for them, else as far as asked.
  ///
  /// - Parameters:
  ///   - first: The number of the first.
  ///   - atMost: How many, at most ``segmentLimit``.
  ///   - wait: How long to wait, at most ``longestWait``.
  /// - Returns: What is known from there on.
  /// - Throws: `CancellationError`; what the source throws when the book can no longer be read. What
  ///   ended the reading is ``TimelinePart/failure``.
  public func segments(
    from first: Int, atMost: Int = LiveReading.segmentLimit, wait: Duration = longestWait
  ) async throws -> TimelinePart {
    let first = max(first, 0)
    try await waitForPiece(first, until: .now + min(max(wait, .zero), Self.longestWait))
    // Any number may be asked for, so nothing is added to it.
    let count = min(max(index.count - first, 0), min(max(atMost, 1), Self.segmentLimit))
    let segments = try await knownSegments(from: first, count)
    let next = first + segments.count
    return TimelinePart(
      segments: segments, next: next, isComplete: isComplete && next >= index.count,
      failure: next >= index.count ? failure : nil)
  }

  /// How many bytes there are in all, once everything was spoken.
  public var finishedByteCount: Int? { isComplete ? index.byteCount : nil }

  /// Whether it ended before its end; ``segments(from:atMost:wait:)`` says why.
  public nonisolated var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Whether somebody listens or waits for segments.
  public nonisolated var isInUse: Bool { users.load(ordering: .relaxed) > 0 }

  /// Reports what it is doing whenever that changes, beginning with the present.
  ///
  /// - Returns: A stream that keeps only the newest report for a slow watcher; it ends with the
  ///   watcher.
  public func updates() -> AsyncStream<LiveReadingUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LiveReadingUpdate.self, bufferingPolicy: .bufferingNewest(1))
    let number = newNumber()
    watchers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forgetWatcher(number) }
    }
    continuation.yield(published)
    return stream
  }
}
