import Alignment
import AudioCodecs
public import Foundation
import ReadAloud
import Synchronization

/// Lays a recording beside a narration of the same text, and has another binder make the file of the recording.
///
/// The narration is what the recording is compared with; nothing of its sound is in the file. Places are found by
/// `Aligner`; words in a sentence are placed by the same comparison.
public final class RecordingBinder: NarrationBinder {
  private let files: [RecordingFile]
  private let reader: String
  private let timings: URL?
  private let binder: any NarrationBinder
  private let ffmpeg: FFmpeg
  private let meter: AlignmentMeter
  private let found = Mutex<RecordingReport?>(nil)

  /// Makes a binder.
  ///
  /// - Parameters:
  ///   - files: The recording, laid end to end, as ``RecordingFile/checked(_:_:)`` has found it.
  ///   - reader: Who reads; empty if nobody says.
  ///   - timings: Where to write the times in the recording, if anywhere.
  ///   - binder: Makes the file.
  ///   - ffmpeg: The program that decodes; `nil` if it is not installed.
  ///   - meter: Told how far it is.
  /// - Throws: ``RecordingError/noDecoder``.
  public init(
    _ files: [RecordingFile], readBy reader: String, timings: URL?, by binder: any NarrationBinder,
    _ ffmpeg: FFmpeg? = FFmpeg(), meter: AlignmentMeter = AlignmentMeter { _ in }
  ) throws(RecordingError) {
    guard let ffmpeg else { throw .noDecoder }
    self.files = files
    self.reader = reader
    self.timings = timings
    self.binder = binder
    self.ffmpeg = ffmpeg
    self.meter = meter
  }

  /// What was found, after ``bind(_:into:)``.
  public var report: RecordingReport? { found.withLock { $0 } }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - narration: The speech that is compared.
  ///   - file: Where to write.
  /// - Throws: ``RecordingError``; ``NarrationError``; `CancellationError`; errors of the other binder.
  public func bind(_ narration: StoredNarration, into file: URL) async throws {
    let heard = try await listen()
    let known = try KnownText(narration)
    let places = try Aligner(reference: known.trace, recording: heard.trace)
      .places(of: known.sentences.map(\.known)) { meter.show(.comparing, $0) }
    guard places.contains(where: { $0 != nil }) else { throw RecordingError.notOfThisBook }
    let text = AlignedText(known.sentences, places, sampleCount: heard.sampleCount)
    let folder = narration.folder.appending(path: "recording", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var tags = narration.tags
    tags.narrator = reader
    var aligned = StoredNarration(folder, narration.book, tags: tags)
    aligned.sampleCount = heard.sampleCount
    aligned.chapters = text.chapters.map { chapter in
      AudioChapter(title: narration.book[chapter.index].title ?? "", samples: chapter.samples)
    }
    meter.show(.writing, 0)
    try await RecordingPieces(folder: folder, chapters: text.chapters)
      .write(files.map(\.url), ffmpeg)
    try await binder.bind(aligned, into: file)
    if let timings { try aligned.writeTimes(to: timings) }
    found.withLock { $0 = RecordingReport(known.sentences, places, seconds: heard.seconds) }
  }

  /// The whole recording.
  private struct Heard {
    var trace = SoundTrace()
    var sampleCount = 0

    var seconds: Double { Double(sampleCount) / Double(AudioFormat.sampleRate) }
  }

  private func listen() async throws -> Heard {
    var heard = Heard()
    let total = files.reduce(0) { $0 + ($1.seconds ?? 0) }
    let meter = meter
    for file in files {
      heard = try await ffmpeg.decode(file.url, into: heard) { heard, bytes in
        let former = Int(heard.seconds)
        heard.trace.append(PCM16.samples(of: bytes))
        heard.sampleCount += bytes.count / 2
        // Once for each second of sound; a file may state a wrong length, or none.
        guard total > 0, Int(heard.seconds) > former else { return }
        meter.show(.listening, min(heard.seconds / total, 1))
      }
    }
    heard.trace.finish()
    return heard
  }
}

extension RecordingReport {
  /// What is longer without a sentence is told, in seconds.
  private static let leastExtra = 5.0

  fileprivate init(
    _ sentences: [KnownText.Sentence], _ places: [SentencePlace?], seconds: Double
  ) {
    self.init()
    let found = places.compactMap(\.self)
    sentenceCount = sentences.count
    alignedCount = found.count
    let confidences = found.map(\.confidence).sorted()
    medianConfidence = confidences.isEmpty ? 0 : confidences[confidences.count / 2]
    self.seconds = seconds
    missing = zip(sentences, places).lazy.filter { $1 == nil }.prefix(Self.listLimit)
      .compactMap { $0.0.spoken }
    let ends = [0] + found.map(\.seconds.upperBound)
    let starts = found.map(\.seconds.lowerBound) + [seconds]
    extra = zip(ends, starts).lazy.filter { $1 - $0 >= Self.leastExtra }.prefix(Self.listLimit)
      .map { $0..<$1 }
  }
}
