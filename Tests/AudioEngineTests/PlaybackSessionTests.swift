import AudioEngine
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PlaybackSessionTests {
  @Test func aBookIsHeardToItsEnd() async throws {
    let speech = FakeSpeechSource()
    let sink = TestSink()
    let session = makeSession(.small, speech, sink)
    #expect(await session.current.state == .idle)
    try await session.play(from: 0)
    await session.wait(for: .finished)
    #expect(speech.texts == FakeBook.small.all.map(\.text))
    let last = try #require(FakeBook.small.all.last)
    #expect(await session.current.position?.sentence == last.range)
    #expect(await sink.samples.count == (await sink.heardTotal))
    #expect(await session.current.skippedCount == 0)
  }

  @Test func speechBeginsAtTheWordThatHoldsTheOffset() async throws {
    let speech = FakeSpeechSource()
    let session = makeSession(.small, speech, TestSink())
    let sentence = FakeBook.small.all[1]
    // "a one two three.": in the middle of "two".
    try await session.play(from: sentence.range.lowerBound + 7)
    await session.wait(for: .finished)
    #expect(speech.texts.first == "two three.")
    #expect(speech.texts.count == 5)
  }

  @Test func betweenSentencesTheNextOneIsRead() async throws {
    let speech = FakeSpeechSource()
    let session = makeSession(.small, speech, TestSink())
    try await session.play(from: FakeBook.small.all[0].range.upperBound)
    await session.wait(for: .finished)
    #expect(speech.texts.first == FakeBook.small.all[1].text)
  }

  @Test func behindTheLastSentenceItIsFinished() async throws {
    let session = makeSession(.small, FakeSpeechSource(), TestSink())
    try await session.play(from: 1_000_000)
    #expect(await session.current.state == .finished)
  }

  @Test func aLongFirstSentenceIsCutAndMarkedWhole() async throws {
    let text =
      "It was a bright cold day in April, and the clocks were striking thirteen in the tower."
    let book = FakeBook([[[text, "Then more."]]])
    let speech = FakeSpeechSource()
    let sink = TestSink(isEndless: false)
    let session = makeSession(book, speech, sink) { $0.firstCut = 10...40 }
    try await session.play(from: 0)
    // Into its first words: a word has some two thousand samples, after the silence.
    await sink.listen(FakeSpeechSource.leading + 4_000)
    let update = await session.first { $0.position?.word != nil }
    #expect(update.position?.sentence == book.all[0].range)
    await sink.listen(10_000_000)
    await session.wait(for: .finished)
    #expect(speech.texts[0] == "It was a bright cold day in April,")
    #expect(speech.texts[..<2].joined() == text)
  }

  /// What each command does in each state.
  @Test func commandsMoveTheStateAsInTheTable() async throws {
    let sink = TestSink(isEndless: false)
    let session = makeSession(.small, FakeSpeechSource(), sink)
    try await session.pause()
    #expect(await session.current.state == .idle)
    try await session.resume()
    try await session.skip(.sentence, .forward)
    #expect(await session.current.state == .idle)

    try await session.play(from: 0)
    await session.wait(for: .playing)
    try await session.resume()
    #expect(await session.current.state == .playing)
    try await session.pause()
    #expect(await session.current.state == .paused)
    #expect(await sink.isPaused)
    try await session.pause()
    #expect(await session.current.state == .paused)
    try await session.skip(.sentence, .forward)
    #expect(await session.current.state == .paused)
    try await session.resume()
    await session.wait(for: .playing)
    await session.stop()
    #expect(await session.current.state == .idle)
    try await session.resume()
    #expect(await session.current.state == .idle)

    await sink.listen(10_000_000)
    try await session.play(from: 0)
    await session.wait(for: .finished)
    try await session.pause()
    #expect(await session.current.state == .finished)
    try await session.skip(.chapter, .forward)
    #expect(await session.current.state == .finished)
    try await session.skip(.chapter, .backward)
    #expect(await session.current.position?.sentence == FakeBook.small.all[3].range)
    await session.stop()
  }

  /// From which sentence a skip leads to which; `nil` is the end.
  static let skips: [SkipCase] = [
    SkipCase(0, .sentence, .forward, 1),
    SkipCase(1, .sentence, .forward, 2),
    SkipCase(2, .sentence, .forward, 3),
    SkipCase(5, .sentence, .forward, nil),
    SkipCase(0, .sentence, .backward, 0),
    SkipCase(3, .sentence, .backward, 2),
    SkipCase(0, .paragraph, .forward, 2),
    SkipCase(1, .paragraph, .forward, 2),
    SkipCase(2, .paragraph, .forward, 3),
    SkipCase(4, .paragraph, .forward, nil),
    SkipCase(1, .paragraph, .backward, 0),
    SkipCase(2, .paragraph, .backward, 0),
    SkipCase(3, .paragraph, .backward, 2),
    SkipCase(5, .paragraph, .backward, 4),
    SkipCase(4, .paragraph, .backward, 3),
    SkipCase(1, .chapter, .forward, 3),
    SkipCase(3, .chapter, .forward, nil),
    SkipCase(5, .chapter, .backward, 3),
    SkipCase(3, .chapter, .backward, 0),
    SkipCase(0, .chapter, .backward, 0),
  ]

  @Test(arguments: skips)
  func skipsLeadToTheSentenceInTheTable(skip: SkipCase) async throws {
    let all = FakeBook.small.all
    let session = makeSession(.small, FakeSpeechSource(), TestSink(isEndless: false))
    try await session.play(from: all[skip.from].range.lowerBound)
    try await session.skip(skip.unit, skip.direction)
    if let to = skip.to {
      #expect(await session.current.position?.sentence == all[to].range)
      #expect(await session.current.state != .finished)
    } else {
      #expect(await session.current.state == .finished)
    }
    await session.stop()
  }

  @Test func quickSkipsAddUp() async throws {
    let book = FakeBook.long(chapters: 1, sentences: 30)
    let session = makeSession(book, FakeSpeechSource(), TestSink(isEndless: false))
    try await session.play(from: 0)
    for _ in 0..<7 { try await session.skip(.sentence, .forward) }
    #expect(await session.current.position?.sentence == book.all[7].range)
    await session.stop()
  }

  @Test func aPauseLosesAndRepeatsNothing() async throws {
    let whole = TestSink()
    let plain = makeSession(.small, FakeSpeechSource(), whole)
    try await plain.play(from: 0)
    await plain.wait(for: .finished)

    let sink = TestSink(isEndless: false)
    let session = makeSession(.small, FakeSpeechSource(), sink)
    try await session.play(from: 0)
    for _ in 0..<40 {
      await sink.listen(7_001)
      try await session.pause()
      await sink.listen(500)
      let heard = await sink.heardTotal
      try await Task.sleep(for: .milliseconds(2))
      #expect(await sink.heardTotal == heard)
      try await session.resume()
    }
    await sink.listen(10_000_000)
    await session.wait(for: .finished)
    #expect(await sink.samples == (await whole.samples))
  }

  @Test func whatCannotBeSpokenIsSkippedCountedAndReported() async throws {
    let book = FakeBook([[["Fine.", "This is BROKEN.", "Also BROKEN.", "Fine again."]]])
    let session = makeSession(book, FakeSpeechSource(), TestSink())
    try await session.play(from: 0)
    await session.wait(for: .finished)
    #expect(await session.current.skippedCount == 2)
    #expect(await session.skipped.map(\.sentence) == Array(book.all[1...2]))
    #expect(await session.skipped.allSatisfy { $0.reason.contains("broken") })
  }

  @Test func withoutAVoiceItFails() async throws {
    let speech = FakeSpeechSource(failure: .unusableModel("run make build"))
    let session = makeSession(FakeBook([[["BROKEN."]]]), speech, TestSink())
    try await session.play(from: 0)
    let update = await session.first { if case .failed = $0.state { true } else { false } }
    #expect(String(describing: update.state).contains("run make build"))
    await session.stop()
  }

  @Test func aVoiceThatIsTooSlowMakesAPauseBetweenSentences() async throws {
    let book = FakeBook.long(chapters: 1, sentences: 8)
    let speech = FakeSpeechSource()
    speech.allow(2)
    let sink = TestSink()
    let session = makeSession(book, speech, sink)
    try await session.play(from: 0)
    let update = await session.first { $0.underrunCount == 1 }
    #expect(update.state == .synthesising)
    // Only whole sentences were heard: the last samples are the pause.
    #expect(await sink.samples.suffix(5_000).allSatisfy { $0 == 0 })
    speech.allow(.max)
    await session.wait(for: .finished)
    #expect(speech.texts.count == book.all.count)
  }

  @Test func soundIsMadeAheadButNotWithoutLimit() async throws {
    let book = FakeBook.long(chapters: 2, sentences: 200)
    let speech = FakeSpeechSource()
    let session = makeSession(book, speech, TestSink(isEndless: false)) { $0.ahead = .seconds(5) }
    try await session.play(from: 0)
    await session.wait(for: .playing)
    try await eventually("it speaks") { speech.texts.count >= 3 }
    try await Task.sleep(for: .milliseconds(100))
    // Each sentence lasts about a second and a half.
    #expect(speech.texts.count < 12)
    await session.stop()
  }

  @Test func positionsAscendWordByWord() async throws {
    let sink = TestSink(isEndless: false)
    let session = makeSession(.small, FakeSpeechSource(), sink)
    let stream = await session.updates()
    let watcher = Task {
      var offsets: [Int] = []
      for await update in stream {
        if let word = update.position?.word { offsets.append(word.lowerBound) }
        if update.state == .finished { break }
      }
      return offsets
    }
    try await session.play(from: 0)
    while await session.current.state != .finished {
      // Some forty steps a word, since a watcher on a busy machine is told only the newest.
      await sink.listen(200)
      try await Task.sleep(for: .milliseconds(2))
    }
    let offsets = await watcher.value
    #expect(offsets == offsets.sorted())
    #expect(Set(offsets).count > 8)
  }
}

struct SkipCase: Sendable {
  var from: Int
  var unit: SkipUnit
  var direction: SkipDirection
  var to: Int?

  init(_ from: Int, _ unit: SkipUnit, _ direction: SkipDirection, _ to: Int?) {
    self.from = from
    self.unit = unit
    self.direction = direction
    self.to = to
  }
}
