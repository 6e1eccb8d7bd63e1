import Foundation
import Synchronization

/// A file that is read a page at a time; the pages that were read last are kept.
///
/// The file is not mapped, because reading behind the end of a mapped file that was truncated
/// crashes the process. Here such a read returns `nil`.
final class PagedFile: Sendable {
  /// The size of a page in bytes; a few headwords with their entries fit into one.
  private static let pageByteCount = 1 << 14
  /// The most pages that are kept: a megabyte, since every look-up reads the same pages first.
  private static let pageLimit = 64

  private let descriptor: Int32
  /// Its length when it was opened.
  let count: Int
  private let pages = Mutex<[Int: [UInt8]]>([:])

  /// Opens a file; `nil` if it can't be read.
  convenience init?(_ file: URL) {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.init(owning: descriptor)
  }

  /// Takes a descriptor over.
  init?(owning descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  /// Makes a file without a name, which is deleted with its last reference.
  ///
  /// - Parameters:
  ///   - folder: A folder on its file system.
  ///   - write: Fills it.
  /// - Returns: The file; `nil` if none can be made.
  /// - Throws: Errors of `write`.
  static func scratch<Failure: Error>(
    in folder: URL, _ write: (Int32) throws(Failure) -> Void
  ) throws(Failure) -> PagedFile? {
    var name = Array(folder.appending(path: ".vorleser-XXXXXX").path.utf8CString)
    let descriptor = name.withUnsafeMutableBufferPointer { name in
      name.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    name.withUnsafeBufferPointer { name in
      if let path = name.baseAddress { _ = unlink(path) }
    }
    do throws(Failure) {
      try write(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    return PagedFile(owning: descriptor)
  }

  deinit { close(descriptor) }

  /// Reads a stretch.
  ///
  /// - Parameters:
  ///   - offset: Its start.
  ///   - length: Its bytes.
  /// - Returns: The bytes; `nil` if the file does not have them.
  func bytes(at offset: Int, count length: Int) -> [UInt8]? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    guard length <= Self.pageByteCount else { return read(at: offset, count: length) }
    return pages.withLock { pages in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(length)
      while bytes.count < length {
        let place = offset + bytes.count
        let number = place / Self.pageByteCount
        let start = place % Self.pageByteCount
        guard let page = page(number, &pages), start < page.count else { return nil }
        bytes += page[start..<min(page.count, start + length - bytes.count)]
      }
      return bytes
    }
  }

  /// A little-endian number; `nil` if the file does not have it.
  func number(at offset: Int, width: Int) -> Int? {
    guard let bytes = bytes(at: offset, count: width) else { return nil }
    let value = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private func page(_ number: Int, _ pages: inout [Int: [UInt8]]) -> [UInt8]? {
    if let known = pages[number] { return known }
    let start = number * Self.pageByteCount
    guard let page = read(at: start, count: min(Self.pageByteCount, count - start)) else {
      return nil
    }
    if pages.count >= Self.pageLimit { pages.removeAll() }
    pages[number] = page
    return page
  }

  private func read(at offset: Int, count length: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    let isWhole = bytes.withUnsafeMutableBytes { room in
      var place = 0
      while place < length {
        let step = pread(
          descriptor, room.baseAddress?.advanced(by: place), length - place, off_t(offset + place))
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return false }
        place += step
      }
      return true
    }
    return isWhole ? bytes : nil
  }
}
