import ReadingModel

/// A sentence cut into tokens, which the rules read.
///
/// All offsets count UTF-16 code units, so that a token's range is a range of the source.
struct SourceText {
  /// A run of one kind of character.
  struct Token {
    enum Kind { case word, number, space, symbol }

    var kind: Kind
    var range: Range<Int>
  }

  let units: [UInt16]
  let tokens: [Token]
  /// The text of word tokens; empty for other tokens.
  private let words: [String]
  private let lowered: [String]
  /// Whether the sentence is written in capitals, so that a capital means nothing.
  let isShouting: Bool
  /// Whether there is an equals sign, so that hyphens between numbers are minus signs.
  let isEquation: Bool
  /// The tokens of equations.
  private let equations: Set<Int>

  init(_ sentence: String) {
    let units = Array(sentence.utf16)
    let tokens = Self.tokens(of: units)
    let words = tokens.map {
      $0.kind == .word ? String(utf16Units: units[$0.range]) : ""
    }
    self.units = units
    self.tokens = tokens
    self.words = words
    lowered = words.map { $0.isEmpty ? "" : $0.lowercased() }
    isEquation = units.contains(UInt16(ascii: "="))
    equations = Self.equations(in: units, tokens, words)
    var capitals = 0
    var small = 0
    for unit in units {
      if unit.isASCIICapital { capitals += 1 }
      if unit.isASCIISmall { small += 1 }
    }
    // A few capitals alone are a name. A heading has more words than that.
    let headingWords = 3
    let capitalWords = tokens.count {
      $0.kind == .word && $0.range.count > 1 && units[$0.range].allSatisfy(\.isASCIICapital)
    }
    isShouting = capitals > small * 2 && capitalWords >= headingWords
  }

  var count: Int { tokens.count }

  /// Whether a token is part of an equation, not only of a sentence with one.
  func isInEquation(_ index: Int) -> Bool { equations.contains(index) }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }
  func isNumber(_ index: Int) -> Bool { kind(index) == .number }
  func isSpace(_ index: Int) -> Bool { kind(index) == .space }

  /// Whether there is nothing or white space at an index.
  func isGap(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return true }
    return kind == .space
  }

  private func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The word at an index as written; empty if there is none.
  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// The word at an index in small letters; empty if there is none.
  func lower(_ index: Int) -> String { lowered.indices.contains(index) ? lowered[index] : "" }

  /// The symbol at an index; 0 if there is none.
  func symbol(_ index: Int) -> UInt16 {
    kind(index) == .symbol ? units[tokens[index].range.lowerBound] : 0
  }

  func isSymbol(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    UInt32(symbol(index)) == character.value
  }

  /// The values of the digits of the number at an index; empty if there is none.
  func digits(_ index: Int) -> [UInt8] {
    guard isNumber(index) else { return [] }
    return units[tokens[index].range].map(\.digitValue)
  }

  func length(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.count : 0
  }

  /// The index, or the one after it if a space is there.
  func afterSpace(_ index: Int) -> Int { isSpace(index) ? index + 1 : index }

  /// The index of the token before another one, without a space; −1 at the start.
  func before(_ index: Int) -> Int { isSpace(index - 1) ? index - 2 : index - 1 }

  func isCapitalised(_ index: Int) -> Bool {
    word(index).unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// Whether every letter of a word is a capital.
  func isCapitals(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    return units[tokens[index].range].allSatisfy(\.isASCIICapital)
  }

  /// Whether no word or number follows.
  func isLast(_ index: Int) -> Bool {
    index >= count || tokens[index...].allSatisfy { $0.kind != .word && $0.kind != .number }
  }

  /// The index after the point of an abbreviation that ends before `index`.
  ///
  /// The point of the sentence's last word is not taken: it is the full stop as well.
  func afterPoint(_ index: Int) -> Int {
    isSymbol(index, ".") && !isLast(index + 1) ? index + 1 : index
  }

  func range(_ tokenRange: Range<Int>) -> Range<Int> {
    tokens[tokenRange.lowerBound].range
      .lowerBound..<tokens[tokenRange.upperBound - 1].range
      .upperBound
  }
}

// MARK: - Cutting

extension SourceText {
  private static func tokens(of units: [UInt16]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(units.count / 3)
    var start = 0
    while start < units.count {
      let kind = kind(of: units[start])
      var end = start + 1
      switch kind {
      case .symbol:
        if UTF16.isLeadSurrogate(units[start]), end < units.count { end += 1 }
      case .word:
        while end < units.count, continuesWord(units, at: end) { end += 1 }
      case .number, .space:
        while end < units.count, Self.kind(of: units[end]) == kind { end += 1 }
      }
      tokens.append(Token(kind: kind, range: start..<end))
      start = end
    }
    return tokens
  }

  private static func continuesWord(_ units: [UInt16], at index: Int) -> Bool {
    if kind(of: units[index]) == .word { return true }
    guard units[index].isApostrophe, index + 1 < units.count else { return isMark(units[index]) }
    return kind(of: units[index + 1]) == .word
  }

  /// Whether a unit belongs to the letter before it: an accent, Devanagari's dot and virama.
  private static func isMark(_ unit: UInt16) -> Bool {
    (0x300..<0x370).contains(unit) || unit == 0x93C || unit == 0x94D
  }

  private static func kind(of unit: UInt16) -> Token.Kind {
    if unit.isASCIICapital || unit.isASCIISmall { return .word }
    if unit.isDigit { return .number }
    if unit < 0x80 { return unit <= 0x20 || unit == 0x7F ? .space : .symbol }
    return kind(ofForeign: unit)
  }

  private static func kind(ofForeign unit: UInt16) -> Token.Kind {
    // C1 control characters stand for a lost dash of a Windows code page; they separate words.
    if unit <= 0xA0 { return .space }
    // Unicode counts the ordinal indicators as letters, but º is often written for a degree sign.
    if unit == 0xAA || unit == 0xBA { return .symbol }
    if unit.isDevanagariDigit { return .number }
    guard let scalar = Unicode.Scalar(unit) else { return .symbol }
    if scalar.properties.isAlphabetic { return .word }
    return scalar.properties.isWhitespace ? .space : .symbol
  }
}

// MARK: - Characters

extension UInt16 {
  init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }

  var isASCIICapital: Bool { (0x41...0x5A).contains(self) }
  var isASCIISmall: Bool { (0x61...0x7A).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isDevanagariDigit: Bool { (0x966...0x96F).contains(self) }
  /// The value of a digit.
  var digitValue: UInt8 { UInt8(self - (isDevanagariDigit ? 0x966 : UInt16(ascii: "0"))) }
  var isApostrophe: Bool { self == 0x27 || self == 0x2019 }
  var isHyphenOrDash: Bool { self == 0x2D || (0x2010...0x2015).contains(self) || self == 0x2212 }
}
