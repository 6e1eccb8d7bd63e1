import UnicodeText

/// Decodes parts of a file to UTF-16, without what they say to a terminal (``TerminalMarks``).
///
/// Each part starts and ends between characters.
struct TextDecoder {
  let encoding: TextEncoding
  private let table: SingleByteTable?
  /// The decoder of the lines of a joined text that are no UTF-8; empty for other texts.
  let others: [TextDecoder]

  /// Makes a decoder.
  ///
  /// - Parameter encoding: The encoding of the bytes.
  /// - Throws: An error if ICU lacks the encoding.
  init(_ encoding: TextEncoding) throws {
    self.encoding = encoding
    table = encoding.form == .singleByte ? try SingleByteTable(encoding) : nil
    others = try encoding.other.map { [try TextDecoder($0)] } ?? []
    if let name = encoding.converter { _ = try CharsetConverter(name) }
  }

  /// A decoded part of a file.
  struct Decoded {
    /// UTF-16 without lone surrogates.
    var units: [UInt16] = []
    /// The number of places with meaningless bytes, each of which is one U+FFFD.
    var faultCount = 0
  }

  /// Decodes bytes.
  ///
  /// - Parameter bytes: Whole characters. Meaningless bytes become U+FFFD.
  /// - Returns: UTF-16 without lone surrogates.
  func decode(_ bytes: Span<UInt8>) -> [UInt16] { decoded(bytes).units }

  /// Decodes bytes, and counts meaningless ones.
  ///
  /// - Parameter bytes: Whole characters.
  /// - Returns: The text with the number of faults.
  func decoded(_ bytes: Span<UInt8>) -> Decoded {
    var decoded = allDecoded(bytes)
    if let read = TerminalMarks.readIndices(of: decoded.units) {
      decoded.units = read.map { decoded.units[$0] }
    }
    return decoded
  }

  /// Decodes bytes with what they say to a terminal.
  func allDecoded(_ bytes: Span<UInt8>) -> Decoded {
    if let other = others.first { return joinedDecoded(bytes, other) }
    switch encoding.form {
    case .wide(let width, let isBigEndian):
      return Self.decodeWide(bytes, width: width, isBigEndian: isBigEndian)
    case .singleByte:
      guard let table = table?.units else { return Decoded() }
      let units = bytes.withUnsafeBufferPointer { $0.map { table[Int($0)] } }
      return Decoded(units: units, faultCount: units.count { $0 == 0xFFFD })
    case .utf8: return Self.convert(bytes, from: "UTF-8")
    case .multiByte, .escaped:
      guard let name = encoding.converter else { return Decoded() }
      if encoding.prologue.isEmpty { return Self.convert(bytes, from: name) }
      return Self.convert(
        (encoding.prologue + bytes.withUnsafeBufferPointer(Array.init)).span, from: name)
    }
  }

  static func convert(_ bytes: Span<UInt8>, from name: String) -> Decoded {
    var units: [UInt16] = []
    // `init` has tried the name, so this never fails.
    guard var converter = try? CharsetConverter(name) else { return Decoded() }
    converter.append(bytes, isLast: true, to: &units)
    var decoded = Decoded(units: units, faultCount: converter.faultCount)
    decoded.faultCount += Self.takeAwayFillers(from: &decoded.units, of: name)
    return decoded
  }

  /// Whether Windows uses the unit for a byte without a meaning, so that encoding returns the byte.
  static func standsForNothing(_ unit: UInt16) -> Bool { (0xF8C0..<0xF8FF).contains(unit) }

  /// Puts U+FFFD in place of the units for bytes that a code page of Windows does not define.
  ///
  /// - Parameters:
  ///   - units: The decoded text.
  ///   - name: The name of the converter.
  /// - Returns: The number of such places.
  static func takeAwayFillers(from units: inout [UInt16], of name: String) -> Int {
    // In Unicode's own forms and in GB18030 these characters may be meant.
    guard name.hasPrefix("windows") || name.hasPrefix("ibm") else { return 0 }
    var count = 0
    for index in units.indices
    where standsForNothing(units[index]) || (0x80..<0xA0).contains(units[index]) {
      units[index] = 0xFFFD
      count += 1
    }
    return count
  }

  private static func decodeWide(
    _ bytes: Span<UInt8>, width: Int, isBigEndian: Bool
  ) -> Decoded {
    var units: [UInt16] = []
    var faultCount = 0
    func fault() {
      units.append(0xFFFD)
      faultCount += 1
    }
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
        fault()
      }
      switch value {
      case 0xD800...0xDBFF where width == 2: high = UInt16(value)
      case 0xD800...0xDFFF, 0x110000...UInt32.max: fault()
      case 0x10000...0x10FFFF:
        units.append(UInt16(0xD800 + (value - 0x10000) >> 10))
        units.append(UInt16(0xDC00 + (value - 0x10000) & 0x3FF))
      default: units.append(UInt16(value))
      }
    }
    if high != nil { fault() }
    if index < bytes.count { fault() }
    return Decoded(units: units, faultCount: faultCount)
  }
}
