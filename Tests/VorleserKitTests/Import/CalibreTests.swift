import BookParser
import Foundation
import ReadingModel
import SQLite
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A folder of calibre's brings its books with what its database says of them.
struct CalibreTests {
  private static let path = "Anthony Trollope/The Warden (12)/The Warden - Anthony Trollope"

  let folder: TemporaryFolder
  let library: Library
  let calibre: CalibreFolder

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
    calibre = try CalibreFolder(in: folder)
  }

  /// What became of the books of a folder.
  private struct Outcome {
    var added: [LibraryBook] = []
    var known: [Int] = []
    var refused: [String] = []
    var problems: [CalibreError] = []
  }

  private func add(_ url: URL? = nil) async throws -> Outcome {
    let outcome = Mutex(Outcome())
    try await library.addAll(inFolder: url ?? calibre.url) { told in
      outcome.withLock { outcome in
        switch told {
        case .added(let book): outcome.added.append(book)
        case .known(let book): outcome.known.append(book.id)
        case .refused(let path, let reason):
          outcome.refused.append("\((path as NSString).lastPathComponent): \(reason)")
        case .withoutDatabase(let error): outcome.problems.append(error)
        }
      }
    }
    return outcome.withLock { $0 }
  }

  private func addWarden(_ script: String = "") async throws -> LibraryBook {
    try calibre.change(CalibreFolder.warden + script)
    try calibre.add("EPUB", to: 12, at: Self.path, await CalibreFolder.epub(in: folder))
    return try #require(try await add().added.first)
  }

  @Test func aBookHasWhatCalibreSaysOfIt() async throws {
    let book = try await addWarden()
    #expect(book.title == "The Warden" && book.metadata.sortTitle == "Warden, The")
    #expect(
      book.metadata.contributors == [
        Contributor(name: "Anthony Trollope", sortAs: "Trollope, Anthony", role: "aut"),
        Contributor(name: "Ada Example, PhD", sortAs: "Example, Ada", role: "aut"),
      ])
    #expect(book.metadata.series == Series(name: "Barsetshire", position: "2"))
    #expect(book.metadata.published == "1855-01-05" && book.metadata.publisher == "Longman")
    #expect(book.metadata.subjects == ["Clergy", "Fiction"])
    #expect(book.metadata.language == "fr")
    #expect(book.metadata.summary == "<p>A hospital for old men.</p>")
    #expect(book.opinion.rating?.stars == 4.5)
    #expect(book.position.version == 0)
    // Those of the file stay.
    #expect(book.metadata.identifiers.starts(with: book.original.identifiers))
    #expect(
      book.metadata.identifiers.suffix(2) == ["urn:isbn:9780140432145", "goodreads:267125"])
    #expect(book.original.publisher == nil)
  }

  @Test func eachBookComesOnceFromItsBestFormat() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    try calibre.add("EPUB", to: 12, at: Self.path, await CalibreFolder.epub(in: folder))
    try calibre.add("PDF", to: 12, at: Self.path, Array("no PDF".utf8))
    let outcome = try await add()
    #expect(outcome.added.map(\.fileName) == ["The Warden - Anthony Trollope.epub"])
    let again = try await add()
    #expect(again.added.isEmpty && again.known == outcome.added.map(\.id))
  }

  @Test func aFormatThatCanNotBeOpenedGivesWayToTheNext() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("EPUB", to: 12, at: Self.path, Array("no EPUB".utf8))
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men were content.".utf8))
    let outcome = try await add()
    #expect(outcome.added.map(\.fileName) == ["The Warden - Anthony Trollope.txt"])
    #expect(outcome.refused.isEmpty && outcome.added.first?.title == "The Warden")
  }

  @Test func aBookThatCanNotBeOpenedKeepsBackNoOther() async throws {
    try calibre.change(
      CalibreFolder.warden
        + "INSERT INTO books (id, title, path) VALUES (13, 'Gone', 'X/Gone (13)'), (14, 'Wish', 'X/Wish (14)'), (15, 'Out', '../..');"
        + "INSERT INTO data (book, format, uncompressed_size, name) VALUES (13, 'EPUB', 1, 'Gone'), (15, 'TXT', 1, 'secret');"
    )
    _ = try folder.makeFile("secret.txt", Data("A secret.".utf8))
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    let outcome = try await add()
    #expect(outcome.added.map(\.title) == ["The Warden"])
    #expect(outcome.refused.count == 1 && outcome.refused.first?.hasPrefix("Gone.epub") == true)
  }

  @Test func valuesThatNoLibraryHoldsAreLeftOut() async throws {
    let long = String(repeating: "x", count: MetadataCorrections.lengthLimit + 1)
    let book = try await addWarden(
      """
      UPDATE books SET sort = '\(long)', pubdate = '0101-01-01 00:00:00+00:00', series_index = 'NaN';
      UPDATE publishers SET name = '\(long)';
      UPDATE ratings SET rating = 0;
      UPDATE languages SET lang_code = 'und';
      UPDATE comments SET text = '\(String(repeating: "y", count: MetadataCorrections.descriptionLimit + 1))';
      """)
    #expect(book.title == "The Warden" && book.metadata.sortTitle == nil)
    #expect(book.metadata.published == nil && book.metadata.publisher == nil)
    #expect(book.metadata.series == Series(name: "Barsetshire"))
    #expect(book.opinion.rating == nil && book.metadata.summary == nil)
    #expect(book.corrections.language == nil)
  }

  @Test func whatCalibreCallsUnknownIsNotTaken() async throws {
    try calibre.change(
      """
      INSERT INTO books (id, title, path) VALUES (1, 'Unknown', 'Unknown/Unknown (1)');
      INSERT INTO authors VALUES (1, 'Unknown', 'Unknown', '');
      INSERT INTO books_authors_link VALUES (1, 1, 1);
      """)
    try calibre.add("TXT", to: 1, at: "Unknown/Unknown (1)/walk", Array("A walk.".utf8))
    let book = try #require(try await add().added.first)
    #expect(book.title == "walk" && book.metadata.contributors.isEmpty)
  }

  @Test func aCoverBesideTheFileIsTakenWhereTheFileHasNone() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    try calibre.write("Anthony Trollope/The Warden (12)/cover.jpg", SamplePictures.png)
    let book = try #require(try await add().added.first)
    #expect(try await library.cover(of: book.id)?.bytes == SamplePictures.png)
    #expect(book.coverVersion != nil)
  }

  @Test func aPictureThatIsNoneIsNoCover() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    try calibre.write("Anthony Trollope/The Warden (12)/cover.jpg", Array("no picture".utf8))
    #expect(try await add().added.first?.coverVersion == nil)
  }

  /// A place in the second chapter as calibre's viewer names it.
  private func fragment(at words: String) async throws -> String {
    let file = try folder.makeFile(
      "\(UUID().uuidString).epub", Data(try await CalibreFolder.epub(in: folder)))
    let book = try await BookParser.open(file)
    for index in book.spine.indices {
      let text = try await book.content.chapter(at: index).text
      guard let range = text.range(of: words) else { continue }
      let offset = range.lowerBound.utf16Offset(in: text)
      let place = await BookParser.sourcePlaces(
        of: [offset..<offset], inChapter: index, of: book)[0]
      let fragment = try #require(place?.fragment)
      // Calibre begins with the step in the spine, and names the outermost element.
      let parts = try #require(fragment.wholeMatch(of: /epubcfi\(\/\d+\/(\d+)[^!]*!(.*)/))
      return "epubcfi(/\(parts.1)/2\(parts.2)"
    }
    throw CocoaError(.formatting)
  }

  @Test func readingGoesOnWhereItStoppedInCalibre() async throws {
    let new = try await fragment(at: "violoncello")
    let old = try await fragment(at: "content")
    let book = try await addWarden(
      """
      INSERT INTO last_read_positions (book, format, user, device, cfi, epoch) VALUES
        (12, 'EPUB', '_', 'a', '\(old)', 1700000000.5), (12, 'EPUB', '_', 'b', '\(new)', 1700000900.5),
        (12, 'AZW3', '_', 'b', '\(old)', 1700009000.0), (12, 'EPUB', '_', 'c', 'epubcfi(/90/2/4/2)', 1700009000.0);
      """)
    let text = try await library.text(of: book)
    #expect(book.position.device == "calibre" && book.position.state == .reading)
    #expect(text.dropFirst(book.position.offset).hasPrefix("violoncello"))
  }

  @Test func aPlaceThatLeadsNowhereIsNotTaken() async throws {
    let book = try await addWarden(
      """
      INSERT INTO last_read_positions (book, format, user, device, cfi, epoch, pos_frac) VALUES
        (12, 'EPUB', '_', 'a', 'epubcfi(/4/2/4/2[other]/1:1)', 1700000000.5, 0.5), (12, 'EPUB', '_', 'b', 'x', 1, 0.5);
      """)
    #expect(book.position.version == 0 && book.position.offset == 0)
  }

  @Test func calibresOwnFilesStayAsTheyAre() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    // Calibre is open, and in the middle of a change.
    let open = try SQLiteConnection(calibre.database, patience: .zero)
    try open.execute("BEGIN IMMEDIATE; UPDATE books SET title = 'Half done';")
    let before = try Data(contentsOf: calibre.database)
    let names = try FileManager.default.contentsOfDirectory(atPath: calibre.url.path).sorted()
    #expect(try await add().added.map(\.title) == ["The Warden"])
    #expect(try Data(contentsOf: calibre.database) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: calibre.url.path).sorted() == names)
    try open.execute("COMMIT;")
    let work = folder.url.appending(path: "home/incoming")
    #expect((try? FileManager.default.contentsOfDirectory(atPath: work.path)) ?? [] == [])
  }

  @Test(arguments: ["", "no database", "SQLite format 3\0"])
  func aDamagedDatabaseLeavesTheFolders(content: String) async throws {
    try Data(content.utf8).write(to: calibre.database)
    try await expectFolders(content.isEmpty ? .foreign : .damaged)
  }

  @Test func aDatabaseWithADamagedPageLeavesTheFolders() async throws {
    try calibre.change(CalibreFolder.warden)
    var bytes = try Data(contentsOf: calibre.database)
    for index in bytes.indices where index > 4096 && index % 4096 > 8 { bytes[index] = 0x5A }
    try bytes.write(to: calibre.database)
    try await expectFolders(.damaged)
  }

  @Test func aDatabaseOfAnotherProgramLeavesTheFolders() async throws {
    try calibre.change("DROP TABLE data; CREATE VIEW data AS SELECT * FROM books;")
    try await expectFolders(.foreign)
  }

  /// Expects the books of the folders, with what `metadata.opf` says.
  private func expectFolders(_ problem: CalibreError) async throws {
    try calibre.write(Self.path + ".txt", Array("The old men.".utf8))
    try calibre.write(Self.path + ".md", Array("The *old* men.".utf8))
    try calibre.write("Anthony Trollope/The Warden (12)/cover.jpg", SamplePictures.png)
    try calibre.write(
      "Anthony Trollope/The Warden (12)/metadata.opf",
      Array(
        """
        <package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:title>Out of the folder</dc:title></metadata></package>
        """.utf8))
    try calibre.write("B/Towers (2)/Towers.txt", Array("The bishop died.".utf8))
    try calibre.write("B/Towers (2)/Towers.sdr/metadata.txt.lua", Array("return {}".utf8))
    try calibre.write(".caltrash/Old.txt", Array("Old.".utf8))
    let outcome = try await add()
    #expect(outcome.problems == [problem])
    #expect(problem.description.contains("metadata.db"))
    #expect(outcome.added.map(\.title) == ["Out of the folder", "Towers"])
    #expect(outcome.added.first?.fileName.hasSuffix(".md") == true)
    #expect(outcome.added.first?.coverVersion != nil)
  }

  @Test func aFolderThatCanNotBeReadIsRefused() async throws {
    let outcome = try await add(folder.url.appending(path: "none at all"))
    #expect(outcome.refused.count == 1 && outcome.added.isEmpty)
  }

  @Test func noDatabaseIsTooStrange() async throws {
    try calibre.change(CalibreFolder.warden)
    try calibre.add("TXT", to: 12, at: Self.path, Array("The old men.".utf8))
    let whole = Array(try Data(contentsOf: calibre.database))
    let shelf = await library.shelf
    try await FuzzLoop("calibre's database", caseCount: 60).run { generator in
      try Data(generator.mutated(whole, words: ["books", "12", "TEXT"])).write(to: calibre.database)
      do {
        let opened = try #require(try await shelf.calibreLibrary(in: calibre.url))
        for id in try await opened.ids() { _ = try await opened.book(id) }
      } catch is CalibreError {
        // A clear answer.
      }
    }
  }
}

extension Library {
  /// All text of a book.
  fileprivate func text(of book: LibraryBook) async throws -> String {
    let open = try await open(book.id)
    var text = ""
    for index in open.spine.indices { text += try await open.content.chapter(at: index).text }
    return text
  }
}
