public import AudioCodecs
public import ReadAloud
public import ReadingModel
import Synchronization
import Synthesizer

/// A book that is read aloud from some place, as one growing stream of frames of one size with its
/// timeline.
///
/// The stream makes sound some minutes ahead of its listeners (see ``SpeechSchedule``), and none
/// without listeners. Any number may listen, each from its own byte. Sound that is no longer in
/// memory comes from the store or is spoken again. Equal arguments give equal bytes, in every
/// process.
///
/// ```swift
/// let stream = LiveStream(source: sentences, speech: voice, from: 15_030, schedule: schedule)
/// for try await bytes in stream.bytes() {
///   try await connection.write(bytes)
/// }
/// ```
public actor LiveStream {
  /// The most bytes that a listener is given at once: two seconds of MP3.
  public static let chunkLimit = 16_000
  /// The most segments in one answer: some fifteen minutes.
  public static let segmentLimit = 200
  /// The longest wait for a segment.
  public static let longestWait = Duration.seconds(20)
  /// Bytes that stay in memory in addition to the lead, also without listeners.
  static let slack = 64_000

  /// The book offset of the first word.
  public nonisolated let offset: TextOffset

  let source: any SentenceSource
  let speaker: SentenceSpeaker
  let pauses: Pauses
  let endsWithChapter: Bool
  let users = Atomic<Int>(0)
  let failed = Atomic<Bool>(false)

  /// The passages to speak; `nil` before the first.
  var passages: PassageWalk?
  /// A passage whose synthesis was cancelled when nobody listened.
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
  /// The furthest byte that any listener has taken; `nil` before the first.
  var furthest: Int?
  /// The numbers of the pieces that callers wait for.
  var asked: [Int: Int] = [:]
  var producer: Task<Void, Never>?
  var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  var nextNumber = 0
  var watchers: [Int: AsyncStream<LiveStreamUpdate>.Continuation] = [:]
  var published = LiveStreamUpdate()

  /// Makes a stream; it speaks nothing before somebody listens.
  ///
  /// - Parameters:
  ///   - source: The book.
  ///   - speech: The voice.
  ///   - offset: The book offset at which to begin, with the word there.
  ///   - endsWithChapter: Whether it ends with the chapter that it begins in, not with the book.
  ///   - pauses: The pauses after sentences, paragraphs and headings.
  ///   - schedule: The schedule that it shares with other streams.
  ///   - store: The store of spoken sentences, if there is one.
  ///   - format: The format of the stream.
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

  /// The sound for a new listener.
  ///
  /// - Parameter offset: The first byte; there are none behind the end.
  /// - Returns: Bytes in order, at most ``chunkLimit`` at once.
  public nonisolated func bytes(from offset: Int = 0) -> LiveBytes {
    LiveBytes(stream: self, offset: max(offset, 0))
  }

  /// The times of sentences.
  ///
  /// Waits until the first of them is known, and lets the voice speak it. If somebody listens or
  /// has listened, the voice speaks no further ahead than for them; otherwise as far as needed.
  ///
  /// - Parameters:
  ///   - first: The number of the first.
  ///   - atMost: The most segments, up to ``segmentLimit``.
  ///   - wait: How long to wait, at most ``longestWait``.
  /// - Returns: The known segments from there on.
  /// - Throws: `CancellationError`; an error of the source when the book can no longer be read. The
  ///   error that ended the stream is ``TimelinePart/failure``.
  public func segments(
    from first: Int, atMost: Int = LiveStream.segmentLimit, wait: Duration = longestWait
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

  /// The number of bytes in all, once everything was spoken.
  public var finishedByteCount: Int? { isComplete ? index.byteCount : nil }

  /// Whether it failed before its end; ``segments(from:atMost:wait:)`` gives the reason.
  public nonisolated var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Whether somebody listens or waits for segments.
  public nonisolated var isInUse: Bool { users.load(ordering: .relaxed) > 0 }

  /// Reports the stream's state whenever it changes, beginning with the present one.
  ///
  /// - Returns: A stream that keeps only the newest report for a slow watcher; it ends with the
  ///   watcher.
  public func updates() -> AsyncStream<LiveStreamUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LiveStreamUpdate.self, bufferingPolicy: .bufferingNewest(1))
    let number = newNumber()
    watchers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forgetWatcher(number) }
    }
    continuation.yield(published)
    return stream
  }
}
