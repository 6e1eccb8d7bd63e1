import Foundation

extension StoredNarration {
  /// Writes the times, in the form that the file's name asks for; the file appears when it is complete.
  func writeTimes(to file: URL) throws {
    let made = file.appendingPathExtension("new")
    var writing = try TimelineFile(made, self, format: TimelineFormat(file))
    try writing.write()
    guard rename(made.path, file.path) == 0 else { throw NarrationError.file(file.path, errno) }
  }
}
