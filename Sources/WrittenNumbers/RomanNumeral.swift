/// Numbers in Roman letters.
package enum RomanNumeral {
  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "I"): 1, UInt8(ascii: "V"): 5, UInt8(ascii: "X"): 10, UInt8(ascii: "L"): 50,
    UInt8(ascii: "C"): 100, UInt8(ascii: "D"): 500, UInt8(ascii: "M"): 1000,
  ]

  private static let steps: [(Int, String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// The value of a numeral in capitals, 1...3999.
  ///
  /// - Parameter letters: The numeral.
  /// - Returns: `nil` for anything else. Each number has one right form: `IIII` and `IC` are none.
  package static func value(of letters: some StringProtocol) -> Int? {
    var values: [Int] = []
    for letter in letters.utf8 {
      guard let value = digits[letter] else { return nil }
      values.append(value)
    }
    var sum = 0
    for (value, next) in zip(values, values.dropFirst() + [0]) {
      sum += value < next ? -value : value
    }
    return sum > 0 && sum < 4000 && letters == written(sum) ? sum : nil
  }

  /// A number as a numeral in capitals.
  ///
  /// - Parameter value: 1...3999.
  /// - Returns: Its one right form.
  package static func written(_ value: Int) -> String {
    var rest = value
    var numeral = ""
    for (worth, letters) in steps {
      while rest >= worth {
        numeral += letters
        rest -= worth
      }
    }
    return numeral
  }
}
