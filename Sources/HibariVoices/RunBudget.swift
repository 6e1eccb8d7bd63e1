import Foundation

/// Keeps runs that go on at the same time within one measure of memory.
///
/// A run takes memory in proportion to its symbols, some 0.23 MB each: two of the longest at once
/// would take as much again as the whole program.
final class RunBudget: Sendable {
  /// Symbols that all runs together speak at once: one of the longest, or two usual sentences.
  static let symbolLimit = HibariWorker.symbolLimit
  /// What one may take beyond it whose listener waits in silence, or soon would: a first utterance,
  /// or any where there is so much to speak that no core may wait for memory.
  static let urgentLimit = symbolLimit + 100

  // NSCondition is a lock; what it guards is only touched while it is held.
  private let condition = NSCondition()
  private nonisolated(unsafe) var used = 0

  /// Runs something once its symbols fit beside those of the others; waits on the caller's thread.
  ///
  /// - Parameters:
  ///   - symbolCount: How many symbols it speaks.
  ///   - isUrgent: Whether somebody waits in silence, or soon would.
  ///   - body: The run.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
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
