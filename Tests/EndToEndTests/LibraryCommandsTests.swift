import Foundation
import TestSupport
import Testing

/// `add`, `list` and `remove` as a person or a script uses them.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct LibraryCommandsTests {
  private struct Row: Decodable {
    var id: Int
    var title: String
    var authors: [String]
    var progress: Double
    var isMissing: Bool
    var removed: String?
  }

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func rows(_ options: String...) throws -> [Row] {
    try desk.program.run(["list", "--json"] + options).json([Row].self)
  }

  @Test func addsEachFileByItselfAndTellsOfEach() throws {
    let book = try SampleBook.write(in: desk.folder)
    let text = try desk.folder.makeFile("A walk.txt", Data("We went for a walk.".utf8))
    let none = desk.path("none.epub")
    let scan = try desk.folder.makeFile("paper.djvu", Data("AT&TFORM".utf8))
    let shown = try desk.program.run("add", none, book.path, scan.path, text.path)
    #expect(shown.code == 66, "the first failure's code")
    #expect(
      shown.output == "Added book 1: Tea & Rain, by Ada Example\nAdded book 2: A walk\n")
    #expect(
      shown.errors.hasPrefix(
        """
        Error: \(none): This file can't be read: there is no file 'none.epub'. Check its name and \
        folder.
        Error: \(scan.path): DjVu isn't supported yet. Supported formats: Comic, EPUB, \

        """))
    #expect(shown.errors.hasSuffix(", Plain text, Saved web page, Word.\n"))
    #expect(try rows().map(\.title) == ["A walk", "Tea & Rain"])
    #expect(try rows().last?.authors == ["Ada Example"])
    let list = try desk.program.run("list")
    #expect(list.output == "2     0 %    A walk\n1     0 %    Tea & Rain, by Ada Example\n")
  }

  @Test func aBookInTheArchiveIsListedThereOnly() throws {
    _ = try desk.program.run("add", try SampleBook.write(in: desk.folder).path)
    #expect(
      try desk.program.run("archive", "1").errors
        == "Put into the archive: Tea & Rain, by Ada Example\n")
    #expect(try rows().isEmpty)
    #expect(try rows("--archived").map(\.id) == [1])
    _ = try desk.program.run("archive", "--undo", "1")
    #expect(try rows().map(\.id) == [1])
    #expect(try desk.program.run("archive", "x").code == 64)
  }

  @Test func listsOfFeedsComeInAndGoOut() throws {
    let file = try desk.folder.makeFile(
      "feeds.opml",
      Data(
        "<opml><body><outline text='News' xmlUrl='https://a.example/f'/><outline xmlUrl='x:y'/></body></opml>"
          .utf8))
    let shown = try desk.program.run("feed", "import", file.path)
    #expect(shown.output.hasPrefix("1 followed, 0 known already, 1 not taken."))
    #expect(shown.errors.contains("Not taken: x:y"))
    #expect(
      try desk.program.run("feed").output == "1: News (0 articles)\n   https://a.example/f\n")
    #expect(try desk.program.run("feed", "export").output.contains("https://a.example/f"))
    #expect(try desk.program.run("feed", "group", "1", "Harbour news").code == 0)
    #expect(try desk.program.run("feed").output.hasPrefix("Harbour news:\n1: News (0 articles)\n"))
    #expect(
      try desk.program.run("feed", "export").output.contains(#"<outline text="Harbour news""#))
    #expect(try desk.program.run("feed", "group", "1").errors.contains("News is in no group."))
    #expect(try desk.program.run("feed").output.hasPrefix("1: News"))
    #expect(try desk.program.run("feed", "group", "1", " ").code == 64)
    #expect(try desk.program.run("feed", "group", "9", "A").code == 65)
    #expect(try desk.program.run("feed", "remove", "1").code == 0)
    #expect(try desk.program.run("feed", "list").output == "")
    #expect(try desk.program.run("feed", "remove", "1").code == 65)
  }

  @Test func theBooksOfAWeekAreExportedAsOne() throws {
    for (name, text) in [("Walk", "We went for a walk."), ("Rain", "It rained on the way.")] {
      let file = try desk.folder.makeFile("\(name).txt", Data(text.utf8))
      _ = try desk.program.run("add", file.path)
    }
    let week = desk.path("week.txt")
    let written = try desk.program.run("export", "days:7", week, "--title", "My week")
    #expect(written.code == 0, "\(written.errors)")
    let text = try String(contentsOfFile: week, encoding: .utf8)
    #expect(text.contains("My week") && text.contains("It rained on the way."))
    let walk = try #require(text.range(of: "We went for a walk."))
    #expect(
      text[walk.upperBound...].contains("It rained on the way."), "first what was added first")
    for (name, part) in [
      ("tag:none", "No book fits 'tag:none'."), ("in:Winter", "There is no collection 'Winter'."),
      ("days:0", "'days:' takes a number from 1 to"), ("x:1", "isn't a book's number"),
    ] {
      let refused = try desk.program.run("export", name, desk.path("none.txt"))
      #expect(refused.code == 64 && refused.errors.contains(part), "\(refused.errors)")
    }
  }

  @Test func addingAgainIsNoFailureAndACopyIsMadeWhenWanted() throws {
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
    let again = try desk.program.run("add", book.path)
    #expect(again.code == 0)
    #expect(again.output == "Already in the library as book 1: Tea & Rain, by Ada Example\n")
    let copy = try desk.program.run("add", "--copy", book.path)
    #expect(copy.output == "Added book 2: Tea & Rain, by Ada Example\n")
  }

  @Test func aRemovedBookComesBack() throws {
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
    let removed = try desk.program.run("remove", "1")
    #expect(removed.code == 0)
    #expect(removed.errors.contains("To restore it: 'vorleser remove --undo 1'."))
    #expect(try rows().isEmpty)
    #expect(try rows("--removed").map(\.id) == [1])
    #expect(try desk.program.run("list").errors.contains("The library is empty"))
    let back = try desk.program.run("remove", "--undo", "1")
    #expect(back.code == 0)
    #expect(try rows().map(\.id) == [1])
    _ = try desk.program.run("remove", "1")
    _ = try desk.program.run("add", book.path)
    #expect(try rows().map(\.id) == [1], "adding its file brings it back too")
  }

  @Test func aNumberThatIsNoneIsTold() throws {
    #expect(try desk.program.run("remove", "one").code == 64)
    let shown = try desk.program.run("remove", "7")
    #expect(shown.code == 66)
    #expect(
      shown.errors
        == "Error: There is no book 7 in the library. Run 'vorleser list' to see all books.\n"
    )
  }

  @Test func aMissingFileIsShown() throws {
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
    let originals = desk.program.home.appending(path: "originals")
    try FileManager.default.removeItem(at: originals)
    #expect(try rows().map(\.isMissing) == [true])
    #expect(try desk.program.run("list").output.hasSuffix("(file missing)\n"))
    #expect(try desk.program.run("add", book.path).code == 0)
    #expect(try rows().map(\.isMissing) == [false])
  }

  @Test func everyFileIsComparedWithWhatWasPutIn() throws {
    let book = try SampleBook.write(in: desk.folder)
    let texts = try ["Fine", "Changed", "Lost"].map { name in
      try desk.folder.makeFile("\(name).txt", Data("\(name) is a text.".utf8)).path
    }
    #expect(try desk.program.run(["add", book.path] + texts).code == 0)
    let whole = try desk.program.run("verify")
    #expect(whole.code == 0 && whole.output.isEmpty)
    #expect(whole.errors == "4 files are unchanged.\n")
    // A removed book's file is kept so that it can come back.
    _ = try desk.program.run("remove", "4")
    for (title, content) in [("Changed", "Changed is a lext."), ("Lost", nil)] {
      let file = try #require(try original(with: "\(title) is a text."))
      if let content {
        try Data(content.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
    let shown = try desk.program.run("verify")
    #expect(shown.code == 1)
    let lines = shown.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(/^damaged: book 3, Changed: originals\/\S+\.txt$/) == true)
    #expect(lines.last?.contains(/^missing: book 4, Lost: originals\/\S+\.txt$/) == true)
    #expect(shown.errors == "2 of 4 files are missing or damaged.\n")
  }

  /// The library's file with this content.
  private func original(with text: String) throws -> URL? {
    let folder = desk.program.home.appending(path: "originals")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.map { folder.appending(path: $0) }.first { file in
      try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        && Data(contentsOf: file) == Data(text.utf8)
    }
  }

  @Test func whatIsNoDatabaseIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      at: desk.program.home, withIntermediateDirectories: true)
    let file = desk.program.home.appending(path: "library.sqlite")
    try Data(repeating: 65, count: 5000).write(to: file)
    let shown = try desk.program.run("list")
    #expect(shown.code == 65)
    #expect(shown.errors.hasPrefix("Error: The library's database is damaged; put "))
    #expect(try Data(contentsOf: file).count == 5000)
  }

  @Test func severalProgramsAddAtOnce() throws {
    let book = try SampleBook.write(in: desk.folder)
    let runs = try (0..<4).map { number in
      let own = try desk.folder.makeFile("Own \(number).txt", Data("Text \(number).".utf8))
      return try desk.program.start(["add", own.path, book.path])
    }
    let results = runs.map { $0.result() }
    #expect(results.map(\.code) == [0, 0, 0, 0], "\(results.map(\.errors))")
    #expect(try rows().count == 5)
    #expect(results.count { $0.output.contains(": Tea") && $0.output.contains("Already") } == 3)
  }
}
