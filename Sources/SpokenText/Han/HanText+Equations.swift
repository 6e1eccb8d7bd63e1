/// Equations: numbers, letters and signs around an equals sign.
extension HanText {
  /// The places of the equations in narrow units: `x = 10-3`.
  static func equations(in units: [UInt16]) -> Set<Int> {
    guard units.contains(UInt16(ascii: "=")) else { return [] }
    var places: Set<Int> = []
    var start = 0
    while start < units.count {
      var end = start
      while end < units.count, joinsEquation(units, at: end) { end += 1 }
      if units[start..<end].contains(UInt16(ascii: "=")) { places.formUnion(start..<end) }
      start = end + 1
    }
    return places
  }

  private static let signs = Set(" +-~/*^=()%\u{D7}\u{F7}\u{B1}\u{B7}⁰¹²³⁴⁵⁶⁷⁸⁹⁻".utf16)

  /// Whether a unit is part of an equation: a digit, a sign, a single letter.
  private static func joinsEquation(_ units: [UInt16], at index: Int) -> Bool {
    let unit = units[index]
    if unit.isDigit || signs.contains(unit) { return true }
    let before = index > 0 ? units[index - 1] : 0
    let after = index + 1 < units.count ? units[index + 1] : 0
    if unit == UInt16(ascii: ".") { return before.isDigit && after.isDigit }
    return unit.isASCIILetter && !before.isASCIILetter && !after.isASCIILetter
  }
}

extension UInt16 {
  fileprivate var isASCIILetter: Bool { isASCIICapital || isASCIISmall }
}
