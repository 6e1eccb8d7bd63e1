import Foundation
import TestSupport
import Testing

/// `convert`, and what becomes of one real book of each format.
@Suite(.ownThreads)
struct ConvertTests {
  static let samples = [
    "epub/idpf-samples/childrens-literature.epub", "epub/_fb2/calibre-dukkehjem.fb2",
    "mobi/calibre-made/trees.mobi6.mobi",
    "mobi/calibre-made/trees.azw3", "pdf/debian/project-history.it.pdf",
    "md/readmes/XIU2_Yuedu__README.md",
    "txt/gutenberg/1661-8.txt",
    "articles/mozilla/001/source.html",
  ]

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func theExtensionSaysWhatIsWritten() throws {
    let book = try SampleBook.write(in: desk.folder).path
    for name in ["out.EPUB", "out.txt", "out.markdown", "out.html"] {
      #expect(try desk.program.run("convert", book, desk.path(name)).code == 0)
    }
    #expect(try desk.data("out.EPUB").starts(with: Data("PK".utf8)))
    #expect(try desk.data("out.txt").starts(with: Data("The Cup\n".utf8)))
    #expect(try desk.data("out.markdown").starts(with: Data("# The Cup\n".utf8)))
    #expect(try desk.data("out.html").starts(with: Data("<!DOCTYPE html>".utf8)))
  }

  @Test func anExistingFileIsReplacedOnlyByForce() throws {
    let book = try SampleBook.write(in: desk.folder).path
    let out = try desk.folder.makeFile("out.txt", Data("mine".utf8)).path
    let refused = try desk.program.run("convert", book, out)
    #expect(refused.code == 73)
    #expect(refused.errors == "Error: There is a file \(out) already. Use --force to replace it.\n")
    #expect(try desk.data("out.txt") == Data("mine".utf8))
    #expect(try desk.program.run("convert", book, out, "--force").code == 0)
    #expect(try desk.data("out.txt") != Data("mine".utf8))
    #expect(try desk.files() == ["book.epub", "out.txt"])
  }

  @Test func anUnknownFormatIsAWrongCommandLine() throws {
    let book = try SampleBook.write(in: desk.folder).path
    #expect(try desk.program.run("convert", book, desk.path("out.doc")).code == 64)
    #expect(try desk.program.run("convert", book, desk.path("out"), "--to", "doc").code == 64)
    #expect(try desk.program.run("convert", book, desk.path("out"), "--to", "md").code == 0)
    #expect(try desk.files() == ["book.epub", "out"])
  }

  @Test func aRefusedBookLeavesNothing() throws {
    let book = try SampleBook.writeProtected(in: desk.folder).path
    #expect(try desk.program.run("convert", book, desk.path("out.epub")).code == 65)
    #expect(try desk.files() == ["protected.epub"])
  }

  @Test(
    .enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"),
    .enabled(if: Places.corpus != nil, "the corpus is not there"),
    arguments: LongTests.sample(samples, every: 2))
  func aRealBookBecomesAConformingEPUBWithItsWords(sample: String) throws {
    let book = try #require(Places.corpus).appending(path: sample).path
    try #require(FileManager.default.fileExists(atPath: book))
    let made = desk.path("made.epub")
    let shown = try desk.program.run("convert", book, made)
    try #require(shown.code == 0, "\(shown.errors)")
    #expect(try Epubcheck.findings(URL(filePath: made)) == "")
    let texts = try [book, made].map { try Self.words(desk.program.run("text", $0).output) }
    let shared = texts[0].reduce(0) { $0 + min($1.value, texts[1][$1.key] ?? 0) }
    let total = texts.reduce(0) { $0 + $1.values.reduce(0, +) }
    #expect(total > 0)
    #expect(Double(2 * shared) >= 0.999 * Double(total))
  }

  /// How often each word occurs, without what stands in brackets: there a picture's description stands for one that
  /// the file does not have.
  private static func words(_ text: String) -> [Substring: Int] {
    text.replacing(/\[[^\]\n]*\]/, with: "").split { !$0.isLetter && !$0.isNumber }.reduce(into: [:]
    ) { $0[$1, default: 0] += 1 }
  }
}
