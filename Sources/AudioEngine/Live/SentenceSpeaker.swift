import AudioCodecs
import ReadAloud
import ReadingModel
import Synthesizer

/// Gets a sentence as frames: from the store, else from the voice when its turn has come.
struct SentenceSpeaker: Sendable {
  /// The part of a key for a format; it changes whenever the same speech may become other frames.
  private static func revision(_ format: StreamFormat) -> String {
    switch format {
    case .mp3: "frames-1"
    case .opus: "opus-1"
    }
  }

  /// The revision of how emphasis sounds; it changes whenever the same words may be emphasised otherwise.
  private static let emphasisRevision = 1

  /// The outcome of a sentence.
  enum Outcome: Sendable {
    /// It was spoken; `isNew` if the store did not have it.
    case spoken(SpokenFrames, isNew: Bool)
    /// It can't be spoken, with the reason for people.
    case skipped(SpeechFailure)
  }

  let speech: any SpeechSource
  let schedule: SpeechSchedule
  let store: (any SpeechStore)?
  /// The format of the frames.
  var format = StreamFormat.mp3

  /// Speaks a sentence.
  ///
  /// - Parameters:
  ///   - sentence: A sentence or a part of one.
  ///   - due: The moment at which a listener needs it.
  /// - Returns: The outcome.
  /// - Throws: `SpeechError` when the voice can't speak at all; `CancellationError`.
  func speak(_ sentence: SpokenSentence, due: ContinuousClock.Instant) async throws -> Outcome {
    if let frames = await kept(sentence) {
      schedule.meter.noteFound()
      return .spoken(frames, isNew: false)
    }
    do {
      let voice = speech.speaker(of: sentence)
      let frames = try await schedule.withTurn(due: due, lane: voice.pacing.lane) { encoder in
        try Task.checkCancellation()
        let start = ContinuousClock.now
        let frames = try await encoder.frames(of: voice.speech(for: sentence), as: format)
        schedule.meter.noteSpoken(frames, in: ContinuousClock.now - start)
        return frames
      }
      return .spoken(frames, isNew: true)
    } catch {
      let failure = try SpeechFailure(error)
      schedule.meter.noteSkipped(failure, voice: speech.identity)
      return .skipped(failure)
    }
  }

  /// The frames of a sentence in the store; `nil` if it has to be spoken.
  func kept(_ sentence: SpokenSentence) async -> SpokenFrames? {
    guard let value = await store?.value(for: key(of: sentence)) else { return nil }
    return SpokenFrames(stored: value, as: format, textLength: sentence.range.count)
  }

  /// Stores a sentence for the next time.
  func keep(_ frames: SpokenFrames, of sentence: SpokenSentence) async {
    await store?.store(frames.stored, for: key(of: sentence))
  }

  /// Everything that the sound of a sentence depends on.
  private func key(of sentence: SpokenSentence) -> String {
    let voice = speech.speaker(of: sentence)
    let parts = [
      voice.identity, Self.revision(format), sentence.language ?? "",
      sentence.text,
    ]
    // A sentence that no rule changes has the same key under all rules, and one without emphasis and of the usual pace
    // that of any other.
    let pace = sentence.pace == 1 ? [] : ["pace-\(sentence.pace)"]
    let emphases = voice.emphasizesWords ? sentence.emphases.map(Self.text) : []
    return (parts + sentence.changes.map(Self.text) + emphases + pace).joined(separator: "\u{0}")
  }

  private static func text(of emphasis: Range<Int>) -> String {
    "emphasis-\(emphasisRevision) \(emphasis.lowerBound)-\(emphasis.upperBound)"
  }

  private static func text(of change: SpokenChange) -> String {
    let range = "\(change.range.lowerBound)-\(change.range.upperBound)"
    return switch change.spokenForm {
    case .nothing: "\(range) skip"
    case .text(let words): "\(range) say \(words)"
    case .phonemes(let phonemes): "\(range) sound \(phonemes)"
    }
  }
}
