import Foundation

/// Finds a place between sentences, or else between words, or at least between characters, in a
/// line that is too long for one piece.
enum SafeCut {
  /// The distance in which a place is searched backwards, in bytes: no usual sentence is longer.
  static let window = 4096

  /// The place of the cut.
  ///
  /// - Parameters:
  ///   - end: The desired place in bytes, at the edge of a code unit.
  ///   - file: The text.
  ///   - encoding: Its encoding.
  /// - Returns: A place at most ``window`` bytes before `end`.
  /// - Throws: The errors of reading the file.
  static func place(before end: Int, in file: URL, _ encoding: TextEncoding) throws -> Int {
    let start = max(0, end - window)
    var blocks = try FileBlocks(file, range: start..<end)
    let bytes = Array(try blocks.next() ?? Data())
    return start + kept(bytes, encoding)
  }

  /// The bytes before a place among which the start of its line is searched: a line that is longer is no usual paragraph.
  static let lineWindow = 32 << 10

  /// The start of the line at a byte; in a longer line, a place between sentences, words or characters.
  ///
  /// - Parameters:
  ///   - byte: A byte of the file.
  ///   - start: The bytes before the text: its byte order mark.
  ///   - file: The text.
  ///   - encoding: Its encoding.
  ///   - newlines: How its lines end if not with CR and LF.
  /// - Returns: A place at most ``lineWindow`` bytes before `byte`.
  /// - Throws: The errors of reading the file.
  static func lineStart(
    at byte: Int, from start: Int, in file: URL, _ encoding: TextEncoding,
    _ newlines: OtherNewlines? = nil
  ) throws -> Int {
    guard byte > start else { return start }
    let width = encoding.unitWidth
    let (window, bytes) = try wholeUnits(before: byte, from: start, in: file, encoding)
    for unit in stride(from: bytes.count - width, through: 0, by: -width)
    where newlineLength(in: bytes, endingAt: unit, encoding, newlines) != nil {
      return window.lowerBound + unit + width
    }
    return window.lowerBound == start
      ? start : try place(before: window.upperBound, in: file, encoding)
  }

  /// The start of the paragraph at a byte, in a text that has blank lines between paragraphs.
  ///
  /// - Parameters:
  ///   - byte: A byte of the file.
  ///   - start: Where the text begins.
  ///   - file: The text.
  ///   - encoding: Its encoding.
  ///   - newlines: How its lines end if not with CR and LF.
  /// - Returns: The place behind the last blank line at most ``lineWindow`` bytes before `byte`; `nil` if there is none.
  /// - Throws: The errors of reading the file.
  static func paragraphStart(
    at byte: Int, from start: Int, in file: URL, _ encoding: TextEncoding,
    _ newlines: OtherNewlines? = nil
  ) throws -> Int? {
    guard byte > start else { return start }
    let width = encoding.unitWidth
    let (window, bytes) = try wholeUnits(before: byte, from: start, in: file, encoding)
    /// Behind the line end that only white space has followed so far, seen from the byte.
    var lineStart: Int?
    var unit = bytes.count - width
    while unit >= 0 {
      var length = width
      if let newline = newlineLength(in: bytes, endingAt: unit, encoding, newlines) {
        // CR LF is one newline.
        if asciiUnit(in: bytes, at: unit, encoding) != 0x0D {
          if let lineStart { return lineStart }
          lineStart = window.lowerBound + unit + width
        }
        length = newline
      } else if ![0x20, 0x09].contains(asciiUnit(in: bytes, at: unit, encoding)) {
        lineStart = nil
      }
      unit -= length
    }
    return window.lowerBound == start ? start : nil
  }

  /// The bytes of the newline whose last unit is at a place; `nil` for another unit.
  static func newlineLength(
    in bytes: [UInt8], endingAt unit: Int, _ encoding: TextEncoding, _ newlines: OtherNewlines?
  ) -> Int? {
    guard let newlines else {
      let ascii = asciiUnit(in: bytes, at: unit, encoding)
      return ascii == 0x0A || ascii == 0x0D ? encoding.unitWidth : nil
    }
    return bytes.withUnsafeBytes { newlines.newline(in: $0, at: unit) }.map {
      $0.prefixLength + encoding.unitWidth
    }
  }

  /// The byte of ASCII that a unit is; `nil` for another unit.
  private static func asciiUnit(
    in bytes: [UInt8], at unit: Int, _ encoding: TextEncoding
  ) -> UInt8? {
    let width = encoding.unitWidth
    let byte = bytes[encoding.isBigEndian ? unit + width - 1 : unit]
    guard byte < 0x80 else { return nil }
    return width == 1 || bytes[unit..<unit + width].count(where: { $0 != 0 }) == 1 ? byte : nil
  }

  /// The whole code units before a byte, at most ``lineWindow`` bytes, with their range in the file.
  private static func wholeUnits(
    before byte: Int, from start: Int, in file: URL, _ encoding: TextEncoding
  ) throws -> (window: Range<Int>, bytes: [UInt8]) {
    let width = encoding.unitWidth
    let end = start + (byte - start) / width * width
    let window = max(start, end - lineWindow)..<end
    var blocks = try FileBlocks(file, range: window)
    return (window, Array(try blocks.next() ?? Data()))
  }

  /// The number of bytes before the cut.
  private static func kept(_ bytes: [UInt8], _ encoding: TextEncoding) -> Int {
    switch encoding.form {
    case .wide(let width, let isBigEndian):
      return wide(bytes, width, isBigEndian)
    case .utf8 where encoding.other?.form == .multiByte && endsInOther(bytes):
      return multiByte(bytes)
    case .utf8:
      if let sentence = sentenceEnd(bytes, stops: ideographicStops) { return sentence }
      if let space = bytes.lastIndex(of: 0x20) { return space + 1 }
      let lead = bytes.lastIndex { $0 & 0xC0 != 0x80 }
      return lead ?? bytes.count
    case .singleByte:
      return sentenceEnd(bytes) ?? bytes.lastIndex(of: 0x20).map { $0 + 1 } ?? bytes.count
    case .multiByte, .escaped: return multiByte(bytes)
    }
  }

  /// Whether the last line of a joined text's bytes is in its other encoding.
  private static func endsInOther(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { JoinedLines.runs($0).last?.isOther == true }
  }

  /// The number of bytes before the cut where bytes of ASCII may belong to longer characters.
  private static func multiByte(_ bytes: [UInt8]) -> Int {
    // Bytes below the digits, and the question mark, are never the second byte of a character.
    sentenceEnd(bytes) ?? bytes.lastIndex { $0 < 0x30 }.map { $0 + 1 } ?? bytes.count
  }

  /// `.`, `!` and `?`.
  private static let stops: Set<UInt8> = [0x2E, 0x21, 0x3F]
  /// Straight quotation marks and brackets that close.
  private static let closers: Set<UInt8> = [0x22, 0x27, 0x29, 0x5D]
  /// `。`, `！` and `？` in UTF-8.
  private static let ideographicStops: [[UInt8]] = ["。", "！", "？"].map { Array($0.utf8) }
  /// The same as units, and the full stop's narrow form.
  private static let wideStops: Set<UInt16> = [0x3002, 0xFF01, 0xFF1F, 0xFF61]
  /// Quotation marks that close behind them: `」`, `』`, `”` and `’`.
  private static let ideographicClosers: [[UInt8]] = ["」", "』", "”", "’"].map { Array($0.utf8) }

  private static let closerLength = 3
  /// The first byte of `。`.
  private static let leastIdeographic: UInt8 = 0xE3

  /// The place behind the last sentence: behind the space that follows its stop, or behind an ideographic stop.
  private static func sentenceEnd(
    _ bytes: [UInt8], stops ideographic: [[UInt8]] = []
  ) -> Int? {
    for index in bytes.indices.reversed() where index > 0 {
      if bytes[index] == 0x20 {
        var last = index - 1
        if closers.contains(bytes[last]), last > 0 { last -= 1 }
        if stops.contains(bytes[last]) { return index + 1 }
      } else if bytes[index] >= leastIdeographic,
        ideographic.contains(where: { bytes[index...].starts(with: $0) })
      {
        let end = index + 3
        // What closes the speech may not be known yet.
        guard end + closerLength <= bytes.count else { continue }
        let isClosed = ideographicClosers.contains { bytes[end...].starts(with: $0) }
        return isClosed ? end + closerLength : end
      }
    }
    return nil
  }

  /// The number of bytes before the cut in a text of units of two or four bytes.
  private static func wide(_ bytes: [UInt8], _ width: Int, _ isBigEndian: Bool) -> Int {
    let whole = bytes.count / width * width
    let units = stride(from: 0, to: whole, by: width).map { start in
      let low = isBigEndian ? start + width - 1 : start
      let high = isBigEndian ? low - 1 : low + 1
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    for index in units.indices.reversed() where index > 0 {
      if units[index] == 0x20, let last = UInt8(exactly: units[index - 1]), stops.contains(last) {
        return (index + 1) * width
      }
      if index + 1 < units.count, wideStops.contains(units[index]) { return (index + 1) * width }
    }
    if let space = units.lastIndex(of: 0x20) { return (space + 1) * width }
    // The cut must not separate the halves of a surrogate pair.
    guard width == 2, let last = units.last, (0xD800...0xDBFF).contains(last) else { return whole }
    return whole - 2
  }
}
