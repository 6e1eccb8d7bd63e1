import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// The index goes on by itself when nothing keeps it off any more.
struct IndexRetryTests {
  @Test(.timeLimit(.minutes(5)))
  func `an update that has failed is told of once, and tried again though no book changes`()
    async throws
  {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    let library = try await Library(kit: kit)
    let book = folder.url.appending(path: "whale.txt")
    try Data("The white whale.".utf8).write(to: book)
    let id = try await library.add(book, name: "whale.txt").id
    // A file where the index has its folder.
    let place = kit.data.librarySearchIndex.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: place)
    let search = LibrarySearch(library)
    let told = Mutex<[String]>([])
    let (changes, continuation) = AsyncStream<LibraryChange>.makeStream()
    let task = Task {
      await search.follow(
        changes, pause: .milliseconds(10), givesWay: { false },
        report: { error in told.withLock { $0.append("\(error)") } })
    }
    try await eventually("it has failed") { told.withLock { !$0.isEmpty } }
    // Long enough for another attempt, of which nothing is told.
    try await Task.sleep(for: .seconds(1.5))
    try FileManager.default.removeItem(at: place)
    try await eventually("the book is in the index") {
      try await search.find("whale").books.map(\.id) == [id]
    }
    #expect(told.withLock { $0.count } == 1)
    task.cancel()
    continuation.finish()
    await task.value
  }
}
