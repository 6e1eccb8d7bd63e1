import ReadingModel

/// Lets only a few files in at once: each takes memory to be read, and all take the same disk.
actor ImportGate {
  /// Files at once; a page sends one after the other.
  static let limit = 4

  /// One person's at once, so that nobody keeps all others from adding.
  static let personLimit = 2

  private var counts: [PersonID: Int] = [:]

  /// Does something with one of the places.
  ///
  /// - Parameters:
  ///   - person: Who wants to.
  ///   - work: What to do.
  /// - Returns: What it returns.
  /// - Throws: ``Problem`` `busy` when all places are taken; what the work throws.
  nonisolated func pass<Result: Sendable>(
    _ person: PersonID, _ work: () async throws -> Result
  ) async throws -> Result {
    try await enter(person)
    do {
      let result = try await work()
      await leave(person)
      return result
    } catch {
      await leave(person)
      throw error
    }
  }

  private func enter(_ person: PersonID) throws(Problem) {
    let own = counts[person] ?? 0
    guard own < Self.personLimit, counts.values.reduce(0, +) < Self.limit else {
      throw Problem.busy(
        own < Self.personLimit
          ? "Too many books are being added at once. Try again in a moment."
          : "You are adding \(Self.personLimit) books already. Try again in a moment.")
    }
    counts[person] = own + 1
  }

  private func leave(_ person: PersonID) {
    let own = counts[person] ?? 0
    counts[person] = own > 1 ? own - 1 : nil
  }
}
