import UnicodeText

/// Cuts a folded text into tokens, one after another.
struct TokenReader {
  /// The folded text.
  let units: UnsafeBufferPointer<UInt16>
  /// The class of each UTF-16 unit, see ``TokenClass/withTable(_:)``.
  let classes: UnsafeBufferPointer<TokenClass>

  /// The next token.
  ///
  /// - Parameter place: Where to begin; afterwards the end of the token.
  /// - Returns: The token's units; `nil` at the end of the text.
  func token(from place: inout Int) -> Range<Int>? {
    while place < units.count {
      let start = place
      let (kind, length) = character(at: start)
      place += length
      guard kind != .separator else { continue }
      if kind == .letter {
        while place < units.count, place - start < TextTokenizer.unitLimit {
          let (next, length) = character(at: place)
          guard next == .letter else { break }
          place += length
        }
      } else {
        // Marks of kana and the vowels and finals of Hangul belong to the character before them.
        while place < units.count, place - start < TextTokenizer.unitLimit,
          continues(units[place])
        {
          place += 1
        }
      }
      return start..<place
    }
    return nil
  }

  /// The class of the character at a place, and its length in units.
  @inline(__always)
  func character(at place: Int) -> (kind: TokenClass, length: Int) {
    let unit = units[place]
    guard unit & 0xF800 == 0xD800 else { return (classes[Int(unit)], 1) }
    let (scalar, length) = scalar(at: place)
    guard length == 2, let scalar = Unicode.Scalar(scalar) else { return (.separator, 1) }
    return (.of(scalar), 2)
  }

  /// The scalar at a place, and its length in units; half a surrogate pair is U+FFFD.
  @inline(__always)
  func scalar(at place: Int) -> (scalar: UInt32, length: Int) {
    let unit = UInt32(units[place])
    guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
    guard unit & 0xFC00 == 0xD800, place + 1 < units.count, units[place + 1] & 0xFC00 == 0xDC00
    else { return (0xFFFD, 1) }
    return (0x10000 + ((unit & 0x3FF) << 10 | UInt32(units[place + 1] & 0x3FF)), 2)
  }

  /// Whether a unit goes on with a character that stands alone.
  private func continues(_ unit: UInt16) -> Bool {
    if unit < 0x0E00 { return false }
    if CharacterFolding.continuesLetter(unit) { return true }
    return Unicode.Scalar(unit)?.properties.canonicalCombiningClass != .notReordered
      && classes[Int(unit)] != .separator
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Puts the one to four bytes of a scalar behind those that are there (RFC 3629, section 3).
  @inline(__always)
  func put(_ scalar: UInt32, at count: inout Int) {
    func put(_ byte: UInt32) {
      self[count] = UInt8(truncatingIfNeeded: byte)
      count += 1
    }
    if scalar < 0x80 { return put(scalar) }
    if scalar < 0x800 {
      put(0xC0 | scalar >> 6)
    } else {
      if scalar < 0x10000 {
        put(0xE0 | scalar >> 12)
      } else {
        put(0xF0 | scalar >> 18)
        put(0x80 | scalar >> 12 & 0x3F)
      }
      put(0x80 | scalar >> 6 & 0x3F)
    }
    put(0x80 | scalar & 0x3F)
  }
}
