import Encryption
import Foundation
import Storage

/// A backup in a work folder, which is deleted with the last reference.
struct PreparedBackup: Sendable {
  let file: URL
  let report: BackupReport
  private let folder: WorkFolder

  init(_ folder: WorkFolder, _ file: URL, _ report: BackupReport) {
    self.folder = folder
    self.file = file
    self.report = report
  }

  /// The backup, to be handed out.
  func made(name: String) throws -> MadeFile { try MadeFile(folder, file, name: name) }
}

/// The archives of backups that begin together: the library is read once for all of them.
///
/// An archive is made when the first one asks for it. It is deleted when each has taken and used it, or has left.
actor BackupArchives {
  private let library: Library
  /// Those that have still to ask.
  private var takers: Set<String>
  /// By whether the books' files are in it.
  private var made: [Bool: Task<PreparedBackup, any Error>] = [:]

  /// - Parameters:
  ///   - library: What is backed up.
  ///   - takers: The names of the backups that begin together.
  init(_ library: Library, takers: Set<String>) {
    self.library = library
    self.takers = takers
  }

  /// A backup asks for nothing more; one that has failed before it asked holds no archive up.
  ///
  /// - Parameter taker: The backup's name.
  func leave(_ taker: String) {
    takers.remove(taker)
    if takers.isEmpty { made = [:] }
  }

  /// A backup, encrypted on its own if it has a passphrase.
  ///
  /// - Throws: As ``Library/backUp(to:includesFiles:passphrase:)``; ``BackupError/noRoomToBackUp(needed:free:)``.
  func backup(
    for taker: String, includesFiles: Bool, passphrase: Passphrase?
  ) async throws -> PreparedBackup {
    let archive = try await archive(for: taker, includesFiles: includesFiles)
    try Task.checkCancellation()
    guard let passphrase else { return archive }
    return try await library.encrypted(archive, passphrase)
  }

  private func archive(
    for taker: String, includesFiles: Bool
  ) async throws -> PreparedBackup {
    // One that is given up must not take the archive away from the others.
    let task =
      made[includesFiles]
      ?? Task { [library] in
        try await library.preparedBackup(includesFiles: includesFiles)
      }
    made[includesFiles] = task
    leave(taker)
    return try await task.value
  }
}

extension Library {
  /// Backs up into a work folder.
  fileprivate func preparedBackup(includesFiles: Bool) async throws -> PreparedBackup {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup")
    let report = try await backUp(in: folder, to: file, includesFiles: includesFiles)
    return PreparedBackup(folder, file, report)
  }

  /// Encrypts an archive beside it.
  fileprivate func encrypted(
    _ archive: PreparedBackup, _ passphrase: Passphrase
  ) async throws -> PreparedBackup {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup")
    try await BackupCipher.shared.encrypt(
      archive.file, to: file, passphrase: passphrase, cost: AgeFile.cost,
      room: DiskRoom(path: folder.url.path))
    var report = archive.report
    report.byteCount = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return PreparedBackup(folder, file, report)
  }
}
