public import AudioCodecs
public import Foundation
public import ReadAloud
import ReadingModel
import Synthesizer

/// Turns a whole book into one audio file and its timeline.
///
/// A folder beside the output (`OUTPUT.parts`) keeps the speech until the file is complete, about
/// 173 MB an hour. After a cancellation, a crash or a full disk, a call with the same book, voice
/// and pauses continues there and makes the same file; a call with others starts anew. The complete
/// output appears in one step.
///
/// ```swift
/// let narrator = Narrator(source: sentences, speech: voice)
/// let report = try await narrator.narrate(
///   to: URL(filePath: "emma.mp3"), as: .mp3, tags: AudioTags(title: "Emma"),
///   timings: URL(filePath: "emma.json")
/// ) { progress in
///   print(Int(progress.fraction * 100), "%")
/// }
/// print(report.duration)
/// ```
public struct Narrator: Sendable {
  /// The most reports of skipped sentences that are kept.
  public static let skippedLimit = 100
  /// The default parallelism: one sentence for each core of a small machine; more takes more
  /// memory.
  public static let usualParallelism = 2

  private let source: any SentenceSource
  private let speech: any SpeechSource
  private let pauses: Pauses
  private let parallelism: Int
  private let clock: any Clock<Duration>

  /// Makes a narrator.
  ///
  /// - Parameters:
  ///   - source: The book.
  ///   - speech: The voice.
  ///   - pauses: The pauses after sentences, paragraphs and headings.
  ///   - parallelism: The number of sentences that are synthesised at once, 1 or more.
  ///   - clock: The clock that measures the speed.
  public init(
    source: any SentenceSource, speech: any SpeechSource, pauses: Pauses = Pauses(),
    parallelism: Int = Narrator.usualParallelism,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.source = source
    self.speech = speech
    self.pauses = pauses
    self.parallelism = max(parallelism, 1)
    self.clock = clock
  }

  /// Writes an audio file.
  ///
  /// - Parameters:
  ///   - output: The file; an existing one is replaced at the end.
  ///   - format: What to encode to.
  ///   - tags: The metadata that players show.
  ///   - chapters: The chapters that players show; those without a sentence are left out.
  ///   - timings: Where to write the timeline, if anywhere: subtitles as SubRip, WebVTT or LRC for a name that ends in `srt`,
  ///     `vtt` or `lrc`, ``ChapterClips`` for one that ends in `clips`, else JSON in the form of ``Timeline``.
  ///   - progress: Told after every sentence, on no particular thread.
  /// - Returns: The length, and the skipped sentences.
  /// - Throws: ``NarrationError``; `SpeechError` when the voice can't be used; `CancellationError`;
  ///   errors of the source. Spoken sentences are kept.
  public func narrate(
    to output: URL, as format: AudioFormat, tags: AudioTags = AudioTags(),
    chapters: [NarrationChapter] = [], timings: URL? = nil,
    progress: @Sendable (NarrationProgress) -> Void = { _ in }
  ) async throws -> NarrationReport {
    try await narrate(to: output, format, nil, tags, chapters, timings, progress)
  }

  /// Writes a file that is made when all speech is there.
  ///
  /// - Parameters:
  ///   - output: The file; an existing one is replaced at the end.
  ///   - binder: Makes the file.
  ///   - tags: The metadata that players show.
  ///   - chapters: The chapters that players show; those without a sentence are left out.
  ///   - timings: Where to write the timeline, if anywhere, as for an audio file.
  ///   - progress: Told after every sentence, on no particular thread.
  /// - Returns: The length, and the skipped sentences.
  /// - Throws: ``NarrationError``; `SpeechError` when the voice can't be used; `CancellationError`;
  ///   errors of the source and the binder. Spoken sentences are kept.
  public func narrate(
    to output: URL, by binder: any NarrationBinder, tags: AudioTags = AudioTags(),
    chapters: [NarrationChapter] = [], timings: URL? = nil,
    progress: @Sendable (NarrationProgress) -> Void = { _ in }
  ) async throws -> NarrationReport {
    try await narrate(to: output, nil, binder, tags, chapters, timings, progress)
  }

  private func narrate(
    to output: URL, _ format: AudioFormat?, _ binder: (any NarrationBinder)?, _ tags: AudioTags,
    _ chapters: [NarrationChapter], _ timings: URL?,
    _ progress: @Sendable (NarrationProgress) -> Void
  ) async throws -> NarrationReport {
    let walk = try await SentenceWalk(source)
    let key = NarrationFolder.Key(book: source.identity, speech: speech.identity, pauses: pauses)
    var tags = tags
    tags.chapterTitles = chapters.map(\.title)
    let writer = try NarrationWriter(
      output: output, key: key, format: format, tags: tags, chapters: chapters)
    do {
      let skipped = try await speak(walk, into: writer, progress)
      let (narration, file) = try await writer.stored(walk.chapters, skipped.first)
      try await binder?.bind(narration, into: file)
      var report = try await writer.finish(narration, timings: timings)
      report.skipped = skipped
      return report
    } catch {
      // The first error is the one to tell; if this fails too, a second of speech is made again.
      try? await writer.checkpoint()
      throw error
    }
  }

  private func speak(
    _ walk: SentenceWalk, into writer: NarrationWriter,
    _ progress: @Sendable (NarrationProgress) -> Void
  ) async throws -> [SkippedSentence] {
    var walk = walk
    guard let start = try await resume(&walk, writer) else { return [] }
    var meter = ProgressMeter(chapters: walk.chapters, clock: clock)
    var skipped: [SkippedSentence] = []
    var chapter = start.chapter
    let passages = PassageWalk(walk, from: start, pauses: pauses)
    var pieces = PieceWalk(passages, speech: speech, parallelism: parallelism)
    defer { pieces.cancel() }
    while let piece = try await pieces.nextPiece() {
      if piece.sentence.chapter != chapter {
        try await writer.completeChapter()
        chapter = piece.sentence.chapter
        _ = try await writer.open(chapter: chapter)
      }
      try await writer.append(piece)
      if let reason = piece.failure, skipped.count < Self.skippedLimit {
        skipped.append(SkippedSentence(sentence: piece.sentence, reason: reason))
      }
      progress(meter.progress(after: piece, sampleCount: await writer.sampleCount))
      try Task.checkCancellation()
    }
    try await writer.completeChapter()
    return skipped
  }

  /// Continues with the speech of an earlier call.
  ///
  /// - Returns: The first sentence that is missing, or `nil` if none is.
  private func resume(
    _ walk: inout SentenceWalk, _ writer: NarrationWriter
  ) async throws -> SentenceWalk.Place? {
    var next = try await walk.firstPlace(fromChapter: 0)
    while let place = next {
      let found = try await writer.open(chapter: place.chapter)
      let missing = SentenceWalk.Place(chapter: place.chapter, index: found.sentenceCount)
      if !found.isComplete, try await walk.sentence(at: missing) != nil { return missing }
      try await writer.completeChapter()
      next = try await walk.firstPlace(fromChapter: place.chapter + 1)
    }
    return nil
  }
}
