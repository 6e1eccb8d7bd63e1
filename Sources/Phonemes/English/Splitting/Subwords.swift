/// Splits an unknown word into pieces that are looked up one by one: runs of letters, of digits, of
/// hyphens; `McDonald` and `iPhone` at the inner capital.
///
/// The order of the rules is that of misaki's `en.py` (Apache-2.0).
enum Subwords {
  /// The pieces of a word.
  ///
  /// Characters that match no rule, such as a stray apostrophe, belong to none.
  ///
  /// - Parameter word: The word.
  /// - Returns: Ranges of indices in order.
  static func pieces(of word: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    if word.allSatisfy({ ("a"..."z").contains($0) }) { return [word.startIndex..<word.endIndex] }
    var pieces: [Range<Int>] = []
    var index = word.startIndex
    while index < word.endIndex {
      let end = self.end(of: word, from: index)
      if end > index { pieces.append(index..<end) }
      index = max(end, index + 1)
    }
    return pieces
  }

  /// The end of the piece that starts at an index; the index itself if none starts there.
  private static func end(of word: ArraySlice<Unicode.Scalar>, from index: Int) -> Int {
    let scalar = word[index]
    let isFirst = index == word.startIndex
    let apostrophes = run(word, from: index, \.isApostrophe)
    if isFirst, apostrophes > index { return apostrophes }
    if scalar.isCapitalLatin, at(word, index + 1)?.isCapitalLatin == true,
      at(word, index + 2)?.isSmallLatin == true
    {
      return index + 1
    }
    let digits = number(word, from: isFirst && scalar == "-" ? index + 1 : index)
    if let digits { return digits }
    if scalar == "-" || scalar == "_" { return run(word, from: index) { $0 == "-" || $0 == "_" } }
    if apostrophes >= index + 2 { return apostrophes }
    if let end = beforeInnerCapital(word, from: index) { return end }
    if scalar.isWordLetter { return letters(word, from: index) }
    if scalar.isApostrophe { return apostrophes == word.endIndex ? apostrophes : index }
    return scalar.isWordCharacter ? index : index + 1
  }

  private static func at(_ word: ArraySlice<Unicode.Scalar>, _ index: Int) -> Unicode.Scalar? {
    word.indices.contains(index) ? word[index] : nil
  }

  private static func run(
    _ word: ArraySlice<Unicode.Scalar>, from index: Int, _ belongs: (Unicode.Scalar) -> Bool
  ) -> Int {
    word[index...].firstIndex { !belongs($0) } ?? word.endIndex
  }

  /// The end of digits with single points or commas between or before them.
  private static func number(_ word: ArraySlice<Unicode.Scalar>, from start: Int) -> Int? {
    var index = start
    while let scalar = at(word, index) {
      if scalar.isDecimalDigit {
        index += 1
      } else if scalar == "," || scalar == ".", at(word, index + 1)?.isDecimalDigit == true {
        index += 2
      } else {
        break
      }
    }
    return index > start ? index : nil
  }

  /// The end of the shortest run of letters whose last one is small and precedes a capital.
  private static func beforeInnerCapital(
    _ word: ArraySlice<Unicode.Scalar>, from start: Int
  ) -> Int? {
    func isEdge(_ index: Int) -> Bool {
      at(word, index)?.isSmallLatin == true && at(word, index + 1)?.isCapitalLatin == true
    }
    var index = start
    while true {
      var place = index
      while true {
        if isEdge(place) { return place + 1 }
        guard at(word, place)?.isApostrophe == true, at(word, place + 1)?.isWordLetter == true
        else { break }
        place += 2
      }
      guard at(word, index)?.isWordLetter == true else { return nil }
      index += 1
    }
  }

  /// The end of a run of letters, in which an apostrophe may precede a single letter.
  private static func letters(_ word: ArraySlice<Unicode.Scalar>, from start: Int) -> Int {
    var index = run(word, from: start, \.isWordLetter)
    while at(word, index)?.isApostrophe == true, at(word, index + 1)?.isWordLetter == true {
      index += 2
    }
    return index
  }
}
