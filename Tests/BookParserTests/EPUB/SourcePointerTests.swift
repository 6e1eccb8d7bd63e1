import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Places that other programs name lead to the words that these programs mean.
struct SourcePointerTests {
  private static let body = """
    <h1>Top</h1>
    <p>first <!-- no -->words <b id='b1'>bold</b> after</p>
    <div><p>second</p><p/><p>third</p></div>
    """

  /// The text that a pointer leads to, to the end of its line.
  private func words(_ pointer: SourcePointer?, _ bodies: [String] = ["<p>zero</p>", body])
    async throws
    -> String?
  {
    let pointer = try #require(pointer)
    let book = try await BookFixture.chapters(bodies).open()
    guard let place = await BookParser.place(of: pointer, in: book) else { return nil }
    let units = Array(try await book.content.chapter(at: place.chapter).text.utf16)
    let rest = String(decoding: units[place.offset...], as: UTF16.self)
    return String(rest.prefix { $0 != "\n" })
  }

  @Test(arguments: [
    ("epubcfi(/4/2/4/4/1:2)", "rst words bold after"),
    ("epubcfi(/4/2/4/4/1:8)", "rds bold after"),
    ("epubcfi(/4/2/4/4/2[b1]/1:1)", "old after"),
    ("epubcfi(/4/2/4/4/3:1)", "after"),
    ("epubcfi(/4/2/4/6)", "second"),
    ("epubcfi(/4/2/4/6/4)", "third"),
    ("epubcfi(/4/2/4/6/6/1:0[;s=a])", "third"),
    ("epubcfi(/6/4!/4/4/1:2)", "rst words bold after"),
    ("epubcfi(/6/4[c^]1]!/4/6/2/1:6)", ""),
    ("epubcfi(/2/2/4/2/1:1)", "ero"),
  ])
  func anEPUBFragmentLeadsToItsWords(fragment: String, expected: String) async throws {
    #expect(try await words(SourcePointer(fragment: fragment)) == expected)
  }

  @Test(arguments: [
    "epubcfi(/4/2/4/4/2[other]/1:1)", "epubcfi(/4/2/4/4/1:400)", "epubcfi(/4/2/4/40)",
    "epubcfi(/40/2/4/2)",
    "epubcfi(/4/2/4/4/99:1)",
  ])
  func aFragmentOfAnotherFileLeadsNowhere(fragment: String) async throws {
    #expect(try await words(SourcePointer(fragment: fragment)) == nil)
  }

  @Test(arguments: [
    "", "epubcfi()", "epubcfi(/4)", "epubcfi(/4/4/2)", "epubcfi(/4/2/4,/2/1:0,/4/1:1)",
    "epubcfi(/6/4!/4!/2)",
    "epubcfi(/4/2/0/1:1)", "epubcfi(/4/2/4/1:1/2)", "epubcfi(/4/2[x", "epubcfi(/4/2[x)",
    "epubcfi(/99999999999/2)",
    "/6/4!/4", "epubcfi(/4/2/1/2)",
  ])
  func whatNamesNoPlaceIsNoPointer(fragment: String) {
    #expect(SourcePointer(fragment: fragment) == nil)
  }

  @Test(arguments: [
    ("/body/DocFragment[2]/body/p/text().2", "rst words bold after"),
    ("/body/DocFragment[2]/body/p/b/text().1", "old after"),
    ("/body/DocFragment[2]/body/div/p[3]/text().0", "third"),
    ("/body/DocFragment[2]/body/div/p[2]", "third"),
    ("/body/DocFragment[2]/body/div/p[1]/text()[1].90", ""),
    ("/body/DocFragment/body/p/text().1", "ero"),
    ("/body/DocFragment[2]/body/h1.0", "Top"),
  ])
  func aPointerOfKOReaderLeadsToItsWords(pointer: String, expected: String) async throws {
    #expect(try await words(SourcePointer(xPointer: pointer)) == expected)
  }

  @Test(arguments: [
    "/body/DocFragment[2]/body/p[2]/text().0", "/body/DocFragment[9]/body/p",
    "/body/DocFragment[2]/body/p/text()[7].0",
  ])
  func aPointerToAnotherTreeLeadsNowhere(pointer: String) async throws {
    #expect(try await words(SourcePointer(xPointer: pointer)) == nil)
  }

  @Test(arguments: [
    "", "12", "/body/p", "/body/DocFragment[0]/body/p", "/body/DocFragment[2]/body/text()/p",
    "/body/DocFragment/x/p",
  ])
  func whatIsNoPointerOfKOReaderIsNone(pointer: String) {
    #expect(SourcePointer(xPointer: pointer) == nil)
  }

  @Test func ourOwnFragmentsLeadBack() async throws {
    let book = try await BookFixture.chapters([Self.body]).open()
    let text = try await book.content.chapter(at: 0).text
    let places = (0..<text.utf16.count).map { $0..<$0 }
    for (place, source) in zip(
      places, await BookParser.sourcePlaces(of: places, inChapter: 0, of: book))
    {
      guard let source else { continue }
      let fragment = try #require(source.fragment)
      let pointer = try #require(SourcePointer(fragment: fragment), "\(fragment)")
      let back = try #require(await BookParser.place(of: pointer, in: book), "\(fragment)")
      #expect(back.offset == place.lowerBound, "\(fragment)")
    }
  }

  @Test func noPointerIsTooStrange() async throws {
    let alphabet = Array("/246![]^:;,.()abody1text epubcfi")
    let book = try await BookFixture.chapters([Self.body]).open()
    try await FuzzLoop("source pointers").run { generator in
      let text = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? "/"
        })
      for pointer in [
        SourcePointer(fragment: "epubcfi(/2/2" + text + ")"),
        SourcePointer(xPointer: "/body/DocFragment/body/" + text),
      ] {
        guard let pointer, let place = await BookParser.place(of: pointer, in: book) else {
          continue
        }
        let length = try await book.content.chapter(at: place.chapter).text.utf16.count
        #expect(0...length ~= place.offset)
      }
    }
  }
}
