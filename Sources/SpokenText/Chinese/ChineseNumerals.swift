/// Numbers in Chinese characters.
enum ChineseNumerals {
  private static let digits: [String] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  /// The names of the groups of four digits, from the last group.
  private static let groups: [String] = ["", "万", "亿", "万亿"]

  /// A whole number in characters.
  ///
  /// - Parameters:
  ///   - number: The number's digits.
  ///   - saysPair: Whether a lone 2 is 两, as before a measure word.
  /// - Returns: Characters.
  static func cardinal(_ number: [UInt8], saysPair: Bool = false) -> String {
    guard let parts = HanNumerals.groups(of: number) else { return row(number) }
    guard !parts.isEmpty else { return digits[0] }
    if parts.count == 1, parts[0].elementsEqual([2]) { return saysPair ? "两" : "二" }
    var result = ""
    for (index, part) in parts.enumerated() {
      let name = parts.count - index - 1
      let value = part.reduce(0) { $0 * 10 + Int($1) }
      guard value > 0 else { continue }
      if !result.isEmpty, value < 1000 { result += digits[0] }
      result += self.group(value, isFirst: result.isEmpty, isNamed: name > 0) + groups[name]
    }
    return result
  }

  /// A number below ten thousand.
  private static func group(_ value: Int, isFirst: Bool, isNamed: Bool) -> String {
    // 十万 and 零十万, but 零一十.
    if (10..<20).contains(value), isFirst || isNamed {
      return "十" + (value == 10 ? "" : digits[value % 10])
    }
    if value == 2, isNamed { return "两" }
    var result = ""
    var isGap = false
    for place in stride(from: 3, through: 0, by: -1) {
      let digit = value / [1, 10, 100, 1000][place] % 10
      guard digit > 0 else {
        isGap = !result.isEmpty
        continue
      }
      if isGap { result += digits[0] }
      isGap = false
      let isPair = digit == 2 && (place == 3 || place == 2 && result.isEmpty && isFirst)
      result += (isPair ? "两" : digits[digit]) + HanNumerals.places[place]
    }
    return result
  }

  /// Digits one by one.
  ///
  /// - Parameters:
  ///   - number: The digits.
  ///   - isTelephone: Whether a 1 is 幺, as in telephone numbers.
  /// - Returns: Characters.
  static func row(_ number: [UInt8], isTelephone: Bool = false) -> String {
    number.prefix(DigitRow.longest).map { $0 == 1 && isTelephone ? "幺" : digits[Int($0)] }.joined()
  }
}
