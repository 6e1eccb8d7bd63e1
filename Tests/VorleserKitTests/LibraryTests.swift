import BookParser
import Foundation
import Publishing
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

struct LibraryTests {
  let folder: TemporaryFolder
  let kit: VorleserKit
  var home: URL { folder.url.appending(path: "home") }

  init() throws {
    folder = try TemporaryFolder()
    // The library needs no models, but the guide book lies among them.
    let resources = folder.url.appending(path: "resources")
    try FileManager.default.createDirectory(
      at: resources.appending(path: "guide"), withIntermediateDirectories: true)
    try EPUBWriter.write(
      Self.publication("The Guide", chapters: 1), to: resources.appending(path: "guide/guide.epub"))
    kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: resources)
  }

  private static func publication(_ title: String, chapters: Int) -> Publication {
    Publication(
      title: title, creator: "Ada Example", language: "en", identifier: "urn:test:\(title)",
      modified: "2026-01-01T00:00:00Z",
      sections: (1...chapters).map { number in
        .init(
          title: "Part \(number)",
          body: "<h1>Part \(number)</h1>\n<p>Tea 🍵 for \(number).</p>\n<p>It rained.</p>\n")
      })
  }

  func book(_ title: String, chapters: Int = 3) throws -> URL {
    let file = folder.url.appending(path: "\(title).epub")
    try EPUBWriter.write(Self.publication(title, chapters: chapters), to: file)
    return file
  }

  func names(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: home.appending(path: path).path)) ?? []
  }

  @Test func anAddedBookIsListedOpenedAndOutlined() async throws {
    let library = try await Library(kit: kit)
    let added = try await library.add(book("Tea"), name: "Tea.epub")
    #expect(added.title == "Tea")
    #expect(try await library.books() == [added])
    let opened = try await library.open(added.id)
    let lengths = try await opened.content.chapterLengths()
    let outline = try await library.outline(of: added.id)
    #expect(outline.chapters.map(\.length) == lengths)
    #expect(outline.chapters.map(\.title) == ["Part 1", "Part 2", "Part 3"])
    #expect(outline.contents.map(\.label) == ["Part 1", "Part 2", "Part 3"])
    #expect(outline.contents.map(\.offset) == outline.chapters.map(\.start))
    #expect(added.length == lengths.reduce(0, +))
    await #expect(throws: LibraryError.noSuchBook(id: 99)) { try await library.book(99) }
    await #expect(throws: LibraryError.noSuchBook(id: 99)) { try await library.open(99) }
    await #expect(throws: LibraryError.noSuchBook(id: 99)) { try await library.outline(of: 99) }
  }

  @Test(
    .enabled(if: Places.corpus != nil, "the corpus is not there"),
    arguments: ["epub/standardebooks", "epub/readium-test-files", "epub/idpf-samples", "txt/ja"])
  func theOutlineOfARealBookLeadsToItsText(path: String) async throws {
    let corpus = try #require(Places.corpus).appending(path: path)
    let library = try await Library(kit: kit)
    let files = try FileManager.default.subpathsOfDirectory(atPath: corpus.path).sorted()
      .filter { $0.hasSuffix(".epub") || $0.hasSuffix(".txt") }.prefix(4)
    for name in files {
      let file = corpus.appending(path: name)
      guard let added = try? await library.add(file, name: file.lastPathComponent, asCopy: true)
      else { continue }
      let outline = try await library.outline(of: added.id)
      let opened = try await library.open(added.id)
      var start = 0
      for index in opened.spine.indices.prefix(40) {
        let chapter = try await opened.content.chapter(at: index)
        let summary = try await opened.content.summary(at: index)
        #expect(summary == ChapterSummary(of: chapter, length: chapter.text.utf16.count))
      }
      for (chapter, length) in zip(outline.chapters, try await opened.content.chapterLengths()) {
        #expect(chapter.start == start && chapter.length == length, "\(name)")
        start += length
      }
      #expect(added.length == start && outline.chapters.count == opened.spine.count)
      var entries = outline.contents
      while let entry = entries.popLast() {
        entries += entry.children
        guard let offset = entry.offset, let index = entry.chapter else { continue }
        let chapter = outline.chapters[index]
        #expect(
          (chapter.start...chapter.start + chapter.length).contains(offset),
          "\(name): \(entry.label)")
      }
    }
  }

  @Test func theSameFileAtOnceEndsInOneBook() async throws {
    let library = try await Library(kit: kit)
    let file = try book("Tea")
    let other = try book("Rain")
    let results = await withTaskGroup(of: String.self) { group in
      for index in 0..<9 {
        group.addTask {
          do {
            let book = try await library.add(index == 8 ? other : file, name: "x.epub")
            return "added \(book.title)"
          } catch LibraryError.duplicate(let existing) {
            return "duplicate \(existing.title)"
          } catch {
            return "\(error)"
          }
        }
      }
      return await group.reduce(into: [String]()) { $0.append($1) }
    }
    let expected = Array(repeating: "duplicate Tea", count: 7) + ["added Tea", "added Rain"]
    #expect(results.sorted() == expected.sorted())
    #expect(try await library.books().count == 2)
    #expect(names("incoming") == [])
    let copy = try await library.add(file, name: "x.epub", asCopy: true)
    #expect(try await library.books().count == 3)
    #expect(names("originals").count == 2)
    #expect(copy.title == "Tea")
  }

  @Test func aTextIsCalledAfterItsFileOnlyWhereItNamesNoTitle() async throws {
    let library = try await Library(kit: kit)
    let file = try folder.makeFile(
      "upload-123.tmp", Data("It rained all day.\n\nThen it did not.".utf8))
    let added = try await library.add(file, name: "A rainy day.txt")
    #expect(added.title == "A rainy day")
    #expect(added.fileName == "A rainy day.txt")
    #expect(try await library.open(added.id).title == "A rainy day")
    #expect(names("originals") == ["\(added.fingerprint.sha256).txt"])
    let nameless = try folder.makeFile("x.txt", Data("It rained on.".utf8))
    #expect(try await library.add(nameless, name: "").title == "Untitled")
    let hidden = try folder.makeFile("y.txt", Data("It rained on and on.".utf8))
    let odd = try await library.add(hidden, name: "../../\(String(repeating: "a", count: 999)).TXT")
    #expect(odd.fileName.count == 255 && names("originals").count == 3)
  }

  @Test func progressGoesThroughItsStagesAndNeverBack() async throws {
    let library = try await Library(kit: kit)
    let (stream, continuation) = AsyncStream<ImportProgress>.makeStream()
    _ = try await library.add(book("Tea"), name: "Tea.epub") { continuation.yield($0) }
    continuation.finish()
    var stages: [ImportProgress.Stage] = []
    var fraction = 0.0
    for await progress in stream {
      if stages.last != progress.stage { fraction = 0; stages.append(progress.stage) }
      #expect(progress.fraction >= fraction && progress.fraction <= 1)
      fraction = progress.fraction
    }
    #expect(stages == [.receiving, .checking, .reading])
    #expect(fraction == 1)
  }

  @Test func aPlaceIsStoredOnceForEachVersionAndInsideTheBook() async throws {
    let library = try await Library(kit: kit)
    let added = try await library.add(book("Tea"), name: "Tea.epub")
    let first = try await library.setPosition(5, of: added.id, expecting: 0, device: "A")
    #expect(first.version == 1)
    await #expect(throws: LibraryError.positionConflict(current: first)) {
      try await library.setPosition(9, of: added.id, expecting: 0, device: "B")
    }
    for offset in [-1, added.length + 1] {
      await #expect(throws: LibraryError.offsetOutside(length: added.length)) {
        try await library.setPosition(offset, of: added.id, expecting: 1, device: nil)
      }
    }
    _ = try await library.setPosition(added.length, of: added.id, expecting: 1, device: nil)
    #expect(try await library.book(added.id).progress == 1)
  }

  @Test func aVanishedOrChangedFileIsMissingUntilTheSameIsPutBack() async throws {
    let library = try await Library(kit: kit)
    let file = try book("Tea")
    let added = try await library.add(file, name: "Tea.epub")
    _ = try await library.open(added.id)
    let original = try await library.file(of: added.id)
    try FileManager.default.removeItem(at: original)
    #expect(try await library.book(added.id).isMissing)
    let missing = LibraryError.missingFile(name: "Tea.epub")
    await #expect(throws: missing) { try await library.open(added.id) }
    await #expect(throws: missing) { try await library.file(of: added.id) }
    #expect(try await library.outline(of: added.id).chapters.count == 3, "the rest works")
    let other = try book("Rain")
    await #expect(throws: LibraryError.otherFile(name: "Tea.epub")) {
      try await library.putBack(other, for: added.id)
    }
    #expect(try await !library.putBack(file, for: added.id).isMissing)
    _ = try await library.open(added.id)
    // Same size, other content.
    var bytes = try Data(contentsOf: original)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: original)
    let again = try await Library(kit: kit)
    await #expect(throws: missing) { try await again.open(added.id) }
  }

  @Test func theGuideIsAddedOnceInTheLifeOfALibrary() async throws {
    var library = try await Library(kit: kit)
    try await library.addGuideIfEmpty()
    let guide = try #require(try await library.books().first)
    #expect(guide.title == "The Guide")
    try await library.addGuideIfEmpty()
    #expect(try await library.books().count == 1)
    _ = try await library.remove(guide.id)
    library = try await Library(kit: kit)
    try await library.addGuideIfEmpty()
    #expect(try await library.books().isEmpty, "who removed it does not get it again")
    #expect(try await library.books(removed: true).map(\.id) == [guide.id])
    #expect(try await library.restore(guide.id).removed == nil)
  }

  @Test func everyListenerHearsOfChangesHereAndInAnotherProcess() async throws {
    let ours = try await Library(kit: kit)
    let theirs = try await Library(kit: kit)
    let streams = [await ours.changes(), await ours.changes()]
    let book = try await theirs.add(book("Tea"), name: "Tea.epub")
    for stream in streams {
      for await change in stream {
        #expect(change == .book(book.id))
        break
      }
    }
    let stream = await ours.changes()
    let position = try await ours.setPosition(3, of: book.id, expecting: 0, device: nil)
    for await change in stream {
      #expect(change == .position(book.id, .owner, position))
      break
    }
  }

  @Test func manyBooksCanBeOpenedOneAfterAnother() async throws {
    let library = try await Library(kit: kit)
    for number in 0..<12 { _ = try await library.add(book("B\(number)"), name: "b.epub") }
    for book in try await library.books() + library.books() {
      #expect(try await library.open(book.id).spine.count == 3)
    }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .filter { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/\(name)")
        return target?.contains(home.path + "/originals") == true
      }
    #expect(descriptors.count <= 8)
  }
}
