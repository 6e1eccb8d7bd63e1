import BookParser
import ReadingModel
import TestSupport
import Testing

/// A length that is stored is that of the text, whatever the bytes are.
struct WrongEncodingChapterTests {
  /// Right after the declaration, in a paragraph long enough that a wrong count reaches the next chapter.
  private func book(_ bytes: [UInt8]) async throws -> Book {
    var fixture = BookFixture.chapters(["", "<p>next</p>"])
    let page = BookFixture.page("<h1>One</h1><p>a|b and <b>more</b> words</p>")
    let parts = page.split(separator: "|")
    fixture.files[1].content = Array(parts[0].utf8) + bytes + Array(parts[1].utf8)
    return try await fixture.open()
  }

  @Test(
    arguments: [
      ([0xFF], "ÿ"), ([0xF0], "ð"), ([0xFE], "þ"), ([0x93, 0x78, 0x94], "“x”"),
      ([0xC3, 0xA9, 0x97], "é—"), ([0xC3, 0xA9, 0xE2, 0x80, 0x20], "é\u{FFFD} "),
    ] as [([UInt8], String)])
  func bytesThatAreNoUTF8AreReadAsWindows1252(bytes: [UInt8], text: String) async throws {
    let book = try await book(bytes)
    let chapter = try await book.content.chapter(at: 0)
    #expect(chapter.text == "One\na\(text)b and more words")
    #expect(chapter.findings.contains { $0.message.contains("Windows-1252") })
    try await expectTrueLengths(book)
  }

  /// gumbo makes a byte that is no UTF-8 of it.
  @Test func aReferenceToNoCharacterIsOneUnit() async throws {
    let body = "<p>a&#xD80099999999999;b</p><p>c"
    let book = try await BookFixture.chapters([body, "<p>next</p>"]).open()
    #expect(try await book.content.chapter(at: 0).text == "a\u{FFFD}b\nc")
    try await expectTrueLengths(book)
  }

  @Test func aLengthIsThatOfTheTextWhateverTheBytesAre() async throws {
    let source = Array(BookFixture.page("<p>a “b” é 😀</p><svg><text>x</text></svg>").utf8)
    try await FuzzLoop("bytes of a chapter", caseCount: 400).run { generator in
      var fixture = BookFixture.chapters(["", "<p>next</p>"])
      var bytes = source
      for _ in 0..<generator.number(1..<6) {
        bytes.insert(
          UInt8(generator.number(0x80..<0x100)), at: generator.number(100..<bytes.count))
      }
      fixture.files[1].content = bytes
      try await expectTrueLengths(try await fixture.open())
    }
  }
}
