import BookParser
import Foundation
import ReadAloud
import ReadingModel
import Storage
import TestSupport
import Testing
import UnicodeText

@testable import VorleserKit

/// A wrong guess of the program's is corrected, and what people have stored stays where it is in the file.
struct CorrectionTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  /// A text in its own encoding, and one that it may be mistaken for.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var right: String
    var converter: String
    var wrong: String
    var words: [String]

    var testDescription: String { "\(right) as \(wrong)" }

    private static let russian = ["старик", "сидел", "у", "окна", "и", "слушал", "ветер", "яблоня"]
    private static let chinese = ["第二天", "早上", "老人把门", "打开", "院子里", "的雪", "很深"]
    private static let japanese = ["朝早く", "村を出た", "少年は", "川のほとりで", "古い舟を", "見つけた"]

    static let all = [
      Mistake(right: "koi8-r", converter: "KOI8-R", wrong: "windows-1251", words: russian),
      Mistake(right: "utf-8", converter: "UTF-8", wrong: "windows-1252", words: russian),
      Mistake(right: "gb18030", converter: "GB18030", wrong: "windows-1252", words: chinese),
      Mistake(right: "gb18030", converter: "GB18030", wrong: "big5", words: chinese),
      Mistake(right: "shift_jis", converter: "Shift_JIS", wrong: "gb18030", words: japanese),
      Mistake(right: "utf-16-le", converter: "UTF-16LE", wrong: "utf-16-be", words: chinese),
      Mistake(right: "iso-2022-jp", converter: "ISO-2022-JP", wrong: "utf-8", words: japanese),
    ]

    /// Lines of these words, in chapters, some of them of several lines.
    func text(_ generator: inout SeededGenerator) -> String {
      var lines: [String] = []
      for number in 1...60 {
        if number % 15 == 1 { lines += ["", "Chapter \(number / 15 + 1)", ""] }
        let line = (0..<Int.random(in: 4...9, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }
        lines += [line.joined(separator: " ") + " \(number).", ""]
      }
      return lines.joined(separator: "\n")
    }
  }

  @Test(arguments: Mistake.all, [UInt64(1), 2])
  func marksAndPlacesStayAtTheirBytes(mistake: Mistake, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var converter = try CharsetConverter(mistake.converter)
    let encoded = converter.bytes(for: mistake.text(&generator))
    let bytes = try #require(encoded)
    let file = try folder.makeFile("story.txt", Data(bytes))
    let wrong = try #require(EncodingName(mistake.wrong))
    let right = try #require(EncodingName(mistake.right))
    // What is marked are passages of the right text, seen in the wrong one.
    let truth = try #require(
      try await BookParser.open(file, options: OpenOptions(encoding: right)).content
        as? any EncodedContent)
    let length = try await truth.chapterLengths().reduce(0, +)
    var passages: [Range<Int>] = []
    for _ in 0..<12 {
      let start = Int.random(in: 0..<length - 30, using: &generator)
      passages.append(start..<start + Int.random(in: 2...25, using: &generator))
    }
    let marked = try await truth.bytes(of: passages)
    let book = try await library.add(file, name: "story.txt", encoding: wrong)
    #expect(book.encoding == mistake.wrong)
    let misread = try #require(try await library.open(book.id).content as? any EncodedContent)
    let seen = try await misread.passages(at: marked)
    for (number, range) in seen.enumerated() where !range.isEmpty {
      _ = try await library.setMark(
        MarkDraft(kind: .highlight, range: range, note: "n\(number)"), id: "mark-number-\(number)",
        in: book.id, expecting: 0)
    }
    let before = try await library.marks(in: book.id)
    let beforeBytes = try await misread.bytes(of: before.map(\.range))
    _ = try await library.setPosition(seen[0].lowerBound, of: book.id, expecting: 0, device: nil)

    let corrected = try await library.setEncoding(right, of: book.id)
    #expect(corrected.encoding == mistake.right)
    let present = try #require(try await library.open(book.id).content as? any EncodedContent)
    #expect(present.encoding == mistake.right)
    let after = try await library.marks(in: book.id)
    #expect(after.map(\.id).sorted() == before.map(\.id).sorted() && after.allSatisfy(\.isPlaced))
    let afterBytes = try await present.bytes(of: after.map(\.range))
    for (mark, bytes) in zip(after, afterBytes) {
      let old = try #require(before.firstIndex { $0.id == mark.id })
      // Whole characters of the right text: at most the rest of the one at either end is new.
      #expect(bytes.lowerBound <= beforeBytes[old].lowerBound, "\(mark.id)")
      #expect(bytes.upperBound >= beforeBytes[old].upperBound, "\(mark.id)")
      #expect(bytes.count <= beforeBytes[old].count + 8, "\(mark.id)")
    }
    let place = try await library.book(book.id).position.offset
    #expect(try await present.bytes(of: [place..<place])[0].lowerBound <= marked[0].upperBound)
  }

  /// The lengths are stored with the book: after a restart, too, a correction reads the chapters of marks and places alone.
  @Test func marksAreCarriedWithoutReadingOtherChaptersForTheirLengths() async throws {
    let paragraph = String(repeating: "Der Kai lag still, über dem Fluß stand Rauch. ", count: 400)
    let text = (1...6).map { "Kapitel \($0)\n\n\(paragraph)\n\n" }.joined()
    let file = try folder.makeFile("kai.txt", Data(text.utf8))
    func measured(_ encoding: String) async throws -> Book {
      let options = OpenOptions(encoding: EncodingName(encoding))
      let lengths = try await BookParser.open(file, options: options).chapterLengths()
      return try await BookParser.open(file, options: options).measured(lengths)
    }
    let (misread, right) = (try await measured("windows-1252"), try await measured("UTF-8"))
    let rest = try FileHandle(forWritingTo: file)
    // A chapter that is read now fails.
    try rest.truncate(atOffset: UInt64(paragraph.utf8.count + 100))
    try rest.close()
    let carried = try await TransferredPlaces(
      [], [120, 300], misread, right, library.kit.chapters)
    let places = try #require(carried?.places)
    #expect(places[120] ?? 0 < 120 && places[120] ?? 0 > 100)
    #expect(places[300] ?? 0 < 300 && places[300] ?? 0 > 280)
  }

  /// A text with markup in a format of its own: each has a heading, paragraphs, emphasis and a link.
  private static func marked(_ name: String, _ text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let tags = lines.map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return
        "<p><\(name == "book.fb2" ? "emphasis" : "em")>\(words[0])</\(name == "book.fb2" ? "emphasis" : "em")>"
        + (words.count > 1 ? " \(words[1])" : "") + " &mdash; &amp;</p>"
    }
    return switch name {
    case "story.html":
      "<html><head><title>T</title></head><body>\(tags.joined(separator: "\n"))</body></html>"
    case "book.fb2":
      """
      <?xml version="1.0"?><FictionBook><description/><body><section>\(
        tags.joined().replacing("&mdash;", with: "&#8212;"))</section></body></FictionBook>
      """
    default: lines.map { "**\($0.prefix(1))**\($0.dropFirst())" }.joined(separator: "\n\n")
    }
  }

  @Test(
    arguments: ["story.html", "book.fb2", "story.md"],
    LongTests.sample(Array(Mistake.all.prefix(5)), every: 2))
  func marksAndPlacesStayAtTheirBytesInMarkup(name: String, mistake: Mistake) async throws {
    var generator = SeededGenerator(seed: 3)
    var converter = try CharsetConverter(mistake.converter)
    let encoded = converter.bytes(for: Self.marked(name, mistake.text(&generator)))
    let file = try folder.makeFile(name, Data(try #require(encoded)))
    let wrong = try #require(EncodingName(mistake.wrong))
    let right = try #require(EncodingName(mistake.right))
    // What is marked is found again by its number, which every encoding writes alike.
    let book = try await library.add(file, name: name, encoding: wrong)
    #expect(book.encoding == mistake.wrong)
    func text() async throws -> [UInt16] {
      let opened = try await library.open(book.id)
      var units: [UInt16] = []
      for index in opened.spine.indices {
        units += Array(try await opened.content.chapter(at: index).text.utf16)
      }
      return units
    }
    let misread = try await text()
    let before = String(decoding: misread, as: UTF16.self)
    for number in stride(from: 8, through: 56, by: 12) {
      let found = try #require(before.firstRange(of: " \(number)."))
      let end = found.upperBound.utf16Offset(in: before)
      _ = try await library.setMark(
        MarkDraft(kind: .highlight, range: end - 12..<end, note: "\(number)"),
        id: "mark-number-\(number)", in: book.id, expecting: 0)
    }
    let place = try #require(before.firstRange(of: "30.")).lowerBound.utf16Offset(in: before)
    _ = try await library.setPosition(place, of: book.id, expecting: 0, device: nil)

    let corrected = try await library.setEncoding(right, of: book.id)
    #expect(corrected.encoding == mistake.right)
    let present = try await text()
    for mark in try await library.marks(in: book.id) {
      #expect(mark.isPlaced)
      let words = String(decoding: present[mark.range], as: UTF16.self)
      #expect(words.hasSuffix(" \(mark.note)."), "\(words)")
      #expect(words.count <= 13 && words.count >= 6, "\(words)")
    }
    let now = try await library.book(book.id).position.offset
    #expect(String(decoding: present[now...].prefix(3), as: UTF16.self) == "30.")
    let again = try await library.setEncoding(nil, of: book.id)
    #expect(again.encoding == nil)
    #expect(try await library.encoding(of: book.id)?.candidates.first?.name == right)
  }

  @Test func aBookWithMarkupTakesNoChapterRule() async throws {
    let file = try folder.makeFile("page.html", Data("<p>Käse und Brot.</p>".utf8))
    let book = try await library.add(file, name: "page.html")
    let same = try await library.setChapterRule("^Käse", of: book.id)
    #expect(same.chapterRule == nil && same.length == book.length)
  }

  @Test func wordsTellTheLanguageAndTheEncodingOnlyWhereTheyAreTooFew() async throws {
    func language(_ text: String, _ converter: String) async throws -> String? {
      var converter = try CharsetConverter(converter)
      let encoded = converter.bytes(for: text)
      let file = try folder.makeFile("\(text.count).txt", Data(try #require(encoded)))
      let book = try await library.add(file, name: file.lastPathComponent)
      let opened = try await library.open(book.id).metadata
      #expect(opened.languages.isEmpty && opened.detectedLanguage == book.metadata.detectedLanguage)
      return opened.detectedLanguage
    }
    let english =
      "He said that the old man was not at home, and that she had gone with them — “to the river”. "
    #expect(try await language(String(repeating: english, count: 20), "windows-1252") == "en")
    #expect(try await language("He said “yes” — or no.", "windows-1252") == nil)
    #expect(try await language("Старик сидел у окна.", "KOI8-R") == "ru")
    #expect(try await language("Er hörte schöne Töne über Brücken.", "windows-1252") == "de")
  }

  @Test func theGuessIsTakenAgain() async throws {
    let file = try folder.makeFile(
      "story.txt", Data(String(repeating: "Käse und Brot. ", count: 50).utf8))
    let wrong = try #require(EncodingName("windows-1252"))
    let book = try await library.add(file, name: "story.txt", encoding: wrong)
    let known = try #require(try await library.encoding(of: book.id))
    #expect(known.present == wrong && known.isChosen)
    #expect(known.candidates.first?.name.description == "utf-8")
    #expect(known.candidates.first?.sample.hasPrefix("Käse und Brot.") == true)
    let edition = try await library.outlineWithEdition(of: book.id).1
    let again = try await library.setEncoding(nil, of: book.id)
    #expect(again.encoding == nil && again.title == "story" && again.length < book.length)
    #expect(try await library.outlineWithEdition(of: book.id).1 != edition)
    #expect(try await library.encoding(of: book.id)?.isChosen == false)
  }

  @Test func theCorrectedLanguageWinsUntilItIsTakenBack() async throws {
    let german = "Der alte Mann ging am Abend langsam nach Hause und dachte an seine Kinder. "
    let file = try folder.makeFile("weg.txt", Data(String(repeating: german, count: 20).utf8))
    let book = try await library.add(file, name: "weg.txt")
    #expect(try await library.open(book.id).metadata.language == "de")
    let corrected = try await library.setLanguage("nl-BE", of: book.id)
    #expect(corrected.metadata.language == "nl-BE")
    #expect(try await library.open(book.id).metadata.language == "nl-BE")
    _ = try await library.setLanguage(nil, of: book.id)
    #expect(try await library.open(book.id).metadata.language == "de")
  }
}

extension EncodedContent {
  /// As the function with lengths, with those that its chapters have when they are read.
  func bytes(of passages: [Range<TextOffset>]) async throws -> [Range<Int>] {
    try await bytes(of: passages, lengths: try await chapterLengths())
  }

  /// As the function with lengths, with those that its chapters have when they are read.
  func passages(at bytes: [Range<Int>]) async throws -> [Range<TextOffset>] {
    try await passages(at: bytes, lengths: try await chapterLengths())
  }
}
