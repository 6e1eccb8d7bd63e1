import ReadingModel

/// Yields what is to be spoken from some place to the end of the book.
struct PassageWalk {
  private var walk: SentenceWalk
  private var next: SentenceWalk.Place?
  private var waiting: [Passage] = []
  private let pauses: Pauses

  /// Starts at a sentence.
  init(_ walk: SentenceWalk, from place: SentenceWalk.Place?, pauses: Pauses) {
    self.walk = walk
    self.next = place
    self.pauses = pauses
  }

  /// Starts in a sentence, and cuts its beginning short.
  ///
  /// - Parameters:
  ///   - walk: The book.
  ///   - place: The sentence.
  ///   - offset: The word in it to begin with, or `nil` for its start.
  ///   - firstCut: Shortest and longest beginning in UTF-16 units.
  ///   - pauses: The pauses after each.
  /// - Throws: When the book can no longer be read.
  init(
    _ walk: SentenceWalk, from place: SentenceWalk.Place, at offset: TextOffset?,
    firstCut: ClosedRange<Int>, pauses: Pauses
  ) async throws {
    self.init(walk, from: place, pauses: pauses)
    guard let passage = try await nextSentence() else { return }
    let begun = offset.map { passage.sentence.begun(at: $0) } ?? passage.sentence
    let parts = begun.cutShort(shortest: firstCut.lowerBound, longest: firstCut.upperBound)
    waiting = parts.enumerated().map { number, part in
      let isLast = number == parts.count - 1
      return Passage(
        sentence: part, whole: passage.whole, place: passage.place,
        pause: isLast ? passage.pause : pauses.clause)
    }
  }

  mutating func nextPassage() async throws -> Passage? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    return try await nextSentence()
  }

  private mutating func nextSentence() async throws -> Passage? {
    guard let place = next, let sentence = try await walk.sentence(at: place) else { return nil }
    let endsChapter = try await walk.endsChapter(place)
    next = try await walk.place(after: place)
    return Passage(
      sentence: sentence, whole: sentence.range, place: place,
      pause: pauses.pause(after: sentence, endsChapter: endsChapter))
  }
}
