import Foundation

/// Texts and titles of books, against what other programs read from them: one process a book, as people use it.
struct BookTextArea: ScoredArea {
  /// The folder of the corpus.
  let name: String

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let root = corpus.appending(path: name, directoryHint: .isDirectory)
    let references = root.appending(path: "_reftext", directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: references.path) else { return [] }
    let program = try Program()
    let books = try FileManager.default.subpathsOfDirectory(atPath: references.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }
    let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<workers {
        group.addTask {
          for index in stride(from: worker, to: books.count, by: workers) {
            let book = root.appending(path: books[index])
            // A book that is refused has no text, and counts as wrong.
            guard let text = try program.run(["text", book.path]) else { continue }
            let output = folder.appending(path: books[index] + ".txt")
            try FileManager.default.createDirectory(
              at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: output)
          }
        }
      }
      try await group.waitForAll()
    }
    return [
      ScorerCall(
        title: "\(name)/_reftext", script: "score_text.py",
        arguments: [references.path, folder.path])
    ]
  }
}

/// The product beside this program.
struct Program: Sendable {
  private let url: URL

  init() throws {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw CocoaError(.fileNoSuchFile)
    }
    url = folder.appending(path: "vorleser")
  }

  /// What a command prints; `nil` when it fails.
  func run(_ arguments: [String]) throws -> Data? {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? printed : nil
  }
}
