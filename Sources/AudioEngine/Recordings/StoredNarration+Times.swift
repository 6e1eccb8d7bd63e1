import Foundation

extension StoredNarration {
  /// Writes the times, in the form that the file's name asks for; the file appears when it is complete.
  func writeTimes(to file: URL) throws {
    let made = folder.appending(path: "timings")
    var writing = try TimelineFile(made, self, format: TimelineFormat(file))
    try writing.write()
    try OutputFile.move(made, to: file)
  }
}
