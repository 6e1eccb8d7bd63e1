import Foundation
import Synchronization

@testable import VorleserKit

/// A calendar and an uptime that tests steer.
final class SteeredClock: Sendable {
  private let state: Mutex<(now: Date, uptime: Duration)>

  init(_ now: Date) { state = Mutex((now, .zero)) }

  /// Time goes by.
  func pass(hours: Double) {
    state.withLock {
      $0.now += hours * 3600
      $0.uptime += .seconds(hours * 3600)
    }
  }

  /// Somebody sets the calendar.
  func jump(hours: Double) { state.withLock { $0.now += hours * 3600 } }

  var now: Date { state.withLock { $0.now } }

  var clock: BackupClock {
    BackupClock(
      now: { self.now }, uptime: { self.state.withLock { $0.uptime } }, zone: { .gmt })
  }
}
