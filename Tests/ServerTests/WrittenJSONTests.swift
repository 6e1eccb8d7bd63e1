import Foundation
import HTTPServer
import Testing

@testable import Server

struct WrittenJSONTests {
  private struct Shape: Codable, Equatable {
    var name: String
    var text: String
    var numbers: [Int]
  }

  private struct Rest: Encodable {
    var name: String
  }

  @Test(arguments: [
    "", "plain", "a \"b\" \\c\\ <d>/</d>", "é – 読書 🍵",
    String(String.UnicodeScalarView((0...0x7F).compactMap(Unicode.Scalar.init))),
    "\u{2028}\u{FEFF}\u{FFFF}",
  ])
  func aDecoderReadsWhatWasWritten(text: String) throws {
    let numbers = [0, -1, 7, 1_000_000, .max, .min]
    var large = WrittenJSON()
    large.member("text", text)
    large.member("numbers", numbers)
    let answer = HTTPResponse.json(Rest(name: text), adding: large)
    guard case .bytes(let bytes) = answer.body else {
      Issue.record("the answer has no bytes")
      return
    }
    let read = try JSONDecoder().decode(Shape.self, from: Data(bytes))
    #expect(read == Shape(name: text, text: text, numbers: numbers))
  }

  @Test func aBooksListsAreWrittenAsTheEncoderWritesThem() throws {
    let chapters = [
      ChapterInfoShape(
        index: 0, title: nil, start: 0, length: 7, linear: true, layout: "reflowable", side: nil),
      ChapterInfoShape(
        index: 1, title: "“A” \\ \"b\"\n", start: 7, length: 0, linear: false,
        layout: "pre-paginated", side: "left"),
    ]
    let contents = [
      ContentsEntryShape(
        label: "Part", offset: nil, chapter: nil,
        children: [ContentsEntryShape(label: "One", offset: 7, chapter: 1, children: [])])
    ]
    var json = WrittenJSON()
    json.object { json in
      json.member("edition", "e")
      json.member("chapterCount", 2)
      json.member("contentsCount", 1)
      json.member("chapters") { $0.list(chapters) { $1.write(to: &$0) } }
      json.member("contents") { $0.list(contents) { $1.write(to: &$0) } }
    }
    let shape = OutlineShape(
      edition: "e", chapterCount: 2, contentsCount: 1, chapters: chapters, contents: contents)
    #expect(try tree(Data(json.bytes)) == tree(JSONEncoder().encode(shape)))
  }

  /// The values of an object, without the order of its members.
  private func tree(_ json: Data) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: json) as? NSDictionary
  }
}
