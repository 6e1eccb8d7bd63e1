import ReadingModel
import VorleserKit

extension Command {
  static let verify = Command(
    name: "verify", summary: "Check that the files of the library are unchanged.",
    discussion: """
      Reads the files of all books, also of removed ones that can be restored, and compares each with the \
      book's fingerprint. Prints a line for each file that is missing, damaged or can't be read, and exits \
      with 1 when there is one. To restore such a file, use the book's menu in the page or 'vorleser add'.
      """,
    options: [.home, .verbose],
    run: { call in
      let library = try await call.library()
      try await untilInterrupted {
        let (count, faults) = try await library.checkOriginals { original, fault in
          let line = "\(fault.word): book \(original.book), \(original.title): \(original.path)"
          Terminal.print(line.asLine)
        }
        Terminal.note(
          faults == 0
            ? "\(count) files are unchanged."
            : "\(faults) of \(count) files are missing or damaged.")
        if faults > 0 { throw ExitCode.found }
      }
    })
}

extension OriginalFault {
  /// How a line of `verify` begins.
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .damaged: "damaged"
    case .unreadable(let reason): "unreadable (\(reason))"
    }
  }
}
