extension [UInt8] {
  /// Makes the UTF-8 of UTF-16 units.
  ///
  /// `String(decoding:as:)` takes UTF-16 through a general parser, some ten times as long (`make bench ONLY=library`); its way from
  /// valid UTF-8 is a copy.
  ///
  /// - Parameter units: UTF-16; a surrogate without its other half becomes U+FFFD.
  @inlinable
  public init(utf8Of units: some RandomAccessCollection<UInt16>) {
    self.init()
    // Three bytes for each unit are the most: a pair of surrogates takes four.
    reserveCapacity(units.count + units.count / 2)
    var high: UInt32?
    for unit in units {
      let value = UInt32(unit)
      if let first = high {
        high = nil
        if value & 0xFC00 == 0xDC00 {
          append(scalar: 0x10000 + (first & 0x3FF) << 10 | value & 0x3FF)
          continue
        }
        append(scalar: 0xFFFD)
      }
      switch value & 0xFC00 {
      case 0xD800: high = value
      case 0xDC00: append(scalar: 0xFFFD)
      default: append(scalar: value)
      }
    }
    if high != nil { append(scalar: 0xFFFD) }
  }

  /// Adds the one to four bytes of a scalar (RFC 3629, section 3).
  @inlinable
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 { return append(UInt8(truncatingIfNeeded: scalar)) }
    if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else if scalar < 0x10000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    }
    append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
