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
  /// - Throws: As ``backUp(to:includesFiles:passphrase:)``.
  public func backupForDownload(
    includesFiles: Bool, passphrase: Passphrase? = nil
  ) async throws -> MadeFile {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup.zip")
    _ = try await backUp(to: file, includesFiles: includesFiles, passphrase: passphrase)
    let day = Date.now.formatted(.iso8601.year().month().day())
    return try MadeFile(
      folder, file, name: "vorleser-\(day).zip" + (passphrase == nil ? "" : ".age"))
  }
}
