import AudioCodecs
import ReadAloud
import Synthesizer

/// Making sound on demand.
extension LiveStream {
  /// The moment at which the next piece is needed; `nil` while none is.
  private var due: ContinuousClock.Instant? {
    guard !isComplete, failure == nil else { return nil }
    let now = ContinuousClock.now
    let end = index.byteCount
    let lead = speaker.schedule.lead(in: speaker.format)
    var due = listeners.values.filter { end - $0.taken < lead }.map { $0.due(end, now: now) }.min()
    if asked.values.contains(where: { $0 >= index.count }), listeners.isEmpty {
      // Where somebody has listened, questions do not lead further than the listener did.
      if end - (furthest ?? end) < lead { due = now }
    }
    return due
  }

  /// Starts making sound when it is needed, and stops when it no longer is.
  func updateSpeaking() {
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
    releaseUnneededText()
    announce()
    // Somebody may have come while it was ending.
    if due != nil { updateSpeaking() }
  }

  private func makePiece(due: ContinuousClock.Instant) async throws {
    try Task.checkCancellation()
    guard let passage = try await nextPassage() else {
      try unspoken.end()
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
    try unspoken.count(outcome, units: piece.range.count)
    if case .spoken(let frames, isNew: true) = outcome {
      await speaker.keep(frames, of: passage.sentence)
    }
  }

  private func nextPassage() async throws -> Passage? {
    if let pending { return pending }
    var walk = try await begunPassages()
    let passage = try await walk.nextPassage()
    passages = walk
    return passage
  }

  func begunPassages() async throws -> PassageWalk {
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

  /// Keeps the sound that is in memory within its limit.
  func trimWindow() {
    let limit = Self.slack + (listeners.isEmpty ? 0 : speaker.schedule.lead(in: speaker.format))
    let places = listeners.values.map { index.piece(atByte: $0.taken) ?? index.count }
    window.trim(to: limit, listeners: places)
  }

  /// Releases the text when nobody needs it, since many streams are begun and left.
  func releaseUnneededText() {
    guard listeners.isEmpty, asked.isEmpty else { return }
    rereading = nil
    passages?.releaseText()
  }
}
