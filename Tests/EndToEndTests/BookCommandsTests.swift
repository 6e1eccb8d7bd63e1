import Foundation
import TestSupport
import Testing

/// `info`, `text`, `html` and `check` on one small book.
@Suite(.ownThreads)
struct BookCommandsTests {
  private struct Info: Decodable {
    struct Chapter: Decodable {
      var index: Int
      var title: String?
      var start: Int
      var end: Int
    }
    struct Person: Decodable { var name: String }
    struct About: Decodable {
      var title: String
      var contributors: [Person]
      var languages: [String]
    }
    struct Warning: Decodable { var message: String }
    var metadata: About
    var chapters: [Chapter]
    var warnings: [Warning]
    var format: String
  }

  private let desk: Desk
  private let book: String

  init() throws {
    desk = try Desk()
    book = try SampleBook.write(in: desk.folder).path
  }

  @Test(arguments: ["info", "check"])
  func aTitleCannotControlTheTerminal(command: String) throws {
    let text = "CHAPTER I. \u{1B}[31mRed\u{1B}]0;mine\u{7}\n\nOne.\n\nCHAPTER II. Two\n\nMore.\n"
    let file = try desk.folder.makeFile("escape.txt", Data(text.utf8))
    let shown = try desk.program.run(command, file.path)
    #expect(shown.code == 0)
    #expect(
      shown.output.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.unicodeScalars.allSatisfy { $0.value >= 32 }
      })
  }

  @Test(arguments: ["info", "text", "html", "check", "add"])
  func aBookWithNothingToReadSaysSo(command: String) throws {
    let file = try desk.folder.makeFile("blank.md", Data("---\ntitle: Blank\n---\n".utf8))
    let shown = try desk.program.run(command, file.path)
    #expect(shown.code == (command == "check" ? 1 : 0))
    #expect((shown.output + shown.errors).contains("There is nothing to read in this file"))
    if ["text", "html"].contains(command) { #expect(!shown.output.contains("nothing to read")) }
  }

  @Test func infoTellsWhatTheBookIs() throws {
    let info = try desk.program.run("info", book, "--json").json(Info.self)
    #expect(info.format == "epub")
    #expect(info.metadata.title == "Tea & Rain")
    #expect(info.metadata.contributors.map(\.name) == ["Ada Example"])
    #expect(info.metadata.languages == ["en"])
    #expect(info.chapters.map(\.index) == [0, 1, 2])
    #expect(info.chapters.map(\.title) == ["The Cup", "The Guest", "The Sum"])
    #expect(info.warnings.isEmpty)
  }

  /// English in Windows-1252 has no letters that tell a language, and dashes that many code pages have.
  @Test(arguments: ["info", "info --json"])
  func infoTellsTheLanguageByTheWords(command: String) throws {
    let text =
      "He said that the old man was not at home, and that she had gone with them \u{97} to the river. "
    let file = try desk.folder.makeFile(
      "river.txt",
      Data(String(repeating: text, count: 20).unicodeScalars.map { UInt8($0.value) }))
    let shown = try desk.program.run(command.split(separator: " ").map(String.init) + [file.path])
    #expect(
      shown.output.contains("Language: en (detected)")
        || shown.output.contains(#""detectedLanguage":"en""#), "\(shown.output)")
  }

  @Test func infoForPeopleListsTheChaptersWithTheirOffsets() throws {
    let info = try desk.program.run("info", book, "--json").json(Info.self)
    let lines = try desk.program.run("info", book).output.split(separator: "\n")
    #expect(lines.contains("Title: Tea & Rain"))
    #expect(lines.contains("By: Ada Example"))
    #expect(lines.contains("Chapters: 3"))
    for chapter in info.chapters {
      #expect(lines.contains("\(chapter.index)\t\(chapter.start)\t\(chapter.title ?? "")"))
    }
  }

  @Test func chaptersLieEndToEndAndCountUTF16() throws {
    let info = try desk.program.run("info", book, "--json").json(Info.self)
    let whole = try desk.program.run("text", book).output
    #expect(info.chapters.first?.start == 0)
    #expect(info.chapters.last?.end == whole.utf16.count)
    let units = Array(whole.utf16)
    for chapter in info.chapters {
      let text = try desk.program.run("text", book, "--chapter", "\(chapter.index)").output
      #expect(text == String(decoding: units[chapter.start..<chapter.end], as: UTF16.self))
    }
    #expect(zip(info.chapters, info.chapters.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  @Test func theTextIsWhatTheAuthorWrote() throws {
    let text = try desk.program.run("text", book).output
    #expect(text.contains("Tea 🍵 is ready. Mr. Holm poured <two> cups & sat down."))
    #expect(text.contains("🌧️ “Was that all?” she asked."))
  }

  @Test(arguments: [[], ["--chapter", "0"], ["--chapter", "1"], ["--chapter", "2"]])
  func theTextOfTheMarkupIsTheText(place: [String]) throws {
    let text = try desk.program.run(["text", book] + place).output
    let html = try desk.program.run(["html", book] + place).output
    #expect(html.contains("<h1"))
    #expect(Self.textContent(html) == text)
  }

  @Test func soundBooksHaveNothingToMend() throws {
    let shown = try desk.program.run("check", book)
    #expect(shown.code == 0)
    #expect(shown.output == "No problems found.\n")
    #expect(try desk.program.run("check", book, "--json").output == "[]\n")
  }

  @Test func aMissingChapterIsFoundNamedAndDoesNotStopTheRest() throws {
    struct Entry: Decodable {
      var severity: String
      var place: String
      var message: String
    }
    let broken = try SampleBook.writeWithMissingChapter(in: desk.folder).path
    let shown = try desk.program.run("check", broken, "--json")
    #expect(shown.code == 1)
    #expect(shown.errors == "")
    let major = try shown.json([Entry].self).filter { $0.severity == "major" }
    #expect(major.contains { $0.place.contains("gone.xhtml") })
    let text = try desk.program.run("check", broken).output
    for entry in major { #expect(text.contains("major: \(entry.place): \(entry.message)\n")) }
    let info = try desk.program.run("info", broken, "--json").json(Info.self)
    #expect(info.chapters.count == 2)
    #expect(!info.warnings.isEmpty)
    let count = info.warnings.count
    let said = try desk.program.run("info", broken).output
    #expect(said.contains(count == 1 ? "\n1 warning. " : "\n\(count) warnings. "))
    #expect(try desk.program.run("text", broken).output.contains("Still here."))
  }

  /// The text of simple markup: tags gone, the five entities and numbers resolved.
  private static func textContent(_ html: String) -> String {
    var text = html.replacing(/<[^>]*>/, with: "")
    for (entity, sign) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"),
      ("&amp;", "&"),
    ] { text = text.replacing(entity, with: sign) }
    return text
  }
}

/// Plain text files, and `sentences`.
@Suite(.ownThreads)
struct SentencesCommandTests {
  struct Entry: Decodable, Equatable {
    var start: Int
    var end: Int
    var text: String
  }

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Checks that offsets cut out of a text exactly what the entries say.
  private func expect(_ entries: [Entry], areIn text: String) {
    let units = Array(text.utf16)
    var last = 0
    for entry in entries {
      #expect(entry.start >= last && entry.end > entry.start && entry.end <= units.count)
      #expect(String(decoding: units[entry.start..<entry.end], as: UTF16.self) == entry.text)
      last = entry.end
    }
  }

  @Test func offsetsOfABookCutOutOfItsText() throws {
    let book = try SampleBook.write(in: desk.folder).path
    let text = try desk.program.run("text", book).output
    let entries = try desk.program.run("sentences", book, "--json").json([Entry].self)
    expect(entries, areIn: text)
    #expect(entries.contains { $0.text == "Mr. Holm poured <two> cups & sat down." })
    #expect(entries.contains { $0.text == "Tea cost 12%." })
    #expect(entries.map(\.text).contains("The Guest"))
  }

  @Test func aChaptersSentencesKeepTheirPlaceInTheBook() throws {
    let book = try SampleBook.write(in: desk.folder).path
    let all = try desk.program.run("sentences", book, "--json").json([Entry].self)
    let parts = try (0..<3).flatMap { chapter in
      try desk.program.run("sentences", book, "--json", "--chapter", "\(chapter)")
        .json([Entry].self)
    }
    #expect(parts == all)
  }

  @Test(arguments: [
    "One. Two 😀 three. 👩‍👩‍👧 Four!", "", "  \n \n", "No stop", "第一句。第二句。",
    "“Go!” he said.\r\n\r\nShe went\r\nhome. \u{1F1E9}\u{1F1EA} won.",
    "a\u{301}. Cafe\u{301} shut.",
  ])
  func offsetsOfStandardInputCutOutOfIt(text: String) throws {
    let shown = try desk.program.run(["sentences", "-", "--json"], input: text)
    #expect(shown.code == 0)
    let entries = try shown.json([Entry].self)
    expect(entries, areIn: text)
    #expect(entries.isEmpty == text.allSatisfy(\.isWhitespace))
  }

  @Test func withoutJSONEachSentenceIsALine() throws {
    let text = "It was\nlate. We left.\n\nNext day."
    let shown = try desk.program.run(["sentences", "-"], input: text)
    #expect(shown.output == "It was late.\nWe left.\nNext day.\n")
  }

  @Test func aTextFileKeepsItsWordsAndItsOffsets() throws {
    let text = "CHAPTER I.\n\nThe sea 🌊 was calm.\nNobody spoke.\n\nCHAPTER II.\n\nThen wind.\n"
    let file = try desk.folder.makeFile("sea.txt", Data(text.utf8)).path
    let plain = try desk.program.run("text", file).output
    let entries = try desk.program.run("sentences", file, "--json").json([Entry].self)
    expect(entries, areIn: plain)
    #expect(entries.map(\.text).contains("The sea 🌊 was calm."))
    #expect(entries.map(\.text).contains("Then wind."))
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf32, .windowsCP1252])
  func theEncodingOfATextMakesNoDifference(encoding: String.Encoding) throws {
    let text = "Das Café war geöffnet. Die Straße war naß und für Fußgänger gesperrt.\n"
    let file = try desk.folder.makeFile("a.txt", #require(text.data(using: encoding))).path
    let entries = try desk.program.run("sentences", file, "--json").json([Entry].self)
    #expect(entries.first?.text == "Das Café war geöffnet.")
  }
}
