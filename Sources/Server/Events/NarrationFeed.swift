import AudioEngine
import ReadingModel

/// Sends each listener's pages the progress of the voice.
actor NarrationFeed {
  /// The shortest time between two events of a stream.
  static let interval = Duration.seconds(1)

  private let hub: EventHub
  /// One sound with its listeners, each with the number of open streams.
  private struct Following {
    var listeners: [PersonID: Int]
    let task: Task<Void, Never>
  }

  private var followings: [LiveStreamRequest: Following] = [:]

  init(hub: EventHub) {
    self.hub = hub
  }

  /// Sends events while a person listens; several streams of the same sound share one series of
  /// events.
  ///
  /// - Parameters:
  ///   - request: The sound that the client asked for.
  ///   - stream: The sound.
  ///   - person: The listener, who alone gets the events.
  ///   - listening: The listening.
  /// - Throws: What the listening throws.
  nonisolated func follow(
    _ request: LiveStreamRequest, _ stream: LiveStream, for person: PersonID,
    _ listening: () async throws -> Void
  ) async throws {
    await begin(request, stream, person)
    do {
      try await listening()
    } catch {
      await end(request, stream, person)
      throw error
    }
    await end(request, stream, person)
  }

  private func begin(_ request: LiveStreamRequest, _ stream: LiveStream, _ person: PersonID) {
    guard followings[request] == nil else {
      followings[request]?.listeners[person, default: 0] += 1
      return
    }
    let task = Task { [weak self] in
      for await update in await stream.updates() {
        await self?.tell(request, update)
        // The stream keeps the newest update meanwhile.
        do { try await Task.sleep(for: Self.interval) } catch { return }
      }
    }
    followings[request] = Following(listeners: [person: 1], task: task)
  }

  private func tell(_ request: LiveStreamRequest, _ update: LiveStreamUpdate) async {
    let event = ServerEvent("narration", NarrationEventShape(request, update))
    guard let listeners = followings[request]?.listeners else { return }
    for person in listeners.keys { await hub.send(event, to: person) }
  }

  private func end(_ request: LiveStreamRequest, _ stream: LiveStream, _ person: PersonID) {
    guard let count = followings[request]?.listeners[person] else { return }
    guard count == 1 else {
      followings[request]?.listeners[person] = count - 1
      return
    }
    followings[request]?.listeners[person] = nil
    if followings[request]?.listeners.isEmpty == true {
      followings.removeValue(forKey: request)?.task.cancel()
    }
    // How it stands when they listen no more, which is often that it is complete.
    Task { [hub] in
      for await update in await stream.updates() {
        await hub.send(
          ServerEvent("narration", NarrationEventShape(request, update)), to: person)
        return
      }
    }
  }
}

extension NarrationEventShape {
  /// The state of a live stream.
  init(_ request: LiveStreamRequest, _ update: LiveStreamUpdate) {
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
