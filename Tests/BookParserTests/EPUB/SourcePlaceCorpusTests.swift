import Foundation
import Markup
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Passages of real books, chosen by chance, lead to the same words in the books' own files.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .timeLimit(.minutes(10)))
struct SourcePlaceCorpusTests {
  private static let books: [URL] = {
    guard let folder = Places.corpus?.appending(path: "epub"),
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let all = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "epub" }
    return LongTests.sample(all.sorted { $0.path < $1.path }, every: 5)
  }()

  private struct Tally {
    var passages = 0
    var found = 0
    var exact = 0
  }

  @Test func passagesLeadToTheirWords() async throws {
    var tally = Tally()
    var random = SeededGenerator(seed: 12)
    for file in Self.books {
      guard let book = try? await BookParser.open(file), let reader = try? FragmentReader(file)
      else { continue }
      for index in book.spine.indices.shuffled(using: &random).prefix(4) {
        let text = try await book.content.chapter(at: index).text
        let ranges = RandomPassages.ranges(in: text, &random)
        let places = await BookParser.sourcePlaces(of: ranges, inChapter: index, of: book)
        let units = Array(text.utf16)
        for (range, place) in zip(ranges, places) {
          tally.passages += 1
          guard let place else { continue }
          tally.found += 1
          let words = String(decoding: units[range], as: UTF16.self)
          let comment: Comment = "\(file.path) \(index) \(place) \(words)"
          #expect(place.text == words, comment)
          do {
            let path = book.spine[index].path
            let led = try reader.text(#require(place.fragment), in: path).inked
            let element = try reader.element(#require(place.element), in: path)
            let all = element.text().unicodeScalars
            let position = try #require(place.position)
            let selected = String(
              String.UnicodeScalarView(
                all.dropFirst(position.lowerBound).prefix(position.count)))
            #expect(selected.inked == led, comment)
            if led == words.inked {
              tally.exact += 1
            } else {
              // The file holds fences of formulas as attributes.
              #expect(
                RandomPassages.isWithin(words.inked, led)
                  || RandomPassages.isWithin(words.inked.withoutFences, led.withoutFences), comment)
            }
          } catch {
            Issue.record("\(error): \(comment)")
          }
        }
      }
    }
    print("passages \(tally.passages), with a place \(tally.found), the same words \(tally.exact)")
    #expect(tally.found > tally.passages * 8 / 10)
    #expect(tally.exact > tally.found * 95 / 100)
  }
}

extension String {
  /// Without what may stand around and between the parts of a formula.
  fileprivate var withoutFences: String {
    filter { !"()[]{}⟨⟩\u{2329}\u{232A}|‖,;".contains($0) }
  }
}
