import Basics
import Foundation
import ReadingModel
import VorleserKit

extension Invocation {
  /// The watch over the folders of `--watch`.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - log: Is told what has happened.
  /// - Returns: The watch; `nil` without such a folder.
  func folderWatch(_ library: Library, log: Log) -> FolderWatch? {
    guard let paths = values["watch"], !paths.isEmpty else { return nil }
    let folders = paths.map { URL(filePath: $0, directoryHint: .isDirectory) }
    return FolderWatch(folders, for: library) { event in
      switch event {
      case .book(.added(let book)): log(.info, "book \(book.id) was added from a watched folder")
      case .book(.refused(let path, let reason)):
        Terminal.note("Not added: \(path): \(Failure(reason).message)")
      case .book: break
      case .vanished(let folder):
        log(.warning, "the watched folder \(folder.path) can't be read; it is watched on")
      case .back(let folder): log(.warning, "the watched folder \(folder.path) can be read again")
      case .failed(let error):
        log(.warning, "nothing can be added from watched folders: \(Failure(error).message)")
      }
    }
  }
}
