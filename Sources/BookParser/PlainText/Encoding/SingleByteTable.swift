import UnicodeText

/// The meaning of each of the 256 bytes of a single-byte encoding, as UTF-16; U+FFFD for none.
struct SingleByteTable: Sendable {
  let units: [UInt16]

  /// Makes the table of an encoding.
  ///
  /// - Parameter encoding: An encoding whose form is ``TextEncoding/Form/singleByte``.
  /// - Throws: An error if ICU lacks the encoding.
  init(_ encoding: TextEncoding) throws {
    guard let name = encoding.converter else {
      units = encoding.name == "viscii" ? Self.viscii : Self.latin10
      return
    }
    var converter = try CharsetConverter(name)
    // ISO 8859 has control characters there. ICU has them, too, for bytes that a code page does not
    // define.
    let hasControls = name.uppercased().hasPrefix("ISO")
    var units: [UInt16] = []
    for byte in UInt8.min...UInt8.max {
      var unit: [UInt16] = []
      converter.append([byte].span, isLast: true, to: &unit)
      converter.reset()
      // DOS charsets have pictures for control bytes. In a text these bytes are controls.
      guard byte >= 0x80 else {
        units.append(UInt16(byte))
        continue
      }
      let meaning = unit.count == 1 ? unit[0] : 0xFFFD
      let isNothing =
        (0x80..<0xA0).contains(meaning) && !hasControls || TextDecoder.standsForNothing(meaning)
      units.append(isNothing ? 0xFFFD : meaning)
    }
    self.units = units
  }

  /// VISCII has Vietnamese letters at six control bytes as well (RFC 1456).
  private static let viscii: [UInt16] = {
    var units =
      Array(UInt16(0)...127)
      + Array(
        """
        ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯ\
        ÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ
        """.utf16)
    for (byte, letter) in zip([0x02, 0x05, 0x06, 0x14, 0x19, 0x1E], "ẲẴẪỶỸỴ".utf16) {
      units[byte] = letter
    }
    return units
  }()

  /// ISO 8859-16, which ICU lacks.
  private static let latin10 =
    Array(UInt16(0)...0xA0)
    + Array(
      """
      ĄąŁ€„Š§š©Ș«Ź\u{AD}źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚß\
      àáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ
      """.utf16)
}
