/// The words that English numbers are made of.
package enum EnglishNumber {
  /// Zero to nineteen.
  package static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  /// The powers of a thousand, from the first.
  package static let scales = [
    "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
    "septillion", "octillion", "nonillion", "decillion",
  ]
  private static let irregularOrdinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]

  /// The words of a number.
  ///
  /// - Parameters:
  ///   - value: 0...999.
  ///   - saysAnd: Whether "and" stands before the tens, as British speakers say it.
  /// - Returns: Words in order; none for 0.
  package static func belowThousand(_ value: Int, saysAnd: Bool = false) -> [String] {
    var words: [String] = []
    let rest = value % 100
    if value >= 100 {
      words += [small[value / 100], "hundred"] + (saysAnd && rest > 0 ? ["and"] : [])
    }
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(small[rest % 10]) }
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words
  }

  /// Makes the last word of a cardinal that of an ordinal.
  ///
  /// - Parameter word: Such as "three" or "twenty".
  /// - Returns: Such as "third" or "twentieth".
  package static func ordinal(_ word: String) -> String {
    if let irregular = irregularOrdinals[word] { return irregular }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }
}
