public import Foundation

extension Library {
  /// Takes over what a backup holds and the library lacks; nothing that the library has is changed or lost, but for
  /// places that are older than the backup's.
  ///
  /// Books are added from the backup's files, and read anew. What is damaged is left out and told. Restoring a backup
  /// twice adds nothing the second time, so an interrupted call is simply repeated.
  ///
  /// - Parameters:
  ///   - file: An archive of ``backUp(to:includesFiles:)``, of this library or another one.
  ///   - accounts: The people of this library.
  /// - Returns: What was taken over, and what could not be.
  /// - Throws: ``BackupError``; ``LibraryError``; `CancellationError`.
  public func restore(backup file: URL, people accounts: Accounts) async throws -> RestoreReport {
    var restoration = Restoration(
      library: self, accounts: accounts, backup: try BackupReader(file))
    try await restoration.run()
    return restoration.report
  }
}
