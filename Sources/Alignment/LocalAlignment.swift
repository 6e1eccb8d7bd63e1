/// Lays one row of vectors beside another one: the best path through all pairs, and gaps where either has what the other lacks.
///
/// Dynamic time warping with slopes of a half to two (H. Sakoe, S. Chiba, "Dynamic Programming Algorithm Optimization for
/// Spoken Word Recognition", 1978, P = 1) as a local alignment with gaps (T. F. Smith, M. S. Waterman, "Identification of
/// Common Molecular Subsequences", 1981; O. Gotoh, "An Improved Algorithm for Matching Biological Sequences", 1982): a
/// pair of alike frames wins, a pair of unlike ones loses, and silence costs nothing. Both ends are open.
struct LocalAlignment {
  /// What a pair of speech frames wins less what it loses by its distance.
  var reward: Float
  /// What it costs to leave out any stretch of one or both.
  var gapCost: Float

  /// Below this share of loudness a frame is silence.
  static let silence: Float = 0.12
  /// What a frame of silence costs that the other one lacks: nearly nothing, so that paths are short.
  private static let pauseCost: Float = 0.002

  /// A pair of frames that belong together.
  struct Pair {
    var reference: Int
    var recording: Int
    /// What the pair has won, at most the reward.
    var score: Float
    /// Whether something was left out before it.
    var followsGap: Bool
  }

  /// The columns of each row that are looked at.
  struct Band {
    private(set) var columns: [Range<Int>]
    private(set) var starts: [Int] = [0]

    /// Both ends of the rows never go back.
    init(_ columns: [Range<Int>]) {
      self.columns = columns
      starts.reserveCapacity(columns.count + 1)
      for range in columns { starts.append((starts.last ?? 0) + range.count) }
    }

    var cellCount: Int { starts.last ?? 0 }
  }

  private enum Move {
    static let none: UInt8 = 0
    static let begin: UInt8 = 1
    static let diagonal: UInt8 = 2
    static let slow: UInt8 = 3
    static let fast: UInt8 = 4
    static let recordedPause: UInt8 = 5
    static let referencePause: UInt8 = 6
    static let gap: UInt8 = 7
  }

  private enum GapMove {
    static let open: UInt8 = 0
    static let up: UInt8 = 8
    static let left: UInt8 = 16
  }

  /// Three rows of values in turn, two columns wider than the recording, so that no column lacks a left neighbour.
  private struct Rows: ~Copyable {
    private let values: UnsafeMutablePointer<Float>
    private let width: Int
    private let count: Int
    private let empty: Float

    init(_ width: Int, _ count: Int, _ empty: Float) {
      (self.width, self.count, self.empty) = (width + 2, count, empty)
      values = .allocate(capacity: (width + 2) * count)
      values.initialize(repeating: empty, count: (width + 2) * count)
    }

    deinit { values.deallocate() }

    /// The values of a row from its first column on.
    subscript(row: Int) -> UnsafeMutablePointer<Float> { values + row % count * width + 2 }

    /// Forgets what a row holds.
    func clear(_ row: Int, _ columns: Range<Int>) {
      (self[row] + columns.lowerBound).update(repeating: empty, count: columns.count)
    }
  }

  /// The best path.
  ///
  /// - Parameters:
  ///   - reference: The rows.
  ///   - recording: The columns.
  ///   - band: What is looked at; it takes a byte of memory for each pair.
  /// - Returns: Pairs in the order of time; empty if nothing is alike.
  func pairs(_ reference: SpeechFeatures, _ recording: SpeechFeatures, in band: Band) -> [Pair] {
    guard reference.count > 0, recording.count > 0 else { return [] }
    var moves = [UInt8](repeating: 0, count: band.cellCount)
    let wins = Rows(recording.count, 3, -.infinity)
    let scores = Rows(recording.count, 2, 0)
    let gaps = Rows(recording.count, 2, -.infinity)
    var best = (score: Float(0), row: -1, column: -1)
    moves.withUnsafeMutableBufferPointer { moves in
      for row in 0..<reference.count {
        let columns = band.columns[row]
        if row >= 3 { wins.clear(row - 3, band.columns[row - 3]) }
        if row >= 2 { gaps.clear(row - 2, band.columns[row - 2]) }
        fillScores(scores[row], reference, row, recording, columns)
        let (win, former, older) = (wins[row], wins[row + 2], wins[row + 1])
        let (score, formerScore) = (scores[row], scores[row + 1])
        let (gap, formerGap) = (gaps[row], gaps[row + 1])
        let isSilent = reference.speech[row] < Self.silence
        let start = band.starts[row] - columns.lowerBound
        recording.speech.withUnsafeBufferPointer { speech in
          for column in columns {
            let own = score[column]
            var value = own
            var move = Move.begin
            let diagonal = former[column - 1] + own
            if diagonal > value { (value, move) = (diagonal, Move.diagonal) }
            let slow = former[column - 2] + (own + score[column - 1]) / 2
            if slow > value { (value, move) = (slow, Move.slow) }
            let fast = older[column - 1] + own + formerScore[column]
            if fast > value { (value, move) = (fast, Move.fast) }
            let leap = formerGap[column - 1] + own
            if leap > value { (value, move) = (leap, Move.gap) }
            if speech[column] < Self.silence, win[column - 1] - Self.pauseCost > value {
              (value, move) = (win[column - 1] - Self.pauseCost, Move.recordedPause)
            }
            if isSilent, former[column] - Self.pauseCost > value {
              (value, move) = (former[column] - Self.pauseCost, Move.referencePause)
            }
            win[column] = value
            var left = value - gapCost
            var gapMove = GapMove.open
            if formerGap[column] > left { (left, gapMove) = (formerGap[column], GapMove.up) }
            if gap[column - 1] > left { (left, gapMove) = (gap[column - 1], GapMove.left) }
            gap[column] = left
            moves[start + column] = move | gapMove
            if value > best.score { best = (value, row, column) }
          }
        }
      }
    }
    return trace(moves, band, from: (best.row, best.column), reference, recording)
  }

  private func fillScores(
    _ scores: UnsafeMutablePointer<Float>, _ reference: SpeechFeatures, _ row: Int,
    _ recording: SpeechFeatures, _ columns: Range<Int>
  ) {
    let (vector, speech) = (reference.vectors[row], reference.speech[row])
    recording.vectors.withUnsafeBufferPointer { vectors in
      recording.speech.withUnsafeBufferPointer { otherSpeech in
        for column in columns {
          scores[column] = score(vector, speech, vectors[column], otherSpeech[column])
        }
      }
    }
  }

  @inline(__always)
  private func score(
    _ one: SIMD16<Float>, _ speech: Float, _ other: SIMD16<Float>, _ otherSpeech: Float
  ) -> Float {
    let difference = one - other
    let square = difference * difference
    let eight = square.lowHalf + square.highHalf
    let four = eight.lowHalf + eight.highHalf
    let two = four.lowHalf + four.highHalf
    return max(speech, otherSpeech) * (reward - (two.x + two.y).squareRoot())
  }

  private func trace(
    _ moves: [UInt8], _ band: Band, from end: (row: Int, column: Int), _ reference: SpeechFeatures,
    _ recording: SpeechFeatures
  ) -> [Pair] {
    var pairs: [Pair] = []
    var (row, column) = end
    func score(_ row: Int, _ column: Int) -> Float {
      self.score(
        reference.vectors[row], reference.speech[row], recording.vectors[column],
        recording.speech[column])
    }
    func note(_ row: Int, _ column: Int) {
      pairs.append(
        Pair(reference: row, recording: column, score: score(row, column), followsGap: false))
    }
    func byte() -> UInt8 { moves[band.starts[row] + column - band.columns[row].lowerBound] }
    while row >= 0, column >= 0 {
      switch byte() & 7 {
      case Move.diagonal:
        note(row, column)
        (row, column) = (row - 1, column - 1)
      case Move.slow:
        note(row, column)
        (row, column) = (row - 1, column - 2)
      case Move.fast:
        note(row, column)
        note(row - 1, column)
        (row, column) = (row - 2, column - 1)
      case Move.recordedPause: column -= 1
      case Move.referencePause:
        note(row, column)
        row -= 1
      case Move.gap:
        note(row, column)
        pairs[pairs.count - 1].followsGap = true
        (row, column) = (row - 1, column - 1)
        while byte() & 24 != GapMove.open {
          if byte() & 24 == GapMove.up { row -= 1 } else { column -= 1 }
        }
      default:
        note(row, column)
        return pairs.reversed()
      }
    }
    return pairs.reversed()
  }
}
