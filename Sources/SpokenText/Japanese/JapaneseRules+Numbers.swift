/// Telephone numbers, codes, fractions, percentages and plain numbers.
extension JapaneseRules {
  private static let codeBefore = ["番号", "No.", "no.", "NO.", "№", "コード", "暗証番号"]

  /// Reads a telephone number, which begins with a zero and has lines.
  func telephone(at index: Int) -> SpokenForm? {
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

  /// Reads digits that count nothing, as after 番号 and in `192.168.0.1`, one by one.
  func code(at index: Int) -> SpokenForm? {
    let end = text.digitsEnd(index)
    var label = index
    while label > 0, text.isOne(of: "は：: ", label - 1) { label -= 1 }
    if text.last(of: Self.codeBefore, before: label) != nil {
      return .words(JapaneseNumerals.row(text.digits(index..<end)), end: end)
    }
    if let form = address(at: index) { return form }
    let (parts, dottedEnd) = text.dotted(at: index)
    guard parts.count > 2 else { return nil }
    return .words(parts.map { JapaneseNumerals.row($0) }.joined(separator: "点"), end: dottedEnd)
  }

  /// Reads `千代田区1-2-3`, and the digits of the postcode `〒100-0001`.
  private func address(at index: Int) -> SpokenForm? {
    guard let figures = text.figures(at: index, "-") else { return nil }
    var label = index
    while text.isSpace(label - 1) { label -= 1 }
    if text.isOne(of: "〒", label - 1), figures.parts.count == 2 {
      let rows = figures.parts.map { JapaneseNumerals.row($0, isTelephone: true) }
      return .words(rows.joined(separator: "の"), end: figures.end)
    }
    let longest = 3
    // Two figures behind a town are mostly a score.
    let isSure = figures.parts.count > 2 || text.isOne(of: "番号", figures.end)
    guard text.isOne(of: "区市町村", index - 1) && isSure || text.matches("丁目", index - 2),
      figures.parts.allSatisfy({ $0.count <= longest })
    else { return nil }
    return .words(figures.parts.map(words).joined(separator: "の"), end: figures.end)
  }

  /// Reads `1/2`, also after a sign.
  func fraction(at index: Int, sign: String = "") -> SpokenForm? {
    guard let (above, below, end) = text.fraction(at: index) else { return nil }
    return .words("\(words(below))分の\(sign)\(words(above))", end: end)
  }

  /// Reads a number, with its unit if that has a sign.
  func quantity(at index: Int) -> SpokenForm? {
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
