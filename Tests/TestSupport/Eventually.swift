/// That something did not become true in time.
public struct NeverBecameTrue: Error, CustomStringConvertible {
  /// What was waited for, and how long.
  public let description: String
}

/// How long a test waits before it counts as hanging: not even a machine with ten times its work takes as long, so no
/// test passes or fails by it.
public let hangingTime: Duration = .seconds(600)

/// Waits until something is true, and gives up when it does not become so.
///
/// - Parameters:
///   - claim: What is waited for, for the message.
///   - limit: How long; far longer than it takes on a busy machine.
///   - condition: Asked every two milliseconds.
/// - Throws: ``NeverBecameTrue``, or what the condition throws.
public func eventually(
  _ claim: String = "it is so", within limit: Duration = hangingTime,
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while !(try await condition()) {
    guard ContinuousClock.now < deadline else {
      throw NeverBecameTrue(description: "not within \(limit): \(claim)")
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
