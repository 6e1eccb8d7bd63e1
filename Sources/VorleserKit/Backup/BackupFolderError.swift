import Foundation

/// Why a folder of this machine can't keep backups.
struct BackupFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    /// It is no path that begins at the root.
    case path
    /// It lies below none of the folders that the operator has named.
    case outside
    /// The library's own files lie there.
    case own
    /// It is not there.
    case missing
    /// It has not the mark that a folder gets when it is chosen.
    case unmarked
    /// The program may not read or write there.
    case forbidden
    /// The file system takes no changes.
    case readOnly
    /// The file system has no room.
    case full
    /// The file system takes no files of this length.
    case tooLarge
    /// A file of the data folder can't be read or written; the system's words.
    case ownFile(String)
    /// Reading or writing has failed; the system's words.
    case failed(String)
  }

  let kind: Kind
  let folder: String

  init(_ kind: Kind, _ folder: String) {
    self.kind = kind
    self.folder = folder
  }

  /// The failure of a system call in the folder.
  ///
  /// Network file systems have numbers of their own for a server that is gone.
  init(code: Int32, _ folder: String) {
    let kind: Kind =
      switch code {
      case ENOENT, ENOTDIR, ELOOP, ENODEV, ENXIO, ESTALE, ENOTCONN, ETIMEDOUT, EHOSTDOWN,
        EHOSTUNREACH:
        .missing
      case EACCES, EPERM: .forbidden
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .full
      case EFBIG: .tooLarge
      default: .failed(String(cString: strerror(code)))
      }
    self.init(kind, folder)
  }

  /// One sentence for people.
  var description: String {
    switch kind {
    case .path:
      "This is not the path of a folder. Such a path begins with a slash, for example /media/disk/books."
    case .outside:
      "Backups may not go to \(folder). Choose a folder below those that the server was started with (--backups-below)."
    case .own:
      "The library's own files are in \(folder). Choose another folder, best on another disk."
    case .missing:
      "The folder \(folder) is not there. Check whether its disk or share is connected."
    case .unmarked:
      "The folder \(folder) is not the one that was chosen. Check whether its disk or share is connected, or add the destination again."
    case .forbidden: "Vorleser may not write to the folder \(folder). Check its permissions."
    case .readOnly: "The folder \(folder) is read-only. Check its disk or share."
    case .full: "There is no room left for the backup in the folder \(folder)."
    case .tooLarge:
      "The file system of \(folder) takes no files as large as this backup; FAT takes 4 GB at most."
    case .ownFile(let reason): "A file of this machine can't be used: \(reason)"
    case .failed(let reason):
      "Reading or writing in the folder \(folder) has failed (\(reason)). Check its disk or share."
    }
  }
}
