import Foundation
import HTTPServer
import Testing

@testable import Server

struct LargeMembersTests {
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
    var large = LargeMembers()
    large.add("text", text)
    large.add("numbers", numbers)
    let answer = HTTPResponse.json(Rest(name: text), adding: large)
    guard case .bytes(let bytes) = answer.body else {
      Issue.record("the answer has no bytes")
      return
    }
    let read = try JSONDecoder().decode(Shape.self, from: Data(bytes))
    #expect(read == Shape(name: text, text: text, numbers: numbers))
  }
}
