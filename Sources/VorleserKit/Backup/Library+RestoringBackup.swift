public import Encryption
public import Foundation
import Storage

extension Library {
  /// Takes over what a backup holds and the library lacks; nothing that the library has is changed or lost, but for
  /// places that are older than the backup's.
  ///
  /// Books are added from the backup's files, and read anew. What is damaged is left out and told. Restoring a backup
  /// twice adds nothing the second time, so an interrupted call is simply repeated.
  ///
  /// - Parameters:
  ///   - file: An archive of ``backUp(to:includesFiles:passphrase:)``, of this library or another one.
  ///   - accounts: The people of this library.
  ///   - sections: What is taken over. Without people, only those who have an account here get anything; without books, only
  ///     books that are here do.
  ///   - passphrase: What the backup was encrypted with; one that is not encrypted needs none.
  ///   - onProgress: Is told how many of the backup's books have been looked at, and how many there are.
  /// - Returns: What was taken over, and what could not be.
  /// - Throws: ``BackupError``; ``LibraryError``; `CancellationError`.
  public func restore(
    backup file: URL, people accounts: Accounts,
    sections: Set<BackupSection> = Set(BackupSection.allCases), passphrase: Passphrase? = nil,
    onProgress: (@Sendable (Int, Int) -> Void)? = nil
  ) async throws -> RestoreReport {
    guard AgeFile.isOne(file) else {
      return try await restore(file, accounts, sections, onProgress)
    }
    guard let passphrase else { throw BackupError.passphraseNeeded }
    let folder = try await stored { try await shelf.workFolder() }
    // It is deleted with the last reference.
    defer { withExtendedLifetime(folder) {} }
    let archive = folder.url.appending(path: "backup.zip")
    try await BackupCipher.shared.decrypt(file, to: archive, passphrase: passphrase)
    return try await restore(archive, accounts, sections, onProgress)
  }

  private func restore(
    _ archive: URL, _ accounts: Accounts, _ sections: Set<BackupSection>,
    _ onProgress: (@Sendable (Int, Int) -> Void)?
  ) async throws -> RestoreReport {
    var restoration = Restoration(
      library: self, accounts: accounts, backup: try BackupReader(archive),
      sections: sections)
    restoration.onProgress = onProgress
    try await restoration.run()
    return restoration.report
  }
}
