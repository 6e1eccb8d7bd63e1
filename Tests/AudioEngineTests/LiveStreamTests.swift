import AudioCodecs
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(10)))
struct LiveStreamTests {
  static let length = FakeBook.long(chapters: 3, sentences: 9).all.last?.range.upperBound ?? 0

  @Test(arguments: 0..<12)
  func whereverOneTapsTheTimelineIsTheSound(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let book = FakeBook.long(chapters: 3, sentences: 9)
    let tap = Int.random(in: 0..<Self.length, using: &random)
    let stream = liveStream(book, FakeSpeechSource(pace: 300), from: tap)
    let (bytes, segments) = try await everything(stream)
    #expect(bytes.count.isMultiple(of: MP3Frames.byteCount))
    #expect(await stream.finishedByteCount == bytes.count)
    #expect(segments.map(\.index) == Array(segments.indices))
    let expected = book.all.filter { $0.range.upperBound > tap }.map(\.range)
    #expect(segments.map(\.sentence).unrepeated == expected)
    let seconds = Double(bytes.count) / Double(MP3Frames.bytesPerSecond)
    var now = 0.0
    for segment in segments {
      #expect(segment.from >= now && segment.to <= seconds)
      now = segment.from
      for word in segment.words {
        #expect(word.from >= now && word.to >= word.from && word.to <= segment.to + 0.000_1)
        #expect(segment.sentence.clamped(to: word.offsets) == word.offsets)
        #expect(word.offsets.upperBound > tap)
        now = word.to
      }
      now = segment.to
    }
  }

  @Test func equalReadingsGiveEqualBytesAlsoThroughAStore() async throws {
    let book = FakeBook.long(chapters: 2, sentences: 7)
    let store = MemoryStore()
    let first = try await everything(liveStream(book, FakeSpeechSource(), from: 30))
    _ = try await everything(liveStream(book, FakeSpeechSource(), from: 30, store: store))
    let silent = FakeSpeechSource()
    let third = try await everything(liveStream(book, silent, from: 30, store: store))
    #expect(first.bytes == third.bytes)
    #expect(first.segments == third.segments)
    #expect(silent.texts.isEmpty)
  }

  @Test func aDamagedStoreIsSpokenOver() async throws {
    let book = FakeBook.long(chapters: 1, sentences: 4)
    let store = MemoryStore()
    let first = try await everything(liveStream(book, FakeSpeechSource(), store: store))
    for seed in 0..<20 {
      await store.damage(seed: UInt64(seed))
      let again = try await everything(liveStream(book, FakeSpeechSource(), store: store))
      #expect(again.bytes == first.bytes)
      #expect(again.segments == first.segments)
    }
  }

  @Test func whatTheStoreHasIsToldAtOnce() async throws {
    let book = FakeBook.long(chapters: 9, sentences: 60)
    let speech = FakeSpeechSource(pace: 60)
    let store = MemoryStore()
    let stream = liveStream(book, speech, store: store)
    _ = try await collect(stream.bytes())
    let count = speech.texts.count
    let first = try await stream.segments(from: 0)
    #expect(first.segments.map(\.index) == Array(0..<LiveStream.segmentLimit))
    let second = try await stream.segments(from: first.next)
    #expect(second.segments.count == LiveStream.segmentLimit)
    #expect(speech.texts.count == count)
    // A program that was started again finds its way to any place without the voice.
    let silent = FakeSpeechSource()
    let again = liveStream(book, silent, store: store)
    let late = try await again.segments(from: second.next - 1)
    #expect(late.segments.first == second.segments.last)
    #expect(silent.texts.isEmpty)
    // Without a store only what is in memory is told beside the one that is asked for.
    let forgetful = liveStream(book, speech)
    _ = try await collect(forgetful.bytes())
    try await eventually("nobody uses the stream") { !forgetful.isInUse }
    let spoken = speech.texts.count
    #expect(try await forgetful.segments(from: 0).segments.first == first.segments.first)
    #expect(speech.texts.count == spoken + 1)
  }

  @Test func whatWasSkippedIsToldAgainWithoutTheVoice() async throws {
    let sentences = (0..<250).map { $0 % 5 == 2 ? "BROKEN \($0)." : "Sentence \($0)." }
    let speech = FakeSpeechSource(pace: 60)
    let stream = liveStream(FakeBook([[sentences]]), speech, store: MemoryStore())
    _ = try await collect(stream.bytes())
    let count = speech.texts.count
    let segments = try await stream.segments(from: 0).segments
    #expect(segments.count == LiveStream.segmentLimit && speech.texts.count == count)
    #expect(segments.count { $0.skipped != nil } == LiveStream.segmentLimit / 5)
    #expect(segments[2].skipped == SkipReason(.failed, "\(SpeechError.engine("broken"))"))
  }

  @Test func aNumberThatNoStreamHasIsAnswered() async throws {
    let stream = liveStream(.small, FakeSpeechSource())
    // To its end, so that the answer is there and not waited for.
    _ = try await everything(stream)
    let part = try await stream.segments(from: .max)
    #expect(part.segments.isEmpty && part.isComplete && part.next == .max)
    #expect(try await stream.segments(from: .min).segments.first?.index == 0)
  }

  @Test func twoListenersAtDifferentPlacesHearTheSame() async throws {
    let book = FakeBook.long(chapters: 2, sentences: 12)
    let stream = liveStream(book, FakeSpeechSource(pace: 900))
    let whole = try await everything(stream).bytes
    for offset in [0, 1, 191, 192, 20_000, 123_457, whole.count - 1, whole.count, 1 << 40] {
      async let one = collect(stream.bytes(from: offset))
      async let other = collect(stream.bytes(from: offset / 2))
      #expect(try await one == Array(whole.dropFirst(offset)))
      #expect(try await other == Array(whole.dropFirst(offset / 2)))
    }
  }

  @Test func theChapterCanBeTheEnd() async throws {
    let book = FakeBook.small
    let stream = liveStream(book, FakeSpeechSource(), from: 3, endsWithChapter: true)
    let segments = try await everything(stream).segments
    #expect(Set(segments.map(\.chapter)) == [0])
    #expect(segments.last?.sentence == book.all[2].range)
  }

  @Test(arguments: [false, true])
  func behindTheLastSentenceThereIsNothing(endsWithChapter: Bool) async throws {
    let end = FakeBook.small.all.last?.range.upperBound ?? 0
    for offset in [end, end + 1, end + 1_000] {
      let stream = liveStream(
        .small, FakeSpeechSource(), from: offset, endsWithChapter: endsWithChapter)
      let (bytes, segments) = try await everything(stream)
      #expect(bytes.isEmpty && segments.isEmpty)
      #expect(await stream.finishedByteCount == 0)
    }
  }

  @Test func whatCannotBeSpokenTakesNoTimeAndIsTold() async throws {
    let book = FakeBook([[["One here.", "BROKEN one.", "Two here."]], [["* * *", "Three."]]])
    let stream = liveStream(book, FakeSpeechSource())
    let segments = try await everything(stream).segments
    #expect(segments.map { $0.skipped != nil } == [false, true, false, false, false])
    #expect(segments[1].from == segments[1].to)
    #expect(segments[1].words.isEmpty && segments[3].words.isEmpty)
    #expect(segments[3].from == segments[3].to)
    for await update in await stream.updates() {
      #expect(update.state == .complete && update.skippedCount == 1)
      break
    }
  }

  @Test func aVoiceThatIsGoneEndsTheSoundAndTheTimeline() async throws {
    let book = FakeBook([[["One here.", "BROKEN one.", "Two here."]]])
    let failure = SpeechError.unusableModel("gone")
    let stream = liveStream(book, FakeSpeechSource(failure: failure))
    var count = 0
    await #expect(throws: failure) { for try await more in stream.bytes() { count += more.count } }
    #expect(count > 0)
    let part = try await stream.segments(from: 0)
    #expect(part.segments.count == 1 && part.failure as? SpeechError == failure)
    #expect(!part.isComplete && stream.hasFailed)
  }

  @Test func aLongSentenceIsCutAndMarkedWhole() async throws {
    let text = (0..<150).map { "word\($0)\($0 % 9 == 8 ? "," : "")" }.joined(separator: " ") + "."
    let book = FakeBook([[[text]]])
    let speech = FakeSpeechSource(pace: 60)
    let segments = try await everything(liveStream(book, speech)).segments
    #expect(speech.texts.joined() == text)
    #expect(speech.texts.allSatisfy { $0.utf16.count <= PassageRules.longestPassage })
    #expect(speech.texts.dropLast().allSatisfy { $0.hasSuffix(", ") || $0.hasSuffix(",") })
    #expect(Set(segments.map(\.sentence)) == [book.all[0].range])
    #expect(segments.flatMap(\.words).count == 150)
  }
}
