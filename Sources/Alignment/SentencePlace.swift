/// A sentence of the text in the sound that is known, for ``Aligner``.
public struct KnownSentence: Sendable {
  /// When it is spoken, in seconds.
  public var seconds: Range<Double>
  /// Times in it that are looked for too, such as the beginnings of its words.
  public var marks: [Double]

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - seconds: When it is spoken, in seconds.
  ///   - marks: Times in it that are looked for too, in order.
  public init(seconds: Range<Double>, marks: [Double] = []) {
    self.seconds = seconds
    self.marks = marks
  }
}

/// Where a recording has a sentence.
public struct SentencePlace: Hashable, Sendable {
  /// When it is spoken, in seconds of the recording.
  public var seconds: Range<Double>
  /// The marks of the sentence, in seconds of the recording, in order and inside ``seconds``.
  public var marks: [Double]
  /// How alike the two sounds are, 0...1: another text has less than a half, the same voice without noise 1.
  public var confidence: Double
}
