/// The pieces of a live stream that are in memory, within a limit.
struct PieceWindow {
  private var pieces: [Int: LivePiece] = [:]
  private(set) var weight = 0

  subscript(_ number: Int) -> LivePiece? { pieces[number] }

  /// Adds a piece.
  mutating func insert(_ piece: LivePiece, at number: Int) {
    weight += piece.weight - (pieces[number]?.weight ?? 0)
    pieces[number] = piece
  }

  /// Removes pieces until they fit: first those that every listener has heard, then those that are
  /// needed last.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that stay.
  ///   - listeners: The pieces that listeners are at.
  mutating func trim(to limit: Int, listeners: [Int]) {
    guard weight > limit else { return }
    let distances = pieces.keys.map { number in
      let ahead = listeners.filter { $0 <= number }.max().map { number - $0 }
      return (number: number, distance: ahead ?? .max - number)
    }
    for (number, _) in distances.sorted(by: { $0.distance > $1.distance }) {
      guard weight > limit else { return }
      weight -= pieces.removeValue(forKey: number)?.weight ?? 0
    }
  }
}
