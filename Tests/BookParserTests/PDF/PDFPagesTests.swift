import Foundation
import PDFFiles
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// The pages that PDFs of the corpus draw, and where their words are.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .timeLimit(.minutes(10)))
struct PDFPagesTests {
  private func file(_ name: String) throws -> URL {
    try #require(Places.corpus).appending(path: "pdf/\(name)")
  }

  /// Columns, notes, tables, broken words, letters of other scripts, turned pages, turned text.
  private static let names = [
    "pdfjs/tracemonkey.pdf", "py-pdf-samples/026-latex-multicolumn/multicolumn.pdf",
    "py-pdf-samples/015-arabic/habibi.pdf", "debian/project-history.es.pdf",
    "debian/project-history.ko.pdf", "pdfjs/ArabicCIDTrueType.pdf",
  ]

  @Test(arguments: names)
  func theTextAtAWordsPlaceIsTheWord(name: String) async throws {
    let url = try file(name)
    let book = try await BookParser.open(url)
    let pages = try #require(book.content.pages as? PDFPages)
    let content = try await PDFParser.read(url)
    var texts: [[UInt16]] = []
    for index in book.spine.indices {
      texts.append(Array(try await book.content.chapter(at: index).text.utf16))
    }
    let map = try await pages.map(book.content)
    #expect(map.lostCount == 0)
    var count = 0
    for (index, page) in map.pages.enumerated() {
      #expect(page.count == Set(page.map(\.index)).count)
      for entry in page {
        let place = entry.word.place
        let text = texts[place.chapter][place.offset...].lazy
          .filter { $0 > 0x20 && Unicode.Scalar($0)?.properties.isWhitespace != true }
          .prefix(entry.word.length)
        let word = Array(content.pages[index].words[entry.index].text.utf16)
        // A hyphen at the end of a line, or the point behind the number of a note, may be left out.
        #expect(word.starts(with: text) && word.count - entry.word.length <= 1)
        count += 1
      }
      let size = pages.pages[index]
      let inside = page.filter {
        $0.word.box.left > -size.width * 0.1 && $0.word.box.right < size.width * 1.1
          && $0.word.box.top > -size.height * 0.1 && $0.word.box.bottom < size.height * 1.1
      }
      #expect(Double(inside.count) >= Double(page.count) * 0.98, "page \(index) of \(name)")
    }
    let all = content.pages.reduce(0) { $0 + $1.words.count }
    // Running heads, page numbers and hidden notes are no part of the text.
    #expect(Double(count) >= 0.75 * Double(all), "\(count) of \(all) words of \(name)")
  }

  /// Every so many files are tried: each takes a process, and all of them minutes.
  private static let stride = 12

  @Test func filesOfManyProgramsGiveTheirWordsPlaces() async throws {
    let folder = try file("pdfjs")
    var shares: [Double] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".pdf") }
    for index in Swift.stride(from: 0, to: names.count, by: Self.stride) {
      let name = names[index]
      guard let book = try? await BookParser.open(folder.appending(path: name)) else { continue }
      let pages = try #require(book.content.pages as? PDFPages)
      let map = try await pages.map(book.content)
      let found = map.pages.reduce(0) { $0 + $1.count }
      #expect(map.lostCount == 0, "\(map.lostCount) words beside \(found) of \(name)")
      shares.append(Double(found) / Double(max(1, found + map.lostCount)))
    }
    #expect(shares.count > 10)
  }

  @Test func pagesFollowEachOtherInTheText() async throws {
    let book = try await BookParser.open(file("pdfjs/tracemonkey.pdf"))
    let pages = try #require(book.content.pages)
    let starts = try await pages.starts(in: book.content)
    #expect(starts.count == 14 && pages.pages.count == 14)
    #expect(pages.pages.allSatisfy { $0.width == 612 && $0.height == 792 })
    for (one, next) in zip(starts, starts.dropFirst()) {
      #expect((one.chapter, one.offset) < (next.chapter, next.offset))
    }
  }

  @Test(arguments: [100, 800])
  func aPageIsDrawnInTheWidthThatIsAskedFor(width: Int) async throws {
    let book = try await BookParser.open(file("pdfjs/tracemonkey.pdf"))
    let picture = try await #require(book.content.pages).picture(of: 0, width: width)
    #expect(picture.mediaType == "image/png")
    let header = picture.bytes.prefix(24)
    #expect(header.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    func number(_ place: Int) -> Int {
      picture.bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(number(16) == width)
    let height = Double(width) * 792 / 612
    #expect(abs(Double(number(20)) - height) <= 1)
    // A white page of this size has some hundred bytes.
    #expect(picture.bytes.count > 2000)
  }

  @Test func aFileThatBringsNoFontsIsDrawnWithThoseOfTheLibrary() async throws {
    let pdf = FlatPDF(text: "Letters that no file brings", font: "Times-Roman")
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "fonts.pdf")
    try pdf.bytes.write(to: url)
    let book = try await BookParser.open(url)
    let written = try await #require(book.content.pages).picture(of: 0, width: 400)
    try FlatPDF(text: " ", font: "Times-Roman").bytes.write(to: url)
    let empty = try await PDFPages(url, nil, PDFContent(pages: []), []).picture(of: 0, width: 400)
    #expect(written.bytes.count > empty.bytes.count + 500)
  }

  @Test func hostileFilesAreRefusedWhenTheyAreDrawn() async throws {
    let folder = try #require(Places.corpus).appending(path: "hostile")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let url as URL in try #require(files) where url.pathExtension == "pdf" {
      let pages = PDFPages(url, nil, PDFContent(pages: []), [])
      do {
        let picture = try await pages.picture(of: 0, width: 300)
        #expect(picture.bytes.count > 8)
      } catch let error as BookOpenError {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
