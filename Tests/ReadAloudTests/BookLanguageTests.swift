import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import ReadAloud

/// The language of books that name none, measured on those that name theirs.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not there"), .timeLimit(.minutes(10)))
struct BookLanguageTests {
  /// Fewer letters are a sample file without prose.
  private static let leastLength = 1_500

  @Test func booksThatNameTheirLanguageAreFoundOut() async throws {
    let folder = try #require(Places.corpus).appending(path: "epub")
    var right: [String: Int] = [:]
    var wrong: [String] = []
    var silent: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".epub") && !name.hasPrefix("epubcheck/") {
      let file = folder.appending(path: name)
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size < 3_000_000, let book = try? await BookParser.open(file),
        let named = SpokenLanguage.primary(book.metadata.languages.first),
        let lengths = try? await book.content.chapterLengths(),
        lengths.reduce(0, +) > Self.leastLength
      else { continue }
      var nameless = book.metadata
      nameless.languages = []
      let found = await book.with(nameless).withDetectedLanguage().metadata.detectedLanguage
      if found == named {
        right[named, default: 0] += 1
      } else if found == "la" {
        // Sample files fill their pages with "lorem ipsum" and call that English.
        continue
      } else if let found {
        wrong.append("\(name): \(named), not \(found)")
      } else {
        silent.append("\(name): \(named)")
      }
    }
    let count = right.values.reduce(0, +)
    print("language: \(count) right \(right), \(wrong.count) wrong, \(silent.count) untold")
    for line in wrong + silent { print("  \(line)") }
    #expect(count > 40 && right.count >= 4)
    // Some translations still name the language of the original.
    #expect(Double(wrong.count) <= 0.04 * Double(count + wrong.count))
  }
}
