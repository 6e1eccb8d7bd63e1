/// The UTF-8 of UTF-16 units.
///
/// The standard library takes UTF-16 through a general parser, which needs fifteen to forty times as long for a megabyte of text; its way from
/// valid UTF-8 is a copy.
///
/// A surrogate without its other half becomes U+FFFD.
public enum UTF8Units {
  /// How many bytes the units take.
  public static func byteCount(of units: UnsafeBufferPointer<UInt16>) -> Int {
    var (count, surrogates) = (units.count, 0)
    for unit in units {
      if unit >= 0x80 { count += 1 }
      if unit >= 0x800 { count += 1 }
      if unit & 0xF800 == 0xD800 { surrogates += 1 }
    }
    guard surrogates > 1 else { return count }
    // Each half was counted as three bytes; a pair takes four.
    var place = 0
    while place + 1 < units.count {
      if isPair(units[place], units[place + 1]) {
        count -= 2
        place += 1
      }
      place += 1
    }
    return count
  }

  /// Writes the bytes of the units (RFC 3629, section 3).
  ///
  /// - Parameters:
  ///   - units: UTF-16.
  ///   - bytes: Room for ``byteCount(of:)`` bytes.
  /// - Returns: How many bytes were written.
  public static func encode(
    _ units: UnsafeBufferPointer<UInt16>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    // No closure shares these counters: each access would be checked while the program runs.
    var (place, count) = (0, 0)
    while place < units.count {
      var scalar = UInt32(units[place])
      place += 1
      if scalar < 0x80 {
        bytes[count] = UInt8(truncatingIfNeeded: scalar)
        count += 1
        continue
      }
      if scalar & 0xF800 == 0xD800 {
        if place < units.count, isPair(units[place - 1], units[place]) {
          scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + UInt32(units[place] & 0x3FF)
          place += 1
        } else {
          scalar = 0xFFFD
        }
      }
      count += put(scalar, into: bytes, at: count)
    }
    return count
  }

  /// Writes the two to four bytes of a scalar that is not ASCII, and tells how many they are.
  @inline(__always)
  private static func put(
    _ scalar: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let (count, lead): (Int, UInt32) =
      scalar < 0x800 ? (2, 0xC0) : scalar < 0x1_0000 ? (3, 0xE0) : (4, 0xF0)
    var rest = scalar
    for step in (1..<count).reversed() {
      bytes[start + step] = UInt8(truncatingIfNeeded: 0x80 | rest & 0x3F)
      rest >>= 6
    }
    bytes[start] = UInt8(truncatingIfNeeded: lead | rest)
    return count
  }

  @inline(__always)
  private static func isPair(_ high: UInt16, _ low: UInt16) -> Bool {
    high & 0xFC00 == 0xD800 && low & 0xFC00 == 0xDC00
  }
}

extension [UInt8] {
  /// Makes the UTF-8 of UTF-16 units.
  ///
  /// - Parameter units: UTF-16; a surrogate without its other half becomes U+FFFD.
  public init(utf8Of units: some Collection<UInt16>) {
    let made = units.withContiguousStorageIfAvailable { units in
      [UInt8](unsafeUninitializedCapacity: UTF8Units.byteCount(of: units)) { bytes, count in
        count = UTF8Units.encode(units, into: bytes)
      }
    }
    self = made ?? [UInt8](utf8Of: ContiguousArray(units))
  }
}
