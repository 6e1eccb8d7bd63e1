import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Every PDF of the corpus.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .timeLimit(.minutes(10)), .ownThreads)
struct PDFCorpusTests {
  private struct Reference: Decodable {
    var title: String?
    var pages: Int?
    var encrypted: Bool?
  }

  private func folder() throws -> URL { try #require(Places.corpus).appending(path: "pdf") }

  private func references() throws -> [String: Reference] {
    let data = try Data(contentsOf: folder().appending(path: "reference.visible.json"))
    return try JSONDecoder().decode([String: Reference].self, from: data)
  }

  /// Its list of objects is damaged in a way that PDFium does not repair.
  private static let unrepaired = "pdfjs/bug1250079.pdf"

  @Test func textsAreWholeAndPagesAreCounted() async throws {
    var scores: [Double] = []
    let all = try references().sorted { $0.key < $1.key }
    for (name, reference) in LongTests.sample(all, every: 3) {
      let file = try folder().appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      if let pages = reference.pages, reference.encrypted != true, name != Self.unrepaired {
        #expect(try await PDFParser.read(file).pages.count == pages, "\(name)")
      }
      let expected = try folder().appending(path: "_reftext/\(name).txt")
      guard let text = try? String(contentsOf: expected, encoding: .utf8),
        let ours = try await wholeText(of: file)
      else { continue }
      if let folder = ProcessInfo.processInfo.environment["PDF_OUT"] {
        let url = URL(filePath: folder).appending(path: name + ".txt")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try ours.write(to: url, atomically: true, encoding: .utf8)
      }
      scores.append(tokenF1(ours, text))
    }
    #expect(scores.count > LongTests.count(50, quick: 16))
    #expect(scores.reduce(0, +) / Double(scores.count) >= 0.95)
  }

  /// All text of a book; `nil` for one that asks for a password.
  private func wholeText(of file: URL) async throws -> String? {
    let book: Book
    do {
      book = try await BookParser.open(file)
    } catch BookOpenError.passwordNeeded {
      return nil
    }
    var text = ""
    for index in book.spine.indices {
      text += try await book.content.chapter(at: index).text + "\n"
    }
    return text
  }

  @Test(arguments: [
    (
      "pdfjs/tracemonkey.pdf",
      [
        "Dynamic languages such as JavaScript are more", "1. Introduction",
        "and is used for the application logic", "Hence, recording and compiling a trace",
        "typing will be exactly as they were",
      ]
    ),
    (
      "py-pdf-samples/026-latex-multicolumn/multicolumn.pdf",
      ["Abstract", "Nam dui ligula", "Suspendisse vel felis"]
    ),
  ])
  func aPaperOfTwoColumnsIsReadAsAPersonReadsIt(name: String, passages: [String]) async throws {
    let text = try #require(await wholeText(of: folder().appending(path: name)))
    let places = passages.compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == passages.count && places == places.sorted())
  }

  @Test func aFileWithAPasswordAsksForIt() async throws {
    await #expect(throws: BookOpenError.passwordNeeded) {
      try await BookParser.open(folder().appending(path: "derived/enc-aes-256-user.pdf"))
    }
  }

  @Test func chaptersHoldTheInvariants() async throws {
    for name in [
      "debian/project-history.ko.pdf", "pdfjs/tracemonkey.pdf",
      "py-pdf-samples/015-arabic/habibi.pdf",
    ] {
      let book = try await BookParser.open(folder().appending(path: name))
      try await expectTrueLengths(book)
    }
    let book = try await BookParser.open(folder().appending(path: "debian/project-history.es.pdf"))
    #expect(book.metadata.title == "Una breve historia de Debian")
    #expect(book.spine.count > 1 && book.contents.flatMap { [$0] + $0.children }.count > 5)
    let target = try #require(book.contents.last?.target)
    let anchors = try await book.content.chapter(at: target.chapter).anchors
    #expect(anchors[try #require(target.fragment)] != nil)
    var pages: Set<String> = []
    for index in book.spine.indices {
      pages.formUnion(
        try await book.content.chapter(at: index).anchors.keys.filter { $0.hasPrefix("page-") })
    }
    #expect(pages.count == 28)
  }

  /// The harmonic mean of how many of our words are theirs, and of theirs ours; each counts as often as it is there.
  private func tokenF1(_ ours: String, _ theirs: String) -> Double {
    func tokens(_ text: String) -> [Substring: Int] {
      Dictionary(text.lowercased().matches(of: /\w+/).map { ($0.0, 1) }, uniquingKeysWith: +)
    }
    let (one, other) = (tokens(ours), tokens(theirs))
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let total = one.values.reduce(0, +) + other.values.reduce(0, +)
    return total == 0 ? 1 : 2 * Double(common) / Double(total)
  }
}
