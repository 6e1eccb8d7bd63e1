import CXML

/// Finds `&` that begins no reference, and references to names that nobody declares, as in `Tom & Jerry` and `R&D`.
///
/// XML forbids them, and libxml2's recovery drops them with the name that follows; their writers meant the sign.
enum LoneAmpersands {
  /// The longest name of HTML's entities has eight letters; longer ones of other programs are looked at, too.
  private static let nameLimit = 32
  /// The names that XML itself declares.
  private static let ownNames: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  /// The document with `&amp;` for each of them.
  ///
  /// - Parameter bytes: The document, in an encoding that has ASCII's bytes for ASCII.
  /// - Returns: `nil` where there is none, where the document declares entities of its own, or has another encoding.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "&")), !bytes.prefix(4).contains(0) else {
      return nil
    }
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        let rest = bytes[index...]
        if rest.starts(with: "<!DOCTYPE".utf8) {
          guard let end = rest.firstIndex(of: UInt8(ascii: ">")),
            !rest[..<end].contains(UInt8(ascii: "["))
          else { return nil }
          index = end
        } else if rest.starts(with: "<!ENTITY".utf8) {
          return nil
        } else if let end = sections.lazy.compactMap({ end(of: $0, in: rest) }).first {
          index = end
        }
      case UInt8(ascii: "&") where index >= first && isLone(bytes[(index + 1)...]):
        result += bytes[copied...index]
        result += "amp;".utf8
        copied = index + 1
      default: break
      }
      index += 1
    }
    guard copied > 0 else { return nil }
    return result + bytes[copied...]
  }

  /// What holds text as it is: how it begins, and how it ends.
  private static let sections = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]

  /// The last byte of a section that begins here.
  private static func end(of section: (String, String), in rest: ArraySlice<UInt8>) -> Int? {
    guard rest.starts(with: section.0.utf8) else { return nil }
    let mark = Array(section.1.utf8)
    var index = rest.startIndex + section.0.utf8.count
    while let next = rest[index...].firstIndex(of: mark[0]) {
      if rest[next...].starts(with: mark) { return next + mark.count - 1 }
      index = next + 1
    }
    return rest.endIndex - 1
  }

  /// Whether what follows a `&` is no reference.
  private static func isLone(_ rest: ArraySlice<UInt8>) -> Bool {
    let window = rest.prefix(nameLimit)
    guard let end = window.firstIndex(of: UInt8(ascii: ";")), end > window.startIndex else {
      return true
    }
    let name = window[..<end]
    if name.first == UInt8(ascii: "#") {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      return (digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)) == nil
    }
    let text = String(decoding: name, as: UTF8.self)
    if ownNames.contains(text) { return false }
    return unsafe htmlEntityLookup(text) == nil
  }
}
