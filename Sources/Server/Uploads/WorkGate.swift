import ReadingModel

/// Limits how much long work of a kind is done at once, since each takes memory and all use the same disk.
actor WorkGate {
  /// The kinds of work, each with a gate of its own.
  enum Kind: Sendable {
    case adding
    case converting
  }

  /// The most at once; a page sends one file after the other.
  static let limit = 4

  /// The most of one person, so that nobody keeps all others from their work.
  static let personLimit = 2

  private let kind: Kind
  private var counts: [PersonID: Int] = [:]

  init(_ kind: Kind) { self.kind = kind }

  /// Does work in one of the places.
  ///
  /// - Parameters:
  ///   - person: The person who wants it.
  ///   - work: The work.
  /// - Returns: The result of the work.
  /// - Throws: ``Problem`` `busy` when all places are taken; errors of the work.
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
      throw Problem.busy(kind.busy(isOwn: own >= Self.personLimit))
    }
    counts[person] = own + 1
  }

  private func leave(_ person: PersonID) {
    let own = counts[person] ?? 0
    counts[person] = own > 1 ? own - 1 : nil
  }
}

extension WorkGate.Kind {
  /// What a person reads when all places are taken, by their own work or by everybody's.
  fileprivate func busy(isOwn: Bool) -> String {
    let what =
      switch (self, isOwn) {
      case (.adding, true): "You are adding \(WorkGate.personLimit) books already."
      case (.adding, false): "Too many books are being added at once."
      case (.converting, true): "You are exporting \(WorkGate.personLimit) books already."
      case (.converting, false): "Too many books are being exported at once."
      }
    return what + " Try again in a moment."
  }
}
