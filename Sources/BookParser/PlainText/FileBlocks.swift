import Foundation

/// Reads a file in blocks, so that files of any size take the same memory.
struct FileBlocks {
  /// The bytes of a block: enough that calls cost nothing, few enough to stay in the cache.
  static let blockLength = 1 << 20

  private let handle: FileHandle
  private var offset: Int
  private let end: Int

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - range: The bytes to read; the whole file by default.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  init(_ file: URL, range: Range<Int> = 0..<Int.max) throws {
    do {
      handle = try FileHandle(forReadingFrom: file)
    } catch {
      throw BookOpenError.unreadable(reason: "access is denied or it is no longer there")
    }
    offset = range.lowerBound
    end = range.upperBound
    if offset > 0 { try handle.seek(toOffset: UInt64(offset)) }
  }

  /// Reads the next block.
  ///
  /// - Returns: Up to ``blockLength`` bytes; `nil` at the end.
  /// - Throws: The errors of reading the file.
  mutating func next() throws -> Data? {
    let count = min(Self.blockLength, end - offset)
    guard count > 0, let data = try handle.read(upToCount: count), !data.isEmpty else {
      try handle.close()
      return nil
    }
    offset += data.count
    return data
  }
}
