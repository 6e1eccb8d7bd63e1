/// Counts consecutive skipped passages, and ends a stream that would run away from its place.
struct UnspokenRun {
  /// The number of consecutive failing sentences that end a stream.
  static let sentenceLimit = 200
  /// The number of failing sentences before any sound that end a stream, since the voice itself is
  /// broken.
  static let openingFailures = 3
  /// UTF-16 units in another language that are skipped before any sound: a motto above a chapter.
  ///
  /// A person who wants to hear a place does not want to hear another one.
  static let openingUnits = 300
  /// UTF-16 units in another language that are skipped later: a long quotation.
  static let quotedUnits = 1_000

  /// Whether any length may be skipped, since the stream ends with its chapter anyway.
  private let passesOver: Bool
  private var hasSpoken = false
  private var sentences = 0
  private var failures = 0
  private var units = 0
  private var language: SpeechFailure?

  init(passesOver: Bool) {
    self.passesOver = passesOver
  }

  /// Counts the outcome of a piece.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - length: UTF-16 units of it.
  /// - Throws: ``NothingSpoken`` if too much was skipped.
  mutating func count(_ outcome: SentenceSpeaker.Outcome, units length: Int) throws {
    switch outcome {
    // What has nothing to say, such as a row of asterisks, tells nothing of the voice.
    case .spoken(let frames, _) where frames.words.isEmpty: return
    case .spoken:
      self = UnspokenRun(passesOver: passesOver)
      hasSpoken = true
    case .skipped(let failure):
      sentences += 1
      if failure.language == nil {
        failures += 1
      } else {
        units += length
        language = failure
      }
      let isBroken = !hasSpoken && failures >= Self.openingFailures
      let isForeign = !passesOver && units > (hasSpoken ? Self.quotedUnits : Self.openingUnits)
      guard isBroken || isForeign || sentences >= Self.sentenceLimit else { return }
      throw NothingSpoken(reason: failure.reason, language: failure.language)
    }
  }

  /// Ends the count at the end of the text.
  ///
  /// - Throws: ``NothingSpoken`` if all of it was in another language.
  func end() throws {
    guard let language, !hasSpoken, !passesOver else { return }
    throw NothingSpoken(reason: language.reason, language: language.language)
  }
}
