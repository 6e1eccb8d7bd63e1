/// The body of a request, in pieces as they arrive.
///
/// The server reads from the client only after the handler has taken the last piece. One task reads
/// the body, once; the server discards the unread rest.
public struct HTTPRequestBody: Sendable {
  enum Source: Sendable {
    case bytes([UInt8])
    case exchange(Exchange)
  }

  /// The length in bytes that the client has declared; `nil` if it did not.
  public let declaredLength: Int?
  let source: Source

  /// Makes a body that is in memory, as tests of routes do.
  ///
  /// - Parameter bytes: All of it.
  public init(_ bytes: [UInt8]) {
    declaredLength = bytes.count
    source = .bytes(bytes)
  }

  init(_ exchange: Exchange, declaredLength: Int?) {
    self.declaredLength = declaredLength
    source = .exchange(exchange)
  }

  /// Reads the rest of the body into memory.
  ///
  /// - Parameter limit: The most bytes that the caller can use.
  /// - Returns: The bytes.
  /// - Throws: ``HTTPServerError`` of kind ``HTTPServerError/Kind/bodyTooLarge``, or
  ///   `CancellationError` when the client went away before its end.
  public func collected(limit: Int) async throws -> [UInt8] {
    let refusal = HTTPServerError(
      kind: .bodyTooLarge, message: "The request's body has more than \(limit) bytes.")
    guard declaredLength ?? 0 <= limit else { throw refusal }
    var bytes: [UInt8] = []
    for try await piece in self {
      guard bytes.count + piece.count <= limit else { throw refusal }
      bytes += piece
    }
    return bytes
  }
}

extension HTTPRequestBody: AsyncSequence {
  /// Takes the pieces of a body in turn.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var source: Source

    /// Waits for the next piece.
    ///
    /// - Returns: At least one byte; `nil` when the body is complete.
    /// - Throws: `CancellationError` when the client went away before its end, or the task was
    ///   cancelled.
    public mutating func next() async throws -> [UInt8]? {
      switch source {
      case .bytes(let bytes):
        source = .bytes([])
        return bytes.isEmpty ? nil : bytes
      case .exchange(let exchange): return try await exchange.nextPiece()
      }
    }
  }

  /// Starts reading where the last reader left off.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: source) }
}
