/// A time as SMIL writes it.
///
/// Source: SMIL 3.0, 5.4.2 "Clock values": `hh:mm:ss`, `mm:ss`, or a number with a unit, each with a fraction or without.
enum ClockValue {
  /// The latest time that is read: no recording has a thousand hours.
  static let millisecondLimit = 1_000 * 3_600_000

  /// Milliseconds for each unit of a number; without a unit it counts seconds.
  private static let units: [(name: String, milliseconds: Double)] = [
    ("ms", 1), ("min", 60_000), ("h", 3_600_000), ("s", 1_000), ("", 1_000),
  ]

  /// Reads a time.
  ///
  /// - Parameter text: The value; older tools write `npt=` before it.
  /// - Returns: Milliseconds; `nil` for no time, and beyond ``millisecondLimit``.
  static func milliseconds(_ text: String) -> Int? {
    var value = text.filter { !$0.isWhitespace }.lowercased()[...]
    if value.hasPrefix("npt=") { value = value.dropFirst(4) }
    guard !value.isEmpty, value.utf8.count <= 40 else { return nil }
    let fields = value.split(separator: ":", omittingEmptySubsequences: false)
    let time: Double
    switch fields.count {
    case 1:
      guard let unit = units.first(where: { value.hasSuffix($0.name) }),
        let count = number(value.dropLast(unit.name.count))
      else { return nil }
      time = count * unit.milliseconds
    case 2...3:
      guard let seconds = number(fields[fields.count - 1]) else { return nil }
      var sum = seconds
      for (field, scale) in zip(fields.dropLast().reversed(), [60.0, 3600]) {
        guard let count = number(field), !field.contains(".") else { return nil }
        sum += count * scale
      }
      time = sum * 1_000
    default: return nil
    }
    return time <= Double(millisecondLimit) ? Int(time.rounded()) : nil
  }

  /// Reads digits with a fraction or without.
  private static func number(_ text: Substring) -> Double? {
    guard text.first?.isASCII == true, text.contains(where: { $0.isWholeNumber }),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(
      text.hasPrefix(".") ? "0\(text)" : text.hasSuffix(".") ? "\(text)0" : String(text))
  }
}
