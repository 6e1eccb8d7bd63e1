import Foundation

/// Repairs the one fault for which libzip refuses an intact archive: names that are marked as UTF-8
/// and are not, as old packers wrote them on systems with other encodings.
enum ZipRepair {
  /// The largest archive that is repaired, since this happens in memory.
  private static let byteLimit = 256 << 20
  /// Fixed part of a directory entry, and where its fields stand (APPNOTE 4.3.12).
  private static let entryByteCount = 46
  private static let (flags, nameLength, extraLength, commentLength) = (8, 28, 30, 32)
  /// Fixed part of the end record and its field for the directory's place (APPNOTE 4.3.16).
  private static let (endByteCount, directoryOffset) = (22, 16)
  /// Bit 11 of the flags: name and comment are UTF-8 (APPNOTE 4.4.4).
  private static let isUTF8: UInt8 = 0x08

  /// Removes the mark from such names.
  ///
  /// - Parameter file: An archive that libzip calls inconsistent.
  /// - Returns: The repaired archive, or `nil` if there was nothing to repair.
  static func repaired(_ file: URL) -> [UInt8]? {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    // A file that can't be read is not repaired, and its first error stands.
    guard size <= byteLimit, var bytes = (try? Data(contentsOf: file)).map(Array.init),
      let end = endRecord(bytes)
    else { return nil }
    var place = number(bytes, end + directoryOffset, 4)
    var isChanged = false
    while place + entryByteCount <= end, bytes[place..<(place + 4)].elementsEqual([80, 75, 1, 2]) {
      let nameEnd = place + entryByteCount + number(bytes, place + nameLength, 2)
      let commentStart = nameEnd + number(bytes, place + extraLength, 2)
      let next = commentStart + number(bytes, place + commentLength, 2)
      guard next <= end else { break }
      let texts = [bytes[(place + entryByteCount)..<nameEnd], bytes[commentStart..<next]]
      if bytes[place + flags + 1] & isUTF8 != 0,
        texts.contains(where: { String(validating: $0, as: UTF8.self) == nil })
      {
        bytes[place + flags + 1] &= ~isUTF8
        isChanged = true
      }
      place = next
    }
    return isChanged ? bytes : nil
  }

  /// Where the end record begins, behind which only a comment of up to 64 KB may stand.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= endByteCount else { return nil }
    let last = bytes.count - endByteCount
    return stride(from: last, through: max(last - 0xFFFF, 0), by: -1).first {
      bytes[$0..<($0 + 4)].elementsEqual([80, 75, 5, 6])
    }
  }

  /// A little-endian number.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
