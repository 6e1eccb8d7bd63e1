/// The sound of a live stream as it grows: frames in order, for one listener.
///
/// The stream makes sound only some way ahead of the bytes that a listener has taken. Releasing
/// the iterator ends the listening.
public struct LiveBytes: AsyncSequence, Sendable {
  /// Some bytes, at most ``LiveStream/chunkLimit``.
  public typealias Element = [UInt8]
  /// A `SpeechError`, an error of the book's source, or `CancellationError`.
  public typealias Failure = any Error

  let stream: LiveStream
  let offset: Int

  /// Begins to listen.
  ///
  /// - Returns: An iterator for one task.
  public func makeAsyncIterator() -> Iterator {
    Iterator(listening: Listening(stream: stream), position: offset)
  }

  /// One listener's place.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    private let listening: Listening
    private var position: Int

    init(listening: Listening, position: Int) {
      self.listening = listening
      self.position = position
    }

    /// Waits for the bytes that follow.
    ///
    /// - Returns: `nil` at the end.
    /// - Throws: The error that ended the stream; `CancellationError`.
    public mutating func next() async throws -> [UInt8]? {
      let bytes = try await listening.stream.bytes(for: listening.listener, at: position)
      position += bytes?.count ?? 0
      return bytes
    }
  }
}

/// Tells the stream when a listener has gone.
final class Listening: Sendable {
  let stream: LiveStream
  let listener = ListenerID()

  init(stream: LiveStream) {
    self.stream = stream
  }

  deinit {
    let (stream, listener) = (stream, listener)
    Task { await stream.leave(listener) }
  }
}

/// The identity of a listener.
final class ListenerID: Sendable, Hashable {
  static func == (a: ListenerID, b: ListenerID) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
