import AudioCodecs
import Basics
import Synthesizer

/// A sentence that was spoken and encoded, without the pause that follows it.
struct SpokenFrames: Hashable, Sendable {
  /// Whole MP3 frames; empty where there is nothing to say.
  var bytes: [UInt8]
  /// Samples of speech in them.
  var sampleCount: Int
  /// How many of these are the silence in which the voice dies away.
  var silence: Int
  /// The words: UTF-16 offsets in the sentence's text, samples from the start of the speech.
  var words: [TimedWord]

  /// How many frames of sound there are.
  var frameCount: Int { bytes.count / MP3Frames.byteCount }

  /// How many frames there are with the pause, the nearest number.
  ///
  /// - Parameter pause: From the end of what is heard to the start of what is heard next.
  /// - Returns: At least ``frameCount``.
  func frameCount(withPause pause: Duration) -> Int {
    let pauseSamples = pause.samples(at: Speech.sampleRate)
    // The voice's own silence is part of the pause, also that before the next sentence.
    let kept = sampleCount > 0 ? PieceEdges.leadIn : 0
    let end = sampleCount - silence + pauseSamples - kept
    let rounded = (max(end, 0) + MP3Frames.sampleCount / 2) / MP3Frames.sampleCount
    return max(rounded, frameCount)
  }
}

/// Encodes sentences, on a queue of its own.
actor FrameEncoder {
  private let executor = QueueExecutor(label: "vorleser.frames")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Encodes what a voice said.
  ///
  /// - Parameter speech: What an engine made.
  /// - Returns: The same without the silence around it.
  /// - Throws: `AudioCodecError`.
  func frames(of speech: Speech) throws -> SpokenFrames {
    let (trimmed, silence) = PieceEdges.trim(speech)
    return SpokenFrames(
      bytes: try MP3Frames.encode(trimmed.samples), sampleCount: trimmed.samples.count,
      silence: silence, words: trimmed.words)
  }
}
