import BookParser
import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import TextRecognition

@testable import VorleserKit

/// A scanned book of the library gets a text, and what people have stored stays on its pages.
@Suite(
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .enabled(if: Tesseract() != nil, "Debian's tesseract-ocr is not installed"),
  .timeLimit(.minutes(20)))
struct RecognitionTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Self.library(in: folder)
  }

  private static func library(in folder: TemporaryFolder) async throws -> Library {
    try await Library(kit: VorleserKit(home: folder.url.appending(path: "home")))
  }

  private static let lines = ["The lighthouse keeper", "counted every ship"]

  /// A book of scanned pages, each of which takes seconds to read; where it is wanted, the last one is empty.
  private func scan(_ lines: [String] = lines, andEmptyPage: Bool = false) async throws -> URL {
    let printed = folder.url.appending(path: "printed.pdf")
    try PagedPDF(lines: lines).bytes.write(to: printed)
    let pages = try await #require(BookParser.open(printed).content.pages)
    var pictures: [[UInt8]?] = []
    for index in lines.indices {
      pictures.append(try await pages.picture(of: index, width: 1275).bytes)
    }
    if andEmptyPage { pictures.append(nil) }
    let file = folder.url.appending(path: "scan.pdf")
    try ScannedPDF(pictures: pictures).bytes.write(to: file)
    return file
  }

  private func text(of id: Int, _ library: Library) async throws -> String {
    let book = try await library.open(id)
    var text = ""
    for index in book.spine.indices { text += try await book.content.chapter(at: index).text }
    return text
  }

  private func expectWords(of id: Int, _ library: Library) async throws {
    let text = try await text(of: id, library).split(whereSeparator: \.isWhitespace)
    #expect(text.joined(separator: " ") == Self.lines.joined(separator: " "))
  }

  @Test func theTextOfAScanIsItsWords() async throws {
    let added = try await library.add(try await scan(andEmptyPage: true), name: "scan.pdf")
    #expect(added.length == 3 && added.recognised == nil)
    let known = try #require(try await library.recognition(of: added.id))
    #expect(known.pageCount == 3 && known.wordlessCount == 3 && known.languages == nil)
    #expect(known.available?.contains("eng") == true && known.suggested == ["eng"])
    let book = try await library.recogniseText(of: added.id)
    #expect(book.recognised == "eng")
    #expect(book.length == (try await library.outline(of: book.id).length))
    try await expectWords(of: book.id, library)
    #expect(try await library.recognition(of: book.id)?.languages == ["eng"])
  }

  @Test func marksAndPlacesStayOnTheirPages() async throws {
    let file = try await scan(Self.lines + ["that passed the rocks."])
    let id = try await library.add(file, name: "scan.pdf").id
    _ = try await library.setPosition(2, of: id, expecting: 0, device: nil)
    _ = try await library.setMark(
      MarkDraft(kind: .bookmark, range: 1..<1), id: "bookmark-of-page-2", in: id, expecting: 0)
    _ = try await library.recogniseText(of: id, in: ["eng"])
    let text = try await text(of: id, library)
    func place(_ words: String) throws -> Int {
      try #require(text.range(of: words)).lowerBound.utf16Offset(in: text)
    }
    #expect(try await library.book(id).position.offset == (try place("that passed")))
    let mark = try #require(try await library.marks(in: id).first)
    #expect(mark.isPlaced)
    #expect(mark.range.lowerBound == (try place("counted")))
  }

  @Test func whatWasReadIsNotReadAgain() async throws {
    let id = try await library.add(try await scan(), name: "scan.pdf").id
    let known = try await library.book(id)
    let place = library.kit.data.recognisedText(of: known.fingerprint.sha256, in: "eng")
    var text = try RecognisedText(at: place, of: known.fingerprint.sha256)
    let words = RecognisedLine(
      size: 60,
      words: [RecognisedWord("Known", left: 170, right: 300, baseline: 380, confidence: 90)])
    try text.add(RecognisedPage(width: 2550, height: 3300, lines: [words]), at: 0)
    _ = try await library.recogniseText(of: id, in: ["eng"])
    let read = try await self.text(of: id, library)
    #expect(read.contains("Known") && !read.contains("lighthouse") && read.contains("counted"))
  }

  @Test func aLostTextIsReadAgain() async throws {
    let id = try await library.add(try await scan(), name: "scan.pdf").id
    let book = try await library.recogniseText(of: id, in: ["eng"])
    try FileManager.default.removeItem(
      at: library.kit.data.recognisedText(of: book.fingerprint.sha256, in: "eng"))
    let again = try await Self.library(in: folder)
    await #expect(throws: BookOpenError.self) { try await again.open(id) }
    _ = try await again.recogniseText(of: id, in: ["eng"])
    try await expectWords(of: id, again)
  }

  @Test func whatIsMissingIsNamed() async throws {
    let id = try await library.add(try await scan(["One"]), name: "scan.pdf").id
    await #expect(throws: RecognitionError.noLanguage("xyz")) {
      try await library.recogniseText(of: id, in: ["xyz"])
    }
    let printed = folder.url.appending(path: "printed.pdf")
    let other = try await library.add(printed, name: "printed.pdf").id
    #expect(try await library.recognition(of: other) == nil)
    #expect(try await library.recogniseText(of: other).recognised == nil)
  }

  @Test func theQueueGoesOnAfterARestart() async throws {
    let id = try await library.add(try await scan(), name: "scan.pdf").id
    let stopped = Recognitions(library)
    _ = try await stopped.start(id)
    await stopped.close()
    let waits = await stopped.job(of: id) != nil
    let isDone = try await library.book(id).recognised != nil
    #expect(waits || isDone)
    let again = try await Self.library(in: folder)
    let recognitions = Recognitions(again)
    let changes = await recognitions.changes()
    await recognitions.resume()
    for await _ in changes where await recognitions.job(of: id) == nil { break }
    #expect(try await again.book(id).recognised == "eng")
    try await expectWords(of: id, again)
    await recognitions.close()
  }

  @Test func aWishIsGivenUp() async throws {
    let id = try await library.add(try await scan(), name: "scan.pdf").id
    let recognitions = Recognitions(library)
    #expect(try await recognitions.start(id)?.languages == ["eng"])
    await recognitions.stop(id)
    #expect(await recognitions.job(of: id) == nil)
    await recognitions.close()
    #expect(await Recognitions(library).job(of: id) == nil)
    await #expect(throws: RecognitionError.noLanguage("xyz")) {
      try await recognitions.start(id, in: ["xyz"])
    }
  }

  @Test func aBackupHoldsTheText() async throws {
    let id = try await library.add(try await scan(), name: "scan.pdf").id
    _ = try await library.recogniseText(of: id, in: ["eng"])
    let backup = folder.url.appending(path: "backup.zip")
    _ = try await library.backUp(to: backup)
    let kit = try VorleserKit(home: folder.url.appending(path: "second"))
    let second = try await Library(kit: kit)
    for _ in 1...2 {
      let report = try await second.restore(backup: backup, people: Accounts(kit))
      #expect(report.problems.isEmpty)
      let book = try #require(try await second.books().first)
      #expect(book.recognised == "eng")
      try await expectWords(of: book.id, second)
    }
  }

  @Test func textsOfDeletedBooksAreDeleted() async throws {
    let id = try await library.add(try await scan(["One"]), name: "scan.pdf").id
    let book = try await library.recogniseText(of: id, in: ["eng"])
    let place = library.kit.data.recognisedText(of: book.fingerprint.sha256, in: "eng")
    _ = try await library.remove(id)
    #expect(FileManager.default.fileExists(atPath: place.path))
    try await library.deleteForGood(id)
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }
}

/// How well pages are read.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .enabled(if: Tesseract() != nil, "Debian's tesseract-ocr is not installed"),
  .timeLimit(.minutes(30)))
struct RecognitionScoreTests {
  @Test(arguments: [("scan-novel-1bit", 0.95), ("scan-two-column-gray", 0.94)])
  func theWordsAreThoseOfTheSource(name: String, least: Double) async throws {
    let folder = try TemporaryFolder()
    let library = try await Library(kit: VorleserKit(home: folder.url))
    let corpus = try #require(Places.corpus).appending(path: "pdf/derived")
    let id = try await library.add(corpus.appending(path: "\(name).pdf"), name: "scan.pdf").id
    _ = try await library.recogniseText(of: id, in: ["eng"])
    let book = try await library.open(id)
    var text = ""
    for index in book.spine.indices {
      text += try await book.content.chapter(at: index).text + "\n"
    }
    let truth = try String(
      contentsOf: corpus.appending(path: "\(name).true.txt"), encoding: .utf8)
    let score = tokenF1(text, truth)
    #expect(score >= least, "\(name): \(score)")
  }

  private func tokenF1(_ ours: String, _ theirs: String) -> Double {
    func tokens(_ text: String) -> [Substring: Int] {
      // The source has ligatures, which nobody writes.
      let text = text.precomposedStringWithCompatibilityMapping.lowercased()
      return Dictionary(text.matches(of: /\w+/).map { ($0.0, 1) }, uniquingKeysWith: +)
    }
    let (one, other) = (tokens(ours), tokens(theirs))
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let all = one.values.reduce(0, +) + other.values.reduce(0, +)
    return 2 * Double(common) / Double(max(1, all))
  }
}
