import Basics
import UnicodeText

/// Tells by a line's first bytes whether it can be a heading, so that hardly any line of a large
/// text has to be decoded.
struct HeadingPrefilter {
  /// The most bytes of a line that can be a heading.
  ///
  /// A character has up to three.
  private static let lengthLimit = HeadingPattern.maximumLength * 3
  /// The same for texts with Aozora's notes, which repeat the heading and give its indentation.
  private static let notedLengthLimit = 800

  private let width: Int
  private let isBigEndian: Bool
  private let isUTF8: Bool
  /// The hashes of first words in ASCII and lower case.
  private let words: Set<UInt64>
  /// Articles.
  ///
  /// Only a number or keyword behind one makes a heading: `THE FIRST PART`.
  private let articles = Set(["the", "la", "le", "el"].map { hash(Array($0.utf8)[...]) })
  /// The first two bytes of characters beyond ASCII at the start of headings.
  private let pairs: [Bool]
  /// The units of the same characters.
  private let units: Set<UInt16>
  /// The spaces beyond ASCII.
  private let spaces: [[UInt8]]
  /// The bytes of `見出し`, if the text has Aozora's notes.
  private let note: [UInt8]?

  /// Prepares a filter for a text.
  ///
  /// - Parameters:
  ///   - encoding: The text's encoding.
  ///   - head: Its first bytes.
  init(_ encoding: TextEncoding, head: [UInt8]) {
    width = encoding.unitWidth
    isBigEndian = encoding.isBigEndian
    isUTF8 = encoding.form == .utf8 && encoding.other == nil
    // In a joined text a heading may stand in either encoding.
    let encoders = [encoding, encoding.other].compactMap { $0 }.map(Self.encoder)
    let all =
      Array(HeadingWords.divisions.keys) + Array(HeadingWords.named)
      + Numerals.words
    var words: Set<UInt64> = []
    var starters = Set(HeadingWords.starters)
    for word in all {
      let ascii = word.prefix { $0.isASCII }
      if !ascii.isEmpty { words.insert(Self.hash(Array(ascii.utf8)[...])) }
      if let first = word.first, !first.isASCII {
        starters.insert(first)
        starters.formUnion(first.uppercased())
      }
    }
    self.words = words
    var pairs = [Bool](repeating: false, count: 1 << 16)
    for bytes in encoders.flatMap({ starters.map(String.init).compactMap($0) }) {
      guard let first = bytes.first, first >= 0x80 else { continue }
      if bytes.count > 1 {
        pairs[Int(first) << 8 | Int(bytes[1])] = true
      } else {
        for next in 0..<256 { pairs[Int(first) << 8 | next] = true }
      }
    }
    self.pairs = pairs
    units = Set(starters.compactMap { $0.utf16.first })
    spaces = encoders.flatMap { ["\u{3000}", "\u{A0}", "\u{FEFF}"].compactMap($0) }
      .filter { !$0.isEmpty }
    let noting = encoders.first { encode in
      encode("［＃").map { !$0.isEmpty && head.firstRange(of: $0) != nil } ?? false
    }
    note = noting.flatMap { $0(AozoraNotation.headingNote) }
  }

  private static func encoder(_ encoding: TextEncoding) -> (String) -> [UInt8]? {
    switch encoding.form {
    case .utf8: return { Array($0.utf8) }
    case .wide(let width, let isBigEndian):
      return { text in
        text.utf16.flatMap { unit -> [UInt8] in
          let little =
            [UInt8(unit & 0xFF), UInt8(unit >> 8)] + [UInt8](repeating: 0, count: width - 2)
          return isBigEndian ? little.reversed() : little
        }
      }
    case .singleByte:
      // The text is read in this encoding, so ICU has it.
      guard let table = try? SingleByteTable(encoding) else { return { _ in nil } }
      return { text in
        let bytes = text.utf16.map { unit in table.units.firstIndex(of: unit).map { UInt8($0) } }
        return bytes.contains(nil) ? nil : bytes.compactMap { $0 }
      }
    case .multiByte, .escaped:
      return { text in
        // Without a converter every line is looked at.
        guard let name = encoding.converter, var converter = try? CharsetConverter(name) else {
          return nil
        }
        return converter.bytes(for: text)
      }
    }
  }

  /// Whether a line may be a heading.
  ///
  /// - Parameters:
  ///   - line: The line's first bytes.
  ///   - length: Its length in bytes.
  /// - Returns: `false` if the line is certainly none.
  func admits(_ line: UnsafeRawBufferPointer, length: Int) -> Bool {
    if let note, length <= Self.notedLengthLimit * width, Self.contains(note, in: line) {
      return true
    }
    guard length <= Self.lengthLimit * width else { return false }
    return width == 1 ? admitsBytes(line) : admitsUnits(line)
  }

  private func admitsBytes(_ line: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    skipping: while index < line.count {
      if line[index] == 0x20 || line[index] == 0x09 || line[index] == 0x0C {
        index += 1
        continue
      }
      if line[index] < 0x80 { break }
      for space in spaces where line[index...].starts(with: space) {
        index += space.count
        continue skipping
      }
      break
    }
    guard index < line.count else { return false }
    if line[index] < 0x80 {
      return admitsASCII(line[index...].prefix(24).map { $0 }[...])
    }
    guard pairs[Int(line[index]) << 8 | (index + 1 < line.count ? Int(line[index + 1]) : 0)] else {
      return false
    }
    // Two bytes of UTF-8 still stand for 64 characters of three bytes.
    guard isUTF8, line[index] & 0xF0 == 0xE0, index + 2 < line.count else { return true }
    let high = UInt16(line[index] & 0x0F) << 12
    return units.contains(
      high | UInt16(line[index + 1] & 0x3F) << 6 | UInt16(line[index + 2] & 0x3F))
  }

  private func admitsUnits(_ line: UnsafeRawBufferPointer) -> Bool {
    var ascii: [UInt8] = []
    var index = 0
    while index + width <= line.count, ascii.count < 24 {
      let low = Int(line[isBigEndian ? index + width - 1 : index])
      let high = Int(line[isBigEndian ? index + width - 2 : index + 1])
      let unit = UInt16(high << 8 | low)
      index += width
      if ascii.isEmpty {
        if unit == 0x20 || unit == 0x09 || unit == 0x0C || unit == 0x3000 || unit == 0xA0
          || unit == 0xFEFF
        {
          continue
        }
        if unit >= 0x80 { return units.contains(unit) }
      }
      ascii.append(unit < 0x80 ? UInt8(unit) : 0x80)
    }
    return !ascii.isEmpty && admitsASCII(ascii[...])
  }

  private func admitsASCII(_ start: ArraySlice<UInt8>) -> Bool {
    guard let first = start.first else { return false }
    let isLetter: (UInt8) -> Bool = { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    guard isLetter(first) else { return first != 0x22 && first != 0x27 && !runsOn(start) }
    // Headings begin with a capital.
    guard first < 0x61 else { return false }
    let word = start.prefix { isLetter($0) }
    if word.allSatisfy({ "IVXLCDM".utf8.contains($0) }) { return !runsOn(start) }
    let hash = Self.hash(word)
    guard articles.contains(hash) else { return words.contains(hash) }
    let next = start.dropFirst(word.count + 1).prefix { isLetter($0) }
    return words.contains(Self.hash(next)) || next.count == 0
  }

  /// Whether a small letter follows the first word: `12 men`, `I went`.
  private func runsOn(_ start: ArraySlice<UInt8>) -> Bool {
    guard let space = start.firstIndex(of: 0x20), space + 1 < start.endIndex else { return false }
    guard start[space - 1] != UInt8(ascii: "."), start[space - 1] != UInt8(ascii: ")") else {
      return false
    }
    return (0x61...0x7A).contains(start[space + 1]) && start.first != UInt8(ascii: "[")
  }

  /// The hash of a word with its letters in lower case.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in word { hash.add(byte | 0x20) }
    return hash.value
  }

  private static func contains(_ needle: [UInt8], in line: UnsafeRawBufferPointer) -> Bool {
    guard let first = needle.first, line.count >= needle.count else { return false }
    for index in 0...(line.count - needle.count) where line[index] == first {
      if line[index...].starts(with: needle) { return true }
    }
    return false
  }
}
