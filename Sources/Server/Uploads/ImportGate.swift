/// Lets only a few files in at once: each takes memory to be read, and all take the same disk.
actor ImportGate {
  /// Files at once; a page sends one after the other.
  static let limit = 4

  private var count = 0

  /// Does something with one of the places.
  ///
  /// - Parameter work: What to do.
  /// - Returns: What it returns.
  /// - Throws: ``Problem`` `busy` when all places are taken; what the work throws.
  nonisolated func pass<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result
  {
    try await enter()
    do {
      let result = try await work()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() throws(Problem) {
    guard count < Self.limit else {
      throw Problem.busy("\(Self.limit) books are being added already; try again in a moment.")
    }
    count += 1
  }

  private func leave() { count -= 1 }
}
