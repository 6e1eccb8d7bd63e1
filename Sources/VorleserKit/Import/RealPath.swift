import Foundation

/// Paths without links, `.` and `..`, by which the operator's folders are compared with those that an admin names.
enum RealPath {
  /// The real path of something; `nil` for what is not there.
  static func of(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether a path is that of a folder, or of something in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Whether a real path lies in one of some folders, wherever links to these lead.
  static func isBelow(_ roots: [URL], _ path: String) -> Bool {
    roots.contains { of($0.path).map { contains($0, path) } ?? false }
  }
}
