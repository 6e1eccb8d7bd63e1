import AudioCodecs
import Foundation
import Testing

@testable import AudioEngine

/// When the words of each chapter are heard in a narration.
struct ChapterClipsTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func narrated() async throws -> (clips: URL, timeline: Timeline) {
    let book = FakeBook([[["# One", "It rained."], ["Nobody came."]], [], [["It stopped."]]])
    let file = place.folder.appending(path: "words.clips")
    _ = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: file)
    _ = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: place.timings)
    return (file, try place.timeline)
  }

  @Test func everyWordHasItsTime() async throws {
    let (file, timeline) = try await narrated()
    var times: [Double] = []
    var texts: [Int] = []
    for chapter in 0..<3 {
      guard let clips = try ChapterClips.read(chapter, from: file) else { continue }
      #expect(clips.chapter == chapter && clips.length > 0)
      for place in stride(from: 0, to: clips.clips.count, by: 3) {
        times.append(Double(clips.from + clips.clips[place + 2]) / 1000)
        texts.append(clips.clips[place + 1] - clips.clips[place])
      }
    }
    #expect(times.count == timeline.words.count && times == times.sorted())
    for (time, word) in zip(times, timeline.words) {
      // The first word is marked from the beginning of its sentence on.
      #expect(time <= word.from + 0.002 && time > word.from - 0.5)
    }
    #expect(texts == timeline.words.map { $0.offsets.count })
  }

  @Test func aChapterFollowsTheFormerOne() async throws {
    let (file, _) = try await narrated()
    let first = try #require(try ChapterClips.read(0, from: file))
    let last = try #require(try ChapterClips.read(2, from: file))
    #expect(first.from == 0 && last.from == first.length)
    // Offsets and times begin anew.
    #expect(last.clips[0] == 0 && last.clips[2] == 0)
  }

  @Test func aChapterWithoutSoundHasNone() async throws {
    let (file, _) = try await narrated()
    #expect(try ChapterClips.read(1, from: file) == nil)
    #expect(try ChapterClips.read(7, from: file) == nil)
  }

  @Test func aDamagedLineIsAnError() throws {
    let file = place.folder.appending(path: "words.clips")
    try Data("{\"chapter\":4,\"clips\":[1,\n".utf8).write(to: file)
    #expect(throws: DecodingError.self) { try ChapterClips.read(4, from: file) }
    try Data("{\"chapter\":4,\"clips\":[1],\"from\":0,\"length\":1}\n".utf8).write(to: file)
    #expect(try ChapterClips.read(4, from: file) == nil)
  }
}
