import ReadAloud
import ReadingModel
import Synthesizer

/// One run: from a `play` or a skip to the next one or to the end.
extension PlaybackSession {
  /// Runs commands one after the other.
  func command(
    _ body: @escaping @Sendable (isolated PlaybackSession) async throws -> Void
  ) async throws {
    let previous = lastCommand
    let task = Task {
      _ = await previous?.result
      try await body(self)
    }
    lastCommand = task
    try await task.value
  }

  func loadedWalk() async throws -> SentenceWalk {
    if let walk { return walk }
    let loaded = try await SentenceWalk(source)
    walk = loaded
    return loaded
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - target: The sentence to begin with, or `nil` behind the last one.
  ///   - offset: The word in it to begin with, if not its start.
  ///   - isPaused: Whether the run only prepares sound.
  /// - Throws: When the book can't be read or the sink stopped working.
  func begin(
    at target: SentenceWalk.Place?, offset: TextOffset?, isPaused: Bool
  ) async throws {
    await endRun()
    do {
      try await start(at: target, offset: offset, isPaused: isPaused)
    } catch {
      current.state = .failed(String(describing: error))
      throw error
    }
  }

  private func start(
    at target: SentenceWalk.Place?, offset: TextOffset?, isPaused: Bool
  ) async throws {
    var walk = try await loadedWalk()
    guard let target, let sentence = try await walk.sentence(at: target) else {
      place = try await walk.lastPlace(upToChapter: walk.chapters.count - 1)
      current.state = .finished
      return
    }
    self.walk = walk
    let passages = PassageWalk(
      walk, from: target, rules: PassageRules(offset: offset, openings: [settings.firstCut]),
      pauses: settings.pauses)
    place = target
    var update = current
    update.state = isPaused ? .paused : .synthesising
    update.position = PlaybackPosition(chapter: target.chapter, sentence: sentence.range)
    current = update
    if !isPaused { try await sink.resume() }
    tasks = [
      Task { await self.produce(PieceWalk(passages, speech: self.speech, parallelism: 1)) },
      Task { await self.feed() },
      Task { await self.followUntilCancelled() },
    ]
  }

  /// Ends the present run and empties the sink; nothing of it is written afterwards.
  func endRun() async {
    let ending = tasks
    tasks = []
    for task in ending { task.cancel() }
    signal.fire()
    // The first is left to itself: a voice may be slow to stop, and nobody hears it any more.
    for task in ending.dropFirst() { await task.value }
    // A sink that has stopped working tells so when it is written to.
    _ = try? await sink.drop()
    queue = PieceQueue()
    delivered = []
    deliveredSampleCount = 0
    isStarved = false
  }

  private func waitForChange() async {
    guard !Task.isCancelled else { return }
    await withCheckedContinuation { signal.add($0) }
  }

  /// Makes sound ahead of the listener, up to the limit.
  private func produce(_ walk: PieceWalk) async {
    var walk = walk
    defer { walk.cancel() }
    let limit = settings.ahead.samples(at: Speech.sampleRate)
    do {
      while !Task.isCancelled {
        guard queue.isEmpty || queue.sampleCount < limit else {
          await waitForChange()
          continue
        }
        let piece = try await walk.nextPiece()
        guard !Task.isCancelled else { return }
        guard let piece else { break }
        report(piece)
        queue.append(piece)
        signal.fire()
      }
      guard !Task.isCancelled else { return }
      queue.isComplete = true
      signal.fire()
    } catch {
      fail(error)
    }
  }

  /// Gives finished pieces to the sink.
  private func feed() async {
    do {
      while let piece = await nextPiece() {
        let start = deliveredSampleCount
        delivered.append(
          DeliveredPiece(
            start: start, end: start + piece.samples.count, whole: piece.whole,
            place: piece.place, words: piece.words))
        try await give(piece.samples)
      }
      guard !Task.isCancelled else { return }
      repeat {
        while current.state == .paused, !Task.isCancelled { await waitForChange() }
        try await sink.drain()
        await follow()
      } while current.state == .paused && !Task.isCancelled
      guard !Task.isCancelled else { return }
      finish()
    } catch {
      fail(error)
    }
  }

  /// Writes in parts, so that a pause takes effect even in a sink that plays faster than real time.
  private func give(_ samples: [Float]) async throws {
    let part = Speech.sampleRate / 10
    for start in stride(from: 0, to: samples.count, by: part) {
      while current.state == .paused, !Task.isCancelled { await waitForChange() }
      try Task.checkCancellation()
      if current.state == .synthesising { current.state = .playing }
      let end = min(start + part, samples.count)
      deliveredSampleCount += end - start
      try await sink.write(Array(samples[start..<end]))
    }
  }

  private func nextPiece() async -> SpokenPiece? {
    let enough = settings.recovery.samples(at: Speech.sampleRate)
    while !Task.isCancelled {
      // After the voice was too slow, a little is collected first.
      let isRecovering = current.state == .synthesising && current.underrunCount > 0 && isStarved
      let isReady = queue.isComplete || !isRecovering || queue.sampleCount >= enough
      if isReady, let piece = queue.removeFirst() {
        isStarved = false
        signal.fire()
        return piece
      }
      if queue.isEmpty, queue.isComplete { return nil }
      await waitForChange()
    }
    return nil
  }

  private func report(_ piece: SpokenPiece) {
    guard let reason = piece.failure else { return }
    skipped.append(SkippedSentence(sentence: piece.sentence, reason: reason))
    skipped.removeFirst(max(skipped.count - Self.skippedLimit, 0))
    current.skippedCount += 1
  }

  private func finish() {
    current.state = .finished
    for task in tasks { task.cancel() }
    signal.fire()
  }

  private func fail(_ error: any Error) {
    // A run that was ended fails in whatever it was doing; that is no news.
    guard !Task.isCancelled, !(error is CancellationError) else { return }
    current.state = .failed(String(describing: error))
    for task in tasks { task.cancel() }
    signal.fire()
  }
}
