import ChapterBuilding
import Foundation
import Markdown
import Markup
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct MarkdownTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  @Test func frontMatterIsMetadataAndNoText() async throws {
    let book = try await fixture.open(
      "a.md",
      """
      ---
      title: "The Ferry: a tale" # of one night
      author:
        - name: Ada Brook
          email: ada@example.org
        - Tom Hale
      lang: en-GB
      date: 2021-04-05
      tags: [river, "night, late"]
      description: >
        A ferry goes over
        a river.
      ---

      It was late.
      """)
    #expect(book.fingerprint.format.id == "markdown")
    #expect(book.metadata.title == "The Ferry: a tale")
    #expect(book.metadata.creators == ["Ada Brook", "Tom Hale"])
    #expect(book.metadata.languages == ["en-GB"])
    #expect(book.metadata.published == "2021-04-05")
    #expect(book.metadata.subjects == ["river", "night, late"])
    #expect(book.metadata.summary == "A ferry goes over a river.")
    #expect(try await book.chapter().text == "It was late.")
  }

  @Test func frontMatterInTOMLIsReadToo() async throws {
    let book = try await fixture.open(
      "a.md", "+++\ntitle = \"Nacht\"\nauthors = [\n  \"A. B.\",\n]\nlanguage = 'de'\n+++\nText.\n")
    #expect(book.metadata.title == "Nacht" && book.metadata.creators == ["A. B."])
    #expect(book.metadata.languages == ["de"])
  }

  @Test func pandocsTitleBlockIsMetadataAndNoText() async throws {
    let book = try await fixture.open(
      "a.md", "% The Tide\n  at Night\n% Ann Lee; Bo Ek\n% 2019-03-02\n\nThe boat lay still.\n")
    #expect(book.metadata.title == "The Tide at Night")
    #expect(book.metadata.contributors.map(\.name) == ["Ann Lee", "Bo Ek"])
    #expect(book.metadata.published == "2019-03-02")
    #expect(try await book.chapter().text == "The boat lay still.")
  }

  @Test func aRuleAtTheStartIsNoFrontMatter() async throws {
    let book = try await fixture.open("Rules.md", "---\n\nSome text.\n\n---\n\nMore.\n")
    #expect(try await book.chapter().text == "Some text.\nMore.")
    #expect(book.title == "Rules")
  }

  @Test func whatGitHubAddsIsShown() async throws {
    let chapter = try await fixture.open(
      "a.md",
      """
      | a | b |
      |---|--:|
      | 1 | 2 |

      - [x] done
      - [ ] open

      ~~gone~~ https://example.org `code`

      ```swift
      let a = 1
      ```
      """
    ).chapter()
    #expect(chapter.html.contains("<th>a</th>") && chapter.html.contains("<del>gone</del>"))
    #expect(chapter.text.contains("☑ done") && chapter.text.contains("☐ open"))
    #expect(chapter.links.map(\.target) == [.address("https://example.org")])
    #expect(chapter.blocks.contains { $0.kind == .code })
  }

  @Test func footnotesAreNotesThatLeadBack() async throws {
    let chapter = try await fixture.open("a.md", "Words[^1] here.\n\n[^1]: It was winter.\n")
      .chapter()
    #expect(chapter.links.first?.isNoteReference == true)
    let fragment = try #require(chapter.links.first?.target.fragment)
    let offset = try #require(chapter.anchors[fragment])
    #expect(String(chapter.text.utf16.dropFirst(offset))?.hasPrefix("It was winter.") == true)
    #expect(chapter.blocks.contains { $0.kind == .note })
    #expect(chapter.semantics.contains { $0.kind == .backlink })
  }

  @Test func aLongTextIsCutAtItsHeadingsAndItsNotesAreApart() async throws {
    let text = String(repeating: "The ferry went over the river. ", count: 100)
    let chapters = (1...9).map {
      "## Part \($0)\n\n\(text)[^n] [one](#part-1)\n\n### Below\n\n\(text)\n\n"
    }
    let book = try await fixture.open(
      "a.md", "# The Ferry\n\nBy nobody.\n\n" + chapters.joined() + "[^n]: A note.\n")
    #expect(book.metadata.title == "The Ferry")
    #expect(book.spine.count == 10)
    #expect(book.spine.map(\.isLinear) == [Bool](repeating: true, count: 9) + [false])
    #expect(book.contents.map(\.label) == ["The Ferry"] + (1...9).map { "Part \($0)" })
    #expect(book.contents[3].children.map(\.label) == ["Below"])
    #expect(book.contents[3].target == ChapterTarget(chapter: 2, fragment: "part-3"))
    let third = try await book.content.chapter(at: 2)
    #expect(third.title == "Part 3" && third.text.hasPrefix("Part 3\n"))
    #expect(third.links.map(\.target.chapter) == [9, 0])
    #expect(third.links[0].isNoteReference)
    try await expectTrueLengths(book)
  }

  @Test func rawHTMLIsMadeHarmless() async throws {
    let chapter = try await fixture.open(
      "a.md",
      "<script>alert(1)</script>\n\n<b onclick=\"x()\">bold</b> [x](javascript:y) <img src=x onerror=y>\n"
    ).chapter()
    #expect(chapter.html.contains("<b>bold</b>"))
    for active in ["script", "onclick", "onerror", "javascript"] {
      #expect(!chapter.html.contains(active))
    }
  }

  @Test func picturesComeFromAddressesOfDataAndElseAreDescribed() async throws {
    let data = Data(dot).base64EncodedString()
    let book = try await fixture.open(
      "a.md",
      "![one](data:image/png;base64,\(data)) ![a lake](lake.png) ![far](https://e.org/a.png)\n")
    let chapter = try await book.chapter()
    let path = try #require(chapter.images.first?.path)
    #expect(chapter.images.count == 1)
    #expect(
      try await book.content.resource(at: path) == Resource(bytes: dot, mediaType: "image/png"))
    #expect(chapter.html.contains("alt=\"a lake\"") && !chapter.html.contains("e.org"))
    #expect(chapter.findings.map(\.code) == [.missingImage, .outsideImage])
    #expect(chapter.findings.last?.values == ["address": "https://e.org/a.png", "text": "far"])
  }

  @Test(arguments: [
    (String.Encoding.windowsCP1251, "Ночь была тёмная, и паром стоял у берега. Никто не спал."),
    (.utf16, "# Überfahrt\n\nEs war spät."), (.shiftJIS, "# 渡し\n\n夜は暗く、舟は岸にあった。誰も眠っていなかった。"),
  ])
  func anyEncodingIsRead(encoding: String.Encoding, text: String) async throws {
    let bytes = try #require(text.data(using: encoding))
    let chapter = try await fixture.open("a.md", Array(bytes)).chapter()
    #expect(chapter.text == text.replacing("# ", with: "").replacing("\n\n", with: "\n"))
  }

  @Test func aFolderInAnArchiveIsOneBook() async throws {
    let files: [(path: String, content: [UInt8])] = [
      ("notes/chapter 10.md", Array("# Ten\n".utf8)),
      ("notes/chapter 2.md", Array("# Two\n\n[back](README.md#start) ![dot](img/Dot.PNG)\n".utf8)),
      (
        "notes/README.md",
        Array("---\ntitle: Folder\ncover: img/dot.png\n---\n# Start\n\n[two](chapter%202.md)".utf8)
      ),
      ("notes/img/dot.png", dot), ("__MACOSX/notes/._README.md", [0, 1, 2]),
    ]
    let book = try await BookParser.open(try fixture.archive("folder.zip", files))
    #expect(book.fingerprint.format.id == "markdown-zip" && book.metadata.title == "Folder")
    #expect(book.spine.map(\.title) == ["Start", "Two", "Ten"])
    #expect(book.metadata.cover == "notes/img/dot.png")
    let two = try await book.content.chapter(at: 1)
    #expect(two.images.map(\.path) == ["notes/img/dot.png"])
    #expect(two.links.map(\.target) == [.place(ChapterTarget(chapter: 0, fragment: "start"))])
    #expect(try await book.content.resource(at: "notes/img/dot.png")?.bytes == dot)
  }

  @Test func whatIsBuiltToExhaustATreeIsReadAsItStands() async throws {
    let book = try await fixture.open("a.md", String(repeating: "<i>", count: 600_000) + "text")
    #expect(book.fingerprint.format.id == "markdown")
    #expect(try await book.content.chapterLengths().reduce(0, +) > 0)
  }

  @Test func mutatedTextsHoldTheInvariants() async throws {
    let source = Array(
      """
      ---
      title: [a, "b"]
      author: {x}
      ---
      # One *two*
      [^1] | a | b |
      |---|---|
      > - [x] c <b id="d">e</b> ![f](data:image/png;base64,AAAA) <br/>
      ```
      code &amp;
      ```
      [^1]: note 😀 [g](#one-two)
      <svg><title>h</title><text>i</text></svg>
      """.utf8)
    let words = [
      "<", ">", "[^", "]:", "```", "|", "\n\n", "&#0;", "<p>", "</", "<o:p>", "<math>", "\u{FFFE}",
    ]
    try await FuzzLoop("Markdown").run { generator in
      let bytes = generator.mutated(source, words: words)
      guard let book = try? await fixture.open("a.md", bytes) else { return }
      try await expectTrueLengths(book)
    }
  }
}

/// CommonMark's own examples and real texts.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
struct MarkdownCorpusTests {
  private struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int
  }

  private static let folder = Places.corpus?.appending(path: "md")

  private func examples() throws -> [Example] {
    let file = try #require(Self.folder).appending(path: "commonmark/spec_examples.json")
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }

  /// The examples of the specification's versions 0.30 and 0.31 that cmark-gfm, which follows 0.29, reads otherwise: numbers
  /// of eight digits, a text area, currencies beside emphasis, and two comments.
  private static let newer: Set = [28, 173, 356, 627, 628]
  /// Those that this program reads as they are meant: it rewrites the numbers and the comments before cmark-gfm reads them.
  private static let mended: Set = [28, 627, 628]

  @Test func allExamplesThatCmarkPassesPass() throws {
    let failed = try examples().filter { example in
      try MarkdownDocument(example.markdown, as: .commonMark).xhtml() != example.html
    }
    #expect(Set(failed.map(\.example)).isSubset(of: Self.newer))
  }

  @Test func noFlavourIsReadIntoAnExampleOfCommonMark() throws {
    for example in try examples() where !Self.mended.contains(example.example) {
      #expect(MarkdownFlavour.gitHub(example.markdown) == example.markdown)
    }
  }

  @Test func numbersThatAreTooLongForAReferenceAreText() throws {
    let example = try #require(try examples().first { $0.example == 28 })
    let text = MarkdownFlavour.gitHub(example.markdown)
    #expect(try MarkdownDocument(text, as: .commonMark).xhtml() == example.html)
  }

  /// Whatever an example is about, its text reaches the reader.
  @Test func theTextOfEveryExampleIsShown() async throws {
    let fixture = try FormatFixture()
    for example in try examples() where !Self.mended.contains(example.example) {
      // What is blank, or looks like front matter, says nothing here.
      guard let book = try? await fixture.open("a.md", "x\n\n" + example.markdown) else { continue }
      let chapter = try await book.chapter()
      let page = try MarkupDocument.page(
        "<body>" + (try MarkdownDocument("x\n\n" + example.markdown, as: .gitHub).xhtml()))
      let meant = try #require(page.root).body.text {
        $0.name == "script" || $0.name == "style" || $0.name == "textarea" || $0.name == "iframe"
      }
      func ink(_ text: String) -> String {
        text.filter { !$0.isWhitespace && $0 != "☐" && $0 != "☑" }
      }
      #expect(ink(chapter.text) == ink(meant), "example \(example.example)")
    }
  }

  @Test func realTextsHoldTheInvariants() async throws {
    let folder = try #require(Self.folder).appending(path: "readmes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".md") {
      let book = try await BookParser.open(folder.appending(path: name))
      #expect(book.fingerprint.format.id == "markdown" && !book.contents.isEmpty)
      try await expectTrueLengths(book)
    }
  }
}

extension ChapterLink.Target {
  fileprivate var fragment: String? {
    if case .place(let target) = self { target.fragment } else { nil }
  }
  fileprivate var chapter: Int? {
    if case .place(let target) = self { target.chapter } else { nil }
  }
}
