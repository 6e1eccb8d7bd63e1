import Foundation

/// A file that is written piece by piece.
struct PartFile: ~Copyable {
  private let handle: FileHandle
  private let path: String

  init(_ file: URL) throws(PublishingError) {
    path = file.path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw .unwritable("\(path) can't be created") }
    self.handle = handle
  }

  func add(_ text: String) throws(PublishingError) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .unwritable("\(path): \(error.localizedDescription)")
    }
  }

  consuming func finish() throws(PublishingError) {
    do {
      try handle.close()
    } catch {
      throw .unwritable("\(path): \(error.localizedDescription)")
    }
  }
}
