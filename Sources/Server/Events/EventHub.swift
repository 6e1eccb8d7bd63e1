/// Hands every event to every client that listens.
///
/// A client that does not read has its connection closed when its queue is full: it reconnects by
/// itself and asks for the list of books, so nothing is lost and nothing piles up here.
actor EventHub {
  /// Events that wait for one client; an import sends some hundred in all, over seconds.
  static let queueLimit = 256
  /// Clients at once; a browser has one for each open page.
  static let clientLimit = 64
  /// How often a comment is sent.
  static let commentInterval = Duration.seconds(15)

  private var clients: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
  private var nextClient = 0
  private var ticking: Task<Void, Never>?
  private var isClosed = false

  /// How many clients listen.
  var clientCount: Int { clients.count }

  /// Sends an event to all.
  func send(_ event: ServerEvent) {
    for (id, client) in clients {
      if case .dropped = client.yield(event) { remove(id) }
    }
  }

  /// The events from now on; they end when the client is too slow or the server stops.
  ///
  /// - Throws: ``Problem`` `busy` when too many listen.
  func events() throws(Problem) -> AsyncStream<ServerEvent> {
    guard !isClosed else { throw Problem.busy("Vorleser is stopping.") }
    guard clients.count < Self.clientLimit else {
      throw Problem.busy("Too many pages are open; close some of them.")
    }
    let id = nextClient
    nextClient += 1
    let (stream, continuation) = AsyncStream.makeStream(
      of: ServerEvent.self, bufferingPolicy: .bufferingOldest(Self.queueLimit))
    continuation.onTermination = { _ in Task { await self.remove(id) } }
    clients[id] = continuation
    // The first bytes show the client that it is connected.
    continuation.yield(.comment)
    startTicking()
    return stream
  }

  /// Ends every stream and lets no new one begin.
  func close() {
    isClosed = true
    for id in clients.keys { remove(id) }
  }

  private func remove(_ id: Int) {
    clients.removeValue(forKey: id)?.finish()
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
