import UnicodeText

/// Turns a part of a file into UTF-16; the part starts and ends between characters.
struct TextDecoder {
  private let encoding: TextEncoding
  private let table: SingleByteTable?

  /// Makes a decoder.
  ///
  /// - Parameter encoding: What the bytes are in.
  /// - Throws: When ICU lacks the encoding.
  init(_ encoding: TextEncoding) throws {
    self.encoding = encoding
    table = encoding.form == .singleByte ? try SingleByteTable(encoding) : nil
    if let name = encoding.converter { _ = try CharsetConverter(name) }
  }

  /// Decodes.
  ///
  /// - Parameter bytes: Whole characters; what has no meaning becomes U+FFFD.
  /// - Returns: UTF-16 without lone surrogates.
  func decode(_ bytes: Span<UInt8>) -> [UInt16] {
    switch encoding.form {
    case .wide(let width, let isBigEndian):
      return Self.decodeWide(bytes, width: width, isBigEndian: isBigEndian)
    case .singleByte:
      guard let units = table?.units else { return [] }
      return bytes.withUnsafeBufferPointer { $0.map { units[Int($0)] } }
    case .utf8: return Self.convert(bytes, from: "UTF-8")
    case .multiByte, .escaped:
      guard let name = encoding.converter else { return [] }
      if encoding.prologue.isEmpty { return Self.convert(bytes, from: name) }
      return Self.convert(
        (encoding.prologue + bytes.withUnsafeBufferPointer(Array.init)).span, from: name)
    }
  }

  private static func convert(_ bytes: Span<UInt8>, from name: String) -> [UInt16] {
    var units: [UInt16] = []
    // The name was tried when the decoder was made.
    guard var converter = try? CharsetConverter(name) else { return [] }
    converter.append(bytes, isLast: true, to: &units)
    return units
  }

  private static func decodeWide(
    _ bytes: Span<UInt8>, width: Int, isBigEndian: Bool
  ) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / width + 1)
    var index = 0
    var high: UInt16?
    func value(at index: Int) -> UInt32 {
      var value: UInt32 = 0
      for place in 0..<width {
        value = value << 8 | UInt32(bytes[isBigEndian ? index + place : index + width - 1 - place])
      }
      return value
    }
    while index + width <= bytes.count {
      let value = value(at: index)
      index += width
      if let lead = high {
        high = nil
        if (0xDC00...0xDFFF).contains(value) {
          units.append(lead)
          units.append(UInt16(value))
          continue
        }
        units.append(0xFFFD)
      }
      switch value {
      case 0xD800...0xDBFF where width == 2: high = UInt16(value)
      case 0xD800...0xDFFF, 0x110000...UInt32.max: units.append(0xFFFD)
      case 0x10000...0x10FFFF:
        units.append(UInt16(0xD800 + (value - 0x10000) >> 10))
        units.append(UInt16(0xDC00 + (value - 0x10000) & 0x3FF))
      default: units.append(UInt16(value))
      }
    }
    if high != nil { units.append(0xFFFD) }
    if index < bytes.count { units.append(0xFFFD) }
    return units
  }
}
