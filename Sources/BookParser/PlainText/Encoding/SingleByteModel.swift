/// The cost of a text in a single-byte encoding and its languages.
struct SingleByteModel: Sendable {
  /// The cost of an ASCII letter beside letters of another script: about one in twenty is one.
  private static let latinLetterCost: Float = 3
  /// The cost of two neighbouring letters of different scripts, which point to a wrong encoding.
  private static let mixedScriptCost: Float = 4

  /// The cost of an apostrophe at the start of a word.
  ///
  /// A capital in another encoding is likelier.
  private static let openingCost: Float = 2

  let encoding: TextEncoding
  /// Whether each byte is a capital, and whether it is a small letter; other bytes are neither.
  private let isCapital: [Bool]
  private let isSmall: [Bool]
  private let isApostrophe: [Bool]
  private let symbolCosts: [Float]
  private let alphabets: [Alphabet]

  /// A language's letters, by their bytes.
  private struct Alphabet: Sendable {
    let pairs: LetterPairs
    /// The index in `pairs` of each byte's small letter; 0 for a byte that is no letter of the
    /// language.
    let places: [Int]
    /// Whether the language has Latin letters.
    let isLatin: Bool
  }

  /// The models of every encoding that ICU has, in the order of ``TextEncoding/singleByte``.
  static let all: [SingleByteModel] = TextEncoding.singleByte.compactMap { SingleByteModel($0) }

  private init?(_ encoding: TextEncoding) {
    // An encoding that ICU lacks is not tried.
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

  /// The cost of pairs.
  ///
  /// - Parameter histogram: The pairs of bytes.
  /// - Returns: The least cost in nats, and its language.
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
