import Foundation

/// What the file system says of a file without reading it: as long as none of it changes, nobody has written to the file.
///
/// Renaming keeps it, so that a text that was read in `incoming` need not be read again in its place.
struct FileStamp: Hashable {
  /// Size in bytes.
  var byteCount: Int
  /// Time of the last write since 1970.
  var seconds: Int
  /// The rest of that time.
  var nanoseconds: Int
  /// The number of the file on its disk.
  var inode: UInt64

  /// Asks the file system.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  init(_ file: URL) throws {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      throw BookOpenError.unreadable(reason: "access is denied or it is no longer there")
    }
    self.init(
      byteCount: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec), inode: UInt64(status.st_ino))
  }

  init(byteCount: Int, seconds: Int, nanoseconds: Int, inode: UInt64) {
    self.byteCount = byteCount
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.inode = inode
  }
}
