import ReadingModel
import UnicodeText

/// A text as the bytes that an encoding makes of it, with the way back.
///
/// Of a text with markup nobody knows where in the file each character stands. Read in two encodings, such a file has two
/// texts whose characters differ; their bytes are the same but where the parsers' ways part. So the bytes can be laid side by
/// side.
package struct EncodedText: Sendable {
  /// The bytes, each as one UTF-16 unit.
  ///
  /// Bytes of ASCII are themselves. The others are units that no folding of letters changes. U+FFFD stands for a character
  /// that the encoding lacks.
  package private(set) var units: [UInt16] = []
  /// The place of the first byte of each UTF-16 unit of the text, and the end.
  private var starts: [Int32] = []

  /// The unit of the byte 0: an ideograph, like the 255 after it.
  private static let base: UInt16 = 0x4E00
  private static let none: UInt16 = 0xFFFD
  /// The longest text, so that places fit; the texts that can be laid side by side are shorter.
  private static let lengthLimit = 1 << 28

  /// Encodes a text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 units.
  ///   - name: The encoding that the text was read in.
  ///
  /// `nil` for an encoding with escapes, in which a character's bytes depend on those before it, and for a very long text.
  package init?(_ text: [UInt16], in name: EncodingName) {
    guard var encoder = CharacterEncoder(name.encoding), text.count <= Self.lengthLimit else {
      return nil
    }
    units.reserveCapacity(text.count * 2)
    starts.reserveCapacity(text.count + 1)
    var index = 0
    while index < text.count {
      let isPair = UTF16.isLeadSurrogate(text[index]) && index + 1 < text.count
      let character = text[index...(isPair ? index + 1 : index)]
      for _ in character { starts.append(Int32(units.count)) }
      if let bytes = encoder.bytes(of: character) {
        for byte in bytes { units.append(byte < 0x80 ? UInt16(byte) : Self.base + UInt16(byte)) }
      } else {
        units.append(Self.none)
      }
      index += character.count
    }
    starts.append(Int32(units.count))
  }

  /// The bytes of a piece of the text.
  ///
  /// - Parameter range: UTF-16 offsets in the text.
  /// - Returns: Offsets in ``units``.
  package func bytes(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<starts.count - 1)
    return Int(starts[range.lowerBound])..<Int(starts[range.upperBound])
  }

  /// The characters that have some of the bytes.
  ///
  /// - Parameter bytes: Offsets in ``units``.
  /// - Returns: UTF-16 offsets in the text.
  package func text(at bytes: Range<Int>) -> Range<Int> {
    let lower = unit(at: bytes.lowerBound)
    guard !bytes.isEmpty else { return lower..<lower }
    var upper = unit(at: bytes.upperBound - 1) + 1
    // Both halves of a pair begin at the same byte.
    while upper < starts.count - 1, starts[upper] == starts[upper - 1] { upper += 1 }
    return lower..<max(lower, upper)
  }

  /// The first unit of the character that holds a byte.
  private func unit(at byte: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= byte { low = middle + 1 } else { high = middle }
    }
    var unit = max(0, low - 1)
    while unit > 0, starts[unit - 1] == starts[unit], unit < starts.count - 1 { unit -= 1 }
    return unit
  }
}

/// Encodes characters one by one, each only once.
private struct CharacterEncoder {
  private let encoding: TextEncoding
  private var known: [UInt32: [UInt8]?] = [:]

  init?(_ encoding: TextEncoding) {
    guard encoding.form != .escaped, encoding.other == nil else { return nil }
    self.encoding = encoding
    guard encoding.isTableOfBytes else { return }
    guard let table = try? SingleByteTable(encoding) else { return nil }
    for (byte, unit) in table.units.enumerated() where unit != 0xFFFD {
      known[UInt32(unit)] = .some([UInt8(byte)])
    }
  }

  /// The bytes of a character; `nil` if the encoding lacks it.
  mutating func bytes(of character: ArraySlice<UInt16>) -> [UInt8]? {
    let scalar = String(utf16Units: character).unicodeScalars.first?.value ?? 0xFFFD
    if scalar < 0x80, encoding.unitWidth == 1 { return [UInt8(scalar)] }
    if let bytes = known[scalar] { return bytes }
    let bytes = scalar == 0xFFFD || encoding.isTableOfBytes ? nil : encoded(character, scalar)
    known[scalar] = .some(bytes)
    return bytes
  }

  private func encoded(_ character: ArraySlice<UInt16>, _ scalar: UInt32) -> [UInt8]? {
    switch encoding.form {
    case .utf8: return Array(String(utf16Units: character).utf8)
    case .wide(let width, let isBigEndian):
      let values = width == 2 ? character.map(UInt32.init) : [scalar]
      return values.flatMap { value in
        (0..<width).map { place in
          UInt8(truncatingIfNeeded: value >> (8 * UInt32(isBigEndian ? width - 1 - place : place)))
        }
      }
    case .singleByte, .escaped: return nil
    case .multiByte:
      guard let name = encoding.converter, var converter = try? CharsetConverter(name) else {
        return nil
      }
      return converter.bytes(for: String(utf16Units: character))
    }
  }
}
