import AudioCodecs
import Synchronization

/// Listeners, and callers that wait for segments.
extension LiveStream {
  /// The next bytes for a listener; waits until there are some.
  ///
  /// - Parameters:
  ///   - listener: The listener; an unknown one is added.
  ///   - offset: Everything before this byte was taken.
  /// - Returns: `nil` at the end.
  /// - Throws: The error that ended the stream; `CancellationError`.
  func bytes(for listener: ListenerID, at offset: Int) async throws -> [UInt8]? {
    try Task.checkCancellation()
    take(listener, upTo: offset, isWaiting: true)
    var hasWaited = false
    while true {
      if let number = index.piece(atByte: offset) {
        if hasWaited, listeners[listener]?.isSilent(at: .now) == true {
          speaker.schedule.meter.noteUnderrun()
        }
        let due = listeners[listener]?.due(offset, now: .now) ?? .now
        let piece = try await piece(number, due: due)
        let bytes = piece.bytes(
          atFrame: index.frames(of: number).lowerBound, from: offset, limit: Self.chunkLimit,
          as: speaker.format)
        take(listener, upTo: offset + bytes.count, isWaiting: false)
        return bytes
      }
      if let failure { throw failure }
      if isComplete { return nil }
      updateSpeaking()
      hasWaited = true
      try await change(until: nil)
    }
  }

  private func take(_ listener: ListenerID, upTo offset: Int, isWaiting: Bool) {
    let now = ContinuousClock.now
    if listeners[listener] == nil {
      listeners[listener] = LiveListener(at: offset, in: speaker.format, now: now)
      speaker.schedule.meter.noteListener(1)
      if listeners.count == 1 { speaker.schedule.noteStream(1) }
    }
    listeners[listener]?.isWaiting = isWaiting
    listeners[listener]?.take(upTo: offset, now: now)
    furthest = max(furthest ?? 0, offset)
    noteUsers()
    updateSpeaking()
  }

  /// Removes a listener.
  func leave(_ listener: ListenerID) {
    guard listeners.removeValue(forKey: listener) != nil else { return }
    speaker.schedule.meter.noteListener(-1)
    if listeners.isEmpty { speaker.schedule.noteStream(-1) }
    noteUsers()
    trimWindow()
    updateSpeaking()
    releaseUnneededText()
  }

  /// Waits until a piece is known, until it is certain that it never will be, or until a time.
  func waitForPiece(_ number: Int, until end: ContinuousClock.Instant) async throws {
    let question = newNumber()
    asked[question] = number
    noteUsers()
    defer {
      asked[question] = nil
      noteUsers()
      updateSpeaking()
      releaseUnneededText()
    }
    while index.count <= number, !isComplete, failure == nil, .now < end {
      updateSpeaking()
      try await change(until: end)
    }
  }

  private func noteUsers() {
    users.store(listeners.count + asked.count, ordering: .relaxed)
  }

  func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  // MARK: waiting

  /// Waits until something has changed.
  ///
  /// - Parameter end: When to give up, if ever.
  /// - Throws: `CancellationError`.
  private func change(until end: ContinuousClock.Instant?) async throws {
    let number = newNumber()
    let alarm = end.map { end in
      Task { [weak self] in
        // Only a cancellation ends the sleep early; nobody waits then.
        try? await Task.sleep(until: end)
        await self?.wake(number)
      }
    }
    defer { alarm?.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[number] = continuation }
      }
    } onCancel: {
      Task { await self.wake(number) }
    }
    try Task.checkCancellation()
  }

  private func wake(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume()
  }

  /// Wakes all waiting callers after a change.
  func announce() {
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume() }
    publish()
  }

  // MARK: watching

  func publish() {
    let state: LiveStreamUpdate.State =
      if let failure { .failed(String(describing: failure)) } else if isComplete { .complete } else
      {
        producer == nil ? .waiting : .speaking
      }
    let samples = index.frameCount * speaker.format.sampleCount
    let ready = Double(samples) / Double(AudioFormat.sampleRate)
    let update = LiveStreamUpdate(
      state: state, ready: ready, skippedCount: index.skippedCount)
    guard update != published else { return }
    published = update
    for watcher in watchers.values { watcher.yield(update) }
  }

  func forgetWatcher(_ number: Int) {
    watchers[number] = nil
  }
}
