/// Finished pieces that wait to be heard, and the tasks that wait for pieces.
struct PieceQueue {
  private(set) var pieces: [SpokenPiece] = []
  private(set) var sampleCount = 0
  /// Whether no more will come.
  var isComplete = false

  var isEmpty: Bool { pieces.isEmpty }

  mutating func append(_ piece: SpokenPiece) {
    pieces.append(piece)
    sampleCount += piece.samples.count
  }

  mutating func removeFirst() -> SpokenPiece? {
    guard !pieces.isEmpty else { return nil }
    let piece = pieces.removeFirst()
    sampleCount -= piece.samples.count
    return piece
  }
}

/// Lets tasks of one actor wait until something changed.
struct ChangeSignal {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  mutating func add(_ continuation: CheckedContinuation<Void, Never>) {
    waiting.append(continuation)
  }

  mutating func fire() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}
