import Basics
import Synchronization

/// Counts requests, and writes down those that were slow or failed.
///
/// A line names the route, never what was asked for: an address can tell what somebody reads.
final class RequestMeter: Sendable {
  /// Requests with one method and status.
  struct Kind: Hashable, Comparable {
    var method: String
    var status: Int

    static func < (a: Kind, b: Kind) -> Bool { (a.method, a.status) < (b.method, b.status) }
  }

  /// What was counted since the program began.
  struct Counts {
    var requests: [Kind: Int] = [:]
    /// Until answers began, all together.
    var time = Duration.zero
  }

  /// Methods that are counted by name: others may be any word that somebody sends.
  private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

  let log: Log
  private let state = Mutex(Counts())
  /// What was written down and is not over.
  private let outages = Mutex<Set<LibraryOutage>>([])

  init(log: Log = Log()) {
    self.log = log
  }

  var counts: Counts { state.withLock { $0 } }

  /// Counts a request whose answer begins.
  ///
  /// - Parameters:
  ///   - method: As it came.
  ///   - route: What answered; `nil` for what has no route.
  ///   - status: What was answered.
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

  /// Writes down what has happened to the library, once until something could be changed in it again.
  private func noteHealth(_ method: String, _ status: Int, _ problem: Problem?) {
    if let problem, let outage = problem.outage {
      let isNew = outages.withLock { $0.insert(outage).inserted }
      if isNew { log(.critical, problem.detail) }
    } else if problem == nil, status < 300, !["GET", "HEAD"].contains(method) {
      outages.withLock { $0 = [] }
    }
  }

  /// Writes down that another library lies in the data folder than before.
  func noteReplaced() {
    log(.critical, "The library in the data folder is another one than before; it is in use now.")
  }

  /// Writes down that a sentence could not be spoken.
  ///
  /// - Parameter reason: What the voice said.
  func noteSkipped(_ reason: String) {
    log(.warning, "a sentence could not be spoken: \(reason.withoutFolders)")
  }
}

extension Duration {
  /// Seconds with a tenth.
  fileprivate var inSeconds: Double { (self / .seconds(1) * 10).rounded() / 10 }
}
