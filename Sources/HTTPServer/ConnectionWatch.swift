import CMicroHTTPD
import Foundation
import Synchronization

/// Notices clients that leave while their connection is suspended, and clients that never finish a request.
///
/// The library below notices neither.
///
/// One thread sleeps in the system until a client leaves or the next deadline is due.
final class ConnectionWatch: Sendable {
  private struct Entry {
    let generation: UInt32
    let socket: ClientSocket
    /// Whether a handler has called the client known.
    var isKnown = false
    /// Whether it is being closed to make room for others.
    var isOut = false
    /// The request under way; between requests there is none.
    var exchange: Exchange?
    /// When the next request must be there; during one, when a client that stopped sending counts
    /// as gone.
    var deadline: ContinuousClock.Instant?
    /// The client has stopped sending.
    var hasLeft = false
  }

  private struct State {
    var entries: [Int32: Entry] = [:]
    var generation: UInt32 = 0
    var isStopped = false
    /// When the thread wakes by itself.
    var wakeTime: ContinuousClock.Instant?
    var ended: [CheckedContinuation<Void, Never>] = []
    var hasEnded = false
  }

  private let limits: HTTPLimits
  private let events: EventDescriptors
  private let state = Mutex(State())

  init(limits: HTTPLimits) throws(HTTPServerError) {
    self.limits = limits
    events = try EventDescriptors()
    Thread.detachNewThread { [self] in
      Thread.current.name = "http watch"
      run()
    }
  }

  /// A client has connected.
  func opened(_ socket: ClientSocket) {
    let descriptor = socket.descriptor
    let generation = state.withLock { state in
      state.generation &+= 1
      state.entries[descriptor] = Entry(generation: state.generation, socket: socket)
      setDeadline(of: descriptor, .now + limits.requestWait, &state)
      makeRoom(beside: socket, &state)
      return state.generation
    }
    events.add(descriptor, generation)
  }

  /// Keeps the connection of a client that is known when room is made for others.
  func keep(_ socket: ClientSocket) {
    state.withLock {
      guard $0.entries[socket.descriptor]?.socket === socket else { return }
      $0.entries[socket.descriptor]?.isKnown = true
    }
  }

  /// Closes the oldest connections of unknown clients when there are too many, so that a new client
  /// has time to authenticate.
  private func makeRoom(beside new: ClientSocket, _ state: inout State) {
    func count(_ isCounted: (Entry) -> Bool) -> Int {
      state.entries.values.count { !$0.isOut && isCounted($0) }
    }
    func close(_ isMeant: (Entry) -> Bool) {
      let meant = state.entries.values.filter { !$0.isOut && !$0.isKnown && isMeant($0) }
      let oldest = meant.min { $0.generation < $1.generation }?.socket ?? new
      state.entries[oldest.descriptor]?.isOut = true
      setDeadline(of: oldest.descriptor, .now, &state)
    }
    if !limits.isShared(new.client),
      count({ $0.socket.network == new.network }) > limits.addressCount
    {
      close { $0.socket.network == new.network }
    }
    if count({ !$0.isKnown }) > limits.strangerCount { close { _ in true } }
    if count({ _ in true }) > limits.connectionCount { close { _ in true } }
  }

  /// A connection is about to be closed.
  func closed(_ descriptor: Int32) {
    events.remove(descriptor)
    state.withLock { _ = $0.entries.removeValue(forKey: descriptor) }
  }

  /// A request begins.
  ///
  /// - Returns: `false` when the server stops and takes no more.
  func began(_ exchange: Exchange, _ descriptor: Int32) -> Bool {
    state.withLock {
      guard !$0.isStopped, let entry = $0.entries[descriptor], !entry.isOut else { return false }
      $0.entries[descriptor]?.exchange = exchange
      $0.entries[descriptor]?.deadline = nil
      if entry.hasLeft { setDeadline(of: descriptor, .now + limits.farewell, &$0) }
      return true
    }
  }

  /// A request has ended; the next one may follow.
  func ended(_ descriptor: Int32) {
    state.withLock {
      guard let entry = $0.entries[descriptor] else { return }
      $0.entries[descriptor]?.exchange = nil
      // Half a request may be left of a client that will not send the other half.
      let wait = entry.isOut ? .zero : entry.hasLeft ? limits.farewell : limits.requestWait
      setDeadline(of: descriptor, .now + wait, &$0)
    }
  }

  /// Abandons every request and ends the thread.
  func stop() async {
    beginStop()
    await withCheckedContinuation { continuation in
      let isOver = state.withLock {
        if !$0.hasEnded { $0.ended.append(continuation) }
        return $0.hasEnded
      }
      if isOver { continuation.resume() }
    }
  }

  /// Abandons every request and lets none begin; the thread ends soon.
  func beginStop() {
    let exchanges = state.withLock {
      $0.isStopped = true
      return $0.entries.values.compactMap(\.exchange)
    }
    for exchange in exchanges { exchange.abandon() }
    events.wake()
  }

  private func setDeadline(
    of descriptor: Int32, _ time: ContinuousClock.Instant, _ state: inout State
  ) {
    state.entries[descriptor]?.deadline = time
    guard time < state.wakeTime ?? .now + .seconds(Int64(Int32.max)) else { return }
    state.wakeTime = time
    events.wake()
  }

  private func run() {
    while let wait = nextWait() {
      let departures = events.wait(wait)
      var abandoned: [Exchange] = []
      state.withLock { state in
        for departure in departures {
          guard let entry = state.entries[departure.descriptor],
            entry.generation == departure.generation
          else { continue }
          state.entries[departure.descriptor]?.hasLeft = true
          if departure.isBroken, let exchange = entry.exchange {
            abandoned.append(exchange)
          } else {
            state.entries[departure.descriptor]?.deadline = .now + limits.farewell
          }
        }
        let now = ContinuousClock.now
        for (descriptor, entry) in state.entries where entry.deadline.map({ $0 <= now }) == true {
          state.entries[descriptor]?.deadline = nil
          if let exchange = entry.exchange { abandoned.append(exchange) }
          // The descriptor is open: its entry goes before it is closed. The library then notices.
          Connection.shutDown(descriptor)
        }
      }
      for exchange in abandoned { exchange.abandon() }
    }
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.ended = [] }
      return state.ended
    }
    for continuation in waiting { continuation.resume() }
  }

  /// How long to sleep, `.some(nil)` for any time; `nil` when the thread ends.
  private func nextWait() -> Duration?? {
    state.withLock { state in
      guard !state.isStopped else { return nil }
      state.wakeTime = state.entries.values.compactMap(\.deadline).min()
      return .some(state.wakeTime.map { max($0 - .now, .zero) })
    }
  }
}
