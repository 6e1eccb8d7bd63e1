import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// However a PDF is damaged, opening it ends, in a book or in one sentence.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"))
struct PDFFuzzTests {
  /// Each case starts a process, which takes a tenth of a second.
  private static let caseCount = 20

  @Test(arguments: ["pdfjs/basicapi.pdf", "py-pdf-samples/026-latex-multicolumn/multicolumn.pdf"])
  func damagedFiles(name: String) async throws {
    let whole = try [UInt8](
      Data(contentsOf: #require(Places.corpus).appending(path: "pdf/\(name)")))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "paper.pdf")
    try await FuzzLoop("pdf \(name)", caseCount: Self.caseCount).run { generator in
      try Data(generator.mutated(whole)).write(to: file)
      do {
        try await expectTrueLengths(try await BookParser.open(file))
      } catch is BookOpenError {
        // Refused in one sentence, which is what is wanted.
      }
    }
  }

  @Test func builtToExhaustEachEndsInABookOrOneSentence() async throws {
    let folder = try #require(Places.corpus).appending(path: "hostile/gen/pdf")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      do {
        let book = try await BookParser.open(folder.appending(path: name))
        try await expectTrueLengths(book)
      } catch let error as BookOpenError {
        #expect(!name.hasPrefix("ok-"), "\(name): \(error)")
      }
    }
  }
}
