import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// The links of PDFs, on their pages and in their text.
@Suite(.enabled(if: Places.resources != nil, "the resources are not prepared"))
struct PDFLinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let lines = [
    "See the second chapter, or example.", "The second chapter begins here.", "The third one.",
  ]

  private func book(rotation: Int = 0) async throws -> Book {
    let annotations = [
      0: [
        PagedPDF.link(
          [125, 690, 210, 725], "/Dest [\(PagedPDF.reference(to: 1)) /XYZ 36 730 null]"),
        PagedPDF.link([330, 690, 436, 725], "/A << /S /URI /URI (https://example.org/a?b=c) >>"),
        PagedPDF.link([20, 20, 60, 60], "/A << /S /URI /URI (javascript:alert\\(1\\)) >>"),
        PagedPDF.link([80, 20, 120, 60], "/A << /S /Launch /F (prog.exe) >>"),
        PagedPDF.link([140, 20, 180, 60], "/Dest [\(PagedPDF.reference(to: 2)) /Fit]"),
      ]
    ]
    let file = try folder.makeFile(
      "linked-\(rotation).pdf",
      PagedPDF(lines: Self.lines, annotations: annotations, rotation: rotation).bytes)
    return try await BookParser.open(file)
  }

  @Test(arguments: [0, 90, 180, 270])
  func aLinkOnAPageLeadsToTheTextOfItsTarget(rotation: Int) async throws {
    let book = try await book(rotation: rotation)
    let pages = try #require(book.content.pages)
    let links = try await pages.links(of: 0, in: book.content)
    var found: [String] = []
    for link in links {
      switch link.target {
      case .address(let address): found.append(address)
      case .page(let page, let place):
        let chapter = try await book.content.chapter(at: place.chapter)
        found.append("\(page) \(chapter.text.dropFirst(place.offset).prefix(10))")
      }
    }
    // No program, no script.
    #expect(found == ["1 The second", "https://example.org/a?b=c", "2 The third "])
    // The link stands where the words are that it was laid over.
    let words = try await pages.words(of: 0, in: book.content)
    let text = try await book.content.chapter(at: 0).text
    let inside = words.filter { word in
      let (x, y) = ((word.box.left + word.box.right) / 2, (word.box.top + word.box.bottom) / 2)
      return links[0].boxes.contains {
        $0.left <= x && x <= $0.right && $0.top <= y && y <= $0.bottom
      }
    }
    let names = inside.map { text.dropFirst($0.place.offset).prefix($0.length) }
    #expect(names == ["second"])
  }

  @Test func theTextHasTheLinks() async throws {
    let book = try await book()
    let chapter = try await book.content.chapter(at: 0)
    let targets = chapter.links.map(\.target)
    #expect(targets.contains(.address("https://example.org/a?b=c")))
    let places = targets.compactMap { if case .place(let place) = $0 { place } else { nil } }
    #expect(places.count == 1)
    let fragment = try #require(places.first?.fragment)
    let anchor = try #require(chapter.anchors[fragment])
    #expect(chapter.text.dropFirst(anchor).hasPrefix("The second chapter"))
    #expect(chapter.html.contains(">second</a>"))
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
  func linksOfRealBooksLeadToWhatTheyName() async throws {
    let file = try #require(Places.corpus).appending(path: "pdf/debian/project-history.es.pdf")
    let book = try await BookParser.open(file)
    let pages = try #require(book.content.pages)
    var count = 0
    for index in pages.pages.indices {
      for case .page(let page, let place) in try await pages.links(of: index, in: book.content)
        .map(\.target)
      {
        #expect(pages.pages.indices.contains(page))
        let length = try await book.content.chapter(at: place.chapter).text.utf16.count
        #expect((0...length).contains(place.offset))
        count += 1
      }
    }
    #expect(count > 20)
  }
}
