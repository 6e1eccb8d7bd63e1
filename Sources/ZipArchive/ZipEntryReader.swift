import CZip
import Foundation

/// Reads one entry from any place on, a piece at a time, beside the other reads of its archive.
///
/// A stored entry is read from there at once; a compressed one is unpacked up to there, and nothing of that is kept.
@safe
public final class ZipEntryReader {
  /// The bytes that are passed over at once.
  private static let pieceByteCount = 1 << 16

  private let entry: ZipEntry
  private let handle: ZipHandle
  private let file: OpaquePointer

  /// Opens an entry.
  init(of archive: URL, _ index: Int, _ entry: ZipEntry) throws(ZipError) {
    self.entry = entry
    handle = try ZipHandle(file: archive)
    unsafe file = try unsafe handle.open(index, entry, 0)
  }

  deinit {
    unsafe zip_fclose(file)
  }

  /// Passes over the beginning.
  ///
  /// - Parameter count: How many bytes.
  /// - Throws: ``ZipError`` when the entry is damaged or shorter.
  public func skip(_ count: Int) throws(ZipError) {
    guard count > 0 else { return }
    // Only stored content can be gone to.
    if entry.isStored, unsafe zip_fseek(file, zip_int64_t(count), SEEK_CUR) == 0 { return }
    var rest = count
    while rest > 0 {
      let piece = try read(min(rest, Self.pieceByteCount))
      guard !piece.isEmpty else { throw ZipError(.damaged, "\(entry.path) ends too early") }
      rest -= piece.count
    }
  }

  /// Reads what comes next.
  ///
  /// - Parameter count: How many bytes at most.
  /// - Returns: The bytes; none at the end.
  /// - Throws: ``ZipError`` when the entry is damaged.
  public func read(_ count: Int) throws(ZipError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = unsafe bytes.withUnsafeMutableBytes {
      unsafe zip_fread(file, $0.baseAddress, zip_uint64_t($0.count))
    }
    guard filled >= 0 else {
      let words = unsafe String(cString: zip_file_strerror(file))
      throw ZipError(.damaged, "\(entry.path): \(words)")
    }
    bytes.removeLast(count - Int(filled))
    return bytes
  }
}

extension ZipArchive {
  /// Opens an entry that is read in pieces.
  ///
  /// - Parameter index: Index in ``entries``.
  /// - Returns: A reader at the entry's beginning, with a handle of its own.
  /// - Throws: ``ZipError`` when the entry can't be read in pieces, and where the archive has gone.
  public func reader(of index: Int) throws(ZipError) -> ZipEntryReader {
    guard entries.indices.contains(index) else {
      throw ZipError(.notAnArchive, "there is no entry \(index)")
    }
    guard !entries[index].isLZMA else {
      throw ZipError(.unsupported, "\(entries[index].path) is compressed by LZMA")
    }
    return try ZipEntryReader(of: file, index, entries[index])
  }
}
