import AudioCodecs

/// Making sound when it is needed.
extension LiveReading {
  /// When the next piece is needed, or `nil` while none is.
  private var due: ContinuousClock.Instant? {
    guard !isComplete, failure == nil else { return nil }
    let now = ContinuousClock.now
    let end = index.byteCount
    let lead = speaker.schedule.lead
    var due = listeners.values.filter { end - $0.taken < lead }.map { $0.due(end, now: now) }.min()
    if asked.values.contains(where: { $0 >= index.count }), listeners.isEmpty {
      // Where somebody has listened, questions do not lead further than the listener did.
      if end - (furthest ?? end) < lead { due = now }
    }
    return due
  }

  /// Begins to make sound where it is needed, and stops where it no longer is.
  func drive() {
    guard due != nil else {
      producer?.cancel()
      return
    }
    guard producer == nil else { return }
    producer = Task { await self.produce() }
    publish()
  }

  private func produce() async {
    do {
      while let due { try await makePiece(due: due) }
    } catch {
      // Giving up because nobody listens is no failure, whatever a book calls it.
      if !(error is CancellationError), !Task.isCancelled { failure = error }
    }
    producer = nil
    rest()
    announce()
    // Somebody may have come while it was ending.
    if due != nil { drive() }
  }

  private func makePiece(due: ContinuousClock.Instant) async throws {
    try Task.checkCancellation()
    guard let passage = try await nextPassage() else {
      isComplete = true
      return
    }
    pending = passage
    let outcome = try await speaker.speak(passage.sentence, due: due)
    pending = nil
    let piece = LivePiece(passage, outcome)
    window.insert(piece, at: index.count)
    index.append(passage.mark, frameCount: piece.frameCount, skipped: piece.skipped)
    trimWindow()
    announce()
    try countUnspoken(piece)
    if case .spoken(let frames, isNew: true) = outcome {
      await speaker.keep(frames, of: passage.sentence)
    }
  }

  /// Ends the reading where the voice can say nothing, instead of running through the book.
  private func countUnspoken(_ piece: LivePiece) throws {
    guard let reason = piece.skipped else {
      unspokenRun = 0
      return
    }
    unspokenRun += 1
    guard unspokenRun < Self.unspokenLimit else { throw NothingSpoken(reason: reason) }
  }

  private func nextPassage() async throws -> Passage? {
    if let pending { return pending }
    var walk = try await begunPassages()
    let passage = try await walk.nextPassage()
    passages = walk
    return passage
  }

  private func begunPassages() async throws -> PassageWalk {
    if let passages { return passages }
    var walk = try await SentenceWalk(source)
    let place = try await walk.place(at: offset)
    let chapter = walk.chapters.firstIndex { $0.range.upperBound > offset }
    let pacing = speaker.speech.pacing
    return PassageWalk(
      walk, from: place,
      rules: PassageRules(
        offset: offset, openings: pacing.openings, longest: pacing.longestPassage),
      pauses: pauses,
      lastChapter: endsWithChapter ? chapter ?? -1 : nil)
  }

  // MARK: what was spoken before

  /// A piece that is known: from memory, from the store, or spoken again.
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

  /// The segments that can be told without the voice, and the first in any case.
  func knownSegments(from first: Int, _ count: Int) async throws -> [TimelineSegment] {
    guard count > 0 else { return [] }
    var segments: [TimelineSegment] = []
    var piece: LivePiece? = try await piece(first, due: .now)
    // A walk of its own: a listener may be in another chapter, and each holds only one.
    var walk: PassageWalk?
    while let known = piece {
      let number = first + segments.count
      segments.append(known.segment(number, atFrame: index.frames(of: number).lowerBound))
      guard segments.count < count else { break }
      piece = window[number + 1]
      guard piece == nil else { continue }
      var own = if let walk { walk } else { try await begunPassages() }
      piece = await keptPiece(number + 1, try await own.passage(at: index.mark(of: number + 1)))
      walk = own
    }
    return segments
  }

  /// A piece as the store has it; `nil` where the voice would have to speak.
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
    case .skipped(let reason):
      return LivePiece(passage, .none, frameCount: frameCount, skipped: reason)
    }
  }

  /// Keeps the sound that is in memory within its limit.
  func trimWindow() {
    let limit = Self.slack + (listeners.isEmpty ? 0 : speaker.schedule.lead)
    let places = listeners.values.map { index.piece(atByte: $0.taken) ?? index.count }
    window.trim(to: limit, listeners: places)
  }

  /// Lets the text go where nobody needs it: many readings are begun and left.
  func rest() {
    guard listeners.isEmpty, asked.isEmpty else { return }
    rereading = nil
    passages?.letGo()
  }
}
