/// Pieces that were spoken before and are no longer in memory.
extension LiveStream {
  /// A known piece: from memory, from the store, or spoken again.
  func piece(_ number: Int, due: ContinuousClock.Instant) async throws -> LivePiece {
    if let piece = window[number] { return piece }
    var walk = if let rereading { rereading } else { try await begunPassages() }
    let passage = try await walk.passage(at: index.mark(of: number))
    rereading = walk
    let mark = index.mark(of: number)
    let frameCount = index.frames(of: number).count
    guard let passage else { return LivePiece.silence(frameCount, at: mark) }
    let kept = await keptPiece(number, passage)
    let piece = if let kept { kept } else { try await spokenAgain(number, passage, due: due) }
    window.insert(piece, at: number)
    trimWindow()
    return piece
  }

  /// The segments that are available without the voice; the first one is made in any case.
  func knownSegments(from first: Int, _ count: Int) async throws -> [TimelineSegment] {
    guard count > 0 else { return [] }
    defer { releaseUnneededText() }
    var segments: [TimelineSegment] = []
    var piece: LivePiece? = try await piece(first, due: .now)
    // A walk of its own: a listener may be in another chapter, and each holds only one.
    var walk: PassageWalk?
    while let known = piece {
      let number = first + segments.count
      segments.append(
        known.segment(
          number, atFrame: index.frames(of: number).lowerBound, in: speaker.format))
      guard segments.count < count else { break }
      piece = window[number + 1]
      guard piece == nil else { continue }
      var own = if let walk { walk } else { try await begunPassages() }
      piece = await keptPiece(number + 1, try await own.passage(at: index.mark(of: number + 1)))
      walk = own
    }
    return segments
  }

  /// A piece from the store; `nil` if the voice would have to speak it.
  private func keptPiece(_ number: Int, _ passage: Passage?) async -> LivePiece? {
    let frameCount = index.frames(of: number).count
    guard let passage else { return LivePiece.silence(frameCount, at: index.mark(of: number)) }
    if let reason = index.reasonSkipped(number) {
      return LivePiece(passage, .none, frameCount: frameCount, skipped: reason)
    }
    return await speaker.kept(passage.sentence).map {
      LivePiece(passage, $0, frameCount: frameCount, skipped: nil)
    }
  }

  private func spokenAgain(
    _ number: Int, _ passage: Passage, due: ContinuousClock.Instant
  ) async throws -> LivePiece {
    // Positions that were told stay true, whatever the voice says now.
    let frameCount = index.frames(of: number).count
    switch try await speaker.speak(passage.sentence, due: due) {
    case .spoken(let frames, let isNew):
      if isNew { await speaker.keep(frames, of: passage.sentence) }
      return LivePiece(passage, frames, frameCount: frameCount, skipped: nil)
    case .skipped(let failure):
      return LivePiece(passage, .none, frameCount: frameCount, skipped: SkipReason(failure))
    }
  }
}
