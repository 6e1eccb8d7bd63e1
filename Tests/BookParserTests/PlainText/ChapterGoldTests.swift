import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// The headings of whole books, against those that people have marked.
struct ChapterGoldTests {
  /// A heading: where it stands, in Unicode scalars, and the first letters of its title.
  private struct Heading {
    var offset: Int
    var key: String

    init(_ title: String, _ offset: Int) {
      self.offset = offset
      let letters = title.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
      }
      key = String(String.UnicodeScalarView(letters.prefix(6)))
    }

    /// As the corpus counts: within 80 scalars, with a title that begins alike.
    func isLike(_ other: Heading) -> Bool {
      abs(offset - other.offset) <= 80 && (other.key.hasPrefix(key) || key.hasPrefix(other.key))
    }
  }

  private struct Gold: Decodable {
    struct Chapter: Decodable {
      var title: String
      var offset: Int
    }
    var kind: String?
    var chapters: [Chapter]?
  }

  private static func score(_ found: [Heading], _ expected: [Heading]) -> Double {
    var open = Array(expected.indices)
    var hits = 0
    for heading in found {
      guard let place = open.firstIndex(where: { heading.isLike(expected[$0]) }) else { continue }
      open.remove(at: place)
      hits += 1
    }
    return 2 * Double(hits) / Double(max(1, found.count + expected.count))
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is absent"))
  func chaptersOfBooksAreFoundInEveryLanguage() throws {
    let folder = try #require(Places.corpus).appending(path: "txt")
    let gold = try JSONDecoder().decode(
      [String: Gold].self,
      from: Data(contentsOf: folder.appending(path: "expected.visible.json")))
    var scores: [String: [Double]] = [:]
    for (name, book) in gold {
      guard let chapters = book.chapters, !chapters.isEmpty else { continue }
      let outline = try PlainTextParser.outline(of: folder.appending(path: name))
      let score = Self.score(
        outline.headings.map { Heading($0.title, $0.offset) },
        chapters.map { Heading($0.title, $0.offset) })
      scores[book.kind ?? "", default: []].append(score)
    }
    let all = scores.values.flatMap { $0 }
    #expect(all.count >= 15)
    #expect(all.reduce(0, +) / Double(all.count) >= 0.97)
    for (language, own) in scores {
      let mean = own.reduce(0, +) / Double(own.count)
      #expect(mean >= 0.95, "\(language): \(mean) of \(own.count) books")
    }
  }
}
