/// Removes the silence that the models put around speech.
///
/// The player makes the pauses between sentences, and a listener who taps a word should not wait
/// for silence.
package enum SpeechEdges {
  /// Silence that is kept before the first sound: 25 ms, so that soft beginnings are whole.
  package static let lead = 600
  /// Silence that is kept after the last sound: 60 ms, in which a voice fades out.
  package static let trail = 1_440
  /// Samples of a window whose loudness is measured: 5 ms.
  private static let window = 120
  /// The level above which a window counts as sound, relative to the loudest one: -46 dB, above the
  /// models' noise floor.
  private static let threshold: Float = 0.005
  /// Samples over which the ends are faded so that they don't click: 2 ms.
  private static let fade = 48

  /// Cuts silence at both ends and moves the times accordingly.
  ///
  /// - Parameters:
  ///   - speech: One run of a model.
  ///   - pause: Samples of silence to keep at the end at most.
  /// - Returns: Speech whose first word is not cut and whose last word ends with the audio less the
  ///   pause; empty where there is no word.
  package static func trimmed(_ speech: Speech, pause: Int = trail) -> Speech {
    guard let first = speech.words.first, let last = speech.words.last else {
      return Speech(samples: [], words: [])
    }
    let sound = sounding(speech.samples) ?? 0..<speech.samples.count
    let low = max(min(sound.lowerBound - lead, first.samples.lowerBound), 0)
    let spoken = min(last.samples.upperBound, sound.upperBound + trail)
    let end = min(
      max(sound.upperBound, spoken, last.samples.lowerBound) + trail, speech.samples.count)
    let high = min(max(sound.upperBound, spoken) + max(pause, trail), speech.samples.count)
    var samples = Array(speech.samples[low..<max(high, end)])
    fadeEnds(of: &samples)
    var words = speech.words.map { word in
      TimedWord(
        source: word.source,
        samples: max(word.samples.lowerBound - low, 0)..<max(word.samples.upperBound - low, 0))
    }
    let index = words.count - 1
    words[index].samples = words[index].samples.lowerBound..<(end - low)
    return Speech(samples: samples, words: words)
  }

  /// The samples from the first to the last window that is loud enough.
  private static func sounding(_ samples: [Float]) -> Range<Int>? {
    let energies = stride(from: 0, to: samples.count, by: window).map { start in
      samples[start..<min(start + window, samples.count)].reduce(Float(0)) { $0 + $1 * $1 }
    }
    guard let loudest = energies.max(), loudest > 0 else { return nil }
    let least = loudest * threshold * threshold
    guard let first = energies.firstIndex(where: { $0 > least }),
      let last = energies.lastIndex(where: { $0 > least })
    else { return nil }
    return first * window..<min((last + 1) * window, samples.count)
  }

  private static func fadeEnds(of samples: inout [Float]) {
    let count = min(fade, samples.count / 2)
    for index in 0..<count {
      let gain = Float(index) / Float(count)
      samples[index] *= gain
      samples[samples.count - 1 - index] *= gain
    }
  }
}
