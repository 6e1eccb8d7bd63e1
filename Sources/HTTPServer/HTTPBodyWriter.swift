/// Where the body of a streamed answer is written to.
public struct HTTPBodyWriter: Sendable {
  let exchange: Exchange

  /// Hands bytes over, and waits first while the client is slow.
  ///
  /// The bytes of one call stay together, also when several tasks write. Returning means that they
  /// are on their way, not that they have arrived.
  ///
  /// - Parameter bytes: Any number; better not much more than ``HTTPLimits/bufferByteCount``.
  /// - Throws: `CancellationError` when the client went away or the task was cancelled.
  public func write(_ bytes: [UInt8]) async throws {
    try await exchange.write(bytes)
  }
}
