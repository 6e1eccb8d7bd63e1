/// Spoken audio with the time of every word.
public struct Speech: Hashable, Sendable {
  /// Samples a second of all speech.
  public static let sampleRate = 24_000

  /// Mono PCM at ``sampleRate``, -1...1.
  public var samples: [Float]
  /// Spoken words in order; their times ascend without overlap and end with the audio.
  public var words: [TimedWord]

  /// Makes speech.
  ///
  /// - Parameters:
  ///   - samples: Mono PCM at ``sampleRate``, -1...1.
  ///   - words: Spoken words in order.
  public init(samples: [Float], words: [TimedWord]) {
    self.samples = samples
    self.words = words
  }
}

/// A word and when it is spoken.
public struct TimedWord: Hashable, Sendable, Codable {
  /// What is spoken, UTF-16 offsets in the coordinates of the utterance.
  public var source: Range<Int>
  /// When, as sample positions at ``Speech/sampleRate``.
  public var samples: Range<Int>

  /// Makes a timed word.
  ///
  /// - Parameters:
  ///   - source: UTF-16 offsets in the coordinates of the utterance.
  ///   - samples: Sample positions at ``Speech/sampleRate``.
  public init(source: Range<Int>, samples: Range<Int>) {
    self.source = source
    self.samples = samples
  }
}
