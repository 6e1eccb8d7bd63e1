/// A number in figures in Chinese or Japanese text: `12,345.6`, `3.5万`.
struct HanNumber {
  var integer: [UInt8]
  /// The digits after the point.
  var fraction: [UInt8] = []
  var isGrouped = false
  /// The place after the number.
  var end: Int

  var value: UInt64? { DigitRow.value(integer) }
  var isWhole: Bool { fraction.isEmpty }
  /// Whether it begins with zeros, as codes do.
  var hasLeadingZero: Bool { integer.count > 1 && integer[0] == 0 }
}

extension HanText {
  /// The number that begins at a place; `nil` if there is no digit.
  func number(at index: Int) -> HanNumber? {
    guard isDigit(index) else { return nil }
    let end = digitsEnd(index)
    var number = HanNumber(integer: digits(index..<end), end: end)
    readGroups(into: &number)
    if unit(number.end) == UInt16(ascii: "."), isDigit(number.end + 1) {
      let fractionEnd = digitsEnd(number.end + 1)
      number.fraction = digits(number.end + 1..<fractionEnd)
      number.end = fractionEnd
    }
    return number
  }

  /// Reads all groups such as `,234` after one to three digits.
  private func readGroups(into number: inout HanNumber) {
    guard number.integer.count <= 3, number.integer[0] != 0 else { return }
    while unit(number.end) == UInt16(ascii: ","), digitsEnd(number.end + 1) == number.end + 4 {
      number.integer += digits(number.end + 1..<number.end + 4)
      number.end += 4
      number.isGrouped = true
    }
  }
}
