import UnicodeText

/// Finds what a text says to a terminal rather than to a reader: escape sequences for colours and links (ECMA-48, "Control
/// functions"), and letters that a printer strikes twice, as pages of manuals have them for bold type and underlining.
enum TerminalMarks {
  /// A longer sequence is none: an escape byte stands there by itself.
  private static let sequenceLimit = 2_000
  private static let backspace: UInt16 = 0x08
  private static let escape: UInt16 = 0x1B
  private static let underscore: UInt16 = 0x5F

  /// Returns the indices of the units that are read, in order.
  ///
  /// - Parameter units: A decoded text.
  /// - Returns: `nil` if all of them are read, as in nearly every text.
  static func readIndices(of units: [UInt16]) -> [Int]? {
    guard let first = UnitScan.first(in: units[...], hit) else { return nil }
    var kept = Array(0..<first)
    kept.reserveCapacity(units.count)
    var index = first
    while index < units.count {
      switch units[index] {
      case escape:
        if let end = sequenceEnd(units, index) {
          index = end
          continue
        }
      case backspace:
        // Of a letter and its underline the letter is read, of a letter struck twice the last one.
        if let last = kept.last, isInk(units[last]), index + 1 < units.count,
          isInk(units[index + 1])
        {
          if units[index + 1] == underscore {
            index += 2
            continue
          }
          removeLastCharacter(of: &kept, units)
          index += 1
          continue
        }
      default: break
      }
      kept.append(index)
      index += 1
    }
    return kept.count == units.count ? nil : kept
  }

  @inline(__always)
  private static func hit(_ unit: UInt16) -> UInt16 {
    (unit == backspace ? 1 : 0) | (unit == escape ? 1 : 0)
  }

  private static func isInk(_ unit: UInt16) -> Bool { unit > 0x20 && unit != 0x7F }

  private static func removeLastCharacter(of kept: inout [Int], _ units: [UInt16]) {
    let last = kept.removeLast()
    if UTF16.isTrailSurrogate(units[last]), let lead = kept.last,
      UTF16.isLeadSurrogate(units[lead])
    {
      kept.removeLast()
    }
  }

  /// Returns the index behind the sequence that begins at an escape; `nil` if none does.
  private static func sequenceEnd(_ units: [UInt16], _ start: Int) -> Int? {
    let end = min(units.count, start + sequenceLimit)
    guard start + 1 < end else { return nil }
    switch units[start + 1] {
    // "[", parameters, and a letter that says what they are for.
    case 0x5B:
      guard let final = units[(start + 2)..<end].firstIndex(where: { !(0x20..<0x40).contains($0) }),
        (0x40..<0x7F).contains(units[final])
      else { return nil }
      return final + 1
    // "]" and a command such as the address of a link, up to a bell or an escape with a backslash.
    case 0x5D:
      guard let final = units[(start + 2)..<end].firstIndex(where: { $0 < 0x20 }) else {
        return nil
      }
      if units[final] == 0x07 { return final + 1 }
      guard units[final] == escape, final + 1 < units.count, units[final + 1] == 0x5C else {
        return nil
      }
      return final + 2
    // "(" and the letter of ASCII, which `tput sgr0` writes.
    case 0x28 where start + 2 < end && units[start + 2] == 0x42: return start + 3
    default: return nil
    }
  }
}
