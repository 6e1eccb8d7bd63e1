import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

@Suite(.ownThreads)
struct PlainTextParserTests {
  /// What is left of a text when its white space is taken away.
  private func ink(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }))
  }

  /// The text that a browser would see in a fragment of ours.
  private func content(_ html: String) -> String {
    html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }

  private func open(_ text: String, _ encoding: String.Encoding = .utf8) async throws -> (
    Book, TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let data = try #require(text.data(using: encoding))
    let file = try folder.makeFile("The Ferry.txt", data)
    return (try await BookParser.open(file), folder)
  }

  private func chapters(_ book: Book) async throws -> [Chapter] {
    var chapters: [Chapter] = []
    for index in book.spine.indices { chapters.append(try await book.content.chapter(at: index)) }
    return chapters
  }

  /// What holds for every chapter of every text.
  private func check(_ book: Book) async throws -> [Chapter] {
    let chapters = try await chapters(book)
    for chapter in chapters {
      #expect(content(chapter.html) == chapter.text)
      var end = -1
      for block in chapter.blocks {
        #expect(block.range.lowerBound == end + 1)
        #expect(!block.range.isEmpty)
        end = block.range.upperBound
      }
      #expect(max(end, 0) == chapter.text.utf16.count)
    }
    #expect(try await book.content.chapterLengths() == chapters.map { $0.text.utf16.count })
    return chapters
  }

  private static let wrapped = """
    The boat left the harbour before anyone was awake, and the old man who
    steered it did not look back at the lights along the quay. He had done
    this every morning for forty years, and he saw no reason to look now,
    though his daughter had asked him to stay at home for once.
    """

  @Test func chaptersBeforeAndBehindThousandsOfTitlesAreFound() async throws {
    func chapter(_ number: Int) -> String {
      "第\(number)章 渡口\n\n" + String(repeating: "  船在天亮以前离开了港口，老人没有回头看码头上的灯。\n", count: 20) + "\n"
    }
    let titles = (1...7_000).map { "第\($0)章 渡口的早晨\n" }.joined()
    let text = chapter(1) + chapter(2) + "\n" + titles + "\n" + (3...9).map(chapter).joined()
    let (book, folder) = try await open(text)
    defer { _ = folder }
    let chapters = try await check(book)
    #expect(ink(chapters.map(\.text).joined()) == ink(text))
    let headings = chapters.map { $0.text.prefix { !$0.isNewline } }
    #expect((1...9).allSatisfy { number in headings.contains("第\(number)章 渡口") })
    #expect(chapters.count < 20)
  }

  @Test func contentsListsAreNotChaptersAndParagraphsAreJoined() async throws {
    let body = String(repeating: Self.wrapped + "\n\n", count: 12)
    let text = """
      THE FERRY

      CONTENTS

        Chapter I    The Harbour
        Chapter II   The Storm
        Chapter III  The Far Bank


      CHAPTER I
      The Harbour

      \(body)
      CHAPTER II
      The Storm

      \(body)CHAPTER III
      The Far Bank

      \(body)
      """
    let (book, folder) = try await open(text)
    let chapters = try await check(book)
    #expect(book.spine.map(\.title) == [nil, "CHAPTER I", "CHAPTER II", "CHAPTER III"])
    #expect(book.contents.map(\.label) == ["CHAPTER I", "CHAPTER II", "CHAPTER III"])
    #expect(chapters[1].blocks.first?.kind == .heading(level: 2))
    #expect(chapters[1].text.contains("the old man who steered it did not look back"))
    #expect(ink(chapters.map(\.text).joined()) == ink(text))
    withExtendedLifetime(folder) {}
  }

  @Test func verseKeepsItsLines() async throws {
    let prose = String(repeating: Self.wrapped + "\n\n", count: 20)
    let verse =
      "    Row, row, the river is wide,\n    The far bank is near,\n    And the night on its side."
    let (book, folder) = try await open(prose + verse + "\n\n" + prose)
    let chapter = try #require(try await check(book).first)
    #expect(chapter.text.contains("the river is wide,\nThe far bank is near,\nAnd the night"))
    #expect(chapter.html.contains("wide,<br>\nThe far"))
    withExtendedLifetime(folder) {}
  }

  @Test func gutenbergsNotesAreSetApartAndNameTheBook() async throws {
    let text = """
      The Project Gutenberg EBook of The Ferry, by A. Writer

      Title: The Ferry

      Author: A. Writer

      Language: English

      *** START OF THIS PROJECT GUTENBERG EBOOK THE FERRY ***

      CHAPTER 1

      \(String(repeating: Self.wrapped + "\n\n", count: 3))
      *** END OF THIS PROJECT GUTENBERG EBOOK THE FERRY ***

      Chapter 1 of the licence.
      """
    let (book, folder) = try await open(text)
    #expect(book.metadata.title == "The Ferry")
    #expect(book.metadata.creators == ["A. Writer"])
    #expect(book.metadata.languages == ["en"])
    #expect(book.spine.map(\.isLinear) == [false, true, false])
    #expect(ink(try await check(book).map(\.text).joined()) == ink(text))
    withExtendedLifetime(folder) {}
  }

  @Test func aLanguageThatOnlyTheLettersShowIsADetectedOne() async throws {
    let line = "Он шёл по берегу реки и думал о том, что было вчера вечером в старом доме. "
    let (russian, first) = try await open(
      String(repeating: line, count: 20), String.Encoding(rawValue: 0x8000_0A02))
    #expect(russian.metadata.languages.isEmpty && russian.metadata.detectedLanguage == "ru")
    let (chinese, second) = try await open(String(repeating: "春天来了，花都开了。", count: 50))
    #expect(chinese.metadata.languages.isEmpty && chinese.metadata.detectedLanguage == "zh")
    withExtendedLifetime((first, second)) {}
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n", "\u{2028}"])
  func everyNewlineEndsALine(newline: String) async throws {
    let text = ["One.", "Two <b> & three.", "", "Four."].joined(separator: newline)
    let (book, folder) = try await open(text)
    #expect(try await check(book).map(\.text) == ["One.\nTwo <b> & three.\nFour."])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: ["\u{C}", "\u{C}\n", "  \u{C} "], [String.Encoding.utf8, .utf16])
  func aChapterMayBeginOnANewPageOfPaper(feed: String, encoding: String.Encoding) async throws {
    let prose = String(repeating: "It was a quiet evening by the river. ", count: 30)
    let text = (1...4).map { "\($0 > 1 ? feed : "")Chapter \($0)\n\n\(prose)\n\n" }.joined()
    let (book, folder) = try await open(text, encoding)
    #expect(book.contents.map(\.label) == ["Chapter 1", "Chapter 2", "Chapter 3", "Chapter 4"])
    _ = try await check(book)
    withExtendedLifetime(folder) {}
  }

  @Test func aTextWithoutTitleIsCalledByItsFile() async throws {
    let (book, folder) = try await open("Only a line.")
    #expect(book.metadata.title == nil && book.title == "The Ferry")
    #expect(book.spine.count == 1)
    #expect(book.fingerprint.format == .plainText)
    withExtendedLifetime(folder) {}
  }

  @Test func aLongLineIsDividedBetweenCharacters() async throws {
    let text = String(repeating: "江風吹雨𠮷", count: 600_000)
    let (book, folder) = try await open(text)
    let chapters = try await chapters(book)
    #expect(chapters.count > 2)
    #expect(chapters.allSatisfy { $0.text.utf16.count < 1_500_000 })
    #expect(chapters.map(\.text).joined() == text)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: 0..<6)
  func nothingIsLostOfAnyText(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = [
      "Chapter", "12", "IV.", "第三章", "\n", "\n\n", "\r\n", " ", "\t", "river", "　", "«да»", "☃",
      "𠮷",
      "the", "<p>", "&amp;", "—", "Part One", "\u{7}", "終わり", "1.", "PROLOGUE",
    ]
    var text = "A"
    for _ in 0..<1500 { text += (words.randomElement(using: &generator) ?? "") + " " }
    let (book, folder) = try await open(text, seed.isMultiple(of: 2) ? .utf8 : .utf16)
    let read = try await check(book).map(\.text).joined()
    #expect(ink(read) == ink(text.replacing("\u{7}", with: " ")))
    withExtendedLifetime(folder) {}
  }

  @Test func nonsenseIsRefusedInASentence() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile(
      "noise.txt", Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }))
    let error = await #expect(throws: BookOpenError.self) { try await BookParser.open(file) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is absent"))
  func everyBookOfTheCorpusKeepsTheInvariants() async throws {
    let root = try #require(Places.corpus).appending(path: "txt")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "txt" {
      guard !file.path.contains("/encdet/") else { continue }
      let book = try await BookParser.open(file)
      let chapters = try await check(book)
      let source = try PlainTextParser.outline(of: file).sourceText
      #expect(ink(chapters.map(\.text).joined()) == ink(source), "\(file.lastPathComponent)")
    }
  }

  /// Web novels have a blank line behind a heading, and none between paragraphs.
  @Test(arguments: [
    ["ГЛАВА ПЕРВАЯ", "ГЛАВА ВТОРАЯ", "ГЛАВА ТРЕТЬЯ"], ["第一回　江水", "第二回　江水", "第三回　江水"],
    ["プロローグ", "第一章　舟", "エピローグ"], ["Пролог", "1. Яблоня", "2. Река"], ["1화. 배", "2화. 배", "3화. 배"],
  ])
  func aHeadingNeedsNoBlankLineBeforeItAmongLongLines(titles: [String]) async throws {
    let folder = try TemporaryFolder()
    let line = String(repeating: EncodedSentence.russian + " ", count: 3) + "\n"
    let text = titles.map { "\($0)\n\n" + String(repeating: line, count: 6) }.joined()
    let book = try await BookParser.open(try folder.makeFile("novel.txt", Data(text.utf8)))
    #expect(book.spine.compactMap(\.title) == titles)
  }
}
