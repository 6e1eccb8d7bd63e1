import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// A text that shows pictures from files beside it brings them into the library.
struct IllustratedTextTests {
  let folder: TemporaryFolder
  let library: Library
  private let notes: URL

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
    notes = folder.url.appending(path: "notes")
    try FileManager.default.createDirectory(
      at: notes.appending(path: "images"), withIntermediateDirectories: true)
  }

  private func write(_ text: String) throws -> URL {
    let file = notes.appending(path: "notes.md")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func picture(_ path: String) throws {
    _ = try folder.makeFile(path, Data(SamplePictures.png))
  }

  /// The files in the library's own file of a book.
  private func files(of book: LibraryBook) async throws -> [String] {
    let file = try await library.file(of: book.id)
    return try ZipArchive(file: file).entries.map(\.path).sorted()
  }

  @Test func picturesBelowTheFolderComeAlong() async throws {
    try picture("notes/images/a b.png")
    try picture("notes/c.png")
    try picture("notes/unused.png")
    let file = try write("# Notes\n\n![A](images/a%20b.png)\n\n![C](c.png?x) ![C](<c.png>)\n")
    let book = try await library.add(file, name: "notes.md")
    #expect(book.title == "Notes" && book.fileName == "notes.zip")
    #expect(try await files(of: book) == ["c.png", "images/a b.png", "notes.md"])
    let details = try await library.open(book.id)
    let chapter = try await details.content.chapter(at: 0)
    #expect(chapter.images.map(\.path) == ["images/a b.png", "c.png", "c.png"])
    #expect(chapter.findings.isEmpty)
    await #expect(throws: LibraryError.self) { try await library.add(file, name: "notes.md") }
  }

  @Test func nothingOutsideOfTheFolderComesAlong() async throws {
    try picture("secret.png")
    try picture("notes/images/a.png")
    try Data("secret".utf8).write(to: notes.appending(path: "secret.txt"))
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: notes.appending(path: "link.png"),
      withDestinationURL: folder.url.appending(path: "secret.png"))
    try manager.createSymbolicLink(
      at: notes.appending(path: "up"), withDestinationURL: folder.url)
    let outside = folder.url.appending(path: "secret.png").path
    let file = try write(
      """
      # Notes

      ![](images/a.png) ![](link.png) ![](up/secret.png) ![](../secret.png) ![](%2E%2E/secret.png)
      ![](images/../../secret.png) ![](\(outside)) ![](file://\(outside)) ![](secret.txt)
      ![](images) ![](missing.png) ![](https://example.org/b.png)
      """)
    let book = try await library.add(file, name: "notes.md")
    #expect(try await files(of: book) == ["images/a.png", "notes.md"])
  }

  @Test func aTextWithoutPicturesStaysAsItIs() async throws {
    let file = try write("# Notes\n\n![](images/missing.png) and text.\n")
    let book = try await library.add(file, name: "notes.md")
    #expect(book.fileName == "notes.md" && book.fingerprint.format == .markdown)
  }
}
