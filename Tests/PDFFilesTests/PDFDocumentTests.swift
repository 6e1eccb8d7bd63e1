import Foundation
import PDFFiles
import TestSupport
import Testing

/// What PDFium makes of files that are known to be what they are.
@Suite(
  .serialized, .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"))
struct PDFDocumentTests {
  // PDFium is for one thread at a time: hence `.serialized`.

  private func open(_ name: String) throws -> PDFDocument {
    let folder = try #require(Places.corpus)
    let handle = try FileHandle(forReadingFrom: folder.appending(path: "pdf/\(name)"))
    let library = try PDFLibrary(
      #require(Places.resources).appending(path: "lib/libpdfium.so"))
    return try PDFDocument(descriptor: handle.fileDescriptor, library: library)
  }

  @Test func aPaperHasPagesWordsAndAnOutline() throws {
    let document = try open("pdfjs/tracemonkey.pdf")
    #expect(document.pageCount == 14)
    let page = document.page(0)
    #expect(page.words.prefix(3).map(\.text) == ["Trace-based", "Just-in-Time", "Type"])
    #expect(page.width == 612 && page.height == 792)
    #expect(
      page.words.allSatisfy { (0...612).contains($0.left) && (0...792).contains($0.baseline) })
  }

  @Test func pagesHaveLabels() throws {
    let document = try open("pdfjs/labelled_pages.pdf")
    #expect(!document.label(of: 0).isEmpty)
  }

  @Test func aPasswordIsAskedFor() {
    #expect(throws: PDFError.password) { try open("derived/enc-aes-256-user.pdf") }
  }

  @Test func damageIsTold() {
    #expect(throws: PDFError.self) { try open("arturt/corrupted.pdf") }
  }
}
