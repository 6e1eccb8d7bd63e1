import Foundation
import Synchronization
import ZipArchive

/// What an archive holds by name, read once when a format asks for it.
package final class ArchiveNames: Sendable {
  private let file: URL
  private let known = Mutex<[String]?>(nil)

  init(_ file: URL) {
    self.file = file
  }

  /// Stored paths of the files that matter: no folders, and none of what operating systems add.
  ///
  /// Empty where the directory can't be read.
  var paths: [String] {
    known.withLock { known in
      if let known { return known }
      // The format that takes the file says what is wrong with its directory.
      let entries = (try? ZipArchive(file: file).entries) ?? []
      let paths = entries.map(\.path).filter(Self.matters)
      known = paths
      return paths
    }
  }

  /// Whether an entry is a file that somebody put there.
  static func matters(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return !path.hasSuffix("/") && !path.hasPrefix("__MACOSX/") && !name.hasPrefix(".")
      && !["thumbs.db", "desktop.ini"].contains(name.lowercased())
  }

  /// Stored paths of the files whose names end so.
  ///
  /// - Parameter endings: Endings in lowercase, without the point.
  /// - Returns: The paths, in the order of the archive.
  func paths(endingIn endings: Set<String>) -> [String] {
    paths.filter { endings.contains($0.fileEnding) }
  }
}

extension String {
  /// What a path ends in behind its last point, in lowercase.
  var fileEnding: String {
    let name = split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: point)...].lowercased()
  }
}
