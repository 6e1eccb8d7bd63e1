import Foundation

/// Bounds the memory of the runs that go on at the same time.
///
/// A run takes memory in proportion to its symbols, some 0.23 MB each. Two of the longest at once
/// would take as much again as the whole program.
final class RunBudget: Sendable {
  /// The most symbols that all runs together speak at once: those of one of the longest, or of two
  /// usual sentences.
  static let symbolLimit = HibariWorker.symbolLimit
  /// The most symbols at once when a run is urgent.
  ///
  /// A run is urgent if its listener waits in silence or soon would, or if there is so much to
  /// speak that no core may wait for memory.
  static let urgentLimit = symbolLimit + 100

  // The condition is a lock. Its variables are only touched while it is held.
  private let condition = NSCondition()
  private nonisolated(unsafe) var used = 0

  /// Calls a function once its symbols fit beside those of the other runs.
  ///
  /// The caller's thread waits until then.
  ///
  /// - Parameters:
  ///   - symbolCount: The number of symbols that the run speaks.
  ///   - isUrgent: Whether a listener waits in silence or soon would.
  ///   - body: The run.
  /// - Returns: The run's result.
  /// - Throws: The run's error.
  func withRoom<Result>(
    for symbolCount: Int, isUrgent: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    let limit = isUrgent ? Self.urgentLimit : Self.symbolLimit
    let cost = min(symbolCount, Self.symbolLimit)
    condition.lock()
    while used + cost > limit { condition.wait() }
    used += cost
    condition.unlock()
    defer {
      condition.lock()
      used -= cost
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}
