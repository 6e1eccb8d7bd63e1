/// Counts what is passed over in a row, and ends a reading that would run away from its place.
struct UnspokenRun {
  /// So many sentences in a row that fail for any reason end a reading.
  static let sentenceLimit = 200
  /// So many that fail before anything was spoken: the voice itself is broken.
  static let openingFailures = 3
  /// UTF-16 units in another language that are passed over before anything was spoken: a motto above a
  /// chapter.
  ///
  /// Whoever wants to hear a place does not want to hear another one.
  static let openingUnits = 300
  /// UTF-16 units in another language that are passed over later: a long quotation.
  static let quotedUnits = 1_000

  /// Whether a whole passage may be passed over: where the reading ends with its chapter anyway.
  private let passesOver: Bool
  private var hasSpoken = false
  private var sentences = 0
  private var failures = 0
  private var units = 0
  private var language: SpeechFailure?

  init(passesOver: Bool) {
    self.passesOver = passesOver
  }

  /// Counts what became of a piece.
  ///
  /// - Parameters:
  ///   - outcome: What became of it.
  ///   - length: UTF-16 units of it.
  /// - Throws: ``NothingSpoken`` where too much was passed over.
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

  /// Tells of the end of the text.
  ///
  /// - Throws: ``NothingSpoken`` where all of it was in another language.
  func end() throws {
    guard let language, !hasSpoken, !passesOver else { return }
    throw NothingSpoken(reason: language.reason, language: language.language)
  }
}
