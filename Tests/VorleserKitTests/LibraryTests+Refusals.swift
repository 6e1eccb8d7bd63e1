import BookParser
import Foundation
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing
import VorleserKit

/// What does not become a book leaves nothing behind.
extension LibraryTests {
  @Test func whatIsNoBookLeavesNothingBehind() async throws {
    let library = try await Library(kit: kit)
    for (name, content) in [
      ("a.txt", Data()), ("b.epub", Data("PK\u{3}\u{4}nonsense".utf8)),
      ("c.pdf", Data("%PDF-1.4".utf8)),
    ] {
      let file = try folder.makeFile(name, content)
      await #expect(throws: BookOpenError.self) { try await library.add(file, name: name) }
    }
    await #expect(throws: BookOpenError.self) {
      try await library.add(folder.url.appending(path: "none.epub"), name: "none.epub")
    }
    for place in ["/dev/zero", folder.url.path] {
      await #expect(throws: BookOpenError.self) {
        try await library.add(URL(filePath: place), name: "zero.txt")
      }
    }
    let large = folder.url.appending(path: "large.txt")
    try Data(String(repeating: "A line of a text.\n", count: 500).utf8).write(to: large)
    truncate(large.path, off_t(Library.byteLimit + 1))
    await #expect(throws: LibraryError.tooLarge(byteLimit: Library.byteLimit)) {
      try await library.add(large, name: "large.txt")
    }
    let received = try await library.receive("d.epub")
    try await received.write(Array("%PDF-1.4".utf8))
    await #expect(throws: BookOpenError.self) { try await library.add(received) }
    #expect(try await library.books().isEmpty)
    #expect(names("originals") + names("covers") == [])
  }

  @Test(arguments: [
    (ImportProgress.Stage.checking, 0), (.reading, 0), (.reading, 0.5), (.reading, 1),
  ])
  func anInterruptedImportLeavesNothingBehind(
    at stage: ImportProgress.Stage, fraction: Double
  ) async throws {
    let library = try await Library(kit: kit)
    let file = try book("Long", chapters: 400)
    let importing = Mutex<Task<LibraryBook, any Error>?>(nil)
    let (known, makeKnown) = AsyncStream<Void>.makeStream()
    let task = Task {
      // Until it is known which task is to be cancelled.
      for await _ in known {}
      return try await library.add(file, name: "Long.epub") { progress in
        guard progress.stage == stage, progress.fraction >= fraction else { return }
        importing.withLock { $0?.cancel() }
      }
    }
    importing.withLock { $0 = task }
    makeKnown.finish()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await library.books().isEmpty)
    #expect(names("originals") + names("incoming") == [])
  }
}
