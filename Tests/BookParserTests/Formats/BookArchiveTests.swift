import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// Archives of books, and what only looks like one.
struct BookArchiveTests {
  private let folder: TemporaryFolder
  private static let dot: [UInt8] = Array(
    Data(base64Encoded: "R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data())

  init() throws {
    folder = try TemporaryFolder()
  }

  private func zip(_ files: [String: [UInt8]], named name: String = "books.zip") throws -> URL {
    let file = folder.url.appending(path: name)
    var writer = try ZipWriter(file: file)
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { try writer.add(path, bytes) }
    try writer.finish()
    return file
  }

  /// An archive that Debian's tar has made.
  private func tar(_ files: [String: [UInt8]], named name: String) throws -> URL {
    let source = folder.url.appending(path: "source")
    for (path, bytes) in files {
      let file = source.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let file = folder.url.appending(path: name)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/tar")
    process.arguments = ["-C", source.path, "-caf", file.path, "."]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return file
  }

  private func paths(_ file: URL) async throws -> [String]? {
    try await BookArchive.open(file)?.entries.map(\.path)
  }

  @Test func everyBookOfAnArchiveIsFoundInNaturalOrder() async throws {
    let text = Array("A book.".utf8)
    let file = try zip([
      "10.epub": text, "9.epub": text, "a/old.mobi": text, "a/notes.txt": text,
      "cover.jpg": Self.dot,
      "a/metadata.opf": text, "__MACOSX/._9.epub": text, "readme.md": text,
    ])
    #expect(try await paths(file) == ["9.epub", "10.epub", "a/notes.txt", "a/old.mobi"])
  }

  @Test func severalFictionBooksAreSeveralBooks() async throws {
    let text = Array("<FictionBook/>".utf8)
    #expect(try await paths(zip(["b.fb2": text, "a.fb2": text])) == ["a.fb2", "b.fb2"])
    #expect(try await paths(zip(["a.fb2": text])) == nil)
  }

  @Test func whatIsABookItselfIsNoArchive() async throws {
    let text = Array("words".utf8)
    let pages = try zip(["index.html": text, "notes.txt": text])
    #expect(try await paths(pages) == nil)
    let comic = try zip(["1.gif": Self.dot, "2.gif": Self.dot], named: "comic.zip")
    #expect(try await paths(comic) == nil)
    let named = try zip(["1.gif": Self.dot, "extra.txt": text], named: "comic.cbz")
    #expect(try await paths(named) == nil)
    let epub = try zip(
      [
        "META-INF/container.xml": text, "appendix.pdf": text, "a.txt": text,
      ], named: "book.zip")
    #expect(try await paths(epub) == nil)
  }

  @Test(arguments: ["books.tar", "books.tar.gz", "books.tgz", "books.tar.xz", "books.tar.bz2"])
  func aTarIsUnpackedInAProcessOfItsOwn(name: String) async throws {
    let file = try tar(
      ["a/Größe.txt": Array("First.".utf8), "b.txt": Array("Second.".utf8)], named: name)
    let archive = try #require(try await BookArchive.open(file))
    #expect(archive.entries.map(\.name) == ["Größe.txt", "b.txt"])
    let target = folder.url.appending(path: "out.txt")
    try await archive.extract(archive.entries[0], to: target)
    #expect(try String(contentsOf: target, encoding: .utf8) == "First.")
  }

  @Test func aComicMayBeAnArchiveOfAnotherKind() async throws {
    let file = try tar(["2.gif": Self.dot, "10.gif": Self.dot], named: "comic.tar")
    let comic = folder.url.appending(path: "comic.cbt")
    try FileManager.default.moveItem(at: file, to: comic)
    #expect(try await paths(comic) == nil)
    let book = try await BookParser.open(comic)
    #expect(book.fingerprint.format.id == "cbr")
    #expect(book.spine.map(\.path) == ["2.gif", "10.gif"])
    #expect(try await book.content.resource(at: "2.gif")?.bytes == Self.dot)
  }

  @Test func anArchiveWithoutBooksSaysSo() async throws {
    let file = try tar(["song.mp3": [1, 2, 3]], named: "music.tar.gz")
    await #expect(throws: BookOpenError.convertible(.archiveWithoutBooks)) {
      try await BookArchive.open(file)
    }
  }

  @Test(arguments: [
    Array("Rar!\u{1A}\u{7}\u{0} and no more".utf8), [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4],
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 99, 99],
  ])
  func aDamagedArchiveIsRefused(bytes: [UInt8]) async throws {
    let file = folder.url.appending(path: "broken.rar")
    try Data(bytes).write(to: file)
    await #expect(throws: BookOpenError.self) { try await BookArchive.open(file) }
  }
}
