import Foundation
import ReadingModel
import Testing

@testable import Storage

/// Covers that people choose stand beside the cover of a book's file.
struct CoverTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private func picture(_ bytes: [UInt8], on shelf: Bookshelf) async throws -> (
    file: IncomingFile, mediaType: String
  ) {
    let file = try await shelf.receive("cover")
    try await file.write(bytes)
    return (file, "image/png")
  }

  @Test func aChosenCoverIsShownUntilItIsTakenBack() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf, cover: [1, 2, 3])
    let chosen = try await shelf.chooseCover(picture([4, 5], on: shelf), of: book.id)
    #expect(chosen?.coverSource == .chosen && chosen?.coverVersion != book.coverVersion)
    #expect(try await shelf.cover(of: book.id)?.bytes == [4, 5])
    let drawn = try await shelf.releaseCover(isDrawn: true, of: book.id)
    #expect(drawn?.coverSource == .drawn && drawn?.coverVersion == nil)
    #expect(try await shelf.cover(of: book.id) == nil)
    let back = try await shelf.releaseCover(isDrawn: false, of: book.id)
    #expect(back?.coverSource == .file && back?.coverVersion == book.coverVersion)
    #expect(try await shelf.cover(of: book.id)?.bytes == [1, 2, 3])
  }

  @Test func aChosenCoverStaysWithAnEditionAndItsFileGoesWithTheChoice() async throws {
    var shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf, cover: [1, 2, 3])
    _ = try await shelf.chooseCover(picture([4, 5], on: shelf), of: book.id)
    let edition = try await Shelf.book("Emma, again", on: shelf)
    _ = try await shelf.replace(
      with: edition, book.id, moving: TextChange(marks: [], places: [:], revision: 0))
    // The next start sweeps what nobody needs.
    await shelf.close()
    shelf = try await library.open()
    #expect(try await shelf.cover(of: book.id)?.bytes == [4, 5])
    #expect(library.files("covers").count == 1)
    _ = try await shelf.releaseCover(isDrawn: false, of: book.id)
    await shelf.close()
    shelf = try await library.open()
    #expect(library.files("covers").isEmpty)
    #expect(try await shelf.book(book.id)?.coverVersion == nil)
  }
}
