import Basics
import Synchronization

/// Counts requests, and logs those that were slow or failed.
///
/// A line names the route and never the address, which can tell what a person reads.
final class RequestMeter: Sendable {
  /// Requests with one method and status.
  struct Kind: Hashable, Comparable {
    var method: String
    var status: Int

    static func < (a: Kind, b: Kind) -> Bool { (a.method, a.status) < (b.method, b.status) }
  }

  /// The counts since the program began.
  struct Counts {
    var requests: [Kind: Int] = [:]
    /// The total time until answers began.
    var time = Duration.zero
  }

  /// Methods that are counted by name; others may be any word that a client sends.
  private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

  /// How long after a request the server takes somebody to be using the library: for longer than a screen of text is read.
  private static let useTime = Duration.seconds(120)

  let log: Log
  private let state = Mutex(Counts())
  private let lastUse = Mutex<ContinuousClock.Instant?>(nil)
  /// The outages that were logged and are not over.
  private let outages = Mutex<Set<LibraryOutage>>([])

  init(log: Log = Log()) {
    self.log = log
  }

  var counts: Counts { state.withLock { $0 } }

  /// Whether requests tell that somebody uses the library.
  ///
  /// - Parameter now: The time that is asked about.
  /// - Returns: False from two minutes after the last request on.
  func isInUse(at now: ContinuousClock.Instant = .now) -> Bool {
    lastUse.withLock { last in last.map { now - $0 < Self.useTime } ?? false }
  }

  /// Counts a request whose answer begins.
  ///
  /// - Parameters:
  ///   - method: The request's method.
  ///   - route: The route; `nil` if there is none.
  ///   - status: The answer's status.
  ///   - problem: Why it was refused, if it was.
  ///   - time: Since it came.
  func note(
    _ method: String, _ route: Route?, status: Int, _ problem: Problem?, time: Duration
  ) {
    let method = Self.methods.contains(method) ? method : "other"
    state.withLock { counts in
      counts.requests[Kind(method: method, status: status), default: 0] += 1
      counts.time += time
    }
    guard let route else { return }
    if !route.isWatching { lastUse.withLock { $0 = .now } }
    noteHealth(method, status, problem)
    if let problem, problem.type == .defect, problem.outage == nil {
      log(.error, "a request failed: \(route.name): \(problem.cause ?? problem.detail)")
    } else if let problem, route.takesBooks {
      log(.info, "an import was refused: \(route.name): \(status) \(problem.type.rawValue)")
    }
    if time > route.patience {
      log(.info, "a request was slow: \(route.name): \(status) after \(time.inSeconds) s")
    }
  }

  /// Logs an outage of the library, once until a change succeeds again.
  private func noteHealth(_ method: String, _ status: Int, _ problem: Problem?) {
    if let problem, let outage = problem.outage {
      let isNew = outages.withLock { $0.insert(outage).inserted }
      if isNew { log(.critical, problem.detail) }
    } else if problem == nil, status < 300, !["GET", "HEAD"].contains(method) {
      outages.withLock { $0 = [] }
    }
  }

  /// Logs that the data folder holds another library than before.
  func noteReplaced() {
    log(.critical, "The library in the data folder is another one than before; it is in use now.")
  }

  /// Logs that the index of the library's texts could not be brought up to date.
  ///
  /// - Parameter error: Why.
  func noteIndexFailure(_ error: any Error) {
    log(.warning, "the search index could not be brought up to date: \("\(error)".withoutFolders)")
  }

  /// Logs that a sentence could not be spoken.
  ///
  /// - Parameter reason: The reason of the voice.
  func noteSkipped(_ reason: String) {
    log(.warning, "a sentence could not be spoken: \(reason.withoutFolders)")
  }
}

extension Duration {
  /// The seconds with one decimal.
  fileprivate var inSeconds: Double { (self / .seconds(1) * 10).rounded() / 10 }
}
