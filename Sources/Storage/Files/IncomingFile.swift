import Basics
public import Foundation
import Hashing

/// A file that is being received into the data folder; it is deleted with its last reference,
/// unless it was added to the library.
public actor IncomingFile {
  /// The bytes of a file that are copied at once.
  private static let pieceByteCount = 1 << 18

  /// The longest name, which no file system in use exceeds.
  private static let nameLimit = 255

  private let executor = QueueExecutor(label: "vorleser.incoming")
  /// Blocking writes run on a queue of their own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Its place until it is added; it has the extension that it was sent with.
  public nonisolated let url: URL
  /// The name it was sent with, cut at 255 characters.
  public nonisolated let name: String

  private nonisolated let descriptor: Int32
  private let folder: URL
  private var digest: Digest?
  private var byteCount = 0
  private var finished: (sha256: String, byteCount: Int)?

  init(name: String, files: LibraryFiles) throws {
    try files.makeFolder(files.incoming)
    folder = files.folder
    self.name = String(name.prefix(Self.nameLimit))
    let suffix = Self.suffix(of: name)
    while true {
      let place = files.incoming.appending(
        path: UUID().uuidString + suffix)
      let opened = open(place.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard opened >= 0 else {
        throw StorageError.system("making a file", folder: files.folder)
      }
      // A sweep may have come between making and locking; then the file is gone, or soon is, and
      // another one is made.
      let isLocked = flock(opened, LOCK_EX | LOCK_NB) == 0
      guard isLocked || errno == EWOULDBLOCK else {
        let error = StorageError.system("locking a file", folder: files.folder)
        unlink(place.path)
        close(opened)
        throw error
      }
      var status = stat()
      if isLocked, fstat(opened, &status) == 0, status.st_nlink > 0 {
        descriptor = opened
        url = place
        break
      }
      close(opened)
    }
    digest = try Digest(.sha256)
  }

  /// Takes a complete file that was written elsewhere in the data folder.
  ///
  /// It stays in its place too, under a second name (a copy if the file system has no hard links).
  init(linking source: URL, name: String, files: LibraryFiles) throws {
    try files.makeFolder(files.incoming)
    folder = files.folder
    self.name = String(name.prefix(Self.nameLimit))
    while true {
      let place = files.incoming.appending(path: UUID().uuidString + Self.suffix(of: name))
      if link(source.path, place.path) != 0 {
        do {
          try FileManager.default.copyItem(at: source, to: place)
        } catch {
          throw StorageError.system("copying a file", folder: files.folder)
        }
      }
      let opened = open(place.path, O_RDWR | O_CLOEXEC)
      guard opened >= 0 || errno == ENOENT else {
        throw StorageError.system("opening a file", folder: files.folder)
      }
      // A sweep of another process may come between, as above.
      if opened >= 0, flock(opened, LOCK_EX | LOCK_NB) == 0, access(place.path, F_OK) == 0 {
        descriptor = opened
        url = place
        return
      }
      if opened >= 0 { close(opened) }
    }
  }

  /// What the name of a stored file ends in: a short ending of letters and digits with its point, or nothing.
  static func suffix(of name: String) -> String {
    let suffix = (name as NSString).pathExtension.lowercased()
      .filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(8)
    return suffix.isEmpty ? "" : ".\(suffix)"
  }

  deinit {
    // After it was added there is nothing at this place.
    unlink(url.path)
    close(descriptor)
  }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: The next piece.
  /// - Throws: ``StorageError``.
  public func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StorageError.system("writing a file", folder: folder) }
      rest = rest.dropFirst(count)
    }
    digest?.update(bytes.span)
    byteCount += bytes.count
  }

  /// Copies a file.
  ///
  /// - Parameters:
  ///   - source: The file, which stays as it is.
  ///   - progress: Takes the copied share, 0...1, from time to time.
  /// - Throws: ``StorageError``; `CocoaError` when the source can't be read; `CancellationError`.
  public func copy(_ source: URL, progress: @Sendable (Double) -> Void) throws {
    let handle = try FileHandle(forReadingFrom: source)
    defer { try? handle.close() }
    let total = Double(max(try handle.seekToEnd(), 1))
    try handle.seek(toOffset: 0)
    while let piece = try handle.read(upToCount: Self.pieceByteCount), !piece.isEmpty {
      try Task.checkCancellation()
      try write([UInt8](piece))
      progress(min(Double(byteCount) / total, 1))
    }
  }

  /// Has the file written by its path; whatever was written before is lost.
  ///
  /// - Parameter write: Writes the file at ``url``, which exists.
  /// - Returns: What `write` returns.
  /// - Throws: What `write` throws.
  package func fill<Result: Sendable>(_ write: () throws -> Result) rethrows -> Result {
    // Its content is read when it ends.
    _ = digest.take()
    return try write()
  }

  /// Ends the file and syncs it to disk.
  ///
  /// - Returns: The SHA-256 in lowercase hexadecimal digits and the size in bytes.
  /// - Throws: ``StorageError``.
  public func finish() throws -> (sha256: String, byteCount: Int) {
    if let finished { return finished }
    guard fsync(descriptor) == 0 else {
      throw StorageError.system("writing a file to disk", folder: folder)
    }
    let result: (sha256: String, byteCount: Int)
    if let digest = digest.take() {
      result = (Digest.hexadecimal(digest.finish()), byteCount)
    } else {
      // It was not written piece by piece to this value.
      let whole = try Digest.of(file: url, .sha256)
      result = (Digest.hexadecimal(whole.digest), whole.byteCount)
    }
    finished = result
    return result
  }
}
