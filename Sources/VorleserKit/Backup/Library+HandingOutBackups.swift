import Foundation
import Storage

extension Library {
  /// Writes a backup for a download.
  ///
  /// - Parameter includesFiles: Whether the books' files go with it.
  /// - Returns: The archive.
  /// - Throws: As ``backUp(to:includesFiles:passphrase:)``.
  public func backupForDownload(includesFiles: Bool) async throws -> MadeFile {
    let folder = try await stored { try await shelf.workFolder() }
    let file = folder.url.appending(path: "backup.zip")
    _ = try await backUp(to: file, includesFiles: includesFiles)
    let day = Date.now.formatted(.iso8601.year().month().day())
    return try MadeFile(folder, file, name: "vorleser-\(day).zip")
  }
}
