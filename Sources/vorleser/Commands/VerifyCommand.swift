import ReadingModel
import VorleserKit

extension Command {
  static let verify = Command(
    name: "verify", summary: "Check that the library's files are as they were put in.",
    discussion: """
      Reads the files of all books, also of removed ones that can be restored, and compares each with the \
      book's fingerprint. Prints a line for each that is missing, damaged or can't be read, and exits with 1 \
      when there is one. A file that a book has lost can be put back from its menu in the page, or by \
      'vorleser add'.
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
            ? "\(count) files are as they were put in."
            : "\(faults) of \(count) files are not as they were put in.")
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
