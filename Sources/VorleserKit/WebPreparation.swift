import Foundation

/// Copies the page's files to the resources of an installed program.
struct WebPreparation {
  /// Extensions of files that are no part of the page: settings of tools, and notes.
  private static let otherEndings: Set<String> = ["json", "md"]
  /// Folders that are no part of the page.
  private static let otherFolders: Set<String> = ["tests"]

  private let source: URL
  private let target: URL

  init(from source: URL, into target: URL) {
    self.source = source
    self.target = target
  }

  /// Replaces the whole copy in one step, unless it is equal, so that deleted files go and no
  /// reader sees half a copy.
  func run() throws {
    let files = try files()
    let manager = FileManager.default
    if try Set(manager.subpathsIfThere(target)) == Set(files),
      files.allSatisfy({
        manager.contentsEqual(atPath: path($0, source), andPath: path($0, target))
      })
    {
      return
    }
    let fresh = target.deletingLastPathComponent()
      .appending(path: ".web-\(ProcessInfo.processInfo.processIdentifier)")
    try? manager.removeItem(at: fresh)
    defer { try? manager.removeItem(at: fresh) }
    try manager.createDirectory(at: fresh, withIntermediateDirectories: true)
    for file in files {
      let copy = fresh.appending(path: file)
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: source.appending(path: file), to: copy)
    }
    // Two renames: what has the folder's name is whole at any moment.
    let old = fresh.appendingPathExtension("old")
    defer { try? manager.removeItem(at: old) }
    if manager.fileExists(atPath: target.path) { try manager.moveItem(at: target, to: old) }
    try manager.moveItem(at: fresh, to: target)
  }

  private func path(_ file: String, _ folder: URL) -> String { folder.appending(path: file).path }

  /// The page's files, as paths below the folder.
  private func files() throws -> [String] {
    try FileManager.default.subpathsIfThere(source).filter { file in
      let parts = file.split(separator: "/")
      return !parts.dropLast().contains { Self.otherFolders.contains(String($0)) }
        && !Self.otherEndings.contains((file as NSString).pathExtension)
        && !parts.contains { $0.hasPrefix(".") }
    }
  }
}

extension FileManager {
  /// The files below a folder; none if there is no such folder.
  fileprivate func subpathsIfThere(_ folder: URL) throws -> [String] {
    guard fileExists(atPath: folder.path) else { return [] }
    return try subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      return fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
