/// Signs between and before numbers, weekdays in brackets, and pictures.
extension JapaneseRules {
  /// Reads an expression that starts with a sign.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = text.pronunciation(at: index) ?? money(at: index)
      ?? text.picture(at: index, "絵文字") ?? weekdays(at: index)
    {
      return form
    }
    if let power = text.power(at: index) {
      let sign = power.isNegative ? "マイナス" : ""
      return .words("の\(sign)\(words(power.digits))乗", end: power.end)
    }
    let next = text.afterSpace(index + 1)
    switch text.unit(index) {
    case UInt16(ascii: "-"), UInt16(ascii: "~"), 0x2013: return line(at: index)
    case UInt16(ascii: "+"): return text.isDigit(next) ? .words("プラス", end: next) : nil
    case 0xB1: return text.isDigit(next) ? .words("プラスマイナス", end: next) : nil
    case 0xD7: return text.isDigit(next) ? .words("かける", end: next) : nil
    case 0xF7: return text.isDigit(next) ? .words("割る", end: next) : nil
    case UInt16(ascii: "="): return .words("イコール", end: next)
    case UInt16(ascii: ">"): return text.isDigit(next) ? .words("大なり", end: next) : nil
    case UInt16(ascii: "<"): return text.isDigit(next) ? .words("小なり", end: next) : nil
    case 0x221A: return text.isDigit(next) ? .words("ルート", end: index + 1) : nil
    case UInt16(ascii: "%"): return .words("パーセント", end: index + 1)
    case UInt16(ascii: "&"): return .words("アンド", end: index + 1)
    case UInt16(ascii: "@"): return .words("アットマーク", end: index + 1)
    case 0x3012: return text.isDigit(next) ? .words("郵便番号", end: next) : nil
    case 0x2116: return .words("ナンバー", end: index + 1)
    case 0x2103: return .words("度", end: index + 1)
    default: break
    }
    guard let parts = VulgarFraction.signs[text.unit(index)] else { return nil }
    return .words("\(han(parts.under))分の\(han(parts.over))", end: index + 1)
  }

  private func han(_ value: UInt64) -> String {
    words(String(value).utf8.map { $0 - UInt8(ascii: "0") })
  }

  /// Words that may come before the number at the end of a range.
  private static let eras = ["紀元前", "紀元後", "西暦", "午前", "午後", "昭和", "平成", "令和", "大正", "明治", "翌"]

  /// Reads a minus, or the line of a range or of a score.
  private func line(at index: Int) -> SpokenForm? {
    let next = text.afterSpace(index + 1)
    let isEra = isRangeEnd(index - 1) && text.first(of: Self.eras, next) != nil
    guard text.isDigit(next) || text.unit(next) == 0x221A || isEra else { return nil }
    let isMinus = text.unit(index) == UInt16(ascii: "-")
    guard text.isDigit(index - 1) || isRangeEnd(index - 1) else {
      guard isMinus, next == index + 1, !text.isLatin(index - 1) else { return nil }
      if let fraction = fraction(at: next, sign: "マイナス") { return fraction }
      return .words("マイナス", end: index + 1)
    }
    guard isMinus, text.isDigit(index - 1) else { return .words("から", end: next) }
    var end = next
    while text.isDigit(end) { end += 1 }
    if text.isHan(end) { return .words("から", end: next) }
    var start = index
    while text.isDigit(start - 1) { start -= 1 }
    // The score of a game comes after the names of the teams, at the end of its sentence.
    let isScore = text.isHan(start - 1) && index - start < 3 && end - next < 3
    return .words(isScore ? "対" : "マイナス", end: next)
  }

  /// Whether a unit of time, or a bracket behind one, is at a place: `1月〜12月`.
  private func isRangeEnd(_ index: Int) -> Bool {
    text.isOne(of: "年月日時分紀代頃旬元期度円人歳回)", index)
  }

  // MARK: Weekdays

  private static let weekdays = "月火水木金土日"

  /// Reads `(水)` and `(火〜土)` after a day.
  private func weekdays(at index: Int) -> SpokenForm? {
    guard text.isOne(of: "(（", index), text.isOne(of: "日", index - 1),
      text.isOne(of: Self.weekdays, index + 1)
    else { return nil }
    if text.isOne(of: ")）", index + 2) {
      return .words(text.string(index + 1..<index + 2) + "曜日", end: index + 3)
    }
    guard text.isOne(of: "~-", index + 2), text.isOne(of: Self.weekdays, index + 3),
      text.isOne(of: ")）", index + 4)
    else { return nil }
    let (first, last) = (text.string(index + 1..<index + 2), text.string(index + 3..<index + 4))
    return .words("\(first)曜日から\(last)曜日", end: index + 5)
  }
}
