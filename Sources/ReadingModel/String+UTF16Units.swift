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
  /// Encodes UTF-8 by itself: the standard library's way takes ten times as long for a whole chapter.
  ///
  /// - Parameter units: The text.
  package init(utf16Units units: [UInt16]) {
    self = units.withUnsafeBufferPointer { units in
      var byteCount = 0
      Self.eachScalar(units) { byteCount += $0 < 0x80 ? 1 : $0 < 0x800 ? 2 : $0 < 0x1_0000 ? 3 : 4 }
      return String(unsafeUninitializedCapacity: byteCount) { bytes in
        var count = 0
        func put(_ value: UInt32) {
          bytes[count] = UInt8(truncatingIfNeeded: value)
          count += 1
        }
        Self.eachScalar(units) { scalar in
          switch scalar {
          case ..<0x80: put(scalar)
          case ..<0x800:
            put(0xC0 | scalar >> 6)
            put(0x80 | scalar & 0x3F)
          case ..<0x1_0000:
            put(0xE0 | scalar >> 12)
            put(0x80 | scalar >> 6 & 0x3F)
            put(0x80 | scalar & 0x3F)
          default:
            put(0xF0 | scalar >> 18)
            put(0x80 | scalar >> 12 & 0x3F)
            put(0x80 | scalar >> 6 & 0x3F)
            put(0x80 | scalar & 0x3F)
          }
        }
        return count
      }
    }
  }

  @inline(__always)
  private static func eachScalar(_ units: UnsafeBufferPointer<UInt16>, _ body: (UInt32) -> Void) {
    var place = 0
    while place < units.count {
      let unit = units[place]
      place += 1
      guard unit & 0xF800 == 0xD800 else {
        body(UInt32(unit))
        continue
      }
      if unit < 0xDC00, place < units.count, units[place] & 0xFC00 == 0xDC00 {
        body(0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[place] & 0x3FF)))
        place += 1
      } else {
        body(0xFFFD)
      }
    }
  }
}
