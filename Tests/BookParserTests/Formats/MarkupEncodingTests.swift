import Foundation
import ReadingModel
import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// Texts with markup whose encoding is named wrongly or not at all.
struct MarkupEncodingTests {
  /// A text in an encoding, and names under which it may come.
  struct Sample: Sendable, CustomTestStringConvertible {
    var encoding: String
    var converter: String
    var words: String
    var names: [String?]

    var testDescription: String { encoding }

    static let all = [
      Sample(
        encoding: "gb18030", converter: "GBK",
        words: "第二天早上，老人把门打开，院子里的雪已经很深了。他想起昨天晚上的事情，慢慢地走到河边去。",
        names: [nil, "gbk", "utf-8", "big5", "shift_jis", "windows-1252", "euc-kr"]),
      Sample(
        encoding: "shift_jis", converter: "Shift_JIS",
        words: "朝早く村を出た少年は、川のほとりで古い舟を見つけた。それはだれのものでもなかったので、彼はそれに乗った。",
        names: [nil, "Shift_JIS", "utf-8", "gb2312", "windows-1251", "euc-jp"]),
      Sample(
        encoding: "windows-1251", converter: "windows-1251",
        words:
          "Вечером старик долго сидел у окна и слушал, как ветер качает мокрые ветки старой яблони.",
        names: [nil, "windows-1251", "utf-8", "koi8-r", "iso-8859-1", "no-such-charset"]),
      Sample(
        encoding: "koi8-r", converter: "KOI8-R",
        words:
          "Вечером старик долго сидел у окна и слушал, как ветер качает мокрые ветки старой яблони.",
        names: [nil, "koi8-r", "windows-1251", "iso-8859-5", "gbk"]),
      Sample(
        encoding: "windows-1252", converter: "windows-1252",
        words:
          "Später hörte der müde Müller schöne Töne über der Brücke, während die Mädchen Äpfel pflückten.",
        names: [nil, "ISO-8859-1", "windows-1252", "utf-8", "windows-1251", "big5"]),
      Sample(
        encoding: "utf-8", converter: "UTF-8", words: "Später — “höre ich” — 第二天早上，老人把门打开。",
        names: [nil, "utf-8", "windows-1252", "gbk", "utf-16"]),
      Sample(
        encoding: "utf-16-le", converter: "UTF-16LE",
        words: "Später hörte der müde Müller schöne Töne über der Brücke.",
        names: [nil, "utf-16", "windows-1252"]),
    ]

    func bytes(_ text: String) throws -> [UInt8] {
      var converter = try CharsetConverter(converter)
      let bytes = converter.bytes(for: text)
      return try #require(bytes)
    }

    /// Long enough that the letters speak.
    var prose: String { Array(repeating: words, count: 4).joined(separator: " ") }

    func page(_ name: String?) -> String {
      let meta = name.map { "<meta charset=\"\($0)\">" } ?? ""
      return
        "<!DOCTYPE html><html><head>\(meta)<title>T</title></head><body><p>\(prose)</p></body></html>"
    }

    func fictionBook(_ name: String?) -> String {
      let declared = name.map { " encoding=\"\($0)\"" } ?? ""
      return """
        <?xml version="1.0"\(declared)?>
        <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info>
        <book-title>T</book-title></title-info></description><body><section><p>\(prose)</p></section></body>
        </FictionBook>
        """
    }
  }

  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  @Test(arguments: Sample.all)
  func theLettersCorrectAWrongNameOfAPage(sample: Sample) async throws {
    for name in sample.names {
      let book = try await fixture.open("page.html", try sample.bytes(sample.page(name)))
      #expect(try await book.chapter().text == sample.prose, "\(name ?? "no name")")
      #expect(book.content.encoding == sample.encoding, "\(name ?? "no name")")
      #expect(book.findings.isEmpty, "\(name ?? "no name")")
    }
  }

  @Test(arguments: Sample.all)
  func theLettersCorrectAWrongNameOfAFictionBook(sample: Sample) async throws {
    for name in sample.names {
      let bytes = try sample.bytes(sample.fictionBook(name))
      for book in [
        try await fixture.open("book.fb2", bytes),
        try await BookParser.open(fixture.archive("book.fb2.zip", [("book.fb2", bytes)])),
      ] {
        #expect(
          try await book.chapters().map(\.text).joined().contains(sample.prose),
          "\(name ?? "no name")")
        #expect(book.content.encoding == sample.encoding, "\(name ?? "no name")")
      }
    }
  }

  @Test(arguments: Sample.all)
  func theLettersTellTheEncodingOfMarkdown(sample: Sample) async throws {
    let bytes = try sample.bytes("# T\n\n\(sample.prose)\n")
    for book in [
      try await fixture.open("text.md", bytes),
      try await BookParser.open(fixture.archive("text.md.zip", [("README.md", bytes)])),
    ] {
      #expect(try await book.chapters().map(\.text).joined().contains(sample.prose))
      #expect(book.content.encoding == sample.encoding && !book.content.isUnmarked)
    }
  }

  @Test func aTextInEscapesNeedsNoName() async throws {
    var converter = try CharsetConverter("ISO-2022-JP")
    let prose = Sample.all[1].words
    let encoded = converter.bytes(for: "# T\n\n\(prose)\n")
    let book = try await fixture.open("text.md", try #require(encoded))
    #expect(try await book.chapters().map(\.text).joined().contains(prose))
  }

  @Test(arguments: ["page.html", "book.fb2", "text.md"])
  func theChosenEncodingCountsMoreThanNameAndLetters(name: String) async throws {
    let sample = try #require(Sample.all.first { $0.encoding == "windows-1251" })
    let text =
      switch name {
      case "page.html": sample.page("windows-1251")
      case "book.fb2": sample.fictionBook("windows-1251")
      default: sample.prose
      }
    let folder = try TemporaryFolder()
    let file = try folder.makeFile(name, Data(try sample.bytes(text)))
    let wrong = try #require(EncodingName("koi8-r"))
    let book = try await BookParser.open(file, options: OpenOptions(encoding: wrong))
    #expect(book.content.encoding == "koi8-r")
    #expect(try await !book.chapters().map(\.text).joined().contains("старик"))
    let candidates = try #require(try await BookParser.encodings(of: file))
    #expect(candidates.first?.name.description == "windows-1251")
    #expect(candidates.first?.sample.contains("Вечером старик долго сидел") == true)
    #expect(candidates.count > 1 && Set(candidates.map(\.name)).count == candidates.count)
  }

  @Test func aChosenEncodingHoldsForAllTextsOfAnArchive() async throws {
    let sample = try #require(Sample.all.first { $0.encoding == "koi8-r" })
    let page = try sample.bytes("<html><body><p>\(sample.words)</p></body></html>")
    let file = try fixture.archive("pages.htmlz", [("index.html", page), ("more.html", page)])
    let koi = try #require(EncodingName("koi8-r"))
    for encoding in [nil, koi] {
      let book = try await BookParser.open(file, options: OpenOptions(encoding: encoding))
      #expect(try await book.chapters().map(\.text) == [sample.words, sample.words])
    }
    let other = try #require(EncodingName("windows-1251"))
    let misread = try await BookParser.open(file, options: OpenOptions(encoding: other))
    #expect(try await misread.chapters().allSatisfy { !$0.text.contains("старик") })
    #expect(try await BookParser.encodings(of: file)?.first?.name == koi)
  }

  @Test func bytesWithoutAMeaningAreCountedInAFileThatNamesItsEncoding() async throws {
    let sample = try #require(Sample.all.first { $0.encoding == "windows-1251" })
    var bytes = try sample.bytes(sample.page("windows-1251"))
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: ".")))
    bytes[place] = 0x98
    let book = try await fixture.open("page.html", bytes)
    #expect(try await book.chapter().text.hasSuffix("яблони\u{FFFD}"))
    #expect(book.findings.map(\.code) == [.undecodableBytes])
  }

  /// A right name stays, however few letters there are, and in every language that the corpus has.
  @Test(.enabled(if: Places.corpus != nil, "the corpus is not there"))
  func aRightNameIsBelieved() throws {
    let folder = try #require(Places.corpus).appending(path: "txt/encdet/chardet")
    let names = [
      "GB2312": "gb2312", "SHIFT_JIS": "shift_jis", "Big5": "big5", "EUC-KR": "euc-kr",
      "EUC-JP": "euc-jp", "KOI8-R": "koi8-r", "IBM866": "ibm866", "TIS-620": "tis-620",
      "iso-8859-2-czech": "iso-8859-2", "iso-8859-2-hungarian": "iso-8859-2",
      "windows-1250-croatian": "windows-1250", "windows-1250-romanian": "windows-1250",
      "windows-1251-bulgarian": "windows-1251", "windows-1251-russian": "windows-1251",
      "windows-1255-hebrew": "windows-1255", "windows-1256-arabic": "windows-1256",
      "iso-8859-7-greek": "iso-8859-7", "MacCyrillic": "mac-cyrillic",
      "windows-1252": "windows-1252",
    ]
    var count = 0
    for (label, name) in names {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: label), includingPropertiesForKeys: nil)
      for file in files {
        let source = try SourceText(Array(Data(contentsOf: file)), charset: name)
        let expected = try #require(TextEncoding.named(name))
        #expect(
          source.encoding == expected || source.encoding == .utf8,
          "\(label)/\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 50)
  }
}
