import Anchoring
import Foundation
import ReadingModel
import TestSupport
import Testing

/// What stood in a replaced text is known in the one that takes its place.
struct TextAlignmentTests {
  private func found(_ ranges: [Range<Int>], _ text: EditedText) throws -> [Range<Int>?] {
    var alignment = try #require(TextAlignment(old: text.old, new: text.new))
    return ranges.map { alignment.range(of: $0) }
  }

  private func text(_ kind: Sameness, _ count: Int = 3000, seed: UInt64) -> EditedText {
    EditedText(kind.sentences(count, seed: seed).flatMap(\.self))
  }

  @Test(arguments: Sameness.allCases) func aTextThatIsTheSameMovesNothing(kind: Sameness) throws {
    let text = text(kind, seed: 1)
    let ranges = passages(400, in: text.old.count, seed: 2)
    #expect(try found(ranges, text) == ranges)
  }

  @Test(arguments: Sameness.allCases) func aForewordMovesAllByItsLength(kind: Sameness) throws {
    var text = text(kind, seed: 3)
    let foreword = Sameness.prose.sentences(50, seed: 4).flatMap(\.self)
    text.insert(foreword, at: 0)
    let ranges = passages(400, in: text.old.count, seed: 5)
    #expect(
      try found(ranges, text)
        == ranges.map { $0.lowerBound + foreword.count..<$0.upperBound + foreword.count })
  }

  @Test(arguments: Sameness.allCases, [0.01, 0.04])
  func correctedLettersMoveNoMarkAway(kind: Sameness, share: Double) throws {
    var text = text(kind, seed: 6)
    var random = SeededGenerator(seed: 7)
    text.misprint(share, &random)
    let ranges = passages(800, in: text.old.count, seed: 8)
    let judged = text.judged(ranges, try found(ranges, text))
    // Of equal paragraphs nobody can tell which is which but by counting the changes.
    #expect(judged.wrong <= (kind == .repeated ? 8 : 2), "\(judged)")
    #expect(judged.lost <= 4, "\(judged)")
  }

  @Test(arguments: [Sameness.prose, .chinese, .numbered])
  func passagesThatMovedTakeTheirMarksAlong(kind: Sameness) throws {
    var text = text(kind, seed: 9)
    text.reorder([3, 0, 4, 2, 1])
    let ranges = passages(800, in: text.old.count, seed: 10)
    let judged = text.judged(ranges, try found(ranges, text))
    // Pages that lie over a seam are torn in two.
    let all = text.places
    let torn = ranges.count { range in
      let places = range.compactMap { all[$0] }
      return zip(places, places.dropFirst()).contains { $1 != $0 + 1 }
    }
    #expect(judged.wrong <= torn + 2, "\(judged)")
    #expect(judged.lost <= torn + 2, "\(judged)")
  }

  @Test(arguments: Sameness.allCases) func whatWasTakenOutIsNowhere(kind: Sameness) throws {
    let sentences = kind.sentences(2000, seed: 11)
    var text = EditedText(sentences.flatMap(\.self))
    let starts = sentences.indices.map { sentences[..<$0].reduce(0) { $0 + $1.count } }
    let gone = stride(from: 22, to: 2000, by: 23).map {
      starts[$0]..<starts[$0] + sentences[$0].count
    }
    for range in gone.reversed() { text.remove(range) }
    #expect(try found(gone, text).count { $0 != nil } <= 1)
    // Of equal paragraphs, when all that told them apart is gone, nobody knows which are left.
    guard kind != .repeated else { return }
    var stay = passages(400, in: text.old.count, seed: 12)
    stay.removeAll { range in
      gone.contains { $0.overlaps(range) || $0.contains(range.lowerBound) }
    }
    let judged = text.judged(stay, try found(stay, text), tolerance: 70)
    #expect(judged.wrong <= 2 && judged.lost == 0, "\(judged)")
  }

  @Test func aPlaceIsAlwaysSomewhere() throws {
    let old = Array("The old house stood by a quiet river and nobody came there.".utf16)
    for new in ["", "x", "Nothing of it.", "The old house.", "nobody came there."] {
      var alignment = try #require(TextAlignment(old: old, new: Array(new.utf16)))
      for place in 0...old.count {
        #expect(0...new.utf16.count ~= alignment.place(of: place))
        for end in place...old.count {
          let range = alignment.range(of: place..<end) ?? 0..<0
          #expect(0...new.utf16.count ~= range.upperBound)
        }
      }
    }
    var empty = try #require(TextAlignment(old: [], new: old))
    #expect(empty.range(of: 0..<0) == nil)
    #expect(0...old.count ~= empty.place(of: 0))
  }

  @Test func aCopyThatWasThereBeforeIsNotNew() throws {
    let sentences = Sameness.prose.sentences(300, seed: 13)
    var text = EditedText(sentences.flatMap(\.self))
    let added = Sameness.prose.sentences(3, seed: 14).flatMap(\.self)
    text.insert(added, at: 5000)
    let alignment = try #require(TextAlignment(old: text.old, new: text.new))
    #expect(alignment.isNew(5000..<5000 + added.count))
    #expect(!alignment.isNew(4000..<4100))
    #expect(!alignment.isNew(8000..<8000))
  }

  @Test(arguments: [[0x61], [0x61, 0x62], Array(0x61...0x7A)])
  func aTextMadeToBeSlowIsNot(units: [UInt16]) throws {
    let old = Array((0..<400_000 / units.count).map { _ in units }.joined())
    let (time, _) = try processorTime {
      var text = EditedText(old)
      text.remove(1000..<1777)
      text.insert([0x78, 0x79], at: 200_000)
      let ranges = passages(300, in: old.count, seed: 15)
      _ = try found(ranges, text)
    }
    #expect(time < .seconds(30))
  }

  @Test(
    .enabled(if: Places.corpus != nil, "there is no corpus"),
    arguments: ["txt/gutenberg/98-0.txt", "txt/zh/xiyou.utf8.txt"])
  func marksInARealBookStayInAnEditorsHand(path: String) throws {
    let file = try #require(Places.corpus).appending(path: path)
    var text = EditedText(Array(try String(contentsOf: file, encoding: .utf8).utf16))
    var random = SeededGenerator(seed: 16)
    text.misprint(0.02, &random)
    text.insert(Array("A word before the book begins. ".utf16), at: 0)
    text.remove(100_000..<101_000)
    let ranges = passages(800, in: text.old.count, seed: 17)
    let judged = text.judged(ranges, try found(ranges, text))
    #expect(judged.wrong <= 4 && judged.lost <= 4 && judged.raised == 0, "\(judged)")
  }
}
