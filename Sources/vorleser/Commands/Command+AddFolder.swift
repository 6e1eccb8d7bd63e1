import Foundation
import ReadingModel
import Synchronization
import VorleserKit

extension Command {
  /// Adds the books of a folder and prints the outcome of each.
  ///
  /// - Returns: The exit code of the first failure; `nil` where there was none.
  static func addFolder(
    _ path: String, _ password: FilePassword?, to library: Library, _ place: ShelfPlace,
    _ call: Invocation
  ) async throws -> ExitCode? {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let progress = ImportLine(name: folder.lastPathComponent)
    let report = FolderReport(path: path, progress: progress, isVerbose: call.has("verbose"))
    do {
      try await library.addAll(
        inFolder: folder, asCopy: call.has("copy"), password: password, to: place,
        progress: { progress.show($0) }, each: { report.tell($0) })
    } catch let error as CancellationError {
      progress.clear()
      throw error
    } catch {
      report.tell(.refused(path: path, reason: error))
    }
    let code = report.end()
    await library.noteIfIncomplete(report.added)
    return code
  }
}

/// Prints what became of the books of a folder.
private final class FolderReport: Sendable {
  private struct State {
    var count = 0
    var added: [LibraryBook] = []
    var code: ExitCode?
  }

  private let path: String
  private let progress: ImportLine
  private let isVerbose: Bool
  private let state = Mutex(State())

  init(path: String, progress: ImportLine, isVerbose: Bool) {
    self.path = path
    self.progress = progress
    self.isVerbose = isVerbose
  }

  /// The books that were not in the library before.
  var added: [LibraryBook] { state.withLock { $0.added } }

  func tell(_ outcome: FolderImport) {
    progress.clear()
    switch outcome {
    case .added(let book):
      Terminal.print("Added book \(book.id): \(book.line)")
      state.withLock { $0.added.append(book) }
    case .known(let book):
      Terminal.print("Already in the library as book \(book.id): \(book.line)")
    case .refused(let path, let reason): fail(path, reason)
    case .withoutDatabase(let error):
      fail(path, error)
      Terminal.note("The books come with what the metadata.opf files in their folders say.")
      return
    }
    state.withLock { $0.count += 1 }
  }

  /// - Returns: The exit code of the first failure; `nil` where there was none.
  func end() -> ExitCode? {
    progress.clear()
    let end = state.withLock { $0 }
    guard end.count == 0 else { return end.code }
    Terminal.note("Error: \(path): There is no book in this folder.")
    return end.code ?? .data
  }

  private func fail(_ path: String, _ error: any Error) {
    let failure = Failure(error)
    Terminal.note("Error: \(path): \(failure.message)")
    if isVerbose { Terminal.note("Caused by: \(failure.chain)") }
    state.withLock { $0.code = $0.code ?? failure.code }
  }
}
