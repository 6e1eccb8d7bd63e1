import Foundation
import TestSupport
import Testing

/// `vorleser edit` corrects what the library says of books, and no file.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct EditCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
  }

  @Test func detailsAreCorrectedShownAndGivenBack() throws {
    let shown = try desk.program.run(
      "edit", "1", "--title", "Tea", "--authors", "Ada Example (aut); Bo Writer (trl)", "--series",
      "Drinks", "--number", "2", "--subjects", "tea;rain")
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.output.hasPrefix("Book 1: Tea, by Ada Example\n"))
    #expect(
      shown.output.contains(
        "Authors: Ada Example (aut); Bo Writer (trl) (corrected; the file says: Ada Example"))
    #expect(shown.output.contains("Series: Drinks 2 (corrected; the file says: nothing)\n"))
    #expect(shown.output.contains("Title (corrected; the file says: Tea & Rain)\n"))
    #expect(try desk.program.run("list").output.hasSuffix("Tea, by Ada Example\n"))
    let back = try desk.program.run("edit", "1", "--reset", "title, authors,series,subjects")
    #expect(back.output.hasPrefix("Book 1: Tea & Rain, by Ada Example\n"))
    #expect(!back.output.contains("corrected"))
  }

  @Test func severalBooksGetASeriesAndKeepTheirPlaces() throws {
    let text = try desk.folder.makeFile("A walk.txt", Data("We went for a walk.".utf8))
    _ = try desk.program.run("add", text.path)
    _ = try desk.program.run("edit", "2", "--series", "Steps", "--number", "1")
    let both = try desk.program.run("edit", "1", "2", "--series", "Days")
    #expect(both.output.contains("Series: Days (corrected"))
    #expect(both.output.contains("Series: Days 1 (corrected"))
  }

  @Test(arguments: [
    (["x", "--title", "A"], 64), (["1", "--title", " "], 64), (["1", "--language", "German"], 64),
    (["1", "--date", "soon"], 64), (["1", "--number", "2"], 64), (["1", "--reset", "colour"], 64),
    (["9", "--title", "A"], 66), ([], 64),
  ])
  func whatCannotBeIsRefused(arguments: [String], code: Int) throws {
    #expect(try Int(desk.program.run(["edit"] + arguments).code) == code)
    #expect(try !desk.program.run("edit", "1").output.contains("corrected"))
  }
}
