import Foundation

extension OutputFile {
  /// Puts a finished file in its place, in one step where both are on one disk.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - destination: Its place; what is there is replaced.
  /// - Throws: ``NarrationError``; nothing of the file is at its place then.
  static func move(_ file: URL, to destination: URL) throws {
    guard rename(file.path, destination.path) != 0 else {
      try syncFolder(destination.deletingLastPathComponent())
      return
    }
    guard errno == EXDEV else { throw NarrationError.file(destination.path, errno) }
    let near = destination.appendingPathExtension("new")
    do {
      try? FileManager.default.removeItem(at: near)
      try FileManager.default.copyItem(at: file, to: near)
      guard rename(near.path, destination.path) == 0 else {
        throw NarrationError.file(destination.path, errno)
      }
    } catch {
      // A half of a copy helps nobody.
      try? FileManager.default.removeItem(at: near)
      guard error is CocoaError else { throw error }
      throw NarrationError.unwritable(
        path: destination.path, reason: error.localizedDescription)
    }
  }
}
