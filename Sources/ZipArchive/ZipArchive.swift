import CZip
public import Foundation
import Synchronization

/// An archive open for reading; safe to use from any thread, one read at a time.
///
/// The caller names the file that an entry is extracted to, so an entry's name can't lead outside.
public final class ZipArchive: Sendable {
  /// The largest directory in bytes, which is held in memory at some six times its size: 600,000 entries with
  /// short names.
  public static let directoryLimit = 32 << 20

  /// The directory in its order; names may repeat, in which case the first one counts.
  public let entries: [ZipEntry]
  let file: URL
  private let handle: Mutex<ZipHandle>

  /// Opens an archive and reads its directory.
  ///
  /// - Parameter file: The archive.
  /// - Throws: ``ZipError`` when the file can't be read, is no archive, has a
  ///   directory beyond ``directoryLimit`` or entries that overlap.
  public init(file: URL) throws(ZipError) {
    if let size = DirectorySize.claimed(by: file), size > Self.directoryLimit {
      throw ZipError(
        .limit, "the archive's directory has more than \(Self.directoryLimit >> 20) MB")
    }
    let handle = try ZipHandle(file: file)
    entries = try handle.directory()
    self.file = file
    self.handle = Mutex(handle)
    try Self.refuseOverlap(entries, in: file)
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - index: Index in ``entries``.
  ///   - limit: The most bytes that the caller can use; the directory's claims are not trusted.
  /// - Returns: The content, or the readable part of it.
  /// - Throws: ``ZipError`` when nothing can be read or there is more than `limit`.
  public func read(_ index: Int, limit: Int) throws(ZipError) -> ZipContent {
    guard entries.indices.contains(index) else {
      throw ZipError(.notAnArchive, "there is no entry \(index)")
    }
    let entry = entries[index]
    guard entry.byteCount <= limit else { throw .tooLarge(entry.path, limit) }
    return try handle.withLock { (handle) throws(ZipError) in
      try handle.read(index, entry, limit: limit)
    }
  }

  /// Unpacks an entry into a file, a piece at a time.
  ///
  /// - Parameters:
  ///   - index: Index in ``entries``.
  ///   - file: Where to, replacing what is there.
  ///   - limit: The most bytes that the caller can use.
  /// - Throws: ``ZipError`` when the entry is damaged or there is more than `limit`, and where the file can't be
  ///   written.
  public func extract(_ index: Int, to file: URL, limit: Int) throws(ZipError) {
    guard entries.indices.contains(index) else {
      throw ZipError(.notAnArchive, "there is no entry \(index)")
    }
    let entry = entries[index]
    let descriptor = unsafe open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ZipError(.file, "\(entry.path) can't be unpacked") }
    defer { close(descriptor) }
    try handle.withLock { (handle) throws(ZipError) in
      try handle.extract(index, entry, to: descriptor, limit: limit)
    }
  }

  /// Reads the beginning of an entry.
  ///
  /// - Parameters:
  ///   - index: Index in ``entries``.
  ///   - count: How many bytes at most.
  /// - Returns: As many bytes as can be read.
  /// - Throws: ``ZipError`` when nothing can be read.
  public func beginning(of index: Int, count: Int) throws(ZipError) -> [UInt8] {
    guard entries.indices.contains(index) else {
      throw ZipError(.notAnArchive, "there is no entry \(index)")
    }
    let entry = entries[index]
    return try handle.withLock { (handle) throws(ZipError) in
      try handle.beginning(index, entry, count: count)
    }
  }

  /// Refuses an archive whose entries claim more compressed bytes than the file has.
  ///
  /// Such entries share their data, by which a small archive unpacks to gigabytes.
  private static func refuseOverlap(_ entries: [ZipEntry], in file: URL) throws(ZipError) {
    // Links are followed: a file without a name is reached by one.
    var facts = stat()
    let size = unsafe stat(file.path, &facts) == 0 ? Int(facts.st_size) : 0
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
  /// The error for an entry over the caller's limit.
  static func tooLarge(_ path: String, _ limit: Int) -> ZipError {
    ZipError(.limit, "\(path) is larger than \(limit >> 20) MB")
  }
}
