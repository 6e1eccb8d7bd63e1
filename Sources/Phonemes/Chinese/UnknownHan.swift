/// Guesses words among characters that no list has together, by a hidden Markov model of the places
/// of characters in words: beginning, middle, end, alone.
///
/// Source of the numbers: jieba's `finalseg` (MIT).
struct UnknownHan {
  let data: ChineseData

  /// The logarithm of the likelihood of something impossible.
  static let impossible = -3.14e100
  private static let never: Float = -1e30

  /// The likelihoods of the places B, M, E, S at the start.
  private static let start: [Float] = [-0.493_650_48, never, never, -0.942_619_53]
  private static let steps: [[(from: Int, weight: Float)]] = [
    [(2, -0.662_411_51), (3, -0.509_205_65)],
    [(0, -1.429_742_49), (1, -0.744_775_54)],
    [(0, -0.273_608_97), (1, -0.644_053_99)],
    [(2, -0.724_857_57), (3, -0.918_725_64)],
  ]
  private static let (end, alone) = (2, 3)

  /// The words of a range, as ranges.
  func words(of characters: [Unicode.Scalar], in range: Range<Int>) -> [Range<Int>] {
    var weights = zip(Self.start, places(of: characters[range.lowerBound])).map(+)
    var ways: [[Int]] = []
    for index in range.dropFirst() {
      let places = places(of: characters[index])
      var next: [Float] = []
      var way: [Int] = []
      for (place, steps) in Self.steps.enumerated() {
        var best = (from: steps[0].from, weight: weights[steps[0].from] + steps[0].weight)
        for step in steps.dropFirst() where weights[step.from] + step.weight > best.weight {
          best = (step.from, weights[step.from] + step.weight)
        }
        next.append(max(best.weight + places[place], Self.never))
        way.append(best.from)
      }
      weights = next
      ways.append(way)
    }
    return ranges(
      last: weights[Self.end] > weights[Self.alone] ? Self.end : Self.alone, ways, range)
  }

  /// The words on the likeliest way, from its last place back.
  private func ranges(last: Int, _ ways: [[Int]], _ range: Range<Int>) -> [Range<Int>] {
    var place = last
    var ends: [Int] = []
    for index in range.reversed() {
      if place == Self.end || place == Self.alone { ends.append(index + 1) }
      if index > range.lowerBound { place = ways[index - range.lowerBound - 1][place] }
    }
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for end in ends.reversed() {
      words.append(start..<end)
      start = end
    }
    return words
  }

  private func places(of character: Unicode.Scalar) -> [Float] {
    guard
      let place = data.words.value(
        kind: ChineseData.WordKey.places.rawValue, key: String(character))
    else { return [Self.never, Self.never, Self.never, 0] }
    return (0..<4).map { index in
      let bits = data.words.file.integer(at: place.lowerBound + 4 * index, as: UInt32.self)
      return max(Float(bitPattern: bits), Self.never)
    }
  }
}
