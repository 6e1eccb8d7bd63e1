public import AudioCodecs
public import AudioEngine
public import Foundation
import ReadAloud
import Synthesizer

extension VorleserKit {
  /// The live stream of a text that is no book, as a growing MP3 stream.
  ///
  /// It speaks nothing before somebody listens, and takes its turn among the other listeners.
  ///
  /// - Parameters:
  ///   - text: What to say, paragraphs parted by blank lines.
  ///   - options: The voice and its settings.
  /// - Returns: The stream.
  /// - Throws: `SpeechError.unknownVoice` when it is not installed; ``ResourceFolder/Failure``.
  public func liveStream(
    of text: String, _ options: SpeechOptions = SpeechOptions()
  ) async throws -> LiveStream {
    let speech = try await speech(options)
    return LiveStream(
      source: TextSentences(text: text, language: speech.voice.language), speech: speech, from: 0,
      pauses: options.pausesOfText, schedule: liveStreams.schedule)
  }

  /// Speaks a text into a file's bytes.
  ///
  /// - Parameters:
  ///   - text: What to say, paragraphs parted by blank lines.
  ///   - format: What to encode to.
  ///   - options: The voice and its settings.
  /// - Returns: The complete file.
  /// - Throws: `NarrationError`; `SpeechError`; `CancellationError`.
  public func sound(
    of text: String, as format: AudioFormat, _ options: SpeechOptions = SpeechOptions()
  ) async throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vorleser-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "speech.\(format.fileExtension)")
    _ = try await speak(text, to: file, as: format, options)
    return try Data(contentsOf: file)
  }
}
