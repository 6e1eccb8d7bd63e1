import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Passages of real Kindle files, chosen by chance, lead to the same words in the text as it is stored.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"), .ownThreads,
  .timeLimit(.minutes(10)))
struct KindlePlaceCorpusTests {
  private static let books: [URL] = {
    guard let folder = Places.corpus?.appending(path: "mobi"),
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let all = files.compactMap { $0 as? URL }
      .filter { ["mobi", "azw3", "prc"].contains($0.pathExtension) }
    return LongTests.sample(all.sorted { $0.path < $1.path }, every: 4)
  }()

  private struct Tally {
    var passages = 0
    var found = 0
    var exact = 0
  }

  @Test func passagesLeadToTheirWords() async throws {
    var tallies: [String: Tally] = [:]
    var random = SeededGenerator(seed: 11)
    for file in Self.books {
      // Protected and damaged files are for other tests.
      guard let book = try? await BookParser.open(file), let reader = try? KindleLinkReader(file)
      else { continue }
      for index in book.spine.indices.shuffled(using: &random).prefix(4) {
        let text = try await book.content.chapter(at: index).text
        let units = Array(text.utf16)
        let ranges = RandomPassages.ranges(in: text, &random)
        let places = await BookParser.sourcePlaces(of: ranges, inChapter: index, of: book)
        let starts = await BookParser.sourcePlaces(
          of: ranges.map { $0.lowerBound..<$0.lowerBound }, inChapter: index, of: book)
        for ((range, place), start) in zip(zip(ranges, places), starts) {
          tallies[file.pathExtension, default: Tally()].passages += 1
          guard let links = place?.links else { continue }
          tallies[file.pathExtension]?.found += 1
          let words = String(decoding: units[range], as: UTF16.self)
          let comment: Comment = "\(file.lastPathComponent) \(index) \(links) \(words)"
          #expect(start?.links == SourceLinks(start: links.start, end: nil), comment)
          let end = try #require(links.end)
          let led = try #require(reader.words(from: links.start, to: end), comment).inked
          if led == words.inked {
            tallies[file.pathExtension]?.exact += 1
          } else {
            #expect(RandomPassages.isWithin(words.inked, led), comment)
          }
        }
      }
    }
    print("passages, with links, with the same words: \(tallies)")
    #expect(tallies.count > 1)
    for (ending, tally) in tallies {
      #expect(tally.found > tally.passages * 95 / 100, "\(ending)")
      #expect(tally.exact > tally.found * 95 / 100, "\(ending)")
    }
  }
}
