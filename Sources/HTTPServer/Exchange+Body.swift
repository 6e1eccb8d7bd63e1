import CMicroHTTPD
import Synchronization

/// The body: the library brings pieces, the handler takes them.
extension Exchange {
  /// The answer to the library's call.
  enum Verdict { case goOn, close }

  /// Waits for bytes of the body.
  ///
  /// - Returns: `nil` when the body is complete.
  /// - Throws: ``HTTPServerError/Kind/bodyTooSlow``; the connection is closed then.
  func nextPiece() async throws -> [UInt8]? {
    guard hasBody else { return nil }
    let start = ContinuousClock.now
    let piece = try await arrivedPiece()
    let isTooSlow = update { state in
      state.bodyWait += .now - start
      state.takenByteCount += piece?.count ?? 0
      let rated = Duration.seconds(state.takenByteCount) / max(limits.leastBodyRate, 1)
      let allowed = limits.bodyGrace + rated
      guard piece != nil, state.bodyWait > allowed else { return false }
      state.connection?.shutDown()
      return true
    }
    guard isTooSlow else { return piece }
    abandon()
    throw HTTPServerError(
      kind: .bodyTooSlow, message: "The request's body comes too slowly; send it again.")
  }

  private func arrivedPiece() async throws -> [UInt8]? {
    try await whenReady { state -> [UInt8]?? in
      state.isBodyWanted = true
      guard !state.upload.isEmpty else {
        if state.isBodyComplete { return .some(nil) }
        state.resume()
        return nil
      }
      let piece = state.upload
      state.upload = []
      state.resume()
      return piece
    }
  }

  /// The library has the headers, or nothing new: suspended between headers and body until the
  /// handler wants the body or has the answer.
  func headersArrived() -> Verdict {
    update { state in
      guard !state.isGone else { return .close }
      guard hasBody, !state.isBodyStarted else { return bodyEnded(&state) }
      if state.answer != nil {
        guard !mayLackBody || state.isBodyWanted else { return queueAnswer(&state) }
        state.drainStart = .now
      } else if !state.isBodyWanted {
        state.suspend()
        return .goOn
      }
      state.isBodyStarted = true
      return .goOn
    }
  }

  /// The library has bytes of the body.
  func bodyArrived(_ bytes: UnsafeRawBufferPointer) -> Verdict {
    update { state in
      guard !state.isGone else { return .close }
      state.isBodyStarted = true
      if state.answer != nil, state.drainStart == nil { state.drainStart = .now }
      if let start = state.drainStart {
        state.drainedByteCount += bytes.count
        let isEnough =
          state.drainedByteCount > limits.drainByteCount
          || .now - start > limits.drainTime
        return isEnough ? .close : .goOn
      }
      unsafe state.upload.append(contentsOf: bytes)
      if state.upload.count >= limits.bufferByteCount { state.suspend() }
      state.noteChange()
      return .goOn
    }
  }

  private func bodyEnded(_ state: inout State) -> Verdict {
    if !state.isBodyComplete {
      state.isBodyComplete = true
      state.noteChange()
    }
    guard state.answer == nil else { return queueAnswer(&state) }
    state.suspend()
    return .goOn
  }

  private func queueAnswer(_ state: inout State) -> Verdict {
    guard let answer = state.answer, let connection = state.connection else { return .close }
    state.answer = nil
    state.upload = []
    return answer.queue(on: connection, limits) ? .goOn : .close
  }
}
