public import Encryption
import Foundation
import Storage

extension Library {
  /// Writes a backup for a download.
  ///
  /// - Parameters:
  ///   - includesFiles: Whether the books' files go with it.
  ///   - passphrase: What encrypts it; `nil` for none.
  /// - Returns: The archive, or the encrypted file.
  /// - Throws: As ``backUp(to:includesFiles:passphrase:)``; ``BackupError/noRoomToBackUp(needed:free:)``.
  public func backupForDownload(
    includesFiles: Bool, passphrase: Passphrase? = nil
  ) async throws -> MadeFile {
    let taker = "download"
    let backup = try await BackupArchives(self, takers: [taker])
      .backup(for: taker, includesFiles: includesFiles, passphrase: passphrase)
    let day = Date.now.formatted(.iso8601.year().month().day())
    return try backup.made(name: "vorleser-\(day).zip" + (passphrase == nil ? "" : ".age"))
  }
}
