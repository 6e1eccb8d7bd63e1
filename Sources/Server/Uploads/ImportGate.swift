import ReadingModel

/// Limits the number of imports at once, since each takes memory and all use the same disk.
actor ImportGate {
  /// The most imports at once; a page sends one file after the other.
  static let limit = 4

  /// The most imports of one person, so that nobody keeps all others from adding.
  static let personLimit = 2

  private var counts: [PersonID: Int] = [:]

  /// Runs an import with one of the places.
  ///
  /// - Parameters:
  ///   - person: The person who imports.
  ///   - work: The import.
  /// - Returns: The result of the import.
  /// - Throws: ``Problem`` `busy` when all places are taken; errors of the import.
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
