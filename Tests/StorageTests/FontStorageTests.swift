import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct FontStorageTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private func add(
    _ bytes: [UInt8], _ name: String = "a.ttf", to shelf: Bookshelf, for person: PersonID = .owner
  ) async throws -> FontFile {
    let file = try await shelf.receive(name)
    try await file.write(bytes)
    return try await shelf.addFont(file, for: person)
  }

  @Test func aFontStaysUntilItIsRemoved() async throws {
    let shelf = try await library.open()
    let regular = try await add(FontMaker().bytes, "Tést Sans [x]/..ttf", to: shelf)
    let bold = try await add(FontMaker(weight: 700).bytes, to: shelf)
    #expect(regular.group == bold.group && regular.id != bold.id)
    #expect(regular.fileName == "Tést Sans [x]/..ttf")
    #expect(try Data(contentsOf: regular.url) == Data(FontMaker().bytes))
    await shelf.close()
    let again = try await library.open()
    #expect(await Set(again.fonts()) == [regular, bold])
    #expect(try await again.removeFont(regular.id) == regular)
    #expect(try await again.removeFont(regular.id) == nil)
    #expect(await again.fonts() == [bold])
    #expect(library.files("fonts/1").count == 1)
  }

  @Test func theSameFontTwiceIsOne() async throws {
    let shelf = try await library.open()
    let first = try await add(FontMaker().bytes, "one.ttf", to: shelf)
    #expect(try await add(FontMaker().bytes, "two.ttf", to: shelf) == first)
    #expect(await shelf.fonts() == [first])
    #expect(library.files("incoming") == [])
  }

  @Test func everybodyHasTheirOwn() async throws {
    let shelf = try await library.open()
    let other = PersonID(7)
    let font = try await add(FontMaker().bytes, to: shelf)
    #expect(await shelf.fonts(for: other) == [])
    #expect(try await shelf.removeFont(font.id, for: other) == nil)
    _ = try await add(FontMaker().bytes, to: shelf, for: other)
    _ = try await shelf.removeFont(font.id)
    #expect(await shelf.fonts(for: other).count == 1)
  }

  @Test func longAndOddNamesOfFilesAreKeptSafely() async throws {
    let shelf = try await library.open()
    for (index, name) in ["../../x", String(repeating: "ü", count: 500), ".", "a\0b"].enumerated() {
      let font = try await add(FontMaker(weight: 100 + index).bytes, name, to: shelf)
      #expect(font.url.deletingLastPathComponent().lastPathComponent == "1")
    }
    #expect(await shelf.fonts().count == 4)
    #expect(library.files("fonts/1").count == 4)
  }

  @Test func whatIsNoFontIsRefusedAndLeavesNothing() async throws {
    let shelf = try await library.open()
    for bytes in [[], [0, 1, 0, 0], [UInt8](repeating: 0xFF, count: 5000)] {
      await #expect(throws: FontRefusal.notAFont) { _ = try await add(bytes, to: shelf) }
    }
    #expect(await shelf.fonts() == [])
    #expect(library.files("fonts/1") == [])
  }

  @Test func thereIsAnEndToThem() async throws {
    let shelf = try await library.open()
    for index in 0..<FontRefusal.countLimit {
      _ = try await add(FontMaker(weight: 100 + index).bytes, to: shelf)
    }
    await #expect(throws: FontRefusal.tooMany) {
      _ = try await add(FontMaker(weight: 900).bytes, to: shelf)
    }
    // One that is there already is no more.
    _ = try await add(FontMaker(weight: 100).bytes, to: shelf)
  }

  @Test func whatOthersPutIntoTheFolderIsNoFont() async throws {
    let shelf = try await library.open()
    let font = try await add(FontMaker().bytes, to: shelf)
    let folder = font.url.deletingLastPathComponent()
    for name in ["x", "note.txt", "0123456789abcdef.x", "0123456789abcdef"] {
      try Data("no font".utf8).write(to: folder.appending(path: name))
    }
    #expect(await shelf.fonts() == [font])
  }

  @Test func whatBelongsToAPersonGoesWithThem() async throws {
    let shelf = try await library.open()
    let store = AccountStore(library.home)
    let ada = try #require(
      try await store.add(name: "Ada", key: "ada", role: .admin, password: "x", isFirst: true))
    let ben = try #require(
      try await store.add(name: "Ben", key: "ben", role: .reader, password: "x"))
    for person in [ada.id, ben.id] {
      _ = try await add(FontMaker().bytes, to: shelf, for: person)
      let file = try await shelf.receive("picture")
      try await file.write(PictureMaker.png(3, 3))
      _ = try await shelf.addBackground(file, for: person)
    }
    #expect(try await store.remove(ben.id))
    #expect(library.files("fonts") == ["\(ada.id.number)"])
    #expect(library.files("backgrounds") == ["\(ada.id.number)"])
  }
}
