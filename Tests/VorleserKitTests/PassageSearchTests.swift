import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import TextSearch
import VorleserKit

/// A text is searched before its chapters are known.
struct PassageSearchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Searches as somebody does who goes on at the end of each answer.
  private func all(
    _ query: String, in file: URL, upTo count: Int, isComplete: Bool = true, limit: Int,
    work: Int = PassageSearch.workLimit
  ) async throws -> [PassageSearch.Match] {
    let text = try #require(
      try await BookParser.pieces(of: file, upTo: count, isComplete: isComplete))
    let search = try PassageSearch(SearchQuery(query))
    var matches: [PassageSearch.Match] = []
    var from = 0
    while true {
      let outcome = try await search.run(in: text, from: from, limit: limit, workLimit: work)
      #expect(outcome.matches.count <= limit)
      matches += outcome.matches
      guard outcome.hasMore, let next = outcome.next else { break }
      #expect(next > from)
      from = next
    }
    return matches
  }

  /// The places at which a text stands among the bytes of a file.
  private func places(of needle: Data, in bytes: Data) -> [Int] {
    var places: [Int] = []
    while let place = bytes.range(of: needle, in: (places.last.map { $0 + 1 } ?? 0)..<bytes.count) {
      places.append(place.lowerBound)
    }
    return places
  }

  private static let novel = (1...20_000).map { number in
    "\(number). Niemand hörte die \(number % 7 == 0 ? "Straße" : "Glocke") am Kai.\n\n"
  }.joined()

  @Test(arguments: [
    (String.Encoding.utf8, 500, PassageSearch.workLimit), (.utf8, 70, PassageSearch.workLimit),
    (.utf8, 500, 1), (.utf16LittleEndian, 100, 1), (.windowsCP1252, 100, 1),
  ])
  func eachMatchIsFoundOnceAtItsBytes(encoding: String.Encoding, limit: Int, work: Int) async throws
  {
    let data = try #require(Self.novel.data(using: encoding))
    let file = try folder.makeFile("kai.txt", data)
    let matches = try await all(
      "STRASSE", in: file, upTo: data.count, limit: limit, work: work)
    let needle = try #require("Straße".data(using: encoding))
    #expect(matches.map(\.bytes.lowerBound) == places(of: needle, in: data))
    #expect(matches.allSatisfy { $0.bytes.count == needle.count && $0.text.text == "Straße" })
    #expect(matches.last?.text.before == "19999. Niemand hörte die ")
  }

  @Test(arguments: [#"\s"#, "[ab]", "x*"])
  func whateverAnExpressionFindsTheSearchGetsToItsEnd(pattern: String) async throws {
    let bytes = Data("a\(String(repeating: " ", count: 60))b a b\n".utf8)
    let file = try folder.makeFile("spaces.txt", bytes)
    let text = try #require(
      try await BookParser.pieces(of: file, upTo: bytes.count, isComplete: true))
    var query = SearchQuery(pattern)
    query.isRegularExpression = true
    let search = try PassageSearch(query)
    var from = 0
    var found = 0
    while true {
      let outcome = try await search.run(in: text, from: from, limit: 1)
      found += outcome.matches.count
      guard let next = outcome.next else { break }
      try #require(next > from)
      from = next
    }
    #expect(found == (pattern == "[ab]" ? 4 : 0))
  }

  @Test(arguments: ["lamp oil", "oil lamp", "lamp oil lamp", "oil lamp oil lamp oil"])
  func whatIsFoundOverTheEdgesOfPiecesIsWhatIsFoundInOneText(query: String) async throws {
    let text = String(repeating: "lamp\noil\n", count: 70_000)
    let file = try folder.makeFile("edges.txt", Data(text.utf8))
    let matches = try await all(query, in: file, upTo: text.utf8.count, limit: 50_000)
    var scan = try TextScan(SearchQuery(query))
    #expect(try matches.map(\.bytes) == scan.matches(in: Array(text.utf16)))
  }

  private func count(_ pattern: String, in file: URL, byteCount: Int) async throws -> Int {
    let pieces = try #require(
      try await BookParser.pieces(of: file, upTo: byteCount, isComplete: true))
    var query = SearchQuery(pattern)
    query.isRegularExpression = true
    return try await PassageSearch(query).run(in: pieces, limit: .max).matches.count
  }

  @Test(arguments: [("^(lamp|oil)", 1), ("(?<=oil, )lamp", 90_000)])
  func aPieceOfALongLineIsNoLine(pattern: String, expected: Int) async throws {
    let text = "lamp and " + String(repeating: "oil, lamp. ", count: 90_000)
    let file = try folder.makeFile("line.txt", Data(text.utf8))
    #expect(try await count(pattern, in: file, byteCount: text.utf8.count) == expected)
  }

  @Test(arguments: [("^since", 0), ("^The harbour", 4_000)])
  func aPieceOfAWrappedTextBeginsWithAParagraph(pattern: String, expected: Int) async throws {
    let paragraph =
      "The harbour lay in fog, and nobody aboard had slept for a single hour\r\n"
      + "since the lamp on the quay went out, and the men were tired of the sea\r\n"
      + "since it had not let them go."
    let text = Array(repeating: paragraph, count: 4_000).joined(separator: "\r\n \r\n")
    let file = try folder.makeFile("wrapped.txt", Data(text.utf8))
    #expect(try await count(pattern, in: file, byteCount: text.utf8.count) == expected)
  }

  @Test func aLineBreakOfAWrappedTextIsASpace() async throws {
    let line =
      "The harbour lay in fog, and nobody aboard had slept for a single hour\n"
      + "since the lamp on the quay went out."
    let text = Array(repeating: line, count: 3_000).joined(separator: "\n\n")
    let file = try folder.makeFile("wrapped.txt", Data(text.utf8))
    let matches = try await all("hour since", in: file, upTo: text.utf8.count, limit: 500)
    #expect(matches.count == 3_000)
    #expect(matches[0].text.after.hasPrefix(" the lamp"))
  }

  @Test func whatHasNotArrivedIsFoundWhenTheSearchGoesOn() async throws {
    let data = Data(Self.novel.utf8)
    let file = try folder.makeFile("kai.txt", data)
    let search = try PassageSearch(SearchQuery("glocke am kai"))
    var matches: [PassageSearch.Match] = []
    var from = 0
    for part in 1...5 {
      let count = data.count * part / 5
      let text = try #require(
        try await BookParser.pieces(of: file, upTo: count, isComplete: part == 5))
      let outcome = try await search.run(in: text, from: from, limit: .max)
      #expect(!outcome.hasMore && (outcome.next == nil) == (part == 5))
      #expect(outcome.matches.allSatisfy { $0.bytes.upperBound <= count })
      matches += outcome.matches
      from = outcome.next ?? from
    }
    #expect(
      matches.map(\.bytes.lowerBound)
        == places(of: Data("Glocke am Kai".utf8), in: data))
  }
}
