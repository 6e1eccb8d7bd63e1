import Foundation
import Hashing
import Synchronization

/// Stores and deletes the files of the library.
///
/// Originals and covers are named by their content. A file is written in `incoming`, synced, and
/// only then renamed to its place, so a file in its place is complete.
struct LibraryFiles: Sendable {
  /// The data folder.
  let folder: URL
  /// The data folder's path.
  private let root: String
  private let lasting = LastingFolders()

  init(_ folder: URL) {
    self.folder = folder
    root = folder.path
  }

  var incoming: URL { folder.appending(path: "incoming") }

  /// The URL of a stored file, by its path in the database.
  func url(_ path: String) -> URL { folder.appending(path: path) }

  /// The size of a stored file in bytes; `nil` when it is not there.
  func byteCount(_ path: String) -> Int? {
    var status = stat()
    // Lists ask for every book; a URL takes as long as the system's answer.
    guard stat("\(root)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Makes a folder with those above it, for its owner only, as the XDG rules want it.
  ///
  /// - Returns: Whether a folder was missing.
  @discardableResult
  func makeFolder(_ url: URL) throws -> Bool {
    // One by one, because Foundation does not tell "no room" from "no right".
    var missing: [URL] = []
    var place = url.standardizedFileURL
    while access(place.path, F_OK) != 0, place.path != "/" {
      missing.append(place)
      place.deleteLastPathComponent()
    }
    for place in missing.reversed() where mkdir(place.path, 0o700) != 0 && errno != EEXIST {
      throw StorageError.system("making the folder \(place.lastPathComponent)", folder: folder)
    }
    return !missing.isEmpty
  }

  /// Moves a complete file to its place and syncs the folder.
  func keep(_ file: IncomingFile, at path: String) throws {
    let target = url(path)
    let home = target.deletingLastPathComponent()
    let isNew = try makeFolder(home)
    let identity = FolderIdentity(home)
    guard rename(file.url.path, target.path) == 0 else {
      throw StorageError.system("putting a file into its place", folder: folder)
    }
    try sync(home)
    // The folder itself may be new, or made by a process that did not come to this.
    if isNew || !lasting.contains(identity) {
      try sync(folder)
      lasting.insert(identity)
    }
  }

  /// Reads a file that has arrived.
  func bytes(of file: IncomingFile) throws -> [UInt8] {
    // The system's own reason is in `errno`.
    guard let data = try? Data(contentsOf: file.url) else {
      throw StorageError.system("reading a file", folder: folder)
    }
    return [UInt8](data)
  }

  /// Deletes a stored file; it is no error when it is not there.
  func remove(_ path: String) throws {
    guard unlink(url(path).path) == 0 || errno == ENOENT else {
      throw StorageError.system("removing a file", folder: folder)
    }
  }

  /// Deletes files and folders that processes were filling when they died.
  func sweepIncoming() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: incoming.path)) ?? []
    for name in names {
      let path = incoming.appending(path: name).path
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      // A process that still writes the file holds its lock.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private func sync(_ directory: URL) throws {
    let descriptor = open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StorageError.system("opening the folder", folder: folder)
    }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw StorageError.system("writing the folder to disk", folder: folder)
    }
  }
}

/// The folders whose names are on disk; a disk takes as long to find nothing to write as to write.
private final class LastingFolders: Sendable {
  private let folders = Mutex<Set<FolderIdentity>>([])

  func contains(_ folder: FolderIdentity?) -> Bool {
    folders.withLock { folders in folder.map { folders.contains($0) } ?? false }
  }

  func insert(_ folder: FolderIdentity?) {
    folders.withLock { folders in if let folder { folders.insert(folder) } }
  }
}

/// A folder itself: another one may take its place under its path.
private struct FolderIdentity: Hashable {
  let device: dev_t
  let inode: ino_t

  /// Looks at a folder; `nil` if it can't be looked at.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}
