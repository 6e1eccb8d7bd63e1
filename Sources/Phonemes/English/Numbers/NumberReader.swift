/// Reads digits: cardinals, ordinals, years, amounts, decimals, codes.
///
/// The choices are those of misaki's `en.py`. Normalised texts have few digits left.
struct NumberReader: Sendable {
  private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]
  private static let endings = ["ing", "'d", "ed", "'s", "st", "nd", "rd", "th", "s"]
  /// Stands for the letter that is said for a zero inside a code: "four oh five".
  private static let letterO = "O"

  let lexicon: Lexicon

  /// Whether a word is a number, perhaps with an ending.
  static func isNumber(_ word: String, isHead: Bool) -> Bool {
    guard word.hasASCIIDigit else { return false }
    let ending = endings.first { word.hasSuffix($0) } ?? ""
    let number = word.dropping(ending.utf8.count).unicodeScalars
    return number.enumerated().allSatisfy { index, scalar in
      scalar.isASCIIDigit || scalar == "," || scalar == "."
        || (isHead && index == 0 && scalar == "-")
    }
  }

  /// Reads a number.
  ///
  /// - Parameters:
  ///   - word: Digits, points and commas, perhaps with a minus before and letters after them.
  ///   - currency: The currency of an amount.
  ///   - isHead: Whether it begins its word.
  /// - Returns: Phonemes; `nil` if it has no digits.
  func pronunciation(of word: String, currency: Currency?, isHead: Bool) -> String? {
    let isEnding: (UInt8) -> Bool = { ($0 >= 0x61 && $0 <= 0x7a) || $0 == UInt8(ascii: "'") }
    let endingCount = word.utf8.reversed().prefix(while: isEnding).count
    let ending = String(decoding: word.utf8.suffix(endingCount), as: UTF8.self)
    var number = word.dropping(endingCount)
    var spoken: [String?] = []
    if number.utf8.first == UInt8(ascii: "-") {
      spoken.append(say("minus"))
      number = number.afterFirst
    }
    guard number.hasASCIIDigit else { return nil }
    let isOrdinal = Self.ordinalEndings.contains(ending)
    let points = number.utf8.count { $0 == UInt8(ascii: ".") }
    let bare = number.replacing(",", with: "")
    if isOrdinal, number.isASCIINumber {
      spoken += NumberWords.ordinal(number).map(say)
    } else if spoken.isEmpty, currency == nil, number.utf8.count == 4, number.isASCIINumber {
      spoken += NumberWords.year(number).map(say)
    } else if !isHead, points == 0 {
      spoken += Self.code(bare).map(say)
    } else if !isHead || points > 1 {
      spoken += bare.split(separator: ".").flatMap(Self.version).map(say)
    } else if let currency, Self.isAmount(number) {
      spoken += amount(bare, currency)
    } else if points == 0 {
      spoken += (isOrdinal ? NumberWords.ordinal(bare) : NumberWords.cardinal(bare)).map(say)
    } else if bare.hasPrefix(".") {
      spoken += (["point"] + NumberWords.digitByDigit(bare)).map(say)
    } else {
      spoken += NumberWords.decimal(bare).map(say)
    }
    let phonemes = spoken.compactMap(\.self).joined(separator: " ")
    switch ending {
    case "s", "'s": return lexicon.inflection.plural(phonemes)
    case "ed", "'d": return lexicon.inflection.past(phonemes)
    case "ing": return lexicon.inflection.gerund(phonemes)
    default: return phonemes
    }
  }

  /// The phonemes of one word.
  ///
  /// Points and letters inside numbers have no stress.
  private func say(_ word: String) -> String? {
    let isWeak = word == "point" || word == Self.letterO
    return lexicon.entry(word, tag: nil, stress: isWeak ? .removed : nil, context: nil)
  }

  /// The words of digits inside a word: `A320` as "three twenty", `007` digit by digit.
  private static func code(_ digits: String) -> [String] {
    if digits.hasPrefix("0") || digits.utf8.count > 3 { return NumberWords.digitByDigit(digits) }
    guard digits.utf8.count == 3, !digits.hasSuffix("00") else {
      return NumberWords.cardinal(digits)
    }
    let rest = digits.dropFirst()
    let end =
      rest.hasPrefix("0")
      ? [letterO] + NumberWords.cardinal(rest.dropFirst()) : NumberWords.cardinal(rest)
    return NumberWords.cardinal(digits.prefix(1)) + end
  }

  /// The words of one part of a number with several points.
  private static func version(_ digits: Substring) -> [String] {
    let isRound = digits.count == 2 || digits.dropFirst().allSatisfy { $0 == "0" }
    return digits.hasPrefix("0") || !isRound
      ? NumberWords.digitByDigit(digits) : NumberWords.cardinal(digits)
  }

  /// Whether the digits after the point can be hundredths.
  private static func isAmount(_ number: String) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 1 || (parts.count == 2 && parts[1].count < 3)
  }

  /// The words of whole units and hundredths, each with its name.
  private func amount(_ number: String, _ currency: Currency) -> [String?] {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let values = parts.map { $0.drop { $0 == "0" } }
    let hasCents = values.count > 1 && !values[1].isEmpty
    var spoken: [String?] = []
    if !values[0].isEmpty || !hasCents {
      spoken += NumberWords.cardinal(values[0]).map(say)
      spoken.append(unit(currency.unit, of: values[0]))
    }
    guard hasCents else { return spoken }
    if !spoken.isEmpty { spoken.append(say("and")) }
    return spoken + NumberWords.cardinal(values[1]).map(say)
      + [currency == .pound ? say(currency.subunit) : unit(currency.subunit, of: values[1])]
  }

  private func unit(_ name: String, of value: Substring) -> String? {
    value == "1" ? say(name) : say(name).flatMap(lexicon.inflection.plural)
  }
}

extension String {
  /// Whether it has a digit from `0` to `9`.
  fileprivate var hasASCIIDigit: Bool { utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
}
