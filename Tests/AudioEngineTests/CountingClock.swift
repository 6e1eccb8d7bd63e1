import Synchronization

/// A clock for which each look at it takes ten milliseconds, however busy the machine is.
final class CountingClock: Clock {
  struct Instant: InstantProtocol {
    var time: Duration

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private let looks = Atomic(0)
  let minimumResolution = Duration.milliseconds(10)

  var now: Instant {
    Instant(time: minimumResolution * looks.add(1, ordering: .relaxed).newValue)
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while now < deadline { await Task.yield() }
  }
}
