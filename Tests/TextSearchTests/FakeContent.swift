import BookParser
import ReadingModel
import TextSearch

/// A book of texts.
struct FakeContent: BookContent {
  var texts: [String]

  func chapter(at index: Int) async throws -> Chapter {
    Chapter(index: index, title: nil, text: texts[index], html: "", blocks: [])
  }

  func resource(at path: String) async throws -> Resource? { nil }
  func chapterLengths() async throws -> [Int] { texts.map(\.utf16.count) }

  var starts: [TextOffset] {
    var starts: [TextOffset] = []
    var start = 0
    for text in texts {
      starts.append(start)
      start += text.utf16.count
    }
    return starts
  }

  func book(_ name: Int = 1) -> Book {
    Book(
      fingerprint: Fingerprint(format: .plainText, sha256: "fake\(name)", byteCount: name),
      metadata: Metadata(title: "Fake"), contents: [],
      spine: texts.map { _ in SpineItem(path: "") }, findings: [], content: self)
  }
}

/// Reads every text when it is asked for.
struct DirectTexts: ChapterTextSource {
  func text(ofChapter index: Int, of book: Book) async throws -> [UInt16] {
    Array(try await book.content.chapter(at: index).text.utf16)
  }
}
