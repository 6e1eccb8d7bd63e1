import Foundation

/// The facts that the file system tells of a file without reading it.
///
/// While none of them changes, nobody has written to the file.
///
/// Renaming changes none of them, so a text that was read in `incoming` need not be read again in
/// its final place.
struct FileStamp: Hashable {
  /// The size in bytes.
  var byteCount: Int
  /// The time of the last write, in seconds since 1970.
  var seconds: Int
  /// The nanoseconds of that time.
  var nanoseconds: Int
  /// The number of the file on its file system.
  var inode: UInt64

  /// Reads the stamp of a file.
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
