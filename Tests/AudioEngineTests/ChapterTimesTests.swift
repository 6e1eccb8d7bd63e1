import AudioCodecs
import ReadingModel
import Testing

@testable import AudioEngine

struct ChapterTimesTests {
  private func chapters(
    _ chapters: [NarrationChapter], _ sentences: [(end: Int, position: Int)], total: Int
  ) -> [AudioChapter] {
    var times = ChapterTimes(chapters)
    for sentence in sentences {
      times.take(sentenceEndingAt: sentence.end, position: sentence.position)
    }
    return times.chapters(sampleCount: total)
  }

  @Test func aChapterBeginsWithItsFirstSentence() {
    let made = chapters(
      [.init(title: "A", offset: 0), .init(title: "B", offset: 100)],
      [(50, 0), (99, 1000), (150, 2000), (200, 3000)], total: 4000)
    #expect(made.map(\.title) == ["A", "B"])
    #expect(made.map(\.samples) == [0..<2000, 2000..<4000])
  }

  @Test func chaptersWithoutSentencesAreLeftOut() {
    let made = chapters(
      [
        .init(title: "Cover", offset: 0), .init(title: "A", offset: 10),
        .init(title: "Empty", offset: 60), .init(title: "B", offset: 70),
        .init(title: "Index", offset: 500),
      ],
      [(50, 0), (90, 1000)], total: 2000)
    #expect(made.map(\.title) == ["A", "B"])
    #expect(made.map(\.samples) == [0..<1000, 1000..<2000])
  }

  @Test func chaptersInAnyOrderAreSorted() {
    let made = chapters(
      [.init(title: "B", offset: 100), .init(title: "A", offset: 0)], [(50, 0), (150, 10)],
      total: 20)
    #expect(made.map(\.title) == ["A", "B"])
  }
}
