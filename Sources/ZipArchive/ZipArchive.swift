import CZip
public import Foundation
import Synchronization

/// An archive open for reading; safe to use from any thread, one read at a time.
///
/// Nothing is ever extracted to disk, so an entry's name can't lead anywhere.
public final class ZipArchive: Sendable {
  /// More entries than any book has; an archive beyond it is built to hurt.
  public static let entryLimit = 200_000

  /// The directory in its order; names may repeat, in which case the first one counts.
  public let entries: [ZipEntry]
  private let handle: Mutex<ZipHandle>

  /// Opens an archive and reads its directory.
  ///
  /// - Parameter file: The archive.
  /// - Throws: ``ZipError`` when the file can't be read, is no archive, has more than
  ///   ``entryLimit`` entries or entries that overlap.
  public init(file: URL) throws(ZipError) {
    let handle = try ZipHandle(file: file)
    entries = try handle.directory()
    self.handle = Mutex(handle)
    try Self.refuseOverlap(entries, in: file)
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - index: Index in ``entries``.
  ///   - limit: The most bytes that the caller can use; the directory's claims are not trusted.
  /// - Returns: The content, or what could be saved of it.
  /// - Throws: ``ZipError`` when nothing can be read or there is more than `limit`.
  public func read(_ index: Int, limit: Int) throws(ZipError) -> ZipContent {
    let entry = entries[index]
    guard entry.byteCount <= limit else { throw .tooLarge(entry.path, limit) }
    return try handle.withLock { (handle) throws(ZipError) in
      try handle.read(index, entry, limit: limit)
    }
  }

  /// Each byte of a file belongs to one entry at most; more compressed bytes than the file has mean
  /// entries that share their data, which is how a small archive unpacks to gigabytes.
  private static func refuseOverlap(_ entries: [ZipEntry], in file: URL) throws(ZipError) {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    var total = 0
    for entry in entries {
      let (sum, overflow) = total.addingReportingOverflow(entry.compressedByteCount)
      guard !overflow, sum <= size else {
        throw ZipError(.limit, "the archive's entries overlap or claim more than the file holds")
      }
      total = sum
    }
  }
}

extension ZipError {
  /// An entry over the caller's limit.
  static func tooLarge(_ path: String, _ limit: Int) -> ZipError {
    ZipError(.limit, "\(path) is larger than \(limit >> 20) MB")
  }
}
