/// Numbers in Japanese characters.
enum JapaneseNumerals {
  private static let digits: [String] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  /// The names of the groups of four digits, from the last group.
  private static let groups: [String] = ["", "万", "億", "兆"]

  /// A whole number in characters.
  static func cardinal(_ number: [UInt8]) -> String {
    guard let parts = HanNumerals.groups(of: number) else { return row(number) }
    guard !parts.isEmpty else { return digits[0] }
    var result = ""
    for (index, part) in parts.enumerated() where part.contains(where: { $0 > 0 }) {
      let name = parts.count - index - 1
      for (offset, digit) in part.enumerated() where digit > 0 {
        let place = part.count - offset - 1
        // A one is silent in 千, but not in 一千万.
        let isSilent = digit == 1 && (place == 1 || place == 2 || place == 3 && name == 0)
        result += (isSilent ? "" : digits[Int(digit)]) + HanNumerals.places[place]
      }
      result += groups[name]
    }
    return result
  }

  /// Digits one by one.
  ///
  /// - Parameters:
  ///   - number: The digits.
  ///   - isTelephone: Whether a 0 is ゼロ, as in telephone numbers.
  /// - Returns: Characters and kana.
  static func row(_ number: [UInt8], isTelephone: Bool = false) -> String {
    number.prefix(DigitRow.longest).map { $0 == 0 && isTelephone ? "ゼロ" : digits[Int($0)] }
      .joined()
  }
}
