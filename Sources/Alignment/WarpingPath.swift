/// The way from the known sound to the recording.
struct WarpingPath {
  /// The share of a sentence's sound that the recording must have.
  private static let leastCovered: Float = 0.6
  /// What a pair of frames must win on the mean of a sentence; chance alone loses more.
  private static let leastLikeness: Float = -0.1
  /// How much of a sentence may be missing at either end, in rows: 1 s.
  private static let edge = 12
  /// How much longer than the known one a sentence may be, and what pauses it may have beside, in frames: 5 s.
  private static let (slowest, longestPause) = (3, 250)
  /// A pause that a beginning may be moved to, and how far, in frames.
  private static let (pause, nearness) = (5, 12)

  /// For each row of the known sound the first and the last column of the recording, or `nil`.
  private var columns: [ClosedRange<Int>?]
  private var scores: [Float]
  private let known: SpeechFeatures
  private let heard: SpeechFeatures
  private let pool: Int
  private let knownStart: Int
  private let heardStart: Int

  init(
    _ pairs: [LocalAlignment.Pair], known: SpeechFeatures, heard: SpeechFeatures, pool: Int,
    knownStart: Int, heardStart: Int
  ) {
    self.known = known
    self.heard = heard
    self.pool = pool
    self.knownStart = knownStart
    self.heardStart = heardStart
    columns = Array(repeating: nil, count: known.count)
    scores = Array(repeating: 0, count: known.count)
    for pair in pairs {
      let former = columns[pair.reference]
      columns[pair.reference] =
        min(
          former?.lowerBound ?? pair.recording, pair.recording)...max(
          former?.upperBound ?? pair.recording, pair.recording)
      scores[pair.reference] = pair.score
    }
  }

  /// Where sentences are, in order; `nil` for those that can't be told.
  func places(of sentences: ArraySlice<KnownSentence>) -> [SentencePlace?] {
    var places = sentences.map(place)
    var last: Int?
    for index in places.indices {
      guard let here = places[index] else { continue }
      if let last, let former = places[last] {
        let begin = max(here.seconds.lowerBound, former.seconds.lowerBound)
        places[index]?.seconds = begin..<max(begin, here.seconds.upperBound)
        let end = min(former.seconds.upperBound, begin)
        places[last]?.seconds = former.seconds.lowerBound..<max(former.seconds.lowerBound, end)
      }
      last = index
    }
    return places.map(Self.marksInside)
  }

  private func place(of sentence: KnownSentence) -> SentencePlace? {
    let first = row(sentence.seconds.lowerBound)
    let last = max(first, row(sentence.seconds.upperBound) - 1)
    guard last < columns.count else { return nil }
    let rows = first...last
    let loudness = rows.reduce(Float(0)) { $0 + known.speech[$1] }
    let matched = rows.filter { columns[$0] != nil }
    let found = matched.reduce(Float(0)) { $0 + known.speech[$1] }
    guard loudness > 0, found >= loudness * Self.leastCovered, let begin = matched.first,
      let end = matched.last, begin - first <= Self.edge, last - end <= Self.edge,
      let from = columns[begin]?.lowerBound, let to = columns[end]?.upperBound
    else { return nil }
    let likeness = matched.reduce(Float(0)) { $0 + scores[$1] } / found
    guard likeness > Self.leastLikeness else { return nil }
    // What is missing at the beginning is about as long in both.
    let start = onset(near: (from - (begin - first)) * pool)
    let stop = self.end(of: start..<max(start, (to + 1 + last - end) * pool))
    // The half of a sentence here and the other half elsewhere are no sentence.
    guard stop - start < rows.count * pool * Self.slowest + Self.longestPause else { return nil }
    return SentencePlace(
      seconds: seconds(start)..<seconds(max(stop, start + pool)),
      marks: sentence.marks.map { seconds(column(of: row($0)) * pool) },
      confidence: Double(max(0, min(1, 0.5 + likeness / 2 * found / loudness))))
  }

  private func row(_ seconds: Double) -> Int {
    let frame = Int((seconds / SoundTrace.frameSeconds).rounded()) - knownStart
    return min(max(frame / pool, 0), max(columns.count - 1, 0))
  }

  /// The column of a row, or of the next one that has one.
  private func column(of row: Int) -> Int {
    columns[row...].lazy.compactMap(\.self).first?.lowerBound ?? 0
  }

  private func seconds(_ frame: Int) -> Double {
    Double(heardStart + max(frame, 0)) * SoundTrace.frameSeconds
  }

  /// The end of the pause nearest to a frame, or the frame itself.
  private func onset(near frame: Int) -> Int {
    let first = max(frame - Self.nearness, Self.pause)
    let last = min(frame + Self.nearness, heard.count - 1)
    guard first <= last else { return frame }
    let onsets = (first...last).filter { index in
      heard.speech[index] >= LocalAlignment.silence
        && heard.speech[index - Self.pause..<index].allSatisfy { $0 < LocalAlignment.silence }
    }
    return onsets.min { abs($0 - frame) < abs($1 - frame) } ?? frame
  }

  /// The end of a sentence without the pause behind it.
  private func end(of frames: Range<Int>) -> Int {
    let inside = frames.clamped(to: 0..<heard.count)
    return (inside.last { heard.speech[$0] >= LocalAlignment.silence } ?? inside.upperBound - 1) + 1
  }

  private static func marksInside(_ place: SentencePlace?) -> SentencePlace? {
    guard var place else { return nil }
    var least = place.seconds.lowerBound
    for index in place.marks.indices {
      let mark = index == 0 ? least : place.marks[index]
      least = min(max(mark, least), place.seconds.upperBound)
      place.marks[index] = least
    }
    return place
  }
}
