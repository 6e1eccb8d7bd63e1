/// Finds words with a spelling similar to a missing word's.
enum Spelling {
  /// The most headwords that are compared: a hundredth of a second.
  private static let comparedLimit = 60_000
  /// The most suggestions.
  static let limit = 8

  /// Headwords near a word, the nearest first: up to two letters differ, one in a short word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - index: The dictionary's index.
  /// - Returns: At most eight.
  static func near(_ word: String, in index: WordIndex) -> [String] {
    let key = WordKey.key(of: word)
    guard let initial = key.first, key.count <= 64 else { return [] }
    let most = key.count < 5 ? 1 : 2
    var found: [(word: String, distance: Int)] = []
    var place = index.first(from: [initial])
    var compared = 0
    while place < index.count, compared < comparedLimit {
      let other = index.key(place)
      guard other.first == initial else { break }
      if abs(other.count - key.count) <= most {
        let distance = distance(key, other, most: most)
        if distance <= most, let record = index.record(place) {
          found.append((String(decoding: record.word, as: UTF8.self), distance))
        }
      }
      place += 1
      compared += 1
    }
    var seen: Set<String> = []
    return found.sorted { $0.distance < $1.distance }.map(\.word).filter {
      seen.insert($0).inserted
    }
    .prefix(limit).map { $0 }
  }

  /// The number of letters to change, insert, delete or swap with their neighbours (Damerau 1964),
  /// up to `most` + 1.
  ///
  /// - Parameters:
  ///   - a: One word.
  ///   - b: The other.
  ///   - most: The greatest distance of interest.
  /// - Returns: 0...most + 1.
  static func distance(_ a: [UInt8], _ b: [UInt8], most: Int) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == b[j] ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
      guard row.contains(where: { $0 <= most }) else { return most + 1 }
      (before, last) = (last, row)
    }
    return min(last[b.count], most + 1)
  }
}
