import ReadingModel
import Synchronization
import Testing

@testable import ChapterBuilding

/// Files in memory that count how often they are read.
private final class CountedFiles: BookFiles {
  private let files: FilesInMemory
  private let reads = Mutex(0)

  init(_ files: [(path: String, text: String)]) { self.files = FilesInMemory(files: files) }

  var readCount: Int { reads.withLock { $0 } }

  func storedPath(_ path: String) -> String? { files.storedPath(path) }

  func read(_ path: String, limit: Int) throws -> BookFile? {
    reads.withLock { $0 += 1 }
    return try files.read(path, limit: limit)
  }

  func chapter(at path: String) -> Int? { files.chapter(at: path) }
}

struct WritingModeTests {
  @Test(arguments: [(imports: 40, links: 1), (imports: 0, links: 500)])
  func sheetsThatNameEachOtherAreReadAFewTimes(imports: Int, links: Int) {
    func sheet(_ other: String) -> String {
      String(repeating: "@import '\(other)';", count: imports) + "html{writing-mode:vertical-rl}"
    }
    let head = String(repeating: "<link rel='stylesheet' href='a.css'/>", count: links)
    let files = CountedFiles([
      ("a.xhtml", "<html><head>\(head)</head><body><p>One</p></body></html>"),
      ("a.css", sheet("b.css")), ("b.css", sheet("a.css")),
    ])
    let reader = MarkupReader(files: files, language: "ja")
    #expect(
      reader.writingMode(chapters: ["a.xhtml"], sheets: ["a.css", "b.css"]) == .verticalRightToLeft)
    #expect(files.readCount < 100)
  }
}
