import Basics

extension String {
  /// The text as UTF-16, in which places are counted.
  ///
  /// Decodes UTF-8 by itself: the standard library's view takes three times as long for a whole chapter.
  package var utf16Units: [UInt16] {
    var text = self
    return text.withUTF8 { bytes in
      // UTF-16 never has more units than UTF-8.
      [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        var place = 0
        while place < bytes.count {
          let byte = bytes[place]
          guard byte >= 0x80 else {
            units[count] = UInt16(byte)
            place += 1
            count += 1
            continue
          }
          // A string is valid UTF-8, so that the first byte tells how many follow (RFC 3629, 3).
          func more(_ step: Int) -> UInt32 { UInt32(bytes[place + step] & 0x3F) }
          let scalar: UInt32
          switch byte {
          case ..<0xE0:
            scalar = UInt32(byte & 0x1F) << 6 | more(1)
            place += 2
          case ..<0xF0:
            scalar = UInt32(byte & 0x0F) << 12 | more(1) << 6 | more(2)
            place += 3
          default:
            scalar = UInt32(byte & 0x07) << 18 | more(1) << 12 | more(2) << 6 | more(3)
            place += 4
          }
          if scalar < 0x1_0000 {
            units[count] = UInt16(scalar)
          } else {
            units[count] = UInt16(0xD7C0 + (scalar >> 10))
            count += 1
            units[count] = UInt16(0xDC00 + (scalar & 0x3FF))
          }
          count += 1
        }
      }
    }
  }

  /// Makes a text of UTF-16; half of a surrogate pair becomes U+FFFD.
  ///
  /// - Parameter units: The text.
  package init(utf16Units units: some Collection<UInt16>) {
    let made = units.withContiguousStorageIfAvailable { units in
      String(unsafeUninitializedCapacity: UTF8Units.byteCount(of: units)) {
        UTF8Units.encode(units, into: $0)
      }
    }
    self = made ?? String(utf16Units: Array(units))
  }
}
