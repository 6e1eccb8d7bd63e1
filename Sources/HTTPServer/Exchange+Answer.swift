import CMicroHTTPD
import Synchronization

/// The answer: the handler makes it, the library takes it.
extension Exchange {
  /// Passes the answer to the library, and runs the closure that writes its body.
  func answer(_ response: HTTPResponse) async {
    let prepared = PreparedAnswer(response, for: self)
    let isTaken = update {
      guard !$0.isEnded, !$0.isGone else { return false }
      $0.answer = prepared
      $0.resume()
      return true
    }
    guard isTaken else { return prepared.discard() }
    guard let length = prepared.streamLength, !isHead,
      case .stream(let write) = response.body
    else { return }
    do {
      try await write(HTTPBodyWriter(exchange: self))
      finish(length)
    } catch {
      // The reason is the handler's to log; the client sees a body without an end.
      breakOff()
    }
  }

  /// Queues bytes for the library, and waits while the queue is long.
  func write(_ bytes: [UInt8]) async throws {
    _ = try await whenReady { state -> Bool? in
      guard !state.isGone, !state.isEnded, !state.isBroken else { throw CancellationError() }
      guard state.outgoing.count < limits.bufferByteCount else { return nil }
      guard !bytes.isEmpty else { return true }
      state.outgoing.append(bytes)
      state.writtenByteCount += bytes.count
      state.resume()
      return true
    }
  }

  /// Gives the library bytes of a streamed body.
  ///
  /// - Returns: How many, or the library's marks for an end, a break or "ask again when resumed".
  func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    update { state in
      guard !state.isGone else { return state.breakBody() }
      guard state.outgoing.count == 0 else {
        let taken = unsafe state.outgoing.take(into: target)
        // Half empty, so that the writer is not woken for every packet.
        if state.outgoing.count < limits.bufferByteCount / 2 { state.noteChange() }
        return taken
      }
      guard !state.isBroken else { return state.breakBody() }
      guard !state.isFinished else { return cmicrohttpd_end }
      state.suspend()
      return 0
    }
  }

  private func finish(_ length: PreparedAnswer.StreamLength) {
    update {
      switch length {
      case .known(let count) where count != $0.writtenByteCount: $0.isBroken = true
      case .known, .unknown: $0.isFinished = true
      }
      $0.resume()
    }
  }

  private func breakOff() {
    update {
      $0.isBroken = true
      $0.resume()
    }
  }
}

extension Exchange.State {
  /// Ends the body without its end mark, and with it the connection.
  ///
  /// Where the library asks for bytes right after it has sent some, 0.9.75 marks a failed connection as closed and
  /// frees it with its thread's next event only, which may never come. After ``resume()`` it asks in the round before
  /// the one that frees.
  ///
  /// - Returns: What the library is to be told.
  fileprivate mutating func breakBody() -> Int {
    guard !isBreaking, connection != nil else { return cmicrohttpd_failure }
    isBreaking = true
    suspend()
    resume()
    return 0
  }
}
