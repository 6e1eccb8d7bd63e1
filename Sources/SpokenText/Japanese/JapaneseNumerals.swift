/// Numbers in Japanese characters.
enum JapaneseNumerals {
  private static let digits: [String] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let places: [String] = ["", "十", "百", "千"]
  /// Names of the groups of four digits.
  private static let groups: [String] = ["", "万", "億", "兆"]
  /// More digits than the groups have names for are read one by one.
  private static let longest = 16

  /// A whole number.
  static func cardinal(_ number: [UInt8]) -> String {
    let significant = Array(number.drop { $0 == 0 })
    guard !significant.isEmpty else { return digits[0] }
    guard significant.count <= longest else { return row(number) }
    var result = ""
    var start = 0
    while start < significant.count {
      let size = (significant.count - start - 1) % 4 + 1
      let group = Array(significant[start..<start + size])
      start += size
      let name = (significant.count - start) / 4
      guard group.contains(where: { $0 > 0 }) else { continue }
      for (index, digit) in group.enumerated() where digit > 0 {
        let place = size - index - 1
        // 千, but 一千万.
        let isSilent = digit == 1 && (place == 1 || place == 2 || place == 3 && name == 0)
        result += (isSilent ? "" : digits[Int(digit)]) + places[place]
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
