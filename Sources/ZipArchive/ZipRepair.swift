import Foundation

/// Repairs the faults for which libzip refuses an intact archive: names that are marked as UTF-8
/// and are not, as old packers wrote them on systems with other encodings, and bytes that somebody has put before it.
struct ZipRepair {
  /// The largest archive that is repaired, since this happens in memory.
  private static let byteLimit = 256 << 20
  /// Fixed part of a directory entry, and where its fields stand (APPNOTE 4.3.12).
  private static let entryByteCount = 46
  private static let (flags, nameLength, extraLength, commentLength) = (8, 28, 30, 32)
  /// Fixed part of the end record and its fields for the directory's size and place (APPNOTE 4.3.16).
  private static let (endByteCount, directorySize, directoryOffset) = (22, 12, 16)
  /// Bit 11 of the flags: name and comment are UTF-8 (APPNOTE 4.4.4).
  private static let isUTF8: UInt8 = 0x08

  /// The file, mapped into memory where that is safe.
  private let bytes: Data
  /// Where the archive begins.
  private let start: Int
  /// The bytes of the file from which the mark is removed.
  private var marks: [Int] = []

  /// The length of the repaired archive.
  var byteCount: Int { bytes.count - start }

  /// Looks for names with a false mark, and for what is before the archive.
  ///
  /// - Parameter file: An archive that libzip calls inconsistent, or none; `nil` if there is nothing to repair.
  init?(_ file: URL) {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    // A file that can't be read is not repaired, and its first error stands.
    guard size <= Self.byteLimit, Self.hasEndRecord(file, size),
      let bytes = try? Data(contentsOf: file, options: .mappedIfSafe),
      let end = Self.endRecord(bytes)
    else { return nil }
    self.bytes = bytes
    var place = Self.number(bytes, end + Self.directoryOffset, 4)
    // All places are counted from the archive's own beginning.
    let before = end - Self.number(bytes, end + Self.directorySize, 4) - place
    let isBehind =
      before > 0 && place + before + 4 <= end && Self.isDirectory(bytes, place + before)
    start = isBehind ? before : 0
    place += start
    while place + Self.entryByteCount <= end, Self.isDirectory(bytes, place) {
      let nameStart = place + Self.entryByteCount
      let nameEnd = nameStart + Self.number(bytes, place + Self.nameLength, 2)
      let commentStart = nameEnd + Self.number(bytes, place + Self.extraLength, 2)
      let next = commentStart + Self.number(bytes, place + Self.commentLength, 2)
      guard next <= end else { break }
      let mark = place + Self.flags + 1
      let texts = [bytes[nameStart..<nameEnd], bytes[commentStart..<next]]
      if bytes[mark] & Self.isUTF8 != 0,
        texts.contains(where: { String(validating: $0, as: UTF8.self) == nil })
      {
        marks.append(mark)
      }
      place = next
    }
    guard start > 0 || !marks.isEmpty else { return nil }
  }

  /// Writes the repaired archive.
  ///
  /// - Parameter memory: Room for ``byteCount`` bytes.
  func copy(to memory: UnsafeMutableRawBufferPointer) {
    _ = unsafe bytes.copyBytes(to: memory, from: start..<bytes.count)
    for mark in marks { unsafe memory[mark - start] &= ~Self.isUTF8 }
  }

  /// Whether an entry of the directory begins at a place.
  private static func isDirectory(_ bytes: Data, _ place: Int) -> Bool {
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
    return endRecord(tail) != nil
  }

  /// Where the end record begins, behind which only a comment of up to 64 KB may stand.
  private static func endRecord(_ bytes: Data) -> Int? {
    guard bytes.count >= endByteCount else { return nil }
    let last = bytes.count - endByteCount
    return stride(from: last, through: max(last - 0xFFFF, 0), by: -1).first {
      bytes[$0..<($0 + 4)].elementsEqual([80, 75, 5, 6])
    }
  }

  /// A little-endian number.
  private static func number(_ bytes: Data, _ offset: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
