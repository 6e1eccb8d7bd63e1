import AudioEngine

/// Tells every page how far the voice has come with what somebody listens to.
actor NarrationFeed {
  /// How often at most, for each stream.
  static let interval = Duration.seconds(1)

  private let hub: EventHub
  private var followers: [ReadingRequest: (count: Int, task: Task<Void, Never>)] = [:]

  init(hub: EventHub) {
    self.hub = hub
  }

  /// Sends events while somebody listens; several listeners to the same sound are told of once.
  ///
  /// - Parameters:
  ///   - request: What is listened to.
  ///   - reading: The sound.
  ///   - listening: The listening.
  /// - Throws: What the listening throws.
  nonisolated func follow(
    _ request: ReadingRequest, _ reading: LiveReading, _ listening: () async throws -> Void
  ) async throws {
    await begin(request, reading)
    do {
      try await listening()
    } catch {
      await end(request, reading)
      throw error
    }
    await end(request, reading)
  }

  private func begin(_ request: ReadingRequest, _ reading: LiveReading) {
    if let follower = followers[request] {
      followers[request] = (follower.count + 1, follower.task)
      return
    }
    let task = Task { [hub] in
      for await update in await reading.updates() {
        await hub.send(
          ServerEvent("narration", NarrationEventShape(request, update)), to: request.owner)
        // The stream keeps the newest update meanwhile.
        do { try await Task.sleep(for: Self.interval) } catch { return }
      }
    }
    followers[request] = (1, task)
  }

  private func end(_ request: ReadingRequest, _ reading: LiveReading) {
    guard let follower = followers[request] else { return }
    guard follower.count == 1 else {
      followers[request] = (follower.count - 1, follower.task)
      return
    }
    followers[request] = nil
    follower.task.cancel()
    // How it stands when nobody listens any more, which is often that it is complete.
    Task { [hub] in
      for await update in await reading.updates() {
        await hub.send(
          ServerEvent("narration", NarrationEventShape(request, update)), to: request.owner)
        return
      }
    }
  }
}

extension NarrationEventShape {
  /// What a reading is doing.
  init(_ request: ReadingRequest, _ update: LiveReadingUpdate) {
    book = request.book
    from = request.offset
    voice = request.voice
    ready = (update.ready * 1000).rounded() / 1000
    skipped = update.skippedCount
    switch update.state {
    case .speaking: state = "speaking"
    case .waiting: state = "waiting"
    case .complete: state = "complete"
    case .failed(let reason):
      state = "failed"
      problem = Problem(.voiceFailed, reason.withoutFolders).shape
    }
  }
}
