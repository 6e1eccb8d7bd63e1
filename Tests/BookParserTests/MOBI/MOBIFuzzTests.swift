import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// However a Kindle file is damaged, opening it ends, in a book or in one sentence.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
struct MOBIFuzzTests {
  /// Each case starts a process, which takes a tenth of a second.
  private static let caseCount = 20

  @Test(arguments: [
    "calibre-made/trees.azw3", "calibre-made/trees.mobi6.mobi",
    "libmobi/sample-unicode-huffdic.mobi",
  ])
  func damagedFiles(name: String) async throws {
    let whole = try [UInt8](
      Data(contentsOf: #require(Places.corpus).appending(path: "mobi/\(name)")))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "book.mobi")
    try await FuzzLoop("mobi \(name)", caseCount: Self.caseCount).run { generator in
      var bytes = generator.mutated(whole)
      // Half of the cases damage what the headers say.
      if Bool.random(using: &generator) {
        for _ in 0..<4 {
          bytes[min(generator.number(60..<400), bytes.count - 1)] = .random(
            in: 0...255, using: &generator)
        }
      }
      try Data(bytes).write(to: file)
      do {
        let book = try await BookParser.open(file)
        try await expectTrueLengths(book)
        // Places need the text as it is stored, which is unpacked on its own.
        _ = await BookParser.sourcePlaces(of: [0..<1], inChapter: 0, of: book)
      } catch is BookOpenError {
        // Refused in one sentence, which is what is wanted.
      }
    }
  }
}
