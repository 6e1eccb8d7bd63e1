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
}

/// The archives of backups that begin together: the library is read once for all of them.
///
/// An archive is made when the first one asks for it. It is deleted when the last one has taken and used it.
actor BackupArchives {
  private let library: Library
  /// How many have still to ask.
  private var takerCount: Int
  /// By whether the books' files are in it.
  private var made: [Bool: Task<PreparedBackup, any Error>] = [:]

  /// - Parameters:
  ///   - library: What is backed up.
  ///   - takerCount: How many backups begin together.
  init(_ library: Library, takerCount: Int) {
    self.library = library
    self.takerCount = takerCount
  }

  /// A backup, encrypted on its own if it has a passphrase.
  ///
  /// - Throws: As ``Library/backUp(to:includesFiles:passphrase:)``.
  func backup(includesFiles: Bool, passphrase: Passphrase?) async throws -> PreparedBackup {
    let archive = try await archive(includesFiles: includesFiles)
    try Task.checkCancellation()
    guard let passphrase else { return archive }
    return try await library.encrypted(archive, passphrase)
  }

  private func archive(includesFiles: Bool) async throws -> PreparedBackup {
    // One that is given up must not take the archive away from the others.
    let task =
      made[includesFiles]
      ?? Task { [library] in
        try await library.preparedBackup(includesFiles: includesFiles)
      }
    takerCount -= 1
    made[includesFiles] = task
    if takerCount <= 0 { made = [:] }
    return try await task.value
  }
}

extension Library {
  /// Backs up into a work folder.
  fileprivate func preparedBackup(includesFiles: Bool) async throws -> PreparedBackup {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup")
    return PreparedBackup(folder, file, try await backUp(to: file, includesFiles: includesFiles))
  }

  /// Encrypts an archive beside it.
  fileprivate func encrypted(
    _ archive: PreparedBackup, _ passphrase: Passphrase
  ) async throws -> PreparedBackup {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup")
    try await BackupCipher.shared.encrypt(
      archive.file, to: file, passphrase: passphrase, cost: AgeFile.cost)
    var report = archive.report
    report.byteCount = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return PreparedBackup(folder, file, report)
  }
}
