public import AudioCodecs
public import AudioEngine
public import ReadAloud
public import ReadingModel
import Synthesizer

/// The end of a live stream.
public enum LiveStreamEnd: String, Hashable, Sendable, Codable, CaseIterable {
  /// The end of the chapter that it begins in.
  case chapter
  /// The end of the book.
  case book
}

extension VorleserKit {
  /// The live stream of a book from some place: one growing stream with its timeline.
  ///
  /// It speaks nothing before somebody listens. Equal arguments return the same stream while it is
  /// kept, and later a stream with equal bytes.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - bookKey: A key of the book, such as its number in the library.
  ///   - offset: The book offset at which to begin, with the word there.
  ///   - voice: A voice's name, or a blend; `nil` for the default one.
  ///   - end: The end of the stream.
  ///   - rules: Skipped kinds, pronunciations and pauses.
  ///   - format: The format of the stream.
  ///   - isAnyLanguageSpoken: Whether the voice reads text in other languages, with its own sounds.
  /// - Returns: The stream.
  /// - Throws: `SpeechError.unknownVoice` when it is not installed; ``ResourceFolder/Failure``.
  public func liveStream(
    of book: Book, bookKey: String, from offset: TextOffset, voice: String? = nil,
    until end: LiveStreamEnd = .book, rules: KeyedSpeechRules = .none, format: StreamFormat = .mp3,
    isAnyLanguageSpoken: Bool = false
  ) async throws -> LiveStream {
    var options = SpeechOptions()
    options.isAnyLanguageSpoken = isAnyLanguageSpoken
    options.voice = voice ?? Self.defaultVoice
    options.rules = rules
    let speech = try await cast(options)
    let source = BookSentences(book, rules: rules, chapters: chapters)
    let pauses = Pauses(rules.rules.pauses)
    let key = LiveStreamRegistry.Key(
      book: "\(bookKey)/\(source.identity)", speech: speech.identity, offset: offset,
      endsWithChapter: end == .chapter, pauses: pauses, format: format)
    return liveStreams.liveStream(key) { store in
      LiveStream(
        source: source, speech: speech, from: offset, endsWithChapter: end == .chapter,
        pauses: pauses, schedule: liveStreams.schedule, store: store, format: format)
    }
  }

  /// Sets the store of spoken sentences, so that no sentence is spoken twice.
  ///
  /// - Parameter store: The store of streams that are made from now on; `nil` for none.
  public func keepSpeech(in store: (any SpeechStore)?) {
    liveStreams.store = store
  }

  /// Counts of the live streams' work since the program began.
  public var speechCounts: SpeechCounts { liveStreams.schedule.counts }

  /// Whether a voice works for a live stream, or a live stream waits for one.
  package var isSpeaking: Bool { !liveStreams.schedule.isIdle }

  /// Reports each sentence of a live stream that can't be spoken, from now on; of the sentences in a
  /// language that a voice does not speak, only the first.
  ///
  /// - Parameter report: Takes the reason, for people.
  public func reportSkipped(to report: @escaping @Sendable (String) -> Void) {
    liveStreams.schedule.reportSkipped(to: report)
  }

  /// Speaks a preview of a voice, a sentence in its language, as a complete MP3 stream.
  ///
  /// - Parameter voice: A voice's name, or a blend.
  /// - Returns: MP3, as ``liveStream(of:bookKey:from:voice:until:rules:format:isAnyLanguageSpoken:)`` has it.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func preview(of voice: String) async throws -> [UInt8] {
    let language = try await engines.voice(voice).language
    return try await preview(of: voice, saying: SpeechLanguage.named(language).sample)
  }

  /// Speaks a text by rules that a person tries out, as a complete MP3 stream.
  ///
  /// - Parameters:
  ///   - voice: A voice's name, or a blend.
  ///   - text: The text to speak.
  ///   - rules: Skipped kinds and pronunciations.
  /// - Returns: MP3, as ``liveStream(of:bookKey:from:voice:until:rules:format:isAnyLanguageSpoken:)``
  ///   has it; empty if the rules leave nothing to say.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func preview(
    of voice: String, saying text: String, rules: KeyedSpeechRules = .none
  ) async throws -> [UInt8] {
    var options = SpeechOptions()
    options.voice = voice
    options.rules = rules
    let speech = try await cast(options)
    let source = TextSentences(
      text: text, language: speech.narrator.voice.language, rules: rules)
    let stream = LiveStream(
      source: source, speech: speech, from: 0, pauses: Pauses(rules.rules.pauses),
      schedule: liveStreams.schedule, store: liveStreams.store)
    var bytes: [UInt8] = []
    for try await more in stream.bytes() { bytes += more }
    guard bytes.isEmpty else { return bytes }
    let segments = try await stream.segments(from: 0).segments
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
