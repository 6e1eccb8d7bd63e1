import Foundation
import PDFFiles
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// The figures of PDFs: which pictures and drawings are figures, and where they stand in the text.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .timeLimit(.minutes(10)))
struct PDFFigureTests {
  private typealias Draw = FigurePDF

  private func corpus(_ name: String) async throws -> Book {
    try await BookParser.open(#require(Places.corpus).appending(path: "pdf/\(name)"))
  }

  /// Holds the files, which draw their figures later.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ pdf: FigurePDF) async throws -> Book {
    let url = folder.url.appending(path: "\(UUID().uuidString).pdf")
    try pdf.bytes.write(to: url)
    return try await BookParser.open(url)
  }

  /// The boxes of all figures, by their pages and from top to bottom.
  private func figures(_ book: Book) throws -> [PageFigure] {
    try #require(book.content.pages as? PDFPages).figures.values.sorted {
      ($0.page, $0.number) < ($1.page, $1.number)
    }
  }

  private func html(_ book: Book) async throws -> String {
    var html = ""
    for index in book.spine.indices {
      html += try await book.content.chapter(at: index).html
    }
    return html
  }

  // MARK: - Files of other programs

  @Test func thePlotsOfAPaperStandBeforeTheirCaptions() async throws {
    let book = try await corpus("pdfjs/tracemonkey.pdf")
    #expect(try figures(book).map(\.page) == [1, 5, 5, 6, 6, 10])
    let html = try await html(book)
    for number in [2, 5, 6, 7, 8, 10] {
      let caption = try #require(html.range(of: "<p>Figure \(number)."))
      let before = html[..<caption.lowerBound].suffix(200)
      #expect(before.contains("alt=\"Figure \(number)\"") && before.hasSuffix("</figure>"))
    }
  }

  @Test func aFigureIsDrawnWhenItIsAskedFor() async throws {
    let book = try await corpus("pdfjs/tracemonkey.pdf")
    let image = try #require(try await book.content.chapter(at: 0).images.first)
    let picture = try #require(try await book.content.resource(at: image.path))
    #expect(picture.mediaType == "image/png")
    #expect(picture.bytes.count > 10_000)
    #expect(try await book.content.resource(at: "figure-900-1.png") == nil)
    #expect(BookParser.draws(image.path, of: book) && !BookParser.draws("text-1.xhtml", of: book))
  }

  @Test func aPhotographIsJPEG() async throws {
    let book = try await corpus("pdfjs/issue9940.pdf")
    let figure = try #require(try figures(book).first)
    let picture = try #require(try await book.content.resource(at: figure.path))
    #expect(picture.mediaType == "image/jpeg")
  }

  @Test(arguments: [
    "debian/project-history.es.pdf", "pdfjs/issue13447.pdf",
    "pdfplumber/nics-background-checks-2015-11-rotated.pdf", "pdfjs/issue14297.pdf",
    "pdfplumber/word365_structure.pdf", "pdfjs/annotation-button-widget.pdf",
  ])
  func tablesAndFormsAreNoFigures(name: String) async throws {
    #expect(try figures(try await corpus(name)).isEmpty)
  }

  @Test func scansAreNoFigures() async throws {
    let book = try await corpus("derived/scan-two-column-gray.pdf")
    #expect(try #require(book.content.pages as? PDFPages).figures.isEmpty)
  }

  // MARK: - Edges

  @Test func aPictureInTheTextIsOneFigureAtItsPlace() async throws {
    let page =
      Draw.text("Before the picture", 72, 700) + Draw.picture(72, 500, 200, 100)
      + Draw.text("After the picture", 72, 400)
    let book = try await open(FigurePDF(pages: [page]))
    let box = PDFRectangle(left: 72, top: 192, right: 272, bottom: 292)
    #expect(try figures(book).map(\.box) == [box])
    let html = try await html(book)
    let places = ["Before", "<figure>", "After"].map { html.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    // No character is added.
    let text = try await book.content.chapter(at: 0).text
    let plain = try await open(
      FigurePDF(
        pages: [
          Draw.text("Before the picture", 72, 700) + Draw.text("After the picture", 72, 400)
        ]))
    #expect(try await plain.content.chapter(at: 0).text == text)
  }

  @Test func piecesBesideEachOtherAreOneFigure() async throws {
    let page =
      Draw.text("Stripes", 72, 700)
      + (0..<10).map { Draw.picture(72, 400 + 20 * $0, 300, 20) }.joined()
    #expect(try figures(try await open(FigurePDF(pages: [page]))).count == 1)
  }

  @Test func aPictureInAFormStandsWhereTheFormPutsIt() async throws {
    let page = Draw.text("A form", 72, 700) + "q 2 0 0 1 100 300 cm /X Do Q\n"
    let form = Draw.picture(0, 0, 300, 50)
    // The form ends at its own 100 points, of which each is two on the page.
    let book = try await open(FigurePDF(pages: [page], form: form))
    #expect(
      try figures(book).map(\.box) == [PDFRectangle(left: 100, top: 442, right: 300, bottom: 492)])
  }

  @Test func aPictureIsCutToWhatIsSeenOfIt() async throws {
    let page =
      Draw.text("Cut", 72, 700) + "q 100 300 80 60 re W n\n" + Draw.picture(0, 0, 600, 700) + "Q\n"
    let book = try await open(FigurePDF(pages: [page]))
    #expect(
      try figures(book).map(\.box) == [PDFRectangle(left: 100, top: 432, right: 180, bottom: 492)])
  }

  @Test func aTurnedPageHasItsFiguresWhereTheyAreSeen() async throws {
    let page = Draw.text("Turned", 72, 700) + Draw.picture(72, 500, 200, 100)
    let book = try await open(FigurePDF(pages: [page], rotation: 90))
    #expect(
      try figures(book).map(\.box) == [PDFRectangle(left: 500, top: 72, right: 600, bottom: 272)])
    let picture = try #require(try await book.content.resource(at: "figure-1-1.png"))
    #expect(!picture.bytes.isEmpty)
  }

  @Test func logosBackgroundsAndIconsAreNoFigures() async throws {
    let pages = (1...4).map { page in
      Draw.picture(0, 0, 612, 792) + Draw.picture(72, 720, 100, 50) + Draw.picture(500, 300, 20, 20)
        + Draw.text("Page \(page) has some words", 72, 600)
    }
    #expect(try figures(try await open(FigurePDF(pages: pages))).isEmpty)
  }

  @Test func aPictureBehindWordsIsNoFigure() async throws {
    let lines = (0..<20).map {
      Draw.text("A line of many words that stand on a picture \($0)", 100, 300 + 14 * $0)
    }
    let page = Draw.picture(90, 290, 300, 300) + lines.joined()
    #expect(try figures(try await open(FigurePDF(pages: [page]))).isEmpty)
  }

  @Test func aCaptionInAnotherLanguageNamesItsFigure() async throws {
    let page =
      Draw.text("Ein Absatz", 72, 700) + Draw.text("Noch ein Absatz", 72, 650)
      + Draw.picture(72, 400, 200, 100) + Draw.text("Abb. 2: Ein Bild", 72, 380)
    #expect(try await html(try await open(FigurePDF(pages: [page]))).contains("alt=\"Abb. 2\""))
  }

  // MARK: - Hostile files

  @Test func tenThousandPicturesAreAFewFigures() async throws {
    // Far enough from each other for none to belong together.
    let pictures = (0..<10_000).map {
      Draw.picture(8 * ($0 % 100) - 100, 8 * ($0 / 100), 1, 1)
    }
    let big = (0..<200).map { Draw.picture(45 * ($0 % 14), 45 * ($0 / 14), 38, 38) }
    for content in [pictures, big] {
      let book = try await open(FigurePDF(pages: [Draw.text("x", 1, 780) + content.joined()]))
      #expect(try figures(book).count <= 64)
    }
  }

  @Test func aFormThatDrawsItselfEnds() async throws {
    // The form draws itself.
    let page = Draw.text("Around and around", 72, 700) + "/X Do\n"
    let book = try await open(
      FigurePDF(pages: [page], form: "/X Do " + Draw.picture(0, 0, 90, 90)))
    #expect(try figures(book).count <= 1)
  }

  @Test func aPictureOfHugeDimensionsIsDrawnOrMissing() async throws {
    let page =
      Draw.text("Huge", 72, 700) + Draw.picture(-1_000_000, -1_000_000, 2_000_000_000, 2_000_000)
      + Draw.picture(100, 300, 200, 100)
    let book = try await open(FigurePDF(pages: [page], pixels: 1_000_000))
    let found = try figures(book)
    #expect(found.count == 1)
    // What can't be drawn is missing, and no error.
    for figure in found { _ = try await book.content.resource(at: figure.path) }
  }
}
