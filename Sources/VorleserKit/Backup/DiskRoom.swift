import Foundation

/// The room on a file system, such as that of the data folder.
struct DiskRoom: Sendable {
  /// What backups leave free in the data folder: the library goes on storing what people do, and adds books.
  static let reserveByteCount = 256 << 20

  /// A file or folder of the file system.
  let path: String

  /// What the file system has left for the program; `nil` if it does not tell.
  var freeByteCount: Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    // Some file systems count below zero, which is a great number here.
    let (product, isTooLarge) = UInt64(status.f_bavail).multipliedReportingOverflow(
      by: UInt64(status.f_frsize))
    return isTooLarge ? nil : Int(clamping: product)
  }

  /// Refuses a backup for which there is no room, before it is written.
  ///
  /// - Parameter byteCount: Its length.
  /// - Throws: ``BackupError/noRoomToBackUp(needed:free:)``.
  func check(_ byteCount: Int) throws(BackupError) {
    let needed = byteCount + Self.reserveByteCount
    guard let free = freeByteCount, free < needed else { return }
    throw .noRoomToBackUp(needed: needed, free: free)
  }

  /// Whether there is too little left for the rest of a file, after a failure to write it.
  ///
  /// - Parameter byteCount: How long the file at the path was to become.
  /// - Returns: Whether it is full; `false` if it does not tell.
  func isFull(forFileOf byteCount: Int) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, let free = freeByteCount else { return false }
    return free < byteCount - Int(status.st_size)
  }
}
