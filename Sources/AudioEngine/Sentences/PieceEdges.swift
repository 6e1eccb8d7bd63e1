import Synthesizer

/// Trims the silence around speech to equal lengths, so that only ``Pauses`` decide the pauses.
enum PieceEdges {
  /// Quieter than -54 dB of full scale is silence: under the breath of every voice, above the noise
  /// floor of the models.
  static let audible: Float = 0.002
  /// Kept before the first audible sample, since soft consonants begin below the threshold: 30 ms.
  static let leadIn = Speech.sampleRate * 30 / 1_000
  /// Kept after the last audible sample, for the voice to die away: 60 ms.
  static let tail = Speech.sampleRate * 60 / 1_000
  /// Length of the ramp where sound is cut: 5 ms is too short to hear and long enough not to click.
  static let fade = Speech.sampleRate * 5 / 1_000

  /// Cuts the silence at both ends down to ``leadIn`` and ``tail``, and moves the words along.
  ///
  /// - Parameter speech: The engine's output.
  /// - Returns: The same words with less silence around them, without samples if all is silent and
  ///   there are no words; and how many samples of silence are left at the end.
  static func trim(_ speech: Speech) -> (speech: Speech, silence: Int) {
    let samples = speech.samples
    guard
      let first = samples.firstIndex(where: { abs($0) > audible }),
      let last = samples.lastIndex(where: { abs($0) > audible })
    else { return (speech.words.isEmpty ? Speech(samples: [], words: []) : speech, 0) }
    let start = max(first - leadIn, 0)
    let end = min(last + 1 + tail, samples.count)
    var trimmed = Array(samples[start..<end])
    if start > 0 { fadeIn(&trimmed) }
    if end < samples.count { fadeOut(&trimmed) }
    let words = speech.words.map { word in
      let from = min(max(word.samples.lowerBound - start, 0), trimmed.count)
      let to = min(max(word.samples.upperBound - start, from), trimmed.count)
      return TimedWord(source: word.source, samples: from..<to)
    }
    return (Speech(samples: trimmed, words: words), end - last - 1)
  }

  private static func fadeIn(_ samples: inout [Float]) {
    let length = min(fade, samples.count)
    for index in 0..<length { samples[index] *= Float(index) / Float(length) }
  }

  private static func fadeOut(_ samples: inout [Float]) {
    let length = min(fade, samples.count)
    for index in 0..<length { samples[samples.count - 1 - index] *= Float(index) / Float(length) }
  }
}
