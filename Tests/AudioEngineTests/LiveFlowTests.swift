import AudioCodecs
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

@testable import AudioEngine

/// Waits until a stream has nothing to do.
private func settle(_ stream: LiveStream) async -> LiveStreamUpdate {
  for await update in await stream.updates() where update.state != .speaking { return update }
  return LiveStreamUpdate()
}

extension LiveStream {
  /// Whether it holds a chapter, or may yet.
  fileprivate var holdsText: Bool {
    producer != nil || rereading != nil || passages?.holdsText ?? false
  }
}

@Suite(.timeLimit(.minutes(10)))
struct LiveFlowTests {
  /// Some 20 minutes of sound.
  let book = FakeBook.long(chapters: 12, sentences: 60)
  /// Some minutes.
  let short = FakeBook.long(chapters: 3, sentences: 20)
  let speech = FakeSpeechSource(pace: 900)

  @Test func nothingIsSpokenBeforeSomebodyListens() async throws {
    let stream = liveStream(book, speech)
    let sound = stream.bytes()
    _ = await stream.finishedByteCount
    #expect(speech.texts.isEmpty && !stream.isInUse)
    var listener: LiveBytes.Iterator? = sound.makeAsyncIterator()
    _ = try await listener?.next()
    #expect(stream.isInUse)
    listener = nil
    try await eventually("nobody uses the stream") { !stream.isInUse }
  }

  @Test func aListenerWhoTakesNothingIsReadToNoFurtherThanTheLead() async throws {
    let schedule = SpeechSchedule()
    let stream = liveStream(book, speech, schedule: schedule)
    var listener = stream.bytes().makeAsyncIterator()
    var taken = try await listener.next()?.count ?? 0
    for _ in 0..<3 {
      let ready = await settle(stream).ready
      let ahead = ready - Double(taken) / Double(MP3Frames.bytesPerSecond)
      #expect(ahead >= 300 && ahead < 330)
      for _ in 0..<10 { taken += try await listener.next()?.count ?? 0 }
    }
    #expect(await stream.window.weight <= schedule.lead + LiveStream.slack)
    withExtendedLifetime(listener) {}
  }

  @Test func whoGoesEndsTheSpeaking() async throws {
    let schedule = SpeechSchedule()
    let slow = FakeSpeechSource(pace: 900, delay: .milliseconds(5))
    let stream = liveStream(short, slow, schedule: schedule)
    let listening = Task { for try await _ in stream.bytes() {} }
    try await eventually("it speaks") { slow.texts.count >= 5 }
    listening.cancel()
    _ = await listening.result
    try await eventually("nobody uses the stream") { !stream.isInUse }
    #expect(await settle(stream).state == .waiting)
    let count = slow.texts.count
    #expect(schedule.lead == Int(SpeechSchedule.longestLead.inSeconds) * MP3Frames.bytesPerSecond)
    #expect(await stream.window.weight <= LiveStream.slack)
    #expect(await stream.waiting.isEmpty)
    #expect(slow.texts.count == count)
    // Whoever comes next hears all of it.
    let (bytes, _) = try await everything(stream)
    #expect(try await everything(liveStream(short, speech)).bytes == bytes)
  }

  @Test func questionsForSegmentsLeadAsFarAsAsked() async throws {
    let stream = liveStream(book, speech)
    var part = try await stream.segments(from: 4, atMost: 3)
    // A busy machine may take longer than one question waits.
    while part.segments.isEmpty { part = try await stream.segments(from: 4, atMost: 3) }
    #expect(part.segments.first?.index == 4)
    _ = await settle(stream)
    #expect(speech.texts.count <= 7)
  }

  @Test func questionsLeadNoFurtherThanAListenerDid() async throws {
    let stream = liveStream(book, speech)
    var listener: LiveBytes.Iterator? = stream.bytes().makeAsyncIterator()
    _ = try await listener?.next()
    _ = await settle(stream)
    listener = nil
    let count = await stream.index.count
    let part = try await stream.segments(from: count + 50, wait: .milliseconds(20))
    #expect(part.segments.isEmpty && !part.isComplete && part.next == count + 50)
    #expect(await stream.index.count <= count + 1)
  }

  @Test func aQuestionThatIsGivenUpLeavesNothingBehind() async throws {
    speech.allow(0)
    let stream = liveStream(book, speech)
    let asking = Task { try await stream.segments(from: 3) }
    try await eventually("it speaks") { !speech.texts.isEmpty }
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(!stream.isInUse)
    #expect(await stream.asked.isEmpty)
    #expect(await stream.waiting.isEmpty)
    speech.allow(.max)
    #expect(await settle(stream).state == .waiting)
  }

  @Test func whatNobodyHearsHoldsNoText() async throws {
    let stream = liveStream(book, speech)
    for round in 0..<3 {
      var listener: LiveBytes.Iterator? = stream.bytes(from: 9_000 * round).makeAsyncIterator()
      _ = try await listener?.next()
      listener = nil
      try await eventually("the text is gone") { await !stream.holdsText }
      _ = try await stream.segments(from: round)
      try await eventually("the text is gone") { await !stream.holdsText }
    }
    let heard = liveStream(short, speech)
    _ = try await collect(heard.bytes())
    try await eventually("nobody uses the stream") { !heard.isInUse }
    let count = speech.texts.count
    _ = try await heard.segments(from: 3)
    #expect(speech.texts.count == count + 1)
    try await eventually("the text is gone") { await !heard.holdsText }
  }

  @Test func whatWasLetGoIsTheSameAgain() async throws {
    let stream = liveStream(short, speech)
    let whole = try await collect(stream.bytes())
    try await eventually("nobody uses the stream") { !stream.isInUse }
    #expect(await stream.window.weight <= LiveStream.slack)
    let segments = try await timeline(stream)
    var listener = stream.bytes(from: 200_000).makeAsyncIterator()
    let again = try await listener.next() ?? []
    #expect(again == Array(whole[200_000..<200_000 + again.count]))
    #expect(segments == (try await timeline(stream)))
  }
}

@Suite(.timeLimit(.minutes(10)))
struct SpeechScheduleTests {
  @Test func whoFallsSilentFirstIsFirst() async throws {
    let schedule = SpeechSchedule(parallelism: 1)
    let speech = FakeSpeechSource()
    speech.allow(0)
    let now = ContinuousClock.now
    // Holds the only turn for those who are not in a hurry.
    let holder = Task {
      try await schedule.withTurn(due: now + .seconds(7_200)) { _ in
        _ = try await speech.speech(for: SpokenSentence(chapter: 0, range: 0..<4, text: "Hold"))
      }
    }
    try await eventually("it speaks") { !speech.texts.isEmpty }
    let order = Order()
    // Far enough away that none of them falls silent during the test.
    let tasks = [30, 50, 10, 40, 20].map { minutes in
      Task {
        try await schedule.withTurn(due: now + .seconds(60 * minutes)) { _ in
          await order.note(minutes)
        }
      }
    }
    try await eventually("all wait") { schedule.waitingCount == tasks.count }
    // One who hears nothing yet does not wait for the turn.
    try await schedule.withTurn(due: now) { _ in await order.note(0) }
    tasks[3].cancel()
    speech.allow(.max)
    try await holder.value
    for (number, task) in tasks.enumerated() where number != 3 { try await task.value }
    await #expect(throws: CancellationError.self) { try await tasks[3].value }
    #expect(await order.numbers == [0, 10, 20, 30, 50])
  }

  @Test func aLaneIsForOneAtATime() async throws {
    let schedule = SpeechSchedule(parallelism: 4)
    let order = Order()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await schedule.withTurn(due: .now, lane: "slow") { _ in
            await order.note(number)
            await Task.yield()
            await order.note(number)
          }
        }
      }
      try await group.waitForAll()
    }
    let numbers = await order.numbers
    #expect(stride(from: 0, to: 40, by: 2).allSatisfy { numbers[$0] == numbers[$0 + 1] })
  }

  @Test func manyListenersShareTheLead() {
    let schedule = SpeechSchedule()
    let rate = MP3Frames.bytesPerSecond
    #expect(schedule.lead == 300 * rate)
    schedule.noteStream(50)
    #expect((20 * rate...100 * rate).contains(schedule.lead))
    schedule.noteStream(1_000)
    #expect(schedule.lead == 20 * rate)
  }
}

private actor Order {
  private(set) var numbers: [Int] = []
  func note(_ number: Int) { numbers.append(number) }
}
