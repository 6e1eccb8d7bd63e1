import Foundation

/// The right to send scheduled backups: one process of a data folder has it at a time, and it ends with the process.
struct BackupTurn {
  /// The name of the file in the data folder that is locked.
  private static let name = "backups.lock"

  private let file: FileHandle

  /// Takes the turn.
  ///
  /// - Returns: `nil` while another process has it, and in a folder that can only be read.
  init?(in folder: URL) {
    let descriptor = open(
      folder.appending(path: Self.name).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  /// Gives the turn back.
  func end() { try? file.close() }
}
