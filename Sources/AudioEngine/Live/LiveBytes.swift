/// The sound of a live reading as it grows: frames in order, for one listener.
///
/// The reading makes sound only some way ahead of the bytes that a listener has taken. Releasing
/// the iterator ends the listening.
public struct LiveBytes: AsyncSequence, Sendable {
  /// Some bytes, at most ``LiveReading/chunkLimit``.
  public typealias Element = [UInt8]
  /// A `SpeechError`, an error of the book's source, or `CancellationError`.
  public typealias Failure = any Error

  let reading: LiveReading
  let offset: Int

  /// Begins to listen.
  ///
  /// - Returns: An iterator for one task.
  public func makeAsyncIterator() -> Iterator {
    Iterator(listening: Listening(reading: reading), position: offset)
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
    /// - Throws: The error that ended the reading; `CancellationError`.
    public mutating func next() async throws -> [UInt8]? {
      let bytes = try await listening.reading.bytes(for: listening.listener, at: position)
      position += bytes?.count ?? 0
      return bytes
    }
  }
}

/// Tells the reading when a listener has gone.
final class Listening: Sendable {
  let reading: LiveReading
  let listener = ListenerID()

  init(reading: LiveReading) {
    self.reading = reading
  }

  deinit {
    let (reading, listener) = (reading, listener)
    Task { await reading.leave(listener) }
  }
}

/// The identity of a listener.
final class ListenerID: Sendable, Hashable {
  static func == (a: ListenerID, b: ListenerID) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
