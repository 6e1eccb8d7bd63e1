import Foundation

/// Repairs the faults for which libzip refuses an intact archive: names that are marked as UTF-8
/// and are not, as old packers wrote them on systems with other encodings, and bytes that somebody has put before it.
enum ZipRepair {
  /// The largest archive that is repaired, since this happens in memory.
  private static let byteLimit = 256 << 20
  /// Fixed part of a directory entry, and where its fields stand (APPNOTE 4.3.12).
  private static let entryByteCount = 46
  private static let (flags, nameLength, extraLength, commentLength) = (8, 28, 30, 32)
  /// Fixed part of the end record and its fields for the directory's size and place (APPNOTE 4.3.16).
  private static let (endByteCount, directorySize, directoryOffset) = (22, 12, 16)
  /// Bit 11 of the flags: name and comment are UTF-8 (APPNOTE 4.4.4).
  private static let isUTF8: UInt8 = 0x08

  /// Removes the mark from such names, and what is before the archive.
  ///
  /// - Parameter file: An archive that libzip calls inconsistent, or none.
  /// - Returns: The repaired archive, or `nil` if there was nothing to repair.
  static func repaired(_ file: URL) -> [UInt8]? {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    // A file that can't be read is not repaired, and its first error stands.
    guard size <= byteLimit, hasEndRecord(file, size),
      var bytes = (try? Data(contentsOf: file)).map(Array.init),
      var end = endRecord(bytes)
    else { return nil }
    var place = number(bytes, end + directoryOffset, 4)
    var isChanged = false
    // All places are counted from the archive's own beginning.
    let before = end - number(bytes, end + directorySize, 4) - place
    if before > 0, place + before + 4 <= end, isDirectory(bytes, place + before) {
      bytes.removeFirst(before)
      end -= before
      isChanged = true
    }
    while place + entryByteCount <= end, isDirectory(bytes, place) {
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

  /// Whether an entry of the directory begins at a place.
  private static func isDirectory(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[place..<(place + 4)].elementsEqual([80, 75, 1, 2])
  }

  /// Whether a file ends as an archive does, so that files of other kinds are not read as a whole.
  private static func hasEndRecord(_ file: URL, _ size: Int) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let start = max(size - endByteCount - 0xFFFF, 0)
    guard (try? handle.seek(toOffset: UInt64(start))) != nil,
      let tail = try? handle.readToEnd()
    else { return false }
    return endRecord(Array(tail)) != nil
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
