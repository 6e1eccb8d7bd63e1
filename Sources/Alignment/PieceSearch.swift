/// Looks for the sentences of a piece of text in a stretch of a recording.
struct PieceSearch {
  /// The frames that are taken together: 80 ms.
  private static let pool = 4
  /// The frames that are taken together while a voice is tried.
  private static let trialPool = 8
  /// Measured with a man's voice in noise beside a woman's: of frames that belong together, most lie nearer, and of others
  /// most do not.
  private static let reward: Float = 1
  /// Once a piece is known to be there, its first and last words need less.
  private static let laxReward: Float = 1.05
  /// Frames of the same voice that a gap costs: a second of them, or ten of an unlike voice.
  private static let gapFrames = 60
  /// What a short text has to win.
  ///
  /// A voice in noise wins 2.1 by a sentence of one and a half seconds, and another text in five minutes of speech at most 1.7.
  private static let leastScore: Float = 2
  /// What longer texts have to win for each row, since chance wins little more by them: a voice in noise wins at least 0.09.
  private static let leastRowScore: Float = 0.08
  /// What is enough for a piece of any length: five times what another text wins by chance.
  private static let enoughScore: Float = 8

  private let piece: ArraySlice<KnownSentence>
  private let isWhole: Bool
  private let known: ArraySlice<SIMD16<UInt8>>
  private let heard: SpeechFeatures
  private let noise: NoiseDepth
  private let start: Int

  init(
    _ reference: SoundTrace, _ recording: SoundTrace, _ noise: NoiseDepth,
    piece: ArraySlice<KnownSentence>, isWhole: Bool, from position: Double, seconds: Double
  ) {
    func frame(_ seconds: Double, _ trace: SoundTrace) -> Int {
      min(max(Int(seconds / SoundTrace.frameSeconds), 0), trace.count)
    }
    self.piece = piece
    self.isWhole = isWhole
    self.noise = noise
    let first = frame(piece.first?.seconds.lowerBound ?? 0, reference)
    let last = frame(piece.last?.seconds.upperBound ?? 0, reference)
    known = reference.frames[first..<max(first, last)]
    start = frame(position, recording)
    let end = frame(position + seconds, recording)
    heard = SpeechFeatures(recording.frames[start..<max(start, end)])
  }

  /// The places, and the factor on the frequencies of the known voice that fits best.
  ///
  /// - Parameter warp: The factor, if it is known.
  /// - Returns: The places, `nil` for what is not there, and the factor.
  /// - Throws: `CancellationError`.
  func places(warp: Double?) throws -> (places: [SentencePlace?], warp: Double) {
    let factor = try warp ?? bestWarp()
    let pairs = pairs(warp: factor, pool: Self.pool)
    guard Self.total(pairs) >= least else {
      return (piece.map { _ in nil }, factor)
    }
    let path = WarpingPath(
      self.pairs(warp: factor, pool: Self.pool, reward: Self.laxReward),
      known: features(factor, Self.pool), heard: heard, pool: Self.pool,
      knownStart: known.startIndex, heardStart: start)
    return (path.places(of: piece), factor)
  }

  /// What the piece has to win; the last words of a longer text are looked for in half an hour of sound, where chance wins more.
  private var least: Float {
    guard isWhole else { return Self.enoughScore }
    let rows = Float(known.count / Self.pool)
    return min(max(rows * Self.leastRowScore, Self.leastScore), Self.enoughScore)
  }

  private func bestWarp() throws -> Double {
    var best = (factor: 1.0, score: -Float.infinity)
    for factor in VoiceWarp.tried {
      try Task.checkCancellation()
      let score = Self.total(pairs(warp: factor, pool: Self.trialPool))
      if score > best.score { best = (factor, score) }
    }
    return best.factor
  }

  private func features(_ warp: Double, _ pool: Int) -> SpeechFeatures {
    SpeechFeatures(known, warp: VoiceWarp(warp), noise: noise).pooled(pool)
  }

  private func pairs(
    warp: Double, pool: Int, reward given: Float = Self.reward
  ) -> [LocalAlignment.Pair] {
    let reference = features(warp, pool)
    let recording = heard.pooled(pool)
    // Longer means are more alike.
    let reward = pool == Self.pool ? given : given * 0.8
    let alignment = LocalAlignment(
      reward: reward, gapCost: Self.reward * Float(Self.gapFrames / pool))
    let band = LocalAlignment.Band(
      Array(repeating: 0..<recording.count, count: reference.count))
    return alignment.pairs(reference, recording, in: band)
  }

  private static func total(_ pairs: [LocalAlignment.Pair]) -> Float {
    pairs.reduce(0) { $0 + $1.score }
  }
}
