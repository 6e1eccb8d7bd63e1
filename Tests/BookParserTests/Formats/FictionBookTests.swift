import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct FictionBookTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private static let description = """
    <description><title-info><genre>prose</genre><author><first-name>Анна</first-name><middle-name>И.</middle-name>
    <last-name>Лес</last-name></author><book-title>Паром</book-title><annotation><p>О реке.</p></annotation>
    <lang>ru</lang><coverpage><image l:href="#cover.png"/></coverpage><sequence name="Реки" number="2"/>
    <translator><nickname>nick</nickname></translator></title-info>
    <document-info><id>abc</id></document-info><publish-info><publisher>Дом</publisher><year>1999</year></publish-info>
    </description>
    """

  private static func book(_ bodies: String, encoding: String = "utf-8") -> String {
    let picture = Data(dot).base64EncodedString(options: .lineLength64Characters)
    return """
      <?xml version="1.0" encoding="\(encoding)"?>
      <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
      \(description)\(bodies)
      <binary id="cover.png" content-type="image/png">\(picture)</binary></FictionBook>
      """
  }

  private static let bodies = """
    <body><title><p>Паром</p></title><section id="s1"><title><p>Глава</p><p>первая</p></title>
    <epigraph><p>Тихо.</p><text-author>Некто</text-author></epigraph>
    <p>Ночь<a l:href="#n1" type="note">[1]</a> и <emphasis>паром</emphasis>.</p><empty-line/>
    <poem><stanza><v>Строка</v><v>и ещё</v></stanza></poem><image l:href="#cover.png" alt="Точка"/>
    <section><title><p>Ниже</p></title><cite><p>Слова.</p></cite></section></section></body>
    <body name="notes"><title><p>Примечания</p></title><section id="n1"><title><p>1</p></title><p>Зима.</p></section></body>
    """

  @Test(arguments: [String.Encoding.utf8, .windowsCP1251, .utf16])
  func everyPartIsRead(encoding: String.Encoding) async throws {
    let name = encoding == .utf8 ? "utf-8" : encoding == .utf16 ? "utf-16" : "windows-1251"
    let bytes = try #require(Self.book(Self.bodies, encoding: name).data(using: encoding))
    let book = try await fixture.open("a.fb2", Array(bytes))
    let metadata = book.metadata
    #expect(book.fingerprint.format.id == "fb2" && metadata.title == "Паром")
    #expect(metadata.creators == ["Анна И. Лес"])
    #expect(metadata.contributors.map(\.sortAs) == ["Лес, Анна И.", nil])
    #expect(metadata.contributors.map(\.role) == ["aut", "trl"])
    #expect(metadata.languages == ["ru"] && metadata.summary == "О реке.")
    #expect(metadata.series == Series(name: "Реки", position: "2"))
    #expect(metadata.publisher == "Дом" && metadata.published == "1999")
    #expect(metadata.identifiers == ["abc"] && metadata.cover == "cover.png")
    #expect(
      try await book.content.resource(at: "cover.png")
        == Resource(bytes: dot, mediaType: "image/png"))
    #expect(book.contents.map(\.label) == ["Паром", "Глава первая"])
    #expect(book.contents.last?.children.map(\.label) == ["Ниже"])
    let chapter = try await book.chapter()
    #expect(chapter.text.hasPrefix("Паром\nГлава\nпервая\nТихо.\nНекто\nНочь[1] и паром.\n"))
    #expect(chapter.text.contains("Строка\nи ещё\n") && chapter.html.contains("<em>паром</em>"))
    #expect(chapter.images.map(\.path) == ["cover.png"])
    let link = try #require(chapter.links.first)
    #expect(link.isNoteReference)
    let note = try #require(chapter.anchors["n1"])
    #expect(String(chapter.text.utf16.dropFirst(note))?.contains("Зима.") == true)
    try await expectTrueLengths(book)
  }

  @Test func aLongBookHasAChapterForEachSectionAndItsNotesApart() async throws {
    let text = String(repeating: "<p>The ferry went over the river.</p>", count: 200)
    let sections = (1...6).map {
      "<section><title><p>Part \($0)</p></title>\(text)<p><a l:href='#n1'>1</a></p></section>"
    }
    let book = try await fixture.open(
      "a.fb2",
      Self.book(
        "<body>\(sections.joined())</body><body name='notes'><section id='n1'><p>A note.</p></section></body>"
      ))
    #expect(book.spine.compactMap(\.title) == (1...6).map { "Part \($0)" })
    #expect(book.spine.map(\.isLinear) == [Bool](repeating: true, count: 6) + [false])
    let last = try await book.content.chapter(at: 5)
    #expect(last.links.first?.isNoteReference == true)
    #expect(last.links.first?.target == .place(ChapterTarget(chapter: 6, fragment: "n1")))
  }

  @Test func textBetweenBlocksIsRead() async throws {
    let body = """
      <body><title>Паром</title><section><title>Глава</title>Ночь <strong>и</strong> <emphasis>паром</emphasis><p>Абзац</p>
      хвост<cite>Слова.<text-author>Некто</text-author></cite><poem><stanza>раз<v>два</v>три</stanza></poem>
      <table><tr>клетка<td>другая</td></tr></table></section></body>
      """
    let chapter = try await fixture.open("a.fb2", Self.book(body)).chapter()
    #expect(
      chapter.text.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      } == [
        "Паром", "Глава", "Ночь и паром", "Абзац", "хвост", "Слова.", "Некто", "раз", "два", "три",
        "клетка", "другая",
      ])
    #expect(chapter.html.contains("<strong>и</strong> <em>паром</em>"))
  }

  @Test(arguments: ["book.fb2.zip", "book.fbz", "book.zip"])
  func aZippedBookIsReadToo(name: String) async throws {
    let book = try await fixture.openArchive(name, [("x/Паром.fb2", Self.book(Self.bodies))])
    #expect(book.fingerprint.format.id == "fb2-zip" && book.metadata.title == "Паром")
    #expect(try await book.content.resource(at: "cover.png")?.bytes == dot)
    try await expectTrueLengths(book)
  }

  @Test func brokenMarkupOpensAsFarAsItGoes() async throws {
    let broken = Self.book("<body><section><p>One <b>two</p><p>three &nope; four</section></body>")
    let book = try await fixture.open("a.fb2", broken)
    let text = try await book.chapters().map(\.text).joined()
    #expect(text.contains("One two") && text.contains("three"))
    #expect(book.findings.contains { $0.code == .malformed })
  }

  @Test func severalBooksInAnArchiveAreRefusedInOneSentence() async throws {
    let error = await #expect(throws: BookOpenError.self) {
      try await fixture.openArchive("a.zip", [("a.fb2", Self.book("")), ("b.fb2", Self.book(""))])
    }
    #expect(error?.description.hasPrefix("An archive of several books") == true)
  }

  @Test func entitiesThatGrowWithoutMeasureAreRefused() async throws {
    let bomb =
      "<!DOCTYPE x [<!ENTITY a0 \"ha\">"
      + (1...40).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined() + "]>"
    let source = Self.book("<body><section><p>Text &a40;</p></section></body>")
      .replacing("<FictionBook", with: bomb + "<FictionBook")
    // It may open without what the entity stands for, or be refused; it ends.
    if let book = try? await fixture.open("a.fb2", source) {
      #expect(try await book.content.chapterLengths().reduce(0, +) < 1 << 20)
    }
  }

  @Test func mutatedBooksHoldTheInvariants() async throws {
    let source = Array(Self.book(Self.bodies).utf8)
    let words = [
      "<section>", "</section>", "<title>", "<v>", "<binary id='x'>", "</binary>",
      "<body name='notes'>",
      "<table><tr><td colspan='2'>", "&#0;", "<![CDATA[", "<a l:href='#n1'>", "</p>",
      "<empty-line/>",
    ]
    try await FuzzLoop("FictionBook").run { generator in
      let bytes = generator.mutated(source, words: words)
      guard let book = try? await fixture.open("a.fb2", bytes) else { return }
      try await expectTrueLengths(book)
      if let cover = book.metadata.cover { _ = try await book.content.resource(at: cover) }
    }
  }
}

/// Books that other programs have made.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
struct FictionBookCorpusTests {
  @Test func eachOpensWithTitleTextAndPictures() async throws {
    let folder = try #require(Places.corpus).appending(path: "epub/_fb2")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".fb2") {
      let book = try await BookParser.open(folder.appending(path: name))
      #expect(book.metadata.title != nil && !book.metadata.languages.isEmpty, "\(name)")
      if name.contains("alice") { #expect(book.spine.count > 10, "its sections have no titles") }
      try await expectTrueLengths(book)
      for chapter in try await book.chapters() {
        #expect(!chapter.findings.contains { $0.code == .missingImage }, "\(name)")
        for image in chapter.images {
          #expect(try await book.content.resource(at: image.path)?.bytes.isEmpty == false)
        }
      }
      if let cover = book.metadata.cover {
        #expect(try await book.content.resource(at: cover)?.mediaType.hasPrefix("image/") == true)
      }
    }
  }
}
