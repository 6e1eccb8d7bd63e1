import BookParser
import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing
import VorleserKit

/// A large text of the library and the index beside it.
struct LargeTextTests {
  private let folder: TemporaryFolder
  private let kit: VorleserKit

  init() throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "resources"))
  }

  private func novel() throws -> URL {
    let file = folder.url.appending(path: "novel.txt")
    let paragraph = String(repeating: "Nobody saw the lamp on the quay. ", count: 1_000)
    let text = (1...60).map { "Chapter \($0)\n\n\(paragraph)\n\n" }.joined()
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func aTextIsOpenedByTheIndexThatItsImportLeft() async throws {
    let library = try await Library(kit: kit)
    let stages = Mutex<Set<ImportProgress.Stage>>([])
    let added = try await library.add(try novel(), name: "novel.txt") { progress in
      stages.withLock { _ = $0.insert(progress.stage) }
    }
    #expect(stages.withLock { $0 }.isSuperset(of: [.receiving, .checking, .reading]))
    let index = kit.data.textIndex(of: added.fingerprint.sha256)
    let kept = try Data(contentsOf: index)
    // Renamed to its place the file is still the same.
    let wasRead = Mutex(false)
    let book = try await kit.open(
      file: try await library.file(of: added.id),
      options: OpenOptions(index: index) { _ in wasRead.withLock { $0 = true } })
    #expect(!wasRead.withLock { $0 } && book.fingerprint == added.fingerprint)
    let outline = try await library.outline(of: added.id)
    #expect(outline.chapters.count == 60)
    #expect(try await book.content.chapterLengths() == outline.chapters.map(\.length))
    #expect(try Data(contentsOf: index) == kept)
  }

  @Test func theIndexMayBeDeletedAtAnyTime() async throws {
    let library = try await Library(kit: kit)
    let added = try await library.add(try novel(), name: "novel.txt")
    let index = kit.data.textIndex(of: added.fingerprint.sha256)
    let kept = try Data(contentsOf: index)
    try FileManager.default.removeItem(at: kit.data.url.appending(path: "cache"))
    let again = try await Library(kit: kit)
    #expect(try await again.open(added.id).spine.count == 60)
    #expect(try Data(contentsOf: index) == kept)
  }

  @Test func anOriginalThatWasWrittenToCountsAsMissingInSpiteOfTheIndex() async throws {
    let library = try await Library(kit: kit)
    let added = try await library.add(try novel(), name: "novel.txt")
    let file = try await library.file(of: added.id)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data("CHAPTER".utf8))
    try handle.close()
    let again = try await Library(kit: kit)
    await #expect(throws: LibraryError.missingFile(name: "novel.txt")) {
      _ = try await again.open(added.id)
    }
  }
}
