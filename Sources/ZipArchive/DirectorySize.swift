import Foundation

/// Reads the size of an archive's directory from the end record, before libzip loads the whole
/// directory into memory.
///
/// Source: APPNOTE 4.3.14 to 4.3.16.
enum DirectorySize {
  /// Fixed part of the end record, and of the two ZIP64 records before it.
  private static let (endByteCount, locatorByteCount, wideByteCount) = (22, 20, 56)
  /// Behind the end record only a comment may stand.
  private static let commentLimit = 0xFFFF

  /// The bytes that the directory claims to have.
  ///
  /// - Parameter file: An archive.
  /// - Returns: The number; `nil` where there is no end record.
  static func claimed(by file: URL) -> Int? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    // What has no end, such as a pipe, is left to libzip.
    guard let end = try? handle.seekToEnd() else { return nil }
    let length = min(Int(clamping: end), endByteCount + commentLimit + locatorByteCount)
    guard let tail = bytes(handle, at: Int(clamping: end) - length, count: length),
      let record = place(of: [80, 75, 5, 6], in: tail)
    else { return nil }
    let size = number(tail, record + 12, 4)
    let locator = record - locatorByteCount
    guard size == Int(UInt32.max), locator >= 0,
      tail[locator..<(locator + 4)].elementsEqual([80, 75, 6, 7]),
      let wide = bytes(handle, at: number(tail, locator + 8, 8), count: wideByteCount),
      wide.count == wideByteCount, wide.starts(with: [80, 75, 6, 6])
    else { return size }
    return number(wide, 40, 8)
  }

  private static func place(of signature: [UInt8], in bytes: [UInt8]) -> Int? {
    stride(from: bytes.count - endByteCount, through: 0, by: -1).first {
      bytes[$0..<($0 + 4)].elementsEqual(signature)
    }
  }

  private static func bytes(_ handle: FileHandle, at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0 else { return nil }
    do {
      try handle.seek(toOffset: UInt64(offset))
      return [UInt8](try handle.read(upToCount: count) ?? Data())
    } catch {
      return nil
    }
  }

  /// A little-endian number; `Int.max` for a greater one.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int {
    let value = (0..<length).reduce(UInt64(0)) {
      $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1))
    }
    return Int(clamping: value)
  }
}
