public import ReadAloud
public import ReadingModel
import Synthesizer

/// Reads a book aloud from any place, as a small state machine over its sentences.
///
/// A piece of sound is a whole sentence and is complete before it is heard, so a slow voice makes
/// pauses longer and never stutters. Commands take effect in the order in which they are given.
/// Call ``stop()`` in the end.
///
/// ```swift
/// let session = PlaybackSession(source: sentences, speech: voice, sink: try SoundCardSink())
/// try await session.play(from: 15_030)
/// for await update in await session.updates() {
///   print(update.state, update.position?.offset ?? 0)
///   if update.state == .finished { break }
/// }
/// ```
public actor PlaybackSession {
  let source: any SentenceSource
  let speech: any SpeechSource
  let sink: any AudioSink
  let settings: PlaybackSettings
  let clock: any Clock<Duration>

  /// The present state and position; ``updates()`` reports changes.
  public internal(set) var current = PlaybackUpdate() {
    didSet { if current != oldValue { publish() } }
  }
  /// The latest sentences that could not be spoken, at most ``skippedLimit``.
  public internal(set) var skipped: [SkippedSentence] = []
  /// The most reports of skipped sentences that are kept.
  public static let skippedLimit = 100

  var watchers: [Int: AsyncStream<PlaybackUpdate>.Continuation] = [:]
  var nextWatcher = 0
  var lastCommand: Task<Void, any Error>?
  var walk: SentenceWalk?

  /// The tasks of the present run: making sound, giving it to the sink, following it.
  var tasks: [Task<Void, Never>] = []
  var queue = PieceQueue()
  var signal = ChangeSignal()
  /// The pieces that the sink has and that were not completely heard, with their starts in samples
  /// since the last drop.
  var delivered: [DeliveredPiece] = []
  var deliveredSampleCount = 0
  /// Whether the sink waits for a piece.
  var isStarved = false
  /// The sentence that is heard or will be heard first.
  var place: SentenceWalk.Place?

  /// Makes a session that is ``PlaybackState/idle``.
  ///
  /// - Parameters:
  ///   - source: The book.
  ///   - speech: The voice.
  ///   - sink: The destination of the sound.
  ///   - settings: Pauses and buffers.
  ///   - clock: The clock of the ticks.
  public init(
    source: any SentenceSource, speech: any SpeechSource, sink: any AudioSink,
    settings: PlaybackSettings = PlaybackSettings(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.source = source
    self.speech = speech
    self.sink = sink
    self.settings = settings
    self.clock = clock
  }

  /// Reports state and position whenever they change, beginning with the present ones.
  ///
  /// - Returns: A stream that keeps only the newest report for a slow watcher; it ends with
  ///   ``stop()``.
  public func updates() -> AsyncStream<PlaybackUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PlaybackUpdate.self, bufferingPolicy: .bufferingNewest(1))
    let number = nextWatcher
    nextWatcher += 1
    watchers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forgetWatcher(number) }
    }
    continuation.yield(current)
    return stream
  }

  /// Reads aloud from a place, in any state.
  ///
  /// - Parameter offset: A place in the book; speech begins with the word that holds it, or with the
  ///   first sentence after it. Behind the last sentence the session is finished at once.
  /// - Throws: When the book can't be read.
  public func play(from offset: TextOffset) async throws {
    try await command { session in
      var walk = try await session.loadedWalk()
      let place = try await walk.place(at: offset)
      try await session.begin(at: place, offset: offset, isPaused: false)
    }
  }

  /// Falls silent; ``resume()`` goes on at the same sample.
  ///
  /// Does nothing unless playing or about to.
  ///
  /// - Throws: When the sink stopped working.
  public func pause() async throws {
    try await command { session in
      guard [.playing, .synthesising].contains(session.current.state) else { return }
      session.current.state = .paused
      try await session.sink.pause()
      await session.follow()
    }
  }

  /// Goes on after ``pause()``; does nothing in any other state.
  ///
  /// - Throws: When the sink stopped working.
  public func resume() async throws {
    try await command { session in
      guard session.current.state == .paused else { return }
      let isWaiting = await session.sink.heard >= session.deliveredSampleCount
      session.current.state = isWaiting ? .synthesising : .playing
      session.signal.fire()
      try await session.sink.resume()
    }
  }

  /// Ends the reading and every stream of updates; the position stays known.
  public func stop() async {
    // The command itself throws nothing; an error can only be an earlier command's, reported there.
    _ = try? await command { session in
      await session.endRun()
      session.current.state = .idle
      for watcher in session.watchers.values { watcher.finish() }
      session.watchers = [:]
    }
  }

  /// Goes to another sentence, counted from the one that is heard; stays paused if it is.
  ///
  /// Does nothing before the first ``play(from:)`` and after ``stop()``. Skipping forward behind the
  /// last sentence finishes; skipping back from there leads to the last sentence.
  ///
  /// - Parameters:
  ///   - unit: The distance.
  ///   - direction: The direction.
  /// - Throws: When the book can't be read or the sink stopped working.
  public func skip(_ unit: SkipUnit, _ direction: SkipDirection) async throws {
    try await command { session in
      let state = session.current.state
      guard state != .idle, let place = session.place else { return }
      var walk = try await session.loadedWalk()
      let isAtEnd = state == .finished
      guard !isAtEnd || direction == .backward else { return }
      let isLastAgain = isAtEnd && unit == .sentence
      let target = isLastAgain ? place : try await walk.skip(unit, direction, from: place)
      try await session.begin(at: target, offset: nil, isPaused: state == .paused)
    }
  }
}

/// A piece that was delivered to the sink.
struct DeliveredPiece {
  var start: Int
  var end: Int
  var whole: Range<TextOffset>
  var place: SentenceWalk.Place
  var words: [TimelineEntry]
}
