import Foundation
import Storage

/// A backup on its way from a destination into a work folder of the data folder; it is deleted with the last reference.
struct BackupDownload: Sendable {
  let backup: StoredBackup
  /// The destination's name.
  let destination: String
  private let folder: WorkFolder

  init(_ backup: StoredBackup, from destination: String, in folder: WorkFolder) {
    self.backup = backup
    self.destination = destination
    self.folder = folder
  }

  /// Where it lies; it may not be there yet.
  var file: URL { folder.url.appending(path: "backup") }

  /// How many bytes have arrived; `nil` before the first attempt.
  var receivedByteCount: Int? {
    var status = stat()
    return stat(file.path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Refuses a backup for which the disk has no room, before any of it is fetched.
  ///
  /// An encrypted backup is decrypted beside itself.
  ///
  /// - Throws: ``BackupError/noRoom(needed:free:)``.
  func checkRoom() throws(BackupError) {
    guard let byteCount = backup.byteCount, let free = DiskRoom(path: folder.url.path).freeByteCount
    else {
      return
    }
    // A server may tell any length.
    let length = min(byteCount, Int.max >> 2)
    let needed =
      max(length - (receivedByteCount ?? 0), 0) + (backup.isEncrypted ? length : 0)
      + DiskRoom.reserveByteCount
    guard needed <= free else { throw .noRoom(needed: needed, free: free) }
  }

  /// The whole of it, to be handed out.
  func made() throws -> MadeFile { try MadeFile(folder, file, name: backup.name) }
}
