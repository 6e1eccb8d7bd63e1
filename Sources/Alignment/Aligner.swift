/// Finds the sentences of a text in a recording of it, by the sound of another voice that reads the same text.
///
/// The way of F. Malfrère, T. Dutoit, "High-quality speech synthesis for phonetic speech segmentation", 1997: both sounds
/// become rows of cepstra, and time warping lays one beside the other. It goes forward through the text by pieces of some
/// minutes, so that memory does not grow with the book. What the recording has before, between and behind the sentences is
/// left out, and so are sentences that it lacks.
///
/// ```swift
/// let aligner = Aligner(reference: ours, recording: theirs)
/// for place in try aligner.places(of: sentences) {
///   print(place?.seconds.lowerBound ?? "not in the recording")
/// }
/// ```
public struct Aligner {
  /// The most text that is looked for at once, in seconds of the known sound.
  private static let pieceSeconds = 240.0
  /// The least text that is looked for at once, where there is so much.
  private static let leastPieceSeconds = 60.0
  /// How much slower than the known voice a recording may be, pauses and all.
  private static let slowest = 2.2
  /// How much slower than before a recording may become.
  private static let slowing = 1.5
  /// What may stand before the first words: names of the book, its readers and the project.
  private static let preface = 300.0
  /// What may stand between two pieces.
  private static let aside = 180.0
  /// The longest stretch of the recording that is searched at once: with a whole piece it takes 70 MB.
  private static let longestSearch = 1_800.0
  /// Text from which the pace of the recording is told, in seconds.
  private static let paceSeconds = 30.0

  private let reference: SoundTrace
  private let recording: SoundTrace
  private let noise: NoiseDepth

  /// Prepares two sounds.
  ///
  /// - Parameters:
  ///   - reference: The known sound.
  ///   - recording: The other one.
  public init(reference: SoundTrace, recording: SoundTrace) {
    self.reference = reference
    self.recording = recording
    noise = NoiseDepth(recording.frames[...])
  }

  /// Looks for sentences.
  ///
  /// - Parameters:
  ///   - sentences: In the order of time.
  ///   - progress: Told the share that is done, 0...1.
  /// - Returns: For each sentence where it is, in the order of time; `nil` for what the recording lacks or has in a way that
  ///   can't be told.
  /// - Throws: `CancellationError`.
  public func places(
    of sentences: [KnownSentence], progress: (Double) -> Void = { _ in }
  ) throws -> [SentencePlace?] {
    var places = [SentencePlace?](repeating: nil, count: sentences.count)
    var next = 0
    var position = 0.0
    var missed = Self.preface
    var pace: Double?
    var warp: Double?
    while next < sentences.count, position < Double(recording.count) * SoundTrace.frameSeconds {
      try Task.checkCancellation()
      let end = pieceEnd(sentences, from: next)
      let piece = sentences[next..<end]
      let length = piece[end - 1].seconds.upperBound - piece[next].seconds.lowerBound
      let reach = length * (pace.map { $0 * Self.slowing } ?? Self.slowest) + missed
      let search = PieceSearch(
        reference, recording, noise, piece: piece, isWhole: piece.count == sentences.count,
        from: position,
        seconds: min(reach, Self.longestSearch))
      let (found, factor) = try search.places(warp: warp)
      guard let last = found.lastIndex(where: { $0 != nil }), let place = found[last] else {
        next = end
        missed += length
        progress(Double(next) / Double(sentences.count))
        continue
      }
      places.replaceSubrange(next..<next + found.count, with: found)
      if let first = found.firstIndex(where: { $0 != nil }), let begin = found[first] {
        let known = piece[next + last].seconds.upperBound - piece[next + first].seconds.lowerBound
        if known > Self.paceSeconds {
          pace = (place.seconds.upperBound - begin.seconds.lowerBound) / known
          warp = factor
        }
      }
      next += last + 1
      position = place.seconds.upperBound
      missed = Self.aside
      progress(Double(next) / Double(sentences.count))
    }
    progress(1)
    return places
  }

  private func pieceEnd(_ sentences: [KnownSentence], from first: Int) -> Int {
    let limit = sentences[first].seconds.lowerBound + Self.pieceSeconds
    // A few words are found beside others only.
    let total = sentences.last?.seconds.upperBound ?? 0
    guard total > limit + Self.leastPieceSeconds else { return sentences.count }
    return sentences[(first + 1)...].firstIndex { $0.seconds.upperBound > limit }
      ?? sentences.count
  }
}
