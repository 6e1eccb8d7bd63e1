import AudioEngine
import Foundation

/// Checks the places of result files before hours of speech are made for them.
enum OutputPlace {
  /// Checks that files can be written.
  ///
  /// Folders are not made, so that a typing error in a path is reported.
  ///
  /// - Parameter files: The places of the files; `nil` for a file that is not wanted.
  /// - Throws: `NarrationError.unwritable` for the first that can't.
  static func check(_ files: [URL?]) throws {
    for file in files.compactMap(\.self) {
      if let reason = obstacle(file) {
        throw NarrationError.unwritable(path: file.path, reason: reason)
      }
    }
  }

  private static func obstacle(_ file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    switch (isFolder(folder), isFolder(file)) {
    case (nil, _): return "there is no folder \(folder.path)"
    case (false, _): return "\(folder.path) is no folder"
    case (_, true): return "it is a folder"
    case (true, _): break
    }
    let isWritable = FileManager.default.isWritableFile(atPath: folder.path)
    return isWritable ? nil : "the folder \(folder.path) can't be written to"
  }

  /// Whether a URL is a folder; `nil` if nothing is there.
  private static func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }
}
