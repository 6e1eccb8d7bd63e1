public import AudioCodecs
public import AudioEngine
public import Foundation
public import Publishing
public import ReadAloud
public import ReadingModel
public import Synthesizer

/// The voice, its speed and pauses, and the rules.
public struct SpeechOptions: Hashable, Sendable {
  /// A voice's name, or a blend such as `af_heart:60,bf_emma:40`.
  public var voice = VorleserKit.defaultVoice
  /// Factor on the speaking rate, 0.5...2; 1 is the voice's own.
  public var speed = 1.0
  /// The silence after sentences, paragraphs and headings.
  public var pauses = Pauses()
  /// Skipped kinds and pronunciations for books; the rules' pauses override ``pauses``.
  public var rules = KeyedSpeechRules.none

  /// Whether the voice reads text in other languages with its own sounds instead of skipping it;
  /// letters that it does not know are skipped all the same.
  public var isAnyLanguageSpoken = false

  /// Makes the default options.
  public init() {}

  /// The pauses, with those of the rules in place of the defaults.
  var effectivePauses: Pauses {
    let lengths = rules.rules.pauses
    return lengths.values.isEmpty ? pauses : Pauses(lengths)
  }

  /// The pauses of a text that is no book: nothing follows it, so it ends as a sentence does.
  var pausesOfText: Pauses {
    var pauses = pauses
    pauses.chapter = pauses.sentence
    return pauses
  }
}

extension VorleserKit {
  /// The voice that comes with the program.
  public static let defaultVoice = "heart"

  /// Reads a book aloud.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - offset: The book offset at which to begin, with the word there.
  ///   - options: The voice and its settings.
  ///   - sink: Where the sound goes; `nil` for this machine's sound card.
  /// - Returns: The running session; stop it in the end.
  /// - Throws: `SpeechError` when the voice can't speak; `SoundOutputError` without a sound card.
  public func play(
    _ book: Book, from offset: TextOffset = 0, _ options: SpeechOptions = SpeechOptions(),
    to sink: (any AudioSink)? = nil
  ) async throws -> PlaybackSession {
    try await play(book, from: offset, options, by: cast(options), to: sink)
  }

  /// Plays the recording that a book brings; a voice reads the text that nobody has recorded.
  ///
  /// The program `ffmpeg` decodes the recording.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - offset: The book offset at which to begin, with the clip there.
  ///   - options: The voice and its settings; the speed is that of the recording, too.
  ///   - sink: Where the sound goes; `nil` for this machine's sound card.
  /// - Returns: The running session; stop it in the end.
  /// - Throws: `RecordingError` when the recording can't be decoded; what ``play(_:from:_:to:)`` throws.
  public func playRecording(
    of book: Book, from offset: TextOffset = 0, _ options: SpeechOptions = SpeechOptions(),
    to sink: (any AudioSink)? = nil
  ) async throws -> PlaybackSession {
    let sounds = try await RecordedSounds(
      book, rules: options.rules, speed: options.speed, kit: self)
    let speech = RecordedSpeech(voice: try await cast(options), sounds: sounds)
    return try await play(
      book, from: sounds.start(at: offset), options, by: speech, to: sink)
  }

  private func play(
    _ book: Book, from offset: TextOffset, _ options: SpeechOptions, by speech: any SpeechSource,
    to sink: (any AudioSink)?
  ) async throws -> PlaybackSession {
    var settings = PlaybackSettings()
    settings.pauses = options.effectivePauses
    let session = PlaybackSession(
      source: BookSentences(book, rules: options.rules), speech: speech,
      sink: try sink ?? SoundCardSink(),
      settings: settings)
    try await session.play(from: offset)
    return session
  }

  /// Narrates a whole book to a file; after an interruption, the same call continues.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - file: The file; it appears when it is complete.
  ///   - format: What to write.
  ///   - options: The voice and its settings.
  ///   - level: What readers mark while an EPUB is played.
  ///   - timings: Where to write the times, if anywhere: subtitles for a name that ends in `srt`, `vtt` or `lrc`, else every
  ///     word as JSON.
  ///   - isPatient: Whether listeners of live streams go first.
  ///   - progress: Told after every sentence, on no particular thread.
  /// - Returns: Length and what was skipped.
  /// - Throws: `NarrationError`, `noEncoder` before anything is spoken; `SpeechError`; `CancellationError`. Spoken sentences
  ///   are kept for the next call.
  public func narrate(
    _ book: Book, to file: URL, as format: AudiobookFormat,
    _ options: SpeechOptions = SpeechOptions(),
    marking level: OverlayLevel = .sentence, timings: URL? = nil, isPatient: Bool = false,
    progress: @Sendable (NarrationProgress) -> Void = { _ in }
  ) async throws -> NarrationReport {
    try OutputPlace.check([file, timings])
    let binder: (any NarrationBinder)? =
      switch format {
      case .m4b: try M4BBinder()
      case .epub: OverlayBinder(book: book, level: level)
      case .wav, .flac, .mp3, .opus: nil
      }
    let voice = try await cast(options)
    let metadata = book.metadata
    let tags = AudioTags(
      title: book.title, artist: metadata.creators.joined(separator: ", "),
      narrator: voice.narrator.voice.name, language: metadata.language ?? "",
      cover: await book.audioCover)
    let narrator = Narrator(
      source: BookSentences(book, rules: options.rules),
      speech: isPatient ? YieldingSpeech(speech: voice, kit: self) : voice,
      pauses: options.effectivePauses)
    let chapters = try await book.narrationChapters()
    if let binder {
      return try await narrator.narrate(
        to: file, by: binder, tags: tags, chapters: chapters, timings: timings, progress: progress)
    }
    return try await narrator.narrate(
      to: file, as: format.audio ?? .wav, tags: tags, chapters: chapters, timings: timings,
      progress: progress)
  }

  /// Speaks a text to an audio file.
  ///
  /// - Parameters:
  ///   - text: What to say, paragraphs parted by blank lines.
  ///   - file: The audio file; it appears when it is complete.
  ///   - format: What to encode to.
  ///   - options: The voice and its settings.
  ///   - timings: Where to write the times, if anywhere: subtitles for a name that ends in `srt`, `vtt` or `lrc`, else every
  ///     word as JSON.
  /// - Returns: Length and what was skipped.
  /// - Throws: `NarrationError`; `SpeechError`; `CancellationError`.
  public func speak(
    _ text: String, to file: URL, as format: AudioFormat,
    _ options: SpeechOptions = SpeechOptions(), timings: URL? = nil
  ) async throws -> NarrationReport {
    try OutputPlace.check([file, timings])
    let speech = try await speech(options)
    let source = TextSentences(text: text, language: speech.voice.language)
    let narrator = Narrator(source: source, speech: speech, pauses: options.pausesOfText)
    return try await narrator.narrate(to: file, as: format, timings: timings)
  }

  /// Prepares a voice to speak sentences.
  ///
  /// - Parameter options: The voice and its settings.
  /// - Returns: The voice.
  /// - Throws: `SpeechError.unknownVoice` when it is not installed.
  public func speech(_ options: SpeechOptions = SpeechOptions()) async throws -> VoiceSpeech {
    let voice = try await engines.voice(options.voice)
    return try await VoiceSpeech(
      voice: voice, speed: options.speed, engine: engines.engine(of: voice),
      pronunciation: pronunciation, isAnyLanguageSpoken: options.isAnyLanguageSpoken)
  }

  /// Prepares the voices that read a book by its rules.
  ///
  /// - Parameter options: The listener's voice and its settings.
  /// - Returns: The voices; those of the rules that are not installed are missing.
  /// - Throws: `SpeechError.unknownVoice` when the listener's is not installed.
  public func cast(_ options: SpeechOptions = SpeechOptions()) async throws -> CastSpeech {
    let narrator = try await speech(options)
    var others: [String: VoiceSpeech] = [:]
    for name in options.rules.rules.dialogue.voices where name != options.voice {
      var own = options
      own.voice = name
      do {
        others[name] = try await speech(own)
      } catch SpeechError.unknownVoice {
        // A voice that was removed since leaves its part to the listener's.
      }
    }
    return CastSpeech(narrator: narrator, others: others)
  }

  /// The language of a book that a voice does not speak.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - voice: The voice.
  /// - Returns: BCP 47 tag; `nil` where the voice speaks it, or nothing tells the language.
  public func unspoken(_ book: Book, by voice: Voice) -> String? {
    let language = book.metadata.language
    guard let own = SpokenLanguage.primary(language), own != SpokenLanguage.primary(voice.language)
    else { return nil }
    return language
  }

  /// The voice that reads a text if nobody chooses one.
  ///
  /// - Parameter language: BCP 47 tag of the text; `nil` if it is not known.
  /// - Returns: The default voice; another that speaks the language if that one does not.
  public func usualVoice(for language: String?) async -> String {
    let installed = await voices
    let usual = installed.first { $0.id == Self.defaultVoice }
    guard let primary = SpokenLanguage.primary(language), usual?.speaks(language: primary) != true
    else { return Self.defaultVoice }
    return installed.first { $0.speaks(language: primary) }?.id ?? Self.defaultVoice
  }

  /// Why voices are slower than they could be, a sentence for people for each engine that is.
  public var speechLimitations: [String] { engines.limitations }

  /// The voices that can speak now, the default one first.
  public var voices: [Voice] {
    get async { await engines.voices() }
  }
}
