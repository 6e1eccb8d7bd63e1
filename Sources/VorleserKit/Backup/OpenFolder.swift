import Foundation

/// An open folder of backups.
///
/// Its calls use the descriptor, so that a changed path leads nowhere else.
struct OpenFolder: ~Copyable {
  /// How many bytes are copied at once.
  private static let chunkByteCount = 1 << 20
  /// After so many bytes the disk has to have them: a full or vanished one is noticed early, and what is told of the progress is true.
  private static let syncByteCount = 64 << 20

  private let descriptor: Int32
  private let path: String

  /// Opens a folder; links in its path are not followed.
  ///
  /// - Parameter path: Its real path.
  /// - Throws: ``BackupFolderError``, with `missing` if the path is another by now.
  init(_ path: String) throws(BackupFolderError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw BackupFolderError(code: errno, path) }
    // FAT takes a name in any case, and the system tells the one that it has seen first.
    guard RealPath.of(ownPath)?.caseInsensitiveCompare(path) == .orderedSame else {
      throw BackupFolderError(.missing, path)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The path by which the system knows the descriptor.
  private var ownPath: String { "/proc/self/fd/\(descriptor)" }

  /// Makes an empty file, unless it is there, and returns when the disk knows it.
  func make(_ name: String) throws(BackupFolderError) {
    // To open a pipe of that name would block.
    let made = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard made >= 0 else { throw failure }
    defer { close(made) }
    // A pipe or a device of that name is no mark, and can't be synced.
    guard fsync(made) == 0 else { throw failure }
    try sync()
  }

  /// Refuses a folder without its mark.
  func check(_ mark: String) throws(BackupFolderError) {
    var status = stat()
    guard fstatat(descriptor, mark, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return }
    throw errno == ENOENT ? BackupFolderError(.unmarked, path) : failure
  }

  /// The files, without folders and links.
  func files() throws(BackupFolderError) -> [StoredFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: ownPath)
    } catch {
      throw BackupFolderError(.failed(error.localizedDescription), path)
    }
    return names.compactMap { name in
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      return StoredFile(name: name, byteCount: Int(status.st_size))
    }
  }

  /// Copies a file of the data folder into this one, and returns when the disk has it.
  func write(_ file: URL, as name: String, onCopied: (Int) throws -> Void) throws {
    try delete(name)
    let source = open(file.path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw ownFailure(file) }
    defer { close(source) }
    // Whoever reads the disk may read everybody's marks; a file system without owners has its own rule.
    let target = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw failure }
    do {
      try copy(
        from: source, to: target, onCopied: onCopied,
        reading: { ownFailure(file) }, writing: { failure })
    } catch {
      close(target)
      throw error
    }
    // A share may say only now that it has no room.
    guard close(target) == 0 else { throw failure }
  }

  /// Copies a file of this folder into the data folder, in place of any other.
  func read(_ name: String, to file: URL, onCopied: (Int) throws -> Void) throws {
    let source = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard source >= 0 else { throw failure }
    defer { close(source) }
    let target = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw ownFailure(file) }
    defer { close(target) }
    try copy(
      from: source, to: target, onCopied: onCopied,
      reading: { failure }, writing: { ownFailure(file) })
  }

  /// Gives a file its name, in place of any other, and returns when the disk knows it.
  func rename(_ name: String, to other: String) throws(BackupFolderError) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw failure }
    try sync()
  }

  /// Returns when the disk knows the folder's names.
  private func sync() throws(BackupFolderError) {
    // Some shares can't sync a folder; the names are theirs to keep then.
    guard fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EBADF].contains(errno) else { throw failure }
  }

  /// Deletes a file; one that is not there is deleted already.
  func delete(_ name: String) throws(BackupFolderError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure }
  }

  private func copy(
    from source: Int32, to target: Int32, onCopied: (Int) throws -> Void,
    reading: () -> BackupFolderError, writing: () -> BackupFolderError
  ) throws {
    var buffer = [UInt8](repeating: 0, count: Self.chunkByteCount)
    var (copied, synced) = (0, 0)
    while true {
      let count = Glibc.read(source, &buffer, Self.chunkByteCount)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw reading() }
      guard count > 0 else { break }
      var rest = buffer[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw writing() }
        rest = rest.dropFirst(written)
      }
      copied += count
      if copied - synced >= Self.syncByteCount {
        guard fsync(target) == 0 else { throw writing() }
        synced = copied
      }
      try onCopied(copied)
    }
    guard fsync(target) == 0 else { throw writing() }
  }

  /// What the last system call in this folder has refused.
  private var failure: BackupFolderError { BackupFolderError(code: errno, path) }

  private func ownFailure(_ file: URL) -> BackupFolderError {
    let words = String(cString: strerror(errno))
    return BackupFolderError(.ownFile("\(file.lastPathComponent): \(words)"), path)
  }
}
