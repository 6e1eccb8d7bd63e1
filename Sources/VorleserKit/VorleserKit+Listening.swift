public import AudioCodecs
public import AudioEngine
public import ReadAloud
public import ReadingModel
import Synthesizer

/// How far a live reading goes.
public enum ReadingEnd: String, Hashable, Sendable, Codable, CaseIterable {
  /// To the end of the chapter that it begins in.
  case chapter
  /// To the end of the book.
  case book
}

extension VorleserKit {
  /// What a voice is heard with before it is chosen; all voices speak English.
  static let previewText = "The lamp is lit, the chair is yours, and the story can begin."

  /// A book that is read aloud from some place, as one growing stream with its timeline.
  ///
  /// Nothing is spoken before somebody listens. Equal arguments give the same reading while it is
  /// known, and equal bytes ever after.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - bookKey: What tells it from others, such as its number in the library.
  ///   - offset: Where to begin; the word that stands there is the first.
  ///   - voice: A voice's name, or a blend; `nil` for the default one.
  ///   - end: How far it goes.
  ///   - rules: What is skipped and said otherwise, and the pauses.
  ///   - format: How it is sent.
  ///   - isAnyLanguageSpoken: Whether the voice tries what is in another language, with its own sounds.
  /// - Returns: The reading.
  /// - Throws: `SpeechError.unknownVoice` when it is not installed; ``ResourceFolder/Failure``.
  public func reading(
    of book: Book, bookKey: String, from offset: TextOffset, voice: String? = nil,
    until end: ReadingEnd = .book, rules: KeyedSpeechRules = .none, format: StreamFormat = .mp3,
    isAnyLanguageSpoken: Bool = false
  ) async throws -> LiveReading {
    var options = SpeechOptions()
    options.isAnyLanguageSpoken = isAnyLanguageSpoken
    options.voice = voice ?? Self.defaultVoice
    let speech = try await speech(options)
    let source = BookSentences(book, rules: rules, chapters: chapters)
    let pauses = Pauses(rules.rules.pauses)
    let key = ReadingRegistry.Key(
      book: "\(bookKey)/\(source.identity)", speech: speech.identity, offset: offset,
      endsWithChapter: end == .chapter, pauses: pauses, format: format)
    return readings.reading(key) { store in
      LiveReading(
        source: source, speech: speech, from: offset, endsWithChapter: end == .chapter,
        pauses: pauses, schedule: readings.schedule, store: store, format: format)
    }
  }

  /// Keeps what live readings speak, so that it is not spoken twice.
  ///
  /// - Parameter store: Where; `nil` for nowhere. It counts for readings made from now on.
  public func keepSpeech(in store: (any SpeechStore)?) {
    readings.store = store
  }

  /// What live readings have done since the program began.
  public var speechCounts: SpeechCounts { readings.schedule.counts }

  /// Whether a voice is at work for a live reading, or somebody waits for it.
  package var isSpeaking: Bool { !readings.schedule.isIdle }

  /// Tells of each sentence of a live reading that can't be spoken, from now on.
  ///
  /// - Parameter report: Takes the reason, for people.
  public func reportSkipped(to report: @escaping @Sendable (String) -> Void) {
    readings.schedule.reportSkipped(to: report)
  }

  /// A sentence in a voice, to choose it by: a complete MP3 stream.
  ///
  /// - Parameter voice: A voice's name, or a blend.
  /// - Returns: MP3, as ``reading(of:bookKey:from:voice:until:rules:format:isAnyLanguageSpoken:)`` has it.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func preview(of voice: String) async throws -> [UInt8] {
    try await preview(of: voice, saying: Self.previewText)
  }

  /// A text in a voice, to try rules out: a complete MP3 stream.
  ///
  /// - Parameters:
  ///   - voice: A voice's name, or a blend.
  ///   - text: What to say.
  ///   - rules: What is skipped and said otherwise.
  /// - Returns: MP3, as ``reading(of:bookKey:from:voice:until:rules:format:isAnyLanguageSpoken:)`` has it; nothing where the rules
  ///   leave nothing to say.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func preview(
    of voice: String, saying text: String, rules: KeyedSpeechRules = .none
  ) async throws -> [UInt8] {
    var options = SpeechOptions()
    options.voice = voice
    let speech = try await speech(options)
    let source = TextSentences(text: text, language: speech.voice.language, rules: rules)
    let reading = LiveReading(
      source: source, speech: speech, from: 0, pauses: Pauses(rules.rules.pauses),
      schedule: readings.schedule, store: readings.store)
    var bytes: [UInt8] = []
    for try await more in reading.bytes() { bytes += more }
    guard bytes.isEmpty else { return bytes }
    let segments = try await reading.segments(from: 0).segments
    let skipped = segments.lazy.compactMap(\.skipped).first
    if let skipped { throw SpeechError.engine(skipped.text) }
    return []
  }

  /// Loads a voice, so that the first tap is answered as fast as the next.
  ///
  /// - Parameter voice: A voice's name, or a blend; `nil` for the default one.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func warmUp(voice: String? = nil) async throws {
    var options = SpeechOptions()
    options.voice = voice ?? Self.defaultVoice
    let speech = try await speech(options)
    let word = SpokenSentence(chapter: 0, range: 0..<3, text: "Yes")
    _ = try await speech.speech(for: word)
  }
}
