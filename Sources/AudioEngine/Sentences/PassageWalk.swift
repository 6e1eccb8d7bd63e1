import ReadAloud
import ReadingModel

/// Yields the passages from some place on.
struct PassageWalk {
  /// The place of a passage: a sentence, and a part of it.
  struct Mark: Hashable, Sendable {
    var place: SentenceWalk.Place
    var part: Int
  }

  private var walk: SentenceWalk
  private var next: SentenceWalk.Place?
  private var waiting: ArraySlice<Passage> = []
  /// The passages of the last sentence, kept because a long sentence has thousands.
  private var cut: (place: SentenceWalk.Place, passages: [Passage])?
  private let rules: PassageRules
  private let pauses: Pauses
  private let start: SentenceWalk.Place?
  private let lastChapter: Int

  /// Starts at a sentence.
  ///
  /// - Parameters:
  ///   - walk: The book.
  ///   - place: The sentence, or `nil` behind the last one.
  ///   - rules: Where the first sentence begins, and how sentences are cut.
  ///   - pauses: The pauses after each.
  ///   - lastChapter: The chapter that it ends with, or `nil` for the whole book.
  init(
    _ walk: SentenceWalk, from place: SentenceWalk.Place?, rules: PassageRules = PassageRules(),
    pauses: Pauses, lastChapter: Int? = nil
  ) {
    self.walk = walk
    self.next = place
    self.rules = rules
    self.pauses = pauses
    self.start = place
    self.lastChapter = lastChapter ?? .max
  }

  /// The next passage, or `nil` at the end.
  mutating func nextPassage() async throws -> Passage? {
    if let passage = waiting.popFirst() { return passage }
    guard let place = next, place.chapter <= lastChapter else { return nil }
    waiting = try await passages(at: place)[...]
    next = try await walk.place(after: place)
    return waiting.popFirst()
  }

  /// A passage again.
  ///
  /// - Parameter mark: Where one was.
  /// - Returns: The same passage, or `nil` where the book has changed meanwhile.
  /// - Throws: When the book can no longer be read.
  mutating func passage(at mark: Mark) async throws -> Passage? {
    if cut?.place != mark.place { cut = (mark.place, try await passages(at: mark.place)) }
    let passages = cut?.passages ?? []
    return passages.indices.contains(mark.part) ? passages[mark.part] : nil
  }

  /// Releases the text of the book until it is needed again.
  mutating func releaseText() {
    cut = nil
    walk.releaseText()
  }

  /// Whether it holds any text but that of the sentence it is at.
  var holdsText: Bool { walk.holdsText }

  private mutating func passages(at place: SentenceWalk.Place) async throws -> [Passage] {
    guard let sentence = try await walk.preparedSentence(at: place) else { return [] }
    let next = try await walk.sentence(at: place.next)?.block
    var parts = rules.parts(of: sentence, isFirst: place == start)
    if !sentence.changes.isEmpty {
      parts.removeAll(where: \.isSilenced)
      // Sentences are counted, so one that is skipped as a whole is a passage that takes no time.
      guard !parts.isEmpty else {
        return [
          Passage(
            sentence: sentence, whole: sentence.range, mark: Mark(place: place, part: 0),
            pause: .zero)
        ]
      }
    }
    return parts.enumerated().map { number, part in
      let isLast = number == parts.count - 1
      return Passage(
        sentence: part, whole: sentence.range, mark: Mark(place: place, part: number),
        pause: isLast
          ? pauses.pause(after: sentence, before: next)
          : part.isLine ? pauses.line : pauses.clause,
        endsSentence: isLast)
    }
  }
}

/// The start of the stream, and the rules for cutting sentences.
struct PassageRules: Sendable {
  /// The most UTF-16 units that are spoken at once, some 27 s.
  ///
  /// Sentences of novels have 2,000 and more; these would take much memory and keep the listener
  /// waiting.
  static let longestPassage = 400

  /// The word that the first sentence begins with, or `nil` for its start.
  var offset: TextOffset?
  /// Shortest and longest beginnings in UTF-16 units, one after the other, so that the first sound
  /// comes soon.
  var openings: [ClosedRange<Int>] = []
  /// The most UTF-16 units that are spoken at once.
  var longest = Self.longestPassage

  /// Cuts a sentence: where the voice changes, at the ends of its lines, if it is verse, and where it
  /// is too long.
  ///
  /// - Parameters:
  ///   - sentence: A whole sentence.
  ///   - isFirst: Whether the stream begins in it.
  /// - Returns: Its parts in order, at least one.
  func parts(of sentence: SpokenSentence, isFirst: Bool) -> [SpokenSentence] {
    var parts: [SpokenSentence] = []
    let begun = isFirst ? offset.map(sentence.begun) ?? sentence : sentence
    let lines = begun.lines().flatMap { $0.turns() }
    var rest = lines[0]
    if isFirst {
      for opening in openings {
        let cut = rest.cutShort(shortest: opening.lowerBound, longest: opening.upperBound)
        guard cut.count == 2 else { break }
        parts.append(cut[0])
        rest = cut[1]
      }
    }
    return parts + ([rest] + lines.dropFirst()).flatMap { $0.passages(longest: longest) }
  }
}
