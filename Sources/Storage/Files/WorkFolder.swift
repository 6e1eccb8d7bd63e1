public import Foundation

/// A folder in the data folder for files that are made and handed out at once; it is deleted with its last reference.
///
/// A process that dies leaves it behind; the next one that opens the library deletes it.
public final class WorkFolder: Sendable {
  /// Its place.
  public let url: URL
  /// Holds the lock that tells other processes to leave the folder alone.
  private let descriptor: Int32

  init(_ files: LibraryFiles) throws {
    try files.makeFolder(files.incoming)
    while true {
      let place = files.incoming.appending(path: UUID().uuidString, directoryHint: .isDirectory)
      guard mkdir(place.path, 0o700) == 0 else {
        throw StorageError.system("making a folder", folder: files.folder)
      }
      let opened = open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // A sweep of another process may come before the lock; then another folder is made.
      if opened >= 0, flock(opened, LOCK_EX | LOCK_NB) == 0, access(place.path, F_OK) == 0 {
        url = place
        descriptor = opened
        return
      }
      guard opened >= 0 || errno == ENOENT else {
        throw StorageError.system("opening a folder", folder: files.folder)
      }
      if opened >= 0 { close(opened) }
    }
  }

  deinit {
    // What can't be deleted now is swept at the next start.
    try? FileManager.default.removeItem(at: url)
    close(descriptor)
  }
}
