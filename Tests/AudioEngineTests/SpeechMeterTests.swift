import AudioCodecs
import ReadAloud
import Synchronization
import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(10)))
struct SpeechMeterTests {
  private let book = FakeBook([[["One.", "BROKEN.", "Two.", "Three."]]])

  @Test func whatIsSpokenFoundAndSkippedIsCounted() async throws {
    let (schedule, store) = (SpeechSchedule(), MemoryStore())
    let reasons = Reasons()
    schedule.reportSkipped { reasons.add($0) }
    _ = try await everything(
      liveStream(book, FakeSpeechSource(), schedule: schedule, store: store))
    let first = schedule.counts
    #expect(first.spoken == 3 && first.skipped == 1 && first.found == 0)
    #expect(first.sound > .zero && first.work > .zero)
    #expect(reasons.all.count == 1 && !reasons.all[0].contains("BROKEN"))
    _ = try await everything(
      liveStream(book, FakeSpeechSource(), schedule: schedule, store: store))
    let second = schedule.counts
    #expect(second.spoken == 3 && second.skipped == 2 && second.found == 3)
    #expect(second.sound == first.sound)
  }

  @Test func aLanguageThatAVoiceDoesNotSpeakIsReportedOnce() async throws {
    let schedule = SpeechSchedule()
    let reasons = Reasons()
    schedule.reportSkipped { reasons.add($0) }
    let book = FakeBook([[["Good.", "Es war.", "Good.", "Es ist."]]])
    for _ in 0..<2 {
      _ = try await everything(liveStream(book, EnglishSpeech(), schedule: schedule))
    }
    #expect(schedule.counts.skipped == 4)
    #expect(reasons.all == ["No installed voice speaks German."])
    // Another voice may have other gaps.
    _ = try await everything(
      liveStream(book, EnglishSpeech(identity: "other"), schedule: schedule))
    #expect(reasons.all.count == 2)
  }

  @Test func listenersAreCountedWhileTheyListen() async throws {
    let schedule = SpeechSchedule()
    let stream = liveStream(
      .long(chapters: 2, sentences: 20), FakeSpeechSource(), schedule: schedule)
    var listeners = [stream.bytes().makeAsyncIterator(), stream.bytes().makeAsyncIterator()]
    for index in listeners.indices { _ = try await listeners[index].next() }
    #expect(schedule.counts.listeners == 2)
    listeners = []
    while schedule.counts.listeners > 0 { await Task.yield() }
  }

  @Test func whoHasHeardAllThatCameIsSilent() {
    let start = ContinuousClock.now
    var listener = LiveListener(at: 0, in: .mp3, now: start)
    #expect(
      !listener.isSilent(at: start + .seconds(60)), "who waits for the first sound has no gap")
    listener.take(upTo: 2 * MP3Frames.bytesPerSecond, now: start)
    #expect(!listener.isSilent(at: start + .seconds(1)))
    #expect(listener.isSilent(at: start + .seconds(3)))
  }

  /// Keeps reasons.
  private final class Reasons: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func add(_ reason: String) { kept.withLock { $0.append(reason) } }
  }
}
