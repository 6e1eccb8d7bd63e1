import Foundation

/// Cuts Chinese characters into words: the likeliest sequence of jieba's words.
///
/// Unknown words are found by the places of their characters.
struct ChineseSegmenter: Sendable {
  let data: ChineseData

  /// The logarithm of the likelihood of a character that is no listed word; there are some 60
  /// million words in all.
  private static let rare: Float = -17.9
  /// The longest word that is searched, in characters.
  private static let longestWord = 16

  /// The words of a run of simplified characters, as ranges in it.
  func words(of characters: [Unicode.Scalar]) -> [Range<Int>] {
    let ends = likeliest(characters)
    var words: [Range<Int>] = []
    var single = 0
    var start = 0
    while start < characters.count {
      let end = ends[start]
      if end - start > 1 {
        words += unknown(characters, single..<start)
        words.append(start..<end)
        single = end
      }
      start = end
    }
    return words + unknown(characters, single..<characters.count)
  }

  /// For each place the end of the word that begins there on the likeliest way to the end.
  private func likeliest(_ characters: [Unicode.Scalar]) -> [Int] {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for character in characters {
      offsets.append(bytes.count)
      bytes += UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
    }
    offsets.append(bytes.count)
    var best = [Float](repeating: 0, count: characters.count + 1)
    var ends = Array(1...max(characters.count, 1))
    bytes.withUnsafeBufferPointer { bytes in
      func key(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[offsets[start]..<offsets[end]])
      }
      for start in characters.indices.reversed() {
        best[start] = (weight(key(start, start + 1)) ?? Self.rare) + best[start + 1]
        let limit = min(start + longest(key(start, start + 1)), characters.count)
        var end = start + 2
        while end <= limit {
          if let weight = weight(key(start, end)), weight + best[end] > best[start] {
            best[start] = weight + best[end]
            ends[start] = end
          }
          end += 1
        }
      }
    }
    return ends
  }

  private func weight(_ key: UnsafeBufferPointer<UInt8>) -> Float? {
    data.words.value(kind: ChineseData.WordKey.word.rawValue, key: key).map {
      Float(bitPattern: data.words.file.integer(at: $0.lowerBound, as: UInt32.self))
    }
  }

  private func longest(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let place = data.words.value(kind: ChineseData.WordKey.longest.rawValue, key: key)
    let length = place.map { data.words.file.integer(at: $0.lowerBound, as: UInt8.self) } ?? 1
    return min(Int(length), Self.longestWord)
  }

  /// Characters that are words by themselves and are hardly ever part of an unknown one.
  private static let particles = Set("我你您他她它的了着得是在".unicodeScalars)

  /// The words of a row of single characters.
  ///
  /// Names are unknown words, and so are new words.
  private func unknown(_ characters: [Unicode.Scalar], _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where Self.particles.contains(characters[index]) {
      words += guessed(characters, start..<index)
      words.append(index..<index + 1)
      start = index + 1
    }
    return words + guessed(characters, start..<range.upperBound)
  }

  private func guessed(_ characters: [Unicode.Scalar], _ range: Range<Int>) -> [Range<Int>] {
    guard range.count > 1 else { return range.isEmpty ? [] : [range] }
    return UnknownHan(data: data).words(of: characters, in: range)
  }
}
