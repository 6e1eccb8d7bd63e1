/// Roman numerals as labels of chapters and list items.
enum RomanNumeral {
  /// The value of a numeral made of `I`, `V`, `X` and `L`.
  ///
  /// - Returns: `nil` for anything else, and for numerals not in their usual form.
  static func value(_ text: String, upperCase: Bool) -> Int? {
    let values: [Character: Int] =
      upperCase ? ["I": 1, "V": 5, "X": 10, "L": 50] : ["i": 1, "v": 5, "x": 10, "l": 50]
    var total = 0
    var previous = Int.max
    for character in text {
      guard let value = values[character] else { return nil }
      total += value > previous ? value - 2 * previous : value
      previous = value
    }
    return total > 0 ? total : nil
  }

  /// A small number as a numeral in lower case.
  static func lowerCase(_ value: Int) -> String {
    let parts = [(50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")]
    var rest = value
    var numeral = ""
    for (worth, letters) in parts {
      while rest >= worth {
        numeral += letters
        rest -= worth
      }
    }
    return numeral
  }
}
