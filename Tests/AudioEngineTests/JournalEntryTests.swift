import Foundation
import Testing

@testable import AudioEngine

/// Lines of a journal are read from a file that may hold anything.
struct JournalEntryTests {
  private func line(
    start: Int = 5, end: Int = 9, count: Int = 10, speech: Int = 8, words: [Int] = [5, 9, 0, 8]
  ) -> String {
    """
    {"start":\(start),"end":\(end),"count":\(count),"speech":\(speech),"text":"Word","words":\(words),"goesOn":false}
    """
  }

  @Test func aLineIsRead() throws {
    let entry = try #require(JournalEntry.parse(line()[...]))
    let (sentence, words) = entry.timeline(at: 100)
    #expect(sentence?.samples == 100..<108 && words.map(\.samples) == [100..<108])
  }

  @Test func aLineOfImpossibleNumbersIsNone() {
    let lines = [
      line(start: .min), line(start: .min, end: .max), line(end: .max), line(count: .max),
      line(count: .max, speech: .max), line(words: [5, 9, .min, 8]), line(words: [5, 9, 0, .max]),
      line(words: [.min, .max, 0, 8]),
    ]
    for line in lines { #expect(JournalEntry.parse(line[...]) == nil, "\(line)") }
  }
}
