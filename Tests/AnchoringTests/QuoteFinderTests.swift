import Anchoring
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Marks find their place again when the text shifts.
struct QuoteFinderTests {
  /// Sentences that are all different, of words that are not.
  private static func prose(_ count: Int, seed: UInt64, words: [String]) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 6...16, using: &random)
      let sentence = (0..<length).map { _ in words.randomElement(using: &random) ?? "so" }
      return sentence.joined(separator: words[0].utf16.first.map { $0 > 0x2E80 } == true ? "" : " ")
        + (words[0].utf16.first.map { $0 > 0x2E80 } == true ? "。" : ". ")
    }
  }

  private static let english = [
    "the", "old", "house", "stood", "by", "a", "quiet", "river", "and", "nobody", "came", "there",
    "but", "Emma", "who", "had", "letters", "for", "every", "window", "of", "it", "never", "again",
  ]
  private static let chinese = [
    "大圣", "师父", "道", "行者", "山", "水", "那", "里", "来", "去", "不", "见", "一", "个", "妖怪",
    "在", "说", "何", "处", "风",
  ]
  private static let kinds = [english, chinese]

  private func units(_ sentences: [String]) -> [UInt16] { Array(sentences.joined().utf16) }

  private func find(
    _ ranges: [Range<Int>], of old: [UInt16], in new: [UInt16], piece: Int = 5000,
    expecting: (Int) -> Int? = { $0 }
  ) -> [Range<Int>?] {
    var finder = QuoteFinder(
      ranges.map {
        .init(
          quote: TextQuote($0, in: old), expected: expecting($0.lowerBound), length: $0.count)
      })
    for start in stride(from: 0, to: new.count, by: piece) {
      finder.read(Array(new[start..<min(new.count, start + piece)]))
    }
    return finder.placements().map { $0?.range }
  }

  private func ranges(_ count: Int, in length: Int, seed: UInt64) -> [Range<Int>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      // Points, words, sentences, pages.
      let size = [0...0, 4...12, 30...200, 500...6000][index % 4]
      let count = min(length / 2, Int.random(in: size, using: &random))
      let start = Int.random(in: 0...length - count, using: &random)
      return start..<start + count
    }
  }

  @Test(arguments: kinds) func aTextThatIsTheSameHasThemWhereTheyWere(words: [String]) {
    let text = units(Self.prose(2000, seed: 1, words: words))
    let ranges = ranges(300, in: text.count, seed: 2)
    #expect(find(ranges, of: text, in: text) == ranges)
  }

  @Test(arguments: kinds) func aTextThatHasShiftedHasThemWhereItsWordsAre(words: [String]) {
    let text = units(Self.prose(2000, seed: 3, words: words))
    let foreword = units(Self.prose(400, seed: 4, words: words))
    let ranges = ranges(300, in: text.count, seed: 5)
    let found = find(ranges, of: text, in: foreword + text)
    let moved = ranges.map { $0.lowerBound + foreword.count..<$0.upperBound + foreword.count }
    // Where a mark is at the very beginning, its surroundings have changed.
    let right = zip(found, moved).count { $0 == $1 }
    #expect(right >= 298)
  }

  @Test(arguments: kinds) func chaptersInAnotherOrderTakeTheirMarksAlong(words: [String]) {
    let sentences = Self.prose(2000, seed: 6, words: words)
    let parts = (0..<5).map { units(Array(sentences[$0 * 400..<($0 + 1) * 400])) }
    let order = [3, 0, 4, 2, 1]
    let starts = (0..<5).map { parts[..<$0].reduce(0) { $0 + $1.count } }
    let newStarts = (0..<5).map { part in
      order.prefix { $0 != part }.reduce(0) { $0 + parts[$1].count }
    }
    let inner = ranges(300, in: parts[0].count / 2, seed: 7)
    var old: [Range<Int>] = []
    var moved: [Range<Int>] = []
    for (index, range) in inner.enumerated() {
      let start = starts[index % 5]
      let newStart = newStarts[index % 5]
      old.append(start + range.lowerBound..<start + range.upperBound)
      moved.append(newStart + range.lowerBound..<newStart + range.upperBound)
    }
    let found = find(old, of: parts.flatMap(\.self), in: order.flatMap { parts[$0] })
    let right = zip(found, moved).count { $0 == $1 }
    #expect(right >= 295, "only those at a seam may differ")
  }

  @Test(arguments: kinds) func correctedLettersMoveNoMarkAway(words: [String]) {
    let text = units(Self.prose(2000, seed: 8, words: words))
    var random = SeededGenerator(seed: 9)
    var edited: [UInt16] = []
    var places: [Int] = []
    for unit in text {
      places.append(edited.count)
      switch Double.random(in: 0..<1, using: &random) {
      case ..<0.01: edited.append(0x78)
      case ..<0.015: break
      case ..<0.02: edited += [unit, 0x79]
      default: edited.append(unit)
      }
    }
    places.append(edited.count)
    let ranges = ranges(400, in: text.count, seed: 10)
    let near = zip(ranges, find(ranges, of: text, in: edited)).count { range, found in
      guard let found else { return false }
      return abs(found.lowerBound - places[range.lowerBound]) <= 12
        && abs(found.upperBound - places[range.upperBound]) <= 12
    }
    #expect(near >= 390)
  }

  @Test(arguments: kinds) func whatWasDeletedIsNotFoundElsewhere(words: [String]) {
    let sentences = Self.prose(1000, seed: 11, words: words)
    let text = units(sentences)
    let lower = units(Array(sentences[..<400])).count
    let upper = units(Array(sentences[..<600])).count
    let gone = ranges(200, in: upper - lower - 400, seed: 12).map {
      lower + 200 + $0.lowerBound..<lower + 200 + $0.upperBound
    }
    let found = find(gone, of: text, in: Array(text[..<lower] + text[upper...]))
    #expect(found.count { $0 != nil } <= 4)
  }

  @Test func ofEqualSentencesTheOneIsMeantThatWasMarked() {
    var random = SeededGenerator(seed: 13)
    var sentences = Self.prose(600, seed: 14, words: Self.english)
    let refrain = "And so it went, as it always had. "
    for index in stride(from: 20, to: 600, by: 30) { sentences[index] = refrain }
    let text = units(sentences)
    let marks = stride(from: 20, to: 600, by: 30).map { index in
      let start = units(Array(sentences[..<index])).count
      return start..<start + refrain.utf16.count
    }
    // A sentence more here and there, and everything is somewhere else.
    let extra = Self.prose(40, seed: 15, words: Self.english)
    var changed: [(String, Int)] = []
    for (index, sentence) in sentences.enumerated() {
      changed.append((sentence, index))
      if index % 30 == 10, Bool.random(using: &random) { changed.append((extra[index / 30], -1)) }
    }
    let expected = stride(from: 20, to: 600, by: 30).map { index in
      changed.prefix { $0.1 != index }.reduce(0) { $0 + $1.0.utf16.count }
    }
    let found = find(marks, of: text, in: units(changed.map(\.0)))
    #expect(found.map { $0?.lowerBound } == expected)
  }

  @Test func aWordOfARepeatedParagraphKeepsItsNumber() {
    let paragraph = "He rowed. He rowed again. The shore came no nearer, and he rowed.\n"
    let text = Array(String(repeating: paragraph, count: 200).utf16)
    let begin = Array("A new beginning that was not there.\n".utf16)
    let unique = Array("At last a bird.\n".utf16)
    let old = text + unique + text
    let marks = [3, 50, 190, 250, 390].map { number in
      let start = number * paragraph.utf16.count + (number >= 200 ? unique.count : 0) + 3
      return start..<start + 5
    }
    let all = marks + [text.count..<text.count + unique.count]
    let moved = all.map { $0.lowerBound + begin.count..<$0.upperBound + begin.count }
    #expect(find(all, of: old, in: begin + old) == moved)
  }

  @Test(arguments: [Sameness.prose, .chinese], [0.01, 0.04])
  func ofSentencesOfTheSameWordsTheOneIsMeantThatWasMarked(kind: Sameness, share: Double) {
    var text = EditedText(kind.sentences(3000, seed: 30).flatMap(\.self))
    var random = SeededGenerator(seed: 31)
    text.misprint(share, &random)
    text.insert(Sameness.prose.sentences(20, seed: 32).flatMap(\.self), at: 0)
    let ranges = passages(800, in: text.old.count, seed: 33)
    let judged = text.judged(ranges, find(ranges, of: text.old, in: text.new))
    #expect(judged.wrong <= 16, "\(judged)")
    #expect(judged.lost <= 24, "\(judged)")
  }

  @Test func aDeletedPassageIsNotItsCopyElsewhere() {
    var sentences = Sameness.prose.sentences(600, seed: 34)
    let refrain = Array("And so it went, as it always had gone in this old house. ".utf16)
    sentences[100] = refrain
    sentences[400] = refrain
    let old = sentences.flatMap(\.self)
    let start = sentences[..<100].reduce(0) { $0 + $1.count }
    sentences.remove(at: 100)
    var finder = QuoteFinder([
      .init(
        quote: TextQuote(start..<start + refrain.count, in: old), expected: start,
        mayStandAlone: false)
    ])
    finder.read(sentences.flatMap(\.self))
    #expect(finder.placements() == [nil])
  }

  @Test func typographyDoesNotMatter() {
    let old = Array(
      "He said: \"It's a na\u{EF}ve caf\u{E9} - nothing\u{A0}more\", and went off.\n\nThen rain."
        .utf16)
    let new = Array(
      "Said he: “It’s a nai\u{308}ve cafe\u{301} — nothing more”, and went off. Then rain.".utf16)
    let start = 10
    let found = find([start..<start + 32], of: old, in: new)[0]
    #expect(
      found.map { String(decoding: new[$0], as: UTF16.self) }
        == "It’s a nai\u{308}ve cafe\u{301} — nothing more")
  }

  @Test func aVeryLongPassageIsFoundByItsEnds() {
    let text = units(Self.prose(4000, seed: 16, words: Self.english))
    let range = 3000..<150_000
    let quote = TextQuote(range, in: text)
    #expect(quote.exact.utf16.count == TextQuote.exactLimit)
    #expect(quote.tail?.utf16.count == TextQuote.tailLength)
    let extra = units(Self.prose(30, seed: 17, words: Self.english))
    let new = extra + text[..<80_000] + extra + text[80_000...]
    #expect(
      find([range], of: text, in: new) == [3000 + extra.count..<150_000 + 2 * extra.count])
  }

  @Test func aQuoteAloneIsFoundWithoutAnyPlace() {
    let text = units(Self.prose(1000, seed: 18, words: Self.english))
    let range = 20_000..<20_090
    var finder = QuoteFinder([
      .init(
        quote: TextQuote(exact: String(decoding: text[range], as: UTF16.self)), expected: nil),
      .init(quote: TextQuote(exact: "These words are not in the book at all."), expected: nil),
      .init(quote: TextQuote(exact: ""), expected: nil),
    ])
    finder.read(text)
    #expect(finder.placements().map { $0?.range } == [range, nil, nil])
  }

  @Test func aTextMadeToBeSlowIsNot() {
    let text = [UInt16](repeating: 0x61, count: 400_000)
    let ranges = (0..<300).map { $0 * 1000..<$0 * 1000 + 40 }
    let (time, found) = processorTime { find(ranges, of: text, in: text + [0x62], piece: 400_000) }
    #expect(found == ranges)
    #expect(time < .seconds(60))
  }

  @Test(
    .enabled(if: Places.corpus != nil, "there is no corpus"),
    arguments: ["txt/gutenberg/98-0.txt", "txt/zh/xiyou.utf8.txt"])
  func marksInARealBookSurviveAForewordAndAnEditorsHand(path: String) throws {
    let file = try #require(Places.corpus).appending(path: path)
    let text = Array(try String(contentsOf: file, encoding: .utf8).utf16)
    let ranges = ranges(400, in: text.count, seed: 20)
    let foreword = Array(String(repeating: "A word before the book begins. ", count: 90).utf16)
    let new = foreword + text
    let found = find(ranges, of: text, in: new, piece: 20_000)
    let near = zip(ranges, found).count { range, found in
      guard let found else { return false }
      return abs(found.lowerBound - range.lowerBound - foreword.count) <= 2
        && abs(found.upperBound - range.upperBound - foreword.count) <= 2
    }
    #expect(near >= 398)
  }
}
