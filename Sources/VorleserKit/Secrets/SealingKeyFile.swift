import Encryption
import Foundation
import Passwords

/// Where the key of the secrets is: outside the database, so that a copy of the database opens none of them.
///
/// A credential of systemd goes before the file in the data folder, so that a service can keep its key in the machine's
/// security chip. Source: systemd.exec(5), "Credentials".
struct SealingKeyFile: Sendable {
  /// The name of systemd's credential.
  static let credential = "vorleser-secrets-key"
  /// The name of the file in the data folder.
  static let name = "secrets.key"
  /// The most bytes that are read: some kilobytes, as other programs' keys have at most.
  private static let byteLimit = 64 << 10

  private let file: URL
  private let credential: URL?

  init(_ data: DataFolder, environment: [String: String] = ProcessInfo.processInfo.environment) {
    file = data.url.appending(path: Self.name)
    credential = environment["CREDENTIALS_DIRECTORY"].map {
      URL(filePath: $0, directoryHint: .isDirectory).appending(path: Self.credential)
    }
  }

  /// The key.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``SecretError/unreadableKey(reason:)``.
  func key() throws(SecretError) -> SealingKey? {
    if let credential, access(credential.path, F_OK) == 0 { return try read(credential) }
    guard access(file.path, F_OK) == 0 else { return nil }
    return try read(file)
  }

  /// The key; it is made if there is none.
  ///
  /// - Throws: ``SecretError/unreadableKey(reason:)``.
  func keyOrNew() throws(SecretError) -> SealingKey {
    if let key = try key() { return key }
    try write()
    guard let key = try key() else { throw .unreadableKey(reason: "\(Self.name) is gone") }
    return key
  }

  private func read(_ file: URL) throws(SecretError) -> SealingKey {
    var status = stat()
    guard stat(file.path, &status) == 0, let handle = try? FileHandle(forReadingFrom: file),
      let bytes = try? handle.read(upToCount: Self.byteLimit)
    else { throw .unreadableKey(reason: "\(file.lastPathComponent) can't be read") }
    // A copy may have lost its rights; systemd's own are read-only, and right.
    if file == self.file, status.st_mode & 0o077 != 0, chmod(file.path, 0o600) != 0 {
      throw .unreadableKey(reason: "other people of this machine can read \(Self.name)")
    }
    guard let key = SealingKey(bytes.reversed().drop { $0 == 0x0A }.reversed()) else {
      throw .unreadableKey(
        reason: "\(file.lastPathComponent) has fewer than \(SealingKey.byteCount) bytes")
    }
    return key
  }

  /// Writes a new key, unless another process has written one.
  private func write() throws(SecretError) {
    let part = file.appendingPathExtension(UUID().uuidString)
    let descriptor = open(part.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system }
    defer {
      close(descriptor)
      unlink(part.path)
    }
    let text = Array((Secret.letters(SecretBytes.random(SealingKey.byteCount)) + "\n").utf8)
    guard Glibc.write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0,
      link(part.path, file.path) == 0 || errno == EEXIST
    else { throw .system }
  }
}

extension SecretError {
  /// The system's words for what just failed.
  fileprivate static var system: SecretError {
    .unreadableKey(
      reason: "\(SealingKeyFile.name) can't be written (\(String(cString: strerror(errno))))")
  }
}
