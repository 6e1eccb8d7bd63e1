import ReadingModel
import Testing

@testable import ChapterBuilding

/// A book whose files lie in memory: the general half needs no archive.
struct FilesInMemory: BookFiles {
  var files: [(path: String, text: String)]

  func storedPath(_ path: String) -> String? { files.first { $0.path == path }?.path }

  func read(_ path: String, limit: Int) throws -> BookFile? {
    files.first { $0.path == path }.map { BookFile(bytes: Array($0.text.utf8)) }
  }

  func chapter(at path: String) -> Int? {
    files.filter { $0.path.hasSuffix(".xhtml") }.firstIndex { $0.path == path }
  }
}

struct MarkupReaderTests {
  private let reader = MarkupReader(
    files: FilesInMemory(files: [
      ("a.xhtml", "<html><body><h1>One</h1><p><a href='b.xhtml#x'>on</a></p></body></html>"),
      ("b.xhtml", "<html><body><p id='x'>Two<img src='i/dot.png'/></p></body></html>"),
      ("i/dot.png", "dot"), ("s.css", "p { background: url(i/dot.png); color: red }"),
    ]), language: "en")

  @Test func aChapterNeedsNothingButFiles() {
    let built = reader.chapter(MarkupSource(index: 0, path: "a.xhtml"))
    #expect(built.chapter.text == "One\non" && built.length == 6)
    #expect(built.chapter.title == "One")
    #expect(
      built.chapter.links.map(\.target) == [.place(ChapterTarget(chapter: 1, fragment: "x"))])
  }

  @Test func imagesAreFoundByTheirStoredPath() {
    let chapter = reader.chapter(MarkupSource(index: 1, path: "b.xhtml")).chapter
    #expect(chapter.images.map(\.path) == ["i/dot.png"])
    #expect(chapter.anchors == ["x": 0])
  }

  @Test func aMissingFileIsAChapterThatSaysSo() {
    let chapter = reader.chapter(MarkupSource(index: 2, path: "c.xhtml", title: "Three")).chapter
    #expect(chapter.isUnreadable && chapter.title == "Three (unreadable)")
  }

  @Test func aSheetIsHarmlessAndNamesFilesOfTheBook() throws {
    let sheet = try #require(reader.styleSheet(at: "s.css", isFixed: false))
    #expect(sheet.contains("color:red") && sheet.contains("book:i/dot.png"))
  }
}
