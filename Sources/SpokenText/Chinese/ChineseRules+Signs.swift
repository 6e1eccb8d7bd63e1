/// Signs between and before numbers, addresses and pictures.
extension ChineseRules {
  /// Reads an expression that starts with a sign.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = text.pronunciation(at: index) ?? money(at: index)
      ?? text.picture(at: index, "表情")
    {
      return form
    }
    let next = text.afterSpace(index + 1)
    if let comparison = comparison(at: index) { return comparison }
    if let power = text.power(at: index) {
      let sign = power.isNegative ? "负" : ""
      return .words("的\(sign)\(words(power.digits))次方", end: power.end)
    }
    switch text.unit(index) {
    case UInt16(ascii: "-"), UInt16(ascii: "~"), 0x2013, 0x2014: return line(at: index)
    case UInt16(ascii: "+"):
      guard text.isDigit(next) else { return nil }
      return .words(follows(index) ? "加" : "正", end: index + 1)
    case 0xD7: return text.isDigit(next) ? .words("乘以", end: index + 1) : nil
    case 0xF7: return text.isDigit(next) ? .words("除以", end: index + 1) : nil
    case 0xB1: return text.isDigit(next) ? .words("正负", end: index + 1) : nil
    case UInt16(ascii: "%"): return .words("百分号", end: index + 1)
    case UInt16(ascii: "&"): return .words("和", end: index + 1)
    case UInt16(ascii: "@"): return .words("艾特", end: index + 1)
    case UInt16(ascii: "#"): return text.isDigit(next) ? .words("井号", end: index + 1) : nil
    case 0x2116: return number(afterSign: index)
    case 0x2103, 0xB0: return .words(text.unit(index) == 0xB0 ? "度" : "摄氏度", end: index + 1)
    default: break
    }
    guard let parts = VulgarFraction.signs[text.unit(index)] else { return nil }
    return .words("\(parts.under.han)分之\(parts.over.han)", end: index + 1)
  }

  /// Whether a number stands before a place, with or without a space.
  private func follows(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, text.isSpace(place) { place -= 1 }
    return text.isDigit(place) || text.isOne(of: "%)", place)
  }

  private func number(afterSign index: Int) -> SpokenForm? {
    guard let number = text.number(at: text.afterSpace(index + 1)) else { return nil }
    return .words(words(number) + "号", end: number.end)
  }

  private static let comparisons: [(sign: String, words: String)] = [
    (">=", "大于等于"), ("<=", "小于等于"), ("≥", "大于等于"), ("≤", "小于等于"), ("≠", "不等于"), ("≈", "约等于"),
    ("=", "等于"), (">", "大于"), ("<", "小于"),
  ]

  private func comparison(at index: Int) -> SpokenForm? {
    for comparison in Self.comparisons where text.matches(comparison.sign, index) {
      let end = index + comparison.sign.utf16.count
      guard follows(index) || text.isDigit(text.afterSpace(end)) else { return nil }
      return .words(comparison.words, end: end)
    }
    return nil
  }

  /// Reads a minus, or the line of a range.
  private func line(at index: Int) -> SpokenForm? {
    let isDash = text.unit(index) == 0x2014 || text.unit(index) == 0x2013
    let next = text.afterSpace(index + 1)
    guard text.isDigit(next) || text.matches("百分之", next) else { return nil }
    if text.isDigit(index - 1), text.isDigit(next), !isDash, text.isInEquation(index) {
      return .words("减", end: next)
    }
    if text.isDigit(index - 1)
      || text.isHan(index - 1) && text.isDigit(index + 1) && !isDash
        && isUnit(index - 1)
      || text.isOne(of: "%", index - 1)
    {
      return .words("到", end: index + 1)
    }
    let isMinus = text.unit(index) == UInt16(ascii: "-") && !text.isLatin(index - 1)
    guard isMinus else { return nil }
    if text.isSpace(index - 1), follows(index) { return .words("减", end: next) }
    return next == index + 1 ? .words("负", end: index + 1) : nil
  }

  /// Whether a unit of time is at a place: `3月-5月`.
  private func isUnit(_ index: Int) -> Bool { text.isOne(of: "年月日号點点時时岁歲", index) }

  // MARK: Addresses

  private static let endings = ["com", "org", "net", "edu", "gov", "cn", "tw", "hk", "io", "jp"]

  /// Reads `www.abc.com` and `name@abc.com`: the words stay as they are, and the signs between them
  /// are named.
  func address(at index: Int) -> SpokenForm? {
    // Nobody reads longer addresses, in UTF-16 units.
    let longest = 80
    var end = index
    while end - index < longest,
      text.isLatin(end) || text.isDigit(end) || text.isOne(of: "./@:-_", end)
    {
      end += 1
    }
    while end > index, !text.isLatin(end - 1), !text.isDigit(end - 1) { end -= 1 }
    let address = text.string(index..<end)
    let isAddress =
      address.hasPrefix("www.") || address.hasPrefix("http") && address.contains("://")
      || address.contains("@") && address.contains(".")
      || Self.endings.contains { address.hasSuffix(".\($0)") }
    guard isAddress else { return nil }
    let spoken = (index..<end).map { place in
      switch text.unit(place) {
      case UInt16(ascii: "."): " 点 "
      case UInt16(ascii: "@"): " 艾特 "
      case UInt16(ascii: "/"): " 斜杠 "
      case UInt16(ascii: ":"): " 冒号 "
      case UInt16(ascii: "-"): " 横杠 "
      case UInt16(ascii: "_"): " 下划线 "
      case let unit where unit.isDigit: ChineseNumerals.row(text.digits(place..<place + 1))
      default: text.string(place..<place + 1)
      }
    }
    return .words(spoken.joined(), end: end)
  }
}

extension UInt64 {
  /// A small number in Chinese characters.
  fileprivate var han: String {
    ChineseNumerals.cardinal(String(self).utf8.map { $0 - UInt8(ascii: "0") })
  }
}
