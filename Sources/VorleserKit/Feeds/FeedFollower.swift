import Foundation

/// Fetches feeds when they are due, for as long as it runs.
public struct FeedFollower: Sendable {
  /// The longest sleep: another process may have followed a feed, or the machine has slept.
  private static let longestSleep = 900.0
  /// The shortest: what fails for the whole library fails again.
  private static let shortestSleep = 5.0

  private let library: Library

  /// Makes a follower.
  ///
  /// - Parameter library: The library whose feeds it fetches.
  public init(_ library: Library) { self.library = library }

  /// Fetches feeds until the task is cancelled.
  ///
  /// - Parameter changes: The library's changes, which tell of new feeds.
  public func run(_ changes: AsyncStream<LibraryChange>) async {
    let alarm = FeedAlarm()
    await withTaskGroup { group in
      group.addTask {
        for await change in changes {
          if case .list(.feeds, _) = change { await alarm.ring() }
        }
      }
      group.addTask {
        while !Task.isCancelled {
          // What can't be read or stored now is tried again later.
          let next = try? await library.refreshDueFeeds()
          let wait = next?.timeIntervalSinceNow ?? Self.longestSleep
          await alarm.sleep(min(max(wait, Self.shortestSleep), Self.longestSleep))
        }
      }
    }
  }
}

/// A sleep that can be ended.
private actor FeedAlarm {
  private var sleeper: Task<Void, Never>?
  private var hasRung = false

  /// Sleeps until the time is over, somebody rings, or the task is cancelled.
  func sleep(_ seconds: Double) async {
    guard !hasRung else {
      hasRung = false
      return
    }
    let sleeper = Task { _ = try? await Task.sleep(for: .seconds(seconds)) }
    self.sleeper = sleeper
    await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    self.sleeper = nil
    hasRung = false
  }

  func ring() {
    hasRung = true
    sleeper?.cancel()
  }
}
