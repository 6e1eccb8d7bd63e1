import Basics
import Foundation
import ReadingModel
import VorleserKit

extension FolderWatch.Event {
  /// Says on the terminal and in the log what has happened in a watched folder.
  ///
  /// - Parameter log: The log.
  func tell(_ log: Log) {
    switch self {
    case .book(.added(let book)): log(.info, "book \(book.id) was added from a watched folder")
    case .book(.refused(let path, let reason)):
      Terminal.note("Not added: \(path): \(Failure(reason).message)")
    case .book: break
    case .vanished(let folder):
      log(.warning, "the watched folder \(folder.path) can't be read; it is watched on")
    case .back(let folder): log(.warning, "the watched folder \(folder.path) can be read again")
    case .failed(let error):
      log(.warning, "nothing can be added from watched folders: \(Failure(error).message)")
    case .unrecorded(let error):
      log(
        .warning,
        "the record of watched files can't be written; the next start looks at them again: \(Failure(error).message)"
      )
    }
  }
}
