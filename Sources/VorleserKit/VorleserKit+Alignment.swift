import AudioCodecs
public import AudioEngine
public import Foundation
import Publishing
import ReadAloud
public import ReadingModel
import Synthesizer

extension VorleserKit {
  /// Lays a recording of a book beside its text: writes an EPUB 3 with Media Overlays, sentence by sentence.
  ///
  /// A voice speaks the whole text first, which tells what the recording has to sound like; an interrupted call goes on
  /// there. What the recording lacks has no clip, and what it has beyond the text is not played.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - recording: Files with its sound in the order of the text, of any kind that `ffmpeg` decodes.
  ///   - reader: Who reads; empty if nobody says.
  ///   - file: The EPUB; it appears when it is complete.
  ///   - options: The voice to compare with, as ``fastestVoice(for:)`` finds it, and the rules.
  ///   - timings: Where to write the times in the recording, if anywhere, as for a narration.
  ///   - isPatient: Whether listeners of live streams go first.
  ///   - progress: Told each step forward, on no particular thread.
  /// - Returns: What was found.
  /// - Throws: `RecordingError`, before anything is spoken if a file can't be decoded; `NarrationError`; `SpeechError`;
  ///   `CancellationError`.
  public func align(
    _ book: Book, with recording: [URL], readBy reader: String = "", to file: URL,
    _ options: SpeechOptions, timings: URL? = nil, isPatient: Bool = false,
    progress: @escaping @Sendable (AlignmentProgress) -> Void = { _ in }
  ) async throws -> RecordingReport {
    try OutputPlace.check([file, timings])
    let meter = AlignmentMeter(progress)
    let binder = try RecordingBinder(
      try await RecordingFile.checked(recording), readBy: reader, timings: timings,
      by: OverlayBinder(book: book, level: .sentence) { meter.show(.writing, $0) }, meter: meter)
    let tags = AudioTags(
      title: book.title, artist: book.metadata.creators.joined(separator: ", "),
      language: book.metadata.language ?? "")
    let voice = try await speech(options)
    let narrator = Narrator(
      source: BookSentences(book, rules: options.rules),
      speech: isPatient ? YieldingSpeech(speech: voice, kit: self) : voice,
      pauses: options.effectivePauses)
    _ = try await narrator.narrate(to: file, by: binder, tags: tags) { meter.show($0) }
    guard let report = binder.report else { throw RecordingError.notOfThisBook }
    return report
  }

  /// The installed voice whose engine speaks a language at the least cost.
  ///
  /// - Parameter language: BCP 47 tag; `nil` for any.
  /// - Returns: Its name; ``defaultVoice`` if no voice speaks the language.
  public func fastestVoice(for language: String?) async -> String {
    guard let primary = SpokenLanguage.primary(language) else { return Self.defaultVoice }
    let speaking = await voices.filter { $0.speaks(language: primary) }
    let cheapest = speaking.min {
      VoiceEngines.cost(of: $0) < VoiceEngines.cost(of: $1)
    }
    return cheapest?.id ?? Self.defaultVoice
  }
}
