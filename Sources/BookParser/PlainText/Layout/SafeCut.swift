import Foundation

/// Finds a place between characters, or better between words, in a line that is too long for one
/// piece.
enum SafeCut {
  /// The distance in which a space is searched backwards, in bytes.
  private static let window = 4096

  /// The place of the cut.
  ///
  /// - Parameters:
  ///   - end: The desired place in bytes, at the edge of a code unit.
  ///   - file: The text.
  ///   - encoding: Its encoding.
  /// - Returns: A place at most a few kilobytes before `end`.
  /// - Throws: The errors of reading the file.
  static func place(before end: Int, in file: URL, _ encoding: TextEncoding) throws -> Int {
    let start = max(0, end - window)
    var blocks = try FileBlocks(file, range: start..<end)
    let bytes = Array(try blocks.next() ?? Data())
    return start + kept(bytes, encoding)
  }

  /// The number of bytes before the cut.
  private static func kept(_ bytes: [UInt8], _ encoding: TextEncoding) -> Int {
    switch encoding.form {
    case .wide(let width, let isBigEndian):
      let whole = bytes.count / width * width
      guard width == 2, whole >= 2 else { return whole }
      // The cut must not separate the halves of a surrogate pair.
      let high = bytes[isBigEndian ? whole - 2 : whole - 1]
      return (0xD8...0xDB).contains(high) ? whole - 2 : whole
    case .utf8:
      if let space = bytes.lastIndex(of: 0x20) { return space + 1 }
      let lead = bytes.lastIndex { $0 & 0xC0 != 0x80 }
      return lead ?? bytes.count
    case .singleByte:
      return bytes.lastIndex(of: 0x20).map { $0 + 1 } ?? bytes.count
    case .multiByte, .escaped:
      // Bytes below the digits are never the second byte of a character.
      return bytes.lastIndex { $0 < 0x30 }.map { $0 + 1 } ?? bytes.count
    }
  }
}
