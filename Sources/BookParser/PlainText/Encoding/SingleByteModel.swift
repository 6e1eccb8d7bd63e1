/// What a text costs in a single-byte encoding and the languages written in it.
struct SingleByteModel: Sendable {
  /// What an ASCII letter costs beside letters of another script: about one in twenty.
  private static let latinLetterCost: Float = 3
  /// What it costs that letters of two scripts touch; it points to a wrong guess.
  private static let mixedScriptCost: Float = 4

  /// What it costs that a word begins with an apostrophe; a capital of another encoding is likelier.
  private static let openingCost: Float = 2

  let encoding: TextEncoding
  /// Units are capitals, small letters or neither.
  private let isCapital: [Bool]
  private let isSmall: [Bool]
  private let isApostrophe: [Bool]
  private let symbolCosts: [Float]
  private let alphabets: [Alphabet]

  /// A language's letters by their bytes.
  private struct Alphabet: Sendable {
    let pairs: LetterPairs
    /// Place of each byte's small letter in `pairs`; 0 for what is none of the language's.
    let places: [Int]
    /// Whether it is written with Latin letters.
    let isLatin: Bool
  }

  /// Models of every encoding that ICU has, in ``TextEncoding/singleByte``'s order.
  static let all: [SingleByteModel] = TextEncoding.singleByte.compactMap { SingleByteModel($0) }

  private init?(_ encoding: TextEncoding) {
    guard let table = try? SingleByteTable(encoding) else { return nil }
    self.encoding = encoding
    let scalars = table.units.map { Unicode.Scalar($0) }
    isCapital = scalars.map { $0?.properties.isUppercase ?? false }
    isSmall = scalars.map { $0?.properties.isLowercase ?? false }
    isApostrophe = table.units.map { $0 == 0x2019 }
    let small = scalars.map { scalar -> UInt16? in
      let mapped = scalar?.properties.lowercaseMapping.utf16
      return mapped?.count == 1 ? mapped?.first : scalar == "İ" ? 0x69 : nil
    }
    symbolCosts = zip(table.units, scalars).map { unit, scalar in
      scalar?.properties.isAlphabetic == true && unit > 0xBA
        ? LetterPairs.foreignCost : SymbolCosts.cost(of: unit)
    }
    alphabets = encoding.languages.compactMap { language in
      guard let pairs = LetterPairs.all[language] else { return nil }
      let places = small.map { $0.flatMap(pairs.place) ?? 0 }
      return Alphabet(pairs: pairs, places: places, isLatin: places[0x61] > 0)
    }
  }

  /// What the pairs cost.
  ///
  /// - Parameter histogram: Pairs of bytes.
  /// - Returns: The least cost and the language that has it.
  func cost(of histogram: PairHistogram) -> (cost: Float, language: Language?) {
    var least: (cost: Float, language: Language?) = (.infinity, nil)
    for alphabet in alphabets {
      var total: Float = 0
      for (first, second, count) in histogram.pairs {
        total += count * cost(of: Int(second), after: Int(first), in: alphabet)
      }
      if total < least.cost { least = (total, alphabet.pairs.language) }
    }
    return least
  }

  private func cost(of second: Int, after first: Int, in alphabet: Alphabet) -> Float {
    let previous = alphabet.places[first]
    let place = alphabet.places[second]
    let isMixed = !alphabet.isLatin && first < 0x80 && first != 0x20
    if place > 0 {
      return alphabet.pairs.cost(of: place, after: previous) + capitalCost(of: second, after: first)
        + (isMixed ? Self.mixedScriptCost : 0)
    }
    let edge = previous > 0 ? alphabet.pairs.cost(of: 0, after: previous) : 0
    if second >= 0x80 {
      return edge + symbolCosts[second]
        + (first == 0x20 && isApostrophe[second] ? Self.openingCost : 0)
    }
    if second == 0x20 { return edge }
    if alphabet.isLatin { return edge + LetterPairs.foreignCost }
    return edge + Self.latinLetterCost + (previous > 0 ? Self.mixedScriptCost : 0)
  }

  private func capitalCost(of second: Int, after first: Int) -> Float {
    guard isCapital[second] else { return 0 }
    if isSmall[first] { return LetterPairs.misplacedCapitalCost }
    return isCapital[first] ? LetterPairs.capitalCost.inside : LetterPairs.capitalCost.first
  }
}
