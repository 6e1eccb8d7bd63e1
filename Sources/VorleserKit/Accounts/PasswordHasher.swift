import Basics
import Passwords
import Synchronization

/// Computes hashes one after another, so that many sign-ins need the memory of one.
actor PasswordHasher {
  /// The most waiting requests: some seconds' work.
  static let waitingLimit = 16

  private let executor = QueueExecutor(label: "vorleser.passwords")
  /// A hash takes a thread for a tenth of a second, too long for the shared pool.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  let cost: PasswordCost
  private let waiting = Mutex(0)
  private var nobody: PasswordHash?
  /// The number of hashes computed so far, which take nearly all the time of signing in.
  private(set) var hashCount = 0

  init(cost: PasswordCost) {
    self.cost = cost
  }

  /// Hashes a password.
  ///
  /// - Throws: ``AccountError/busy``, ``AccountError/failed(_:)``.
  nonisolated func hash(_ password: [UInt8]) async throws(AccountError) -> String {
    try enter()
    defer { leave() }
    return try await make(password)
  }

  /// Whether a password matches a stored hash; without a hash it takes just as long.
  ///
  /// - Throws: ``AccountError/busy``, ``AccountError/failed(_:)``.
  nonisolated func matches(
    _ password: [UInt8], _ stored: String?
  ) async throws(AccountError) -> Bool {
    try enter()
    defer { leave() }
    return try await compare(password, stored)
  }

  /// Whether a stored hash has the present cost.
  nonisolated func isUpToDate(_ stored: String) -> Bool { PasswordHash(stored: stored).has(cost) }

  private func make(_ password: [UInt8]) throws(AccountError) -> String {
    hashCount += 1
    do {
      return try PasswordHash(of: password, cost: cost).text
    } catch {
      throw .failed(error.description)
    }
  }

  private func compare(_ password: [UInt8], _ stored: String?) throws(AccountError) -> Bool {
    do {
      if nobody == nil, stored == nil {
        hashCount += 1
        nobody = try PasswordHash(of: SecretBytes.random(32), cost: cost)
      }
      hashCount += 1
      if let stored { return try PasswordHash(stored: stored).matches(password) }
      _ = try nobody?.matches(password)
      return false
    } catch {
      throw .failed(error.description)
    }
  }

  private nonisolated func enter() throws(AccountError) {
    let isFull = waiting.withLock { count in
      guard count < Self.waitingLimit else { return true }
      count += 1
      return false
    }
    if isFull { throw .busy }
  }

  private nonisolated func leave() { waiting.withLock { $0 -= 1 } }
}
