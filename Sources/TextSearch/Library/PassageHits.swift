public import ReadingModel

/// Finds the places of a query's phrases in a passage that the index has named.
public struct PassageHits {
  /// UTF-16 units within which phrases count as together: about a paragraph.
  private static let nearness = 600

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
  public mutating func best(
    _ phrases: [LibraryQuery.Phrase], in text: [UInt16], length: Int, at start: TextOffset,
    limit: Int
  ) -> [TextMatch] {
    let found = places(of: phrases, in: text).filter { $0.range.lowerBound < length }
    var scored: [(score: Int, range: Range<Int>)] = []
    var first = 0
    for (index, place) in found.enumerated() {
      while found[first].range.lowerBound + Self.nearness < place.range.lowerBound { first += 1 }
      scored.append((Set(found[first...index].map(\.phrase)).count, place.range))
    }
    var chosen: [Range<Int>] = []
    for place in scored.sorted(by: {
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

  /// All places of the phrases, in the order of the text.
  mutating func places(
    of phrases: [LibraryQuery.Phrase], in text: [UInt16]
  ) -> [(range: Range<Int>, phrase: Int)] {
    let wanted = phrases.map { phrase in phrase.tokens.map { Array($0.utf16) } }
    let tokens = tokenizer.tokens(of: text)
    var found: [(range: Range<Int>, phrase: Int)] = []
    for (place, token) in tokens.enumerated() {
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
