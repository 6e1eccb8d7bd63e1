package import Phonemes

/// Estimates when each word of a sound is spoken, where nothing tells it.
///
/// The sound is shared out by letters. Where it has as many pauses as the text has marks, each pause is
/// taken for a mark's, so that errors do not add up beyond it.
package enum EstimatedTimes {
  /// A word takes time by itself, too: as long as so many letters.
  private static let wordWeight = 1.5
  /// Samples of a window whose loudness is measured: 10 ms.
  private static let window = 240
  /// The level below which a window is silent, relative to the loudest one: -34 dB.
  private static let threshold: Float = 0.02
  /// The shortest silence that may be a mark's: 0.12 s; closed consonants are shorter.
  private static let shortestPause = Speech.sampleRate * 12 / 100

  /// Times the words of a sound.
  ///
  /// - Parameters:
  ///   - words: What was spoken.
  ///   - samples: Mono PCM at the rate of all speech.
  /// - Returns: One time for every word, ascending without overlap.
  package static func words(_ words: [PhonemeWord], in samples: [Float]) -> [TimedWord] {
    let phrases = phrases(of: words)
    guard !phrases.isEmpty else { return [] }
    let stretches = stretches(of: samples)
    guard let first = stretches.first, let last = stretches.last else {
      return share(phrases.joined().map(\.self), 0..<samples.count)
    }
    guard stretches.count >= phrases.count else {
      return share(phrases.joined().map(\.self), first.lowerBound..<last.upperBound)
    }
    let joined = joined(stretches, to: phrases.count)
    return zip(phrases, joined).flatMap { share($0, $1) }
  }

  /// The words between marks.
  private static func phrases(of words: [PhonemeWord]) -> [[PhonemeWord]] {
    var phrases: [[PhonemeWord]] = [[]]
    for word in words {
      if WordTiming.isSpoken(word) {
        phrases[phrases.count - 1].append(word)
      } else if !word.phonemes.isEmpty, phrases.last?.isEmpty == false {
        phrases.append([])
      }
    }
    return phrases.filter { !$0.isEmpty }
  }

  /// The stretches of sound between pauses.
  private static func stretches(of samples: [Float]) -> [Range<Int>] {
    let levels = stride(from: 0, to: samples.count, by: window).map { start in
      samples[start..<min(start + window, samples.count)].reduce(Float(0)) { max($0, abs($1)) }
    }
    guard let loudest = levels.max(), loudest > 0 else { return [] }
    var stretches: [Range<Int>] = []
    for (index, level) in levels.enumerated() where level > loudest * threshold {
      let range = index * window..<min((index + 1) * window, samples.count)
      if let last = stretches.last, range.lowerBound - last.upperBound < shortestPause {
        stretches[stretches.count - 1] = last.lowerBound..<range.upperBound
      } else {
        stretches.append(range)
      }
    }
    return stretches
  }

  /// As many stretches as wanted: those with the shortest pause between them become one.
  private static func joined(_ stretches: [Range<Int>], to count: Int) -> [Range<Int>] {
    var joined = stretches
    while joined.count > count {
      let pauses = zip(joined, joined.dropFirst()).map { $1.lowerBound - $0.upperBound }
      guard let shortest = pauses.indices.min(by: { pauses[$0] < pauses[$1] }) else { break }
      joined[shortest] = joined[shortest].lowerBound..<joined[shortest + 1].upperBound
      joined.remove(at: shortest + 1)
    }
    return joined
  }

  /// Shares a stretch out among words.
  private static func share(_ words: [PhonemeWord], _ stretch: Range<Int>) -> [TimedWord] {
    let weights = words.map { Double($0.text.unicodeScalars.count) + wordWeight }
    let unit = Double(stretch.count) / max(weights.reduce(0, +), 1)
    var (sum, start) = (0.0, stretch.lowerBound)
    return zip(words, weights).map { word, weight in
      sum += weight
      let end = max(start, min(stretch.lowerBound + Int(sum * unit), stretch.upperBound))
      defer { start = end }
      return TimedWord(source: word.source, samples: start..<end)
    }
  }
}
