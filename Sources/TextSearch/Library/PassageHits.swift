public import ReadingModel

/// Finds the places of a query's phrases in a passage that the index has named.
public struct PassageHits {
  /// UTF-16 units within which phrases count as together: about a paragraph.
  static let nearness = 600
  /// The tokens between two looks at whether anybody still waits.
  private static let stretch = 1024

  private var tokenizer = TextTokenizer()

  /// Makes a finder; use one for many passages.
  public init() {}

  /// The best places of a passage: those with the most different phrases around them first.
  ///
  /// - Parameters:
  ///   - phrases: What is looked for.
  ///   - text: The passage's text with the beginning of the next one, UTF-16.
  ///   - length: The passage's own length; what begins behind it belongs to the next one.
  ///   - start: The book offset of the passage.
  ///   - limit: How many places are wanted at most.
  /// - Returns: Matches with the text around them, in the order of the text.
  /// - Throws: `CancellationError`.
  public mutating func best(
    _ phrases: [LibraryQuery.Phrase], in text: [UInt16], length: Int, at start: TextOffset,
    limit: Int
  ) throws(CancellationError) -> [TextMatch] {
    let found = try places(of: phrases, in: text).filter { $0.range.lowerBound < length }
    let scores = Self.scores(of: found, phraseCount: phrases.count)
    var chosen: [Range<Int>] = []
    for place in zip(scores, found.map(\.range)).map({ (score: $0, range: $1) }).sorted(by: {
      ($0.score, $1.range.lowerBound) > ($1.score, $0.range.lowerBound)
    }) {
      guard chosen.count < limit else { break }
      // Two places of one sentence would show the same words twice.
      let isNear = chosen.contains {
        abs($0.lowerBound - place.range.lowerBound) < Self.nearness / 2
      }
      if !isNear { chosen.append(place.range) }
    }
    let surroundings = Surroundings(text: text, start: start)
    return chosen.sorted { $0.lowerBound < $1.lowerBound }.map(surroundings.match)
  }

  /// How many different phrases begin at each place or at most ``nearness`` before it.
  ///
  /// The time grows with the number of places, however many of them are near each other.
  static func scores(of places: [(range: Range<Int>, phrase: Int)], phraseCount: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: phraseCount)
    var different = 0
    var first = 0
    return places.map { place in
      if counts[place.phrase] == 0 { different += 1 }
      counts[place.phrase] += 1
      while places[first].range.lowerBound + nearness < place.range.lowerBound {
        counts[places[first].phrase] -= 1
        if counts[places[first].phrase] == 0 { different -= 1 }
        first += 1
      }
      return different
    }
  }

  /// All places of the phrases, in the order of the text.
  mutating func places(
    of phrases: [LibraryQuery.Phrase], in text: [UInt16]
  ) throws(CancellationError) -> [(range: Range<Int>, phrase: Int)] {
    let wanted = phrases.map { phrase in phrase.tokens.map { Array($0.utf16) } }
    let tokens = tokenizer.tokens(of: text)
    var found: [(range: Range<Int>, phrase: Int)] = []
    for (place, token) in tokens.enumerated() {
      if place.isMultiple(of: Self.stretch), Task.isCancelled { throw CancellationError() }
      for (index, phrase) in wanted.enumerated() {
        guard place + phrase.count <= tokens.count else { continue }
        let fits = phrase.indices.allSatisfy { part in
          let units = tokenizer.units(of: tokens[place + part])
          return part == phrase.count - 1 && phrases[index].isPrefix
            ? units.starts(with: phrase[part]) : units.elementsEqual(phrase[part])
        }
        guard fits else { continue }
        let end = tokens[place + phrase.count - 1].source.upperBound
        found.append((token.source.lowerBound..<end, index))
      }
    }
    return found
  }
}
