/// Telephone numbers, codes, fractions, percentages and plain numbers.
extension JapaneseRules {
  private static let codeBefore = ["番号", "No.", "no.", "NO.", "№", "コード", "暗証番号"]

  /// Reads a telephone number: it begins with a zero, and has lines.
  func telephone(at index: Int) -> Reading? {
    var rows: [String] = []
    var end = index
    var count = 0
    let isForeign = text.unit(index - 1) == UInt16(ascii: "+")
    while text.isDigit(end), rows.count < 6 {
      let next = text.digitsEnd(end)
      rows.append(JapaneseNumerals.row(text.digits(end..<next), isTelephone: true))
      count += next - end
      end = next
      guard text.isOne(of: "- ", end), text.isDigit(end + 1) else { break }
      rows[rows.count - 1] += text.unit(end) == UInt16(ascii: "-") ? "の" : ""
      end += 1
    }
    let isLong = (9...15).contains(count)
    guard isLong, isForeign || text.unit(index) == UInt16(ascii: "0") else { return nil }
    return .words(rows.joined(), end: end)
  }

  /// Reads digits that count nothing: after 番号, and in `192.168.0.1`.
  func code(at index: Int) -> Reading? {
    let end = text.digitsEnd(index)
    var label = index
    while label > 0, text.isOne(of: "は：: ", label - 1) { label -= 1 }
    if text.last(of: Self.codeBefore, before: label) != nil {
      return .words(JapaneseNumerals.row(text.digits(index..<end)), end: end)
    }
    var rows: [String] = []
    var place = index
    while text.isDigit(place) {
      let next = text.digitsEnd(place)
      rows.append(JapaneseNumerals.row(text.digits(place..<next)))
      place = next
      guard text.unit(place) == UInt16(ascii: "."), text.isDigit(place + 1) else { break }
      place += 1
    }
    return rows.count > 2 ? .words(rows.joined(separator: "点"), end: place) : nil
  }

  /// Reads `1/2`, also with a sign before it.
  func fraction(at index: Int, sign: String = "") -> Reading? {
    let slash = text.afterSpace(text.digitsEnd(index))
    guard text.unit(slash) == UInt16(ascii: "/") else { return nil }
    let under = text.afterSpace(slash + 1)
    guard text.isDigit(under) else { return nil }
    let end = text.digitsEnd(under)
    let below = text.digits(under..<end)
    guard text.unit(end) != UInt16(ascii: "/"), below.contains(where: { $0 > 0 }) else {
      return nil
    }
    let above = words(text.digits(index..<text.digitsEnd(index)))
    return .words("\(words(below))分の\(sign)\(above)", end: end)
  }

  /// Reads a number, with its unit if that has a sign.
  func quantity(at index: Int) -> Reading? {
    guard let number = text.number(at: index) else { return nil }
    let place = text.afterSpace(number.end)
    if text.unit(place) == UInt16(ascii: "%") {
      return .words(words(number) + "パーセント", end: place + 1)
    }
    if let unit = unit(after: number) { return unit }
    // Nobody says ゼロ時.
    if number.integer == [0], number.isWhole, text.unit(number.end) == 0x6642 {
      return .words("零", end: number.end)
    }
    return .words(words(number), end: number.end)
  }
}
