import ReadingModel

/// Sends events to the listening clients: to all, or to those of one person.
///
/// A client that does not read has its connection closed when its queue is full: it reconnects by
/// itself and asks for the list of books, so no event is lost and the server's memory stays small.
actor EventHub {
  /// The most events that wait for one client; an import sends some hundred in all, over seconds.
  static let queueLimit = 256
  /// The most clients at once; a browser has one for each open page.
  static let clientLimit = 256
  /// The most clients of one person, so that nobody takes the places of all others.
  static let personLimit = 32
  /// How often a comment is sent.
  static let commentInterval = Duration.seconds(15)

  /// One client's events, and the sign of their end.
  struct Subscription: Sendable {
    /// The events from now on.
    let events: AsyncStream<ServerEvent>
    /// Ends when no more events come, even while the last one is still being sent.
    let presence: AsyncStream<Never>
  }

  private struct Client {
    let person: PersonID
    let events: AsyncStream<ServerEvent>.Continuation
    let presence: AsyncStream<Never>.Continuation
  }

  private var clients: [Int: Client] = [:]
  private var nextClient = 0
  private var ticking: Task<Void, Never>?
  private var isClosed = false

  /// The number of listening clients.
  var clientCount: Int { clients.count }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - person: The person whose clients get the event; `nil` for all.
  func send(_ event: ServerEvent, to person: PersonID? = nil) {
    for (id, client) in clients where person == nil || client.person == person {
      if case .dropped = client.events.yield(event) { remove(id) }
    }
  }

  /// Subscribes a client; its events end when it is too slow or the server stops.
  ///
  /// - Parameter person: The client's person.
  /// - Returns: The client's events.
  /// - Throws: ``Problem`` `busy` when there are too many clients.
  func subscribe(for person: PersonID = .owner) throws(Problem) -> Subscription {
    guard !isClosed else { throw Problem.busy("Vorleser is shutting down.") }
    guard clients.count < Self.clientLimit else {
      throw Problem.busy("Vorleser is open in too many tabs or devices. Close some.")
    }
    guard clients.values.count(where: { $0.person == person }) < Self.personLimit else {
      throw Problem.busy("You have too many pages open; close some of them.")
    }
    let id = nextClient
    nextClient += 1
    let (events, sending) = AsyncStream.makeStream(
      of: ServerEvent.self, bufferingPolicy: .bufferingOldest(Self.queueLimit))
    let (presence, staying) = AsyncStream.makeStream(of: Never.self)
    sending.onTermination = { _ in Task { await self.remove(id) } }
    clients[id] = Client(person: person, events: sending, presence: staying)
    // The first bytes show the client that it is connected.
    sending.yield(.comment)
    startTicking()
    return Subscription(events: events, presence: presence)
  }

  /// Ends every stream and lets no new one begin.
  func close() {
    isClosed = true
    for id in clients.keys { remove(id) }
  }

  private func remove(_ id: Int) {
    guard let client = clients.removeValue(forKey: id) else { return }
    client.events.finish()
    client.presence.finish()
    guard clients.isEmpty else { return }
    ticking?.cancel()
    ticking = nil
  }

  private func startTicking() {
    guard ticking == nil else { return }
    ticking = Task { [weak self] in
      while true {
        do { try await Task.sleep(for: Self.commentInterval) } catch { return }
        await self?.send(.comment)
      }
    }
  }
}
