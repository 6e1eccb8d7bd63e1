import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct BookshelfTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  @Test func anAddedBookIsThereAgainAfterReopening() async throws {
    let clock = TestClock()
    let added = try await Shelf.add(
      "Emma 語", to: library.open(now: { clock.now }), cover: [1, 2, 3])
    let shelf = try await library.open()
    #expect(try await shelf.books() == [added])
    #expect(added.added == clock.now)
    #expect(added.metadata.creators == ["Somebody"])
    #expect(added.length == 6)
    #expect(added.position.version == 0 && added.position.offset == 0 && added.lastRead == nil)
    #expect(added.progress == 0)
    #expect(!added.isMissing)
    let outline = try await shelf.outline(of: added.id, parser: 1)
    #expect(outline?.length == 6)
    #expect(outline?.contents.first?.label == "One")
    #expect(try await shelf.outline(of: added.id, parser: 2) == nil)
    let file = try #require(try await shelf.file(of: added.id))
    #expect(try String(contentsOf: file, encoding: .utf8) == "Emma 語")
    #expect(file.lastPathComponent == "\(added.fingerprint.sha256).txt")
    let cover = try #require(try await shelf.cover(of: added.id))
    #expect(cover.bytes == [1, 2, 3])
    #expect(cover.mediaType == "image/png")
    #expect(library.files("incoming") == [])
  }

  @Test func theSameFileTwiceIsADuplicateUnlessACopyIsWanted() async throws {
    let shelf = try await library.open()
    let first = try await Shelf.add("Emma", to: shelf)
    #expect(try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: false) == .duplicate(first))
    guard case .added(let copy) = try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: true)
    else {
      Issue.record("no copy was made")
      return
    }
    #expect(copy.id != first.id)
    #expect(try await shelf.books().count == 2)
    #expect(library.files("originals").count == 1)
    #expect(library.files("incoming") == [])
  }

  @Test func theSameFileAtOnceEndsInOneBookAndDuplicates() async throws {
    let shelves = [try await library.open(), try await library.open()]
    let results = try await withThrowingTaskGroup(of: BookAddition.self) { group in
      for index in 0..<8 {
        group.addTask {
          let shelf = shelves[index % 2]
          return try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: false)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let added = results.filter { if case .added = $0 { true } else { false } }
    #expect(added.count == 1)
    #expect(try await shelves[0].books().count == 1)
    #expect(library.files("incoming") == [])
  }

  @Test func aRemovedBookCanBeRestoredForAMonth() async throws {
    let clock = TestClock()
    var shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf, cover: [1])
    let copy = try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: true)
    let id = book.id
    #expect(try await shelf.remove(id)?.removed == clock.now)
    #expect(try await shelf.books().count == 1)
    clock.advance(3600)
    #expect(try await shelf.remove(id)?.removed == clock.now - 3600, "the first time counts")
    clock.advance(Double(Bookshelf.restorableDays) * 86_400 - 3600)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.restore(id)?.removed == nil)
    #expect(try await shelf.books().count == 2)

    _ = try await shelf.remove(id)
    shelf = try await library.open(now: { clock.now })
    clock.advance(Double(Bookshelf.restorableDays) * 86_400 + 1)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.restore(id) == nil)
    #expect(library.files("originals").count == 1, "the copy has the same file")
    #expect(library.files("covers").isEmpty)
    guard case .added(let other) = copy else { return }
    _ = try await shelf.remove(other.id)
    shelf = try await library.open(now: { clock.now })
    clock.advance(Double(Bookshelf.restorableDays) * 86_400 + 1)
    shelf = try await library.open(now: { clock.now })
    #expect(library.files("originals").isEmpty)
    #expect(try await shelf.isEmpty())
    #expect(try await Shelf.add("Emma", to: shelf).id > other.id, "numbers are not used again")
  }

  @Test func aRemovedBookComesBackWithItsPlaceWhenItsFileIsAdded() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.setPosition(3, of: book.id, expecting: 0, device: nil)
    _ = try await shelf.remove(book.id)
    guard
      case .returned(let back) = try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: false)
    else {
      Issue.record("it did not come back")
      return
    }
    #expect(back.id == book.id)
    #expect(back.removed == nil)
    #expect(back.position.offset == 3)
  }

  @Test func aVanishedFileIsPutBackByTheSameFileOnly() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let file = try #require(try await shelf.file(of: book.id))
    try FileManager.default.removeItem(at: file)
    #expect(try await shelf.books().map(\.isMissing) == [true])
    let other = try await Shelf.book("Persuasion", on: shelf).file
    #expect(try await shelf.putBack(other, for: book.id) == nil)
    #expect(try await shelf.book(book.id)?.isMissing == true)
    let same = try await Shelf.book("Emma", on: shelf).file
    #expect(try await shelf.putBack(same, for: book.id)?.isMissing == false)
    #expect(try await shelf.putBack(same, for: 99) == nil)

    try FileManager.default.removeItem(at: file)
    guard case .returned = try await shelf.add(Shelf.book("Emma", on: shelf), asCopy: false) else {
      Issue.record("adding the file again puts it back too")
      return
    }
    #expect(try await shelf.books().map(\.isMissing) == [false])
  }

  @Test func aFileThatTheLibraryDoesNotKnowIsNeverDeleted() async throws {
    var shelf: Bookshelf? = try await library.open()
    try await Shelf.add("Emma", to: #require(shelf))
    shelf = nil
    for name in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
      try? FileManager.default.removeItem(at: library.home.appending(path: name))
    }
    shelf = try await library.open()
    #expect(try await shelf?.books().isEmpty == true)
    #expect(library.files("originals").count == 1, "who lost the database still has the books")
  }

  @Test func whatACrashLeftIsSweptAndWhatIsBeingReceivedStays() async throws {
    let shelf = try await library.open()
    let receiving = try await shelf.receive("x.epub")
    try await receiving.write([1, 2, 3])
    let left = library.home.appending(path: "incoming/left.epub")
    try Data([1]).write(to: left)
    let other = try await library.open()
    #expect(library.files("incoming") == [receiving.url.lastPathComponent])
    #expect(try await other.books().isEmpty)
    #expect(try await receiving.finish().byteCount == 3)
  }

  @Test func anOutlineThatAnotherProcessReplacesIsNotGivenAnyMore() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let first = try await shelf.outline(of: book.id, parser: 1)
    #expect(try await shelf.outline(of: book.id, parser: 1) == first)
    let other = try await library.open()
    let newer = BookOutline(
      chapters: [.init(title: nil, start: 0, length: 7, isLinear: true)], contents: [], findings: []
    )
    let same = TextChange(marks: [], places: [:], revision: 0)
    #expect(try await other.setOutline(newer, of: book.id, parser: 2, moving: same))
    #expect(try await shelf.outline(of: book.id, parser: 1) == nil)
    #expect(try await shelf.outline(of: book.id, parser: 2) == newer)
  }

  @Test func outlinesOfManyBooksAreEachTheirOwn() async throws {
    let shelf = try await library.open()
    let texts = (1...20).map { String(repeating: "a", count: $0) }
    var ids: [Int] = []
    for text in texts { ids.append(try await Shelf.add(text, to: shelf).id) }
    for _ in 0..<2 {
      for (id, text) in zip(ids, texts) {
        #expect(try await shelf.outline(of: id, parser: 1)?.length == text.utf16.count)
      }
    }
  }

  @Test func anOutlineOfAnotherParserIsReplacedWithTheLength() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let same = TextChange(marks: [], places: [:], revision: 0)
    let newer = BookOutline(
      chapters: [.init(title: nil, start: 0, length: 7, isLinear: true)], contents: [], findings: []
    )
    _ = try await shelf.setOutline(newer, of: book.id, parser: 2, moving: same)
    #expect(try await shelf.outline(of: book.id, parser: 1) == nil)
    #expect(try await shelf.outline(of: book.id, parser: 2) == newer)
    #expect(try await shelf.book(book.id)?.length == 7)
    _ = try await shelf.setPosition(7, of: book.id, expecting: 0, device: nil)
    let shorter = BookOutline(
      chapters: [.init(title: nil, start: 0, length: 5, isLinear: true)], contents: [], findings: []
    )
    // A place that was stored meanwhile has to be moved too.
    #expect(try await !shelf.setOutline(shorter, of: book.id, parser: 3, moving: same))
    let change = TextChange(marks: [], places: [7: 7], revision: 0)
    #expect(try await shelf.setOutline(shorter, of: book.id, parser: 3, moving: change))
    #expect(try await shelf.book(book.id)?.position.offset == 5)
    #expect(
      try await shelf.book(book.id)?.position.version == 2, "who knows the old text only must ask")
  }

  @Test func noteIsWrittenWithItsBook() async throws {
    let shelf = try await library.open()
    #expect(try await !shelf.hasNote("guide"))
    _ = try await shelf.add(Shelf.book("Guide", on: shelf), asCopy: false, note: "guide")
    #expect(try await library.open().hasNote("guide"))
  }

  @Test func theLastReadComesFirstThenTheNewest() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    var ids: [Int] = []
    for title in ["A", "B", "C", "D"] {
      ids.append(try await Shelf.add(title, to: shelf).id)
      clock.advance(1)
    }
    _ = try await shelf.setPosition(1, of: ids[1], expecting: 0, device: nil)
    clock.advance(1)
    _ = try await shelf.setPosition(1, of: ids[0], expecting: 0, device: nil)
    #expect(try await shelf.books().map(\.title) == ["A", "B", "D", "C"])
  }
}
