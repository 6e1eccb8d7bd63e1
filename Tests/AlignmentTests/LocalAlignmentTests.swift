import TestSupport
import Testing

@testable import Alignment

/// Rows of vectors that were warped, cut and mixed.
struct LocalAlignmentTests {
  private let alignment = LocalAlignment(reward: 1, gapCost: 15)

  /// Vectors that have nothing to do with each other.
  private func frames(_ count: Int, _ seed: UInt64) -> [SIMD16<Float>] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in .random(in: -1...1, using: &generator) / 2 }
  }

  private func pairs(
    _ reference: [SIMD16<Float>], _ recording: [SIMD16<Float>], speech: [Float]? = nil
  ) -> [LocalAlignment.Pair] {
    let one = SpeechFeatures(reference, speech: reference.map { _ in 1 })
    let other = SpeechFeatures(recording, speech: speech ?? recording.map { _ in 1 })
    let band = LocalAlignment.Band(Array(repeating: 0..<other.count, count: one.count))
    return alignment.pairs(one, other, in: band)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func warpedRowsComeBack(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let reference = frames(200, seed)
    var recording: [SIMD16<Float>] = []
    var origins: [Int] = []
    var index = 0
    while index < reference.count {
      // Doubled, as it is, or the next one left out.
      let kind = Int.random(in: 0..<3, using: &generator)
      for _ in 0...(kind == 0 ? 1 : 0) {
        recording.append(reference[index])
        origins.append(index)
      }
      index += kind == 2 ? 2 : 1
    }
    let found = pairs(reference, recording)
    #expect(found.count > 150)
    for pair in found where pair.score > 0.99 {
      #expect(abs(origins[pair.recording] - pair.reference) <= 1)
    }
    for (one, next) in zip(found, found.dropFirst()) {
      #expect(one.reference < next.reference && one.recording <= next.recording)
    }
  }

  @Test func whatStandsBeforeBetweenAndBehindIsLeftOut() throws {
    let reference = frames(200, 1)
    let recording =
      frames(70, 2) + reference[..<100] + frames(50, 3) + reference[100...] + frames(60, 4)
    let found = pairs(reference, recording)
    #expect(try #require(found.first).recording == 70)
    #expect(try #require(found.last).recording == recording.count - 61)
    for pair in found where pair.score > 0.99 {
      #expect(pair.recording == pair.reference + (pair.reference < 100 ? 70 : 120))
    }
    #expect(found.count { $0.followsGap } == 1)
  }

  @Test func whatTheRecordingLacksHasNoPair() {
    let reference = frames(300, 1)
    let found = pairs(reference, Array(reference[..<100] + reference[200...]))
    #expect(!found.contains { (105..<195).contains($0.reference) })
    #expect(found.count(where: { $0.score > 0.99 }) == 200)
  }

  @Test func aPauseOfAnyLengthCostsNearlyNothing() {
    let reference = frames(100, 1)
    let silence = [SIMD16<Float>](repeating: .zero, count: 500)
    let speech = [Float](repeating: 1, count: 50)
    let found = pairs(
      reference, reference[..<50] + silence + reference[50...],
      speech: speech + silence.map { _ in 0 } + speech)
    #expect(found.count(where: { $0.score > 0.99 }) == 100)
    #expect(!found.contains { $0.followsGap })
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func rowsOfNothingAlikeWinLittle(seed: UInt64) {
    let found = pairs(frames(300, seed), frames(400, seed + 100))
    let won = found.reduce(0) { $0 + $1.score }
    #expect(won < 8)
  }

  @Test func emptyRowsHaveNoPair() {
    #expect(pairs([], frames(10, 1)).isEmpty)
    #expect(pairs(frames(10, 1), []).isEmpty)
  }
}
