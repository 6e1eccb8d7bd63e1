/// Writes the body of a streamed answer.
public struct HTTPBodyWriter: Sendable {
  let exchange: Exchange

  /// Writes bytes, and waits first while the client is slow.
  ///
  /// The bytes of one call stay together, also when several tasks write. When the call returns,
  /// they are on their way but may not have arrived.
  ///
  /// - Parameter bytes: Any number; better not much more than ``HTTPLimits/bufferByteCount``.
  /// - Throws: `CancellationError` when the client went away or the task was cancelled.
  public func write(_ bytes: [UInt8]) async throws {
    try await exchange.write(bytes)
  }
}
