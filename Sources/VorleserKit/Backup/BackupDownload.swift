import Foundation
import Storage

/// A backup on its way from a destination into a work folder of the data folder; it is deleted with the last reference.
struct BackupDownload: Sendable {
  /// What stays free on the disk of the data folder: the library goes on storing what people do, and adds the books.
  private static let reserveByteCount = 256 << 20

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
    guard let byteCount = backup.byteCount, let free = Self.freeByteCount(in: folder.url) else {
      return
    }
    // A server may tell any length.
    let length = min(byteCount, Int.max >> 2)
    let needed =
      max(length - (receivedByteCount ?? 0), 0) + (backup.isEncrypted ? length : 0)
      + Self.reserveByteCount
    guard needed <= free else { throw .noRoom(needed: needed, free: free) }
  }

  /// The whole of it, to be handed out.
  func made() throws -> MadeFile { try MadeFile(folder, file, name: backup.name) }

  /// What the file system has left for the program; `nil` if it does not tell.
  private static func freeByteCount(in folder: URL) -> Int? {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return nil }
    // Some file systems count below zero, which is a great number here.
    let (product, isTooLarge) = UInt64(status.f_bavail).multipliedReportingOverflow(
      by: UInt64(status.f_frsize))
    return isTooLarge ? nil : Int(clamping: product)
  }
}
