import Foundation
import TextRecognition

/// Lets one process at a time recognise a text; it opens by itself when the process ends.
struct RecognitionLock {
  private let file: FileHandle

  /// Takes the lock.
  ///
  /// - Parameter text: The file with the recognised pages, which is made if it is not there.
  /// - Throws: `RecognitionError/failed(reason:)` while another process works at the text, or where the folder can't be written to.
  init(on text: URL) throws {
    try FileManager.default.createDirectory(
      at: text.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(text.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw RecognitionError.failed(reason: String(cString: strerror(errno)))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw RecognitionError.failed(reason: "another process is recognising this book")
    }
  }

  /// Gives the lock back.
  func release() { try? file.close() }
}
