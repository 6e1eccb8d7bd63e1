import Markup

/// Resolves `&amp;` and the like (HTML Standard 13.2.5.72).
struct CharacterReferences {
  /// The longest name, with its semicolon.
  private static let longestName = 33
  /// A page with more different names than this is made to keep us busy; the rest stays as written.
  private static let nameLimit = 1_000

  /// The references that most pages use.
  ///
  /// gumbo knows all others.
  private static let common = Dictionary(
    uniqueKeysWithValues: commonNames.map { name, text in
      (key(Array(name.utf8)[...]), Array(text.utf8))
    })
  private static let commonNames = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&nbsp;": "\u{A0}",
    "&copy;": "©", "&reg;": "®", "&hellip;": "…", "&mdash;": "—", "&ndash;": "–", "&lsquo;": "‘",
    "&rsquo;": "’", "&ldquo;": "“", "&rdquo;": "”", "&laquo;": "«", "&raquo;": "»", "&bull;": "•",
    "&middot;": "·", "&times;": "×", "&eacute;": "é", "&egrave;": "è", "&agrave;": "à",
    "&uuml;": "ü", "&ouml;": "ö", "&auml;": "ä", "&szlig;": "ß", "&ccedil;": "ç", "&deg;": "°",
  ]

  /// The longest of ``common``: as many bytes as a key has.
  private static let longestCommon = 8

  /// The bytes of a name as one number.
  private static func key(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// What numbers of C1 stand for: letters of Windows-1252 (HTML Standard 13.2.5.80).
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private var known: [String: String] = [:]

  /// Appends characters with their references resolved.
  mutating func resolve(
    _ source: [UInt8], _ range: Range<Int>, inAttribute: Bool, into output: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let sign = source[index..<range.upperBound].firstIndex(of: 0x26) ?? range.upperBound
      output += source[index..<sign]
      index = sign
      guard index + 1 < range.upperBound else {
        output += source[index..<range.upperBound]
        return
      }
      let rest = index..<range.upperBound
      index =
        source[index + 1] == 0x23
        ? number(source, rest, &output) : name(source, rest, inAttribute, &output)
    }
  }

  private func number(
    _ source: [UInt8], _ range: Range<Int>, _ output: inout [UInt8]
  ) -> Int {
    var index = range.lowerBound + 2
    let isHex = index < range.upperBound && source[index] | 0x20 == 0x78
    if isHex { index += 1 }
    let start = index
    var value: UInt32 = 0
    while index < range.upperBound {
      let byte = source[index]
      let digit =
        byte &- 0x30 < 10
        ? byte &- 0x30 : isHex && (byte | 0x20) &- 0x61 < 6 ? (byte | 0x20) &- 87 : 255
      guard digit < 255 else { break }
      value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
      index += 1
    }
    guard index > start else {
      output.append(0x26)
      return range.lowerBound + 1
    }
    if index < range.upperBound, source[index] == 0x3B { index += 1 }
    if (0x80...0x9F).contains(value) { value = Self.windows[Int(value) - 0x80] }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    output.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    return index
  }

  private mutating func name(
    _ source: [UInt8], _ range: Range<Int>, _ inAttribute: Bool, _ output: inout [UInt8]
  ) -> Int {
    var end = range.lowerBound + 1
    let limit = min(range.upperBound, end + Self.longestName)
    while end < limit, HTMLScanner.isLetter(source[end]) || source[end] &- 0x30 < 10 { end += 1 }
    guard end > range.lowerBound + 1 else {
      output.append(0x26)
      return end
    }
    // What follows a name without semicolon decides whether it is one in an attribute.
    if end < range.upperBound, source[end] == 0x3B || inAttribute && source[end] == 0x3D {
      end += 1
    }
    let name = source[range.lowerBound..<end]
    if name.count <= Self.longestCommon, let text = Self.common[Self.key(name)] {
      output += text
      return end
    }
    let written = String(decoding: name, as: UTF8.self)
    output.append(contentsOf: lookUp(written, inAttribute).utf8)
    return end
  }

  private mutating func lookUp(_ written: String, _ inAttribute: Bool) -> String {
    let key = inAttribute ? "=" + written : written
    if let text = known[key] { return text }
    guard known.count < Self.nameLimit else { return written }
    let markup = inAttribute ? "<p title=\"\(written)\">" : "<p>\(written)</p>"
    // What the parser does not take stays as it is written.
    let document = try? MarkupDocument.html(Array(markup.utf8))
    let node = document?.root?.descendants.first { $0.name == "p" }
    let text = (inAttribute ? node?.attribute("title") : node?.text()) ?? written
    known[key] = text
    return text
  }
}
