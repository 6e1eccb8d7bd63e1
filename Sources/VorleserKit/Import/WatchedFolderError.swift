/// Why a folder can't be watched.
public enum WatchedFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It lies below none of the folders that may be chosen.
  case outside
  /// There is no folder of this path, or it can't be read.
  case unreadable
  /// It is watched already, or lies in a folder that is.
  case known
  /// It holds the library's own files, or lies among them.
  case ownData
  /// There are too many.
  case tooMany
  /// No folder has this number.
  case noSuchFolder

  /// The most folders that can be chosen: each is read through every few seconds.
  public static let limit = 20

  /// One sentence for people.
  public var description: String {
    switch self {
    case .outside:
      "This folder may not be watched. Choose one below the folders that the server was started with (--watch-below)."
    case .unreadable: "There is no folder of this path that the server can read."
    case .known: "This folder is watched already."
    case .ownData: "This folder holds the library's own files. Choose another one."
    case .tooMany: "No more than \(Self.limit) folders can be watched. Remove one first."
    case .noSuchFolder: "This folder is not watched."
    }
  }
}
