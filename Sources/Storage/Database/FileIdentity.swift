import Foundation

/// The identity of the file at a path: its device and inode, by which another file in its place is
/// noticed.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Looks at a path.
  ///
  /// - Parameter file: The file; `nil` when there is none.
  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
