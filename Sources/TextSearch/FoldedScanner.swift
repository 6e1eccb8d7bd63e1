import UnicodeText

/// Finds a folded query in one text after another, a stretch of a text at a time, so that the first
/// matches of a long chapter need not wait for its end.
struct FoldedScanner {
  /// The UTF-16 units that are folded at once: a few hundred pages take under a millisecond.
  private static let stretch = 1 << 16
  /// The UTF-16 units before a stretch's end in which a space is searched, at which nothing is cut
  /// in two.
  private static let cutReach = 4096

  private let finder: UnitFinder
  private let edges: WordEdges?
  private var folder: TextFolder
  private var folded = FoldedText()
  private var text: [UInt16] = []
  private var place = 0
  /// The end of the last match, since matches do not overlap.
  private var lastEnd = 0

  /// Makes a scanner.
  ///
  /// - Parameter query: The query, which is no regular expression.
  /// - Throws: ``SearchError/emptyQuery``.
  init(_ query: SearchQuery) throws(SearchError) {
    folder = TextFolder(query.folding)
    let units = folder.folded(query.text)
    guard !units.isEmpty else { throw .emptyQuery }
    finder = UnitFinder(units)
    edges = query.isWholeWords ? WordEdges(language: query.language) : nil
  }

  /// Begins with a text, at a place in it.
  mutating func begin(_ text: [UInt16], from start: Int = 0) {
    self.text = text
    place = start
    lastEnd = start
  }

  /// The matches of the next stretch in order.
  ///
  /// - Returns: Ranges in the text, none of them empty; `nil` when the text is at its end.
  mutating func next() -> [Range<Int>]? {
    guard place < text.count else { return nil }
    let end = cut(min(place + Self.stretch, text.count))
    // A match that begins before the end may reach over it, and what is not seen makes it longer.
    let overlap = min(end + finder.units.count * 8 + Self.cutReach, text.count)
    folded.removeAll()
    folder.fold(text, place..<between(overlap), onto: &folded)
    var found: [Range<Int>] = []
    var from = 0
    while let start = finder.first(in: folded.units, from: from) {
      from = start + 1
      let match = start..<(start + finder.units.count)
      if CharacterFolding.continuesLetter(folded.units[start])
        || (match.upperBound < folded.units.count
          && CharacterFolding.continuesLetter(folded.units[match.upperBound]))
      {
        continue
      }
      let source = folded.source(of: match)
      guard source.lowerBound < end else { break }
      guard source.lowerBound >= lastEnd, edges?.hold(source, in: text) ?? true else { continue }
      found.append(source)
      lastEnd = source.upperBound
      from = match.upperBound
    }
    place = end
    return found
  }

  /// The end of a stretch: behind a space, else between characters.
  private func cut(_ end: Int) -> Int {
    guard end < text.count else { return end }
    var cut = end
    while cut > max(place + 1, end - Self.cutReach) {
      if text[cut - 1] == 0x20 || text[cut - 1] == 0x0A { return cut }
      cut -= 1
    }
    return between(end)
  }

  /// The next place that separates neither a surrogate pair nor a letter from its marks.
  private func between(_ end: Int) -> Int {
    var place = end
    while place < text.count,
      text[place] & 0xFC00 == 0xDC00 || BoundaryProperties.extendsCharacter(UInt32(text[place]))
    {
      place += 1
    }
    return place
  }
}
