import Foundation
import Markup

/// The characters between the tags of a text of markup, each with its bytes, found without parsing.
///
/// A parser drops white space at some places, so that characters are asked for one by one.
struct MarkupCharacters {
  /// The longest name of a character that HTML knows has 31 letters.
  private static let nameLimit = 32
  /// The characters of Windows-1252 from 128 on.
  private static let latin: [Unicode.Scalar?] = (UInt8(128)...255).map { byte in
    String(bytes: [byte], encoding: .windowsCP1252)?.unicodeScalars.first
  }

  private let bytes: [UInt8]
  private let isUTF8: Bool
  private var index = 0

  /// - Parameters:
  ///   - bytes: The text.
  ///   - isUTF8: Whether it is in UTF-8; else it is in Windows-1252.
  init(_ bytes: [UInt8], isUTF8: Bool) {
    self.bytes = bytes
    self.isUTF8 = isUTF8
  }

  /// Goes on to the next character that is not a dropped one.
  ///
  /// - Parameter wanted: The character that it must be.
  /// - Returns: Its bytes; `nil` if it is another one.
  mutating func next(_ wanted: Unicode.Scalar) -> Range<Int>? {
    while index < bytes.count {
      if skipTag() { continue }
      if let range = reference(to: wanted) {
        index = range.upperBound
        return range
      }
      let (scalar, length) = literal()
      let isLineEnd = wanted == "\n" && scalar == "\r" && !starts(index + 1, with: "\n")
      if scalar == wanted || isLineEnd {
        index += length
        return index - length..<index
      }
      guard let scalar, scalar.value <= 0x20 || scalar == "\u{FEFF}" else { return nil }
      index += length
    }
    return nil
  }

  /// Passes a tag, comment, declaration or instruction.
  ///
  /// - Returns: Whether there is one.
  private mutating func skipTag() -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    let close: String
    if starts(index, with: "<!--") {
      close = "-->"
    } else if starts(index, with: "<!") || starts(index, with: "<?") {
      close = ">"
    } else {
      let name = index + (starts(index, with: "</") ? 2 : 1)
      // A scanner would go on to the next tag.
      guard name < bytes.count, (0x61...0x7A).contains(bytes[name] | 0x20) else { return false }
      var scanner = MarkupScanner(at: index)
      guard let tag = scanner.nextTag(bytes.span) else { return false }
      index = tag.range.upperBound
      return true
    }
    var end = index + 2
    while end < bytes.count, !starts(end, with: close) { end += 1 }
    index = min(bytes.count, end + close.utf8.count)
    return true
  }

  /// The bytes of a reference such as `&amp;` or `&#160;`, if it may stand for a character.
  private func reference(to wanted: Unicode.Scalar) -> Range<Int>? {
    guard bytes[index] == UInt8(ascii: "&") else { return nil }
    let name = bytes[(index + 1)...].prefix(Self.nameLimit).prefix { $0 != UInt8(ascii: ";") }
    let end = name.endIndex
    guard !name.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: ";"),
      Self.stands(String(decoding: name, as: UTF8.self), for: wanted)
    else { return nil }
    return index..<end + 1
  }

  private static func stands(_ name: String, for wanted: Unicode.Scalar) -> Bool {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value =
        digits.first.map { "xX".contains($0) } == true
        ? Int(digits.dropFirst(), radix: 16) : Int(digits)
      guard let value else { return false }
      // HTML reads what is no character as U+FFFD, and these as Windows-1252.
      return value == Int(wanted.value) || (0x80...0x9F).contains(value) || wanted == "\u{FFFD}"
    }
    return switch name.lowercased() {
    case "amp": wanted == "&"
    case "lt": wanted == "<"
    case "gt": wanted == ">"
    case "quot": wanted == "\""
    case "apos": wanted == "'"
    // An ampersand before what is no name stands for itself; the other names stand for other characters.
    default: wanted != "&" && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// The character that stands here as itself.
  private func literal() -> (scalar: Unicode.Scalar?, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    guard isUTF8 else { return (Self.latin[Int(byte) - 0x80], 1) }
    var decoder = UTF8()
    var rest = bytes[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }

  private func starts(_ place: Int, with text: String) -> Bool {
    place <= bytes.count && bytes[place...].starts(with: text.utf8)
  }
}
