import AudioCodecs
import Basics
import Synthesizer

/// A sentence that was spoken and encoded in one format, without the pause that follows it.
struct SpokenFrames: Hashable, Sendable {
  /// The format of the frames.
  var format = StreamFormat.mp3
  /// Whole frames without their container; empty if there is nothing to say.
  var bytes: [UInt8]
  /// Samples of speech in them.
  var sampleCount: Int
  /// The samples at the end in which the voice fades out.
  var silence: Int
  /// The words: UTF-16 offsets in the sentence's text, samples from the start of the speech.
  var words: [TimedWord]

  /// How many frames of sound there are.
  var frameCount: Int { bytes.count / format.byteCount }

  /// How many frames there are with the pause, the nearest number.
  ///
  /// - Parameter pause: From the end of what is heard to the start of what is heard next.
  /// - Returns: At least ``frameCount``.
  func frameCount(withPause pause: Duration) -> Int {
    let pauseSamples = pause.samples(at: Speech.sampleRate)
    // The voice's own silence is part of the pause, also that before the next sentence.
    let kept = sampleCount > 0 ? PieceEdges.leadIn : 0
    let end = sampleCount - silence + pauseSamples - kept
    let rounded = (max(end, 0) + format.sampleCount / 2) / format.sampleCount
    return max(rounded, frameCount)
  }
}

/// Encodes sentences, on a queue of its own.
actor FrameEncoder {
  private let executor = QueueExecutor(label: "vorleser.frames")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Encodes speech.
  ///
  /// - Parameters:
  ///   - speech: The engine's output.
  ///   - format: What to encode to.
  /// - Returns: The frames, without the silence around the speech.
  /// - Throws: `AudioCodecError`.
  func frames(of speech: Speech, as format: StreamFormat) throws -> SpokenFrames {
    let (trimmed, silence) = PieceEdges.trim(speech)
    return SpokenFrames(
      format: format, bytes: try format.encode(trimmed.samples), sampleCount: trimmed.samples.count,
      silence: silence, words: trimmed.words)
  }
}
