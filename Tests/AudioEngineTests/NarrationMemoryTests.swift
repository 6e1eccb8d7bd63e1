import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import Synchronization
import Testing

/// Resident memory of this process in kilobytes.
private func residentKilobytes() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4
}

@Suite(.timeLimit(.minutes(10)))
struct NarrationMemoryTests {
  @Test func halfAnHourNeedsNoMoreThanFiveMinutes() async {
    // In a process of its own, where no other test allocates.
    await #expect(processExitsWith: .success) {
      let place = try Workplace()
      // About three and a half seconds a sentence.
      let book = FakeBook.long(chapters: 10, sentences: 54)
      var afterFiveMinutes = 0
      let peak = PeakMemory()
      let report = try await Narrator(source: book, speech: FakeSpeechSource(pace: 3_000))
        .narrate(to: place.output, as: .mp3, timings: place.timings) { progress in
          peak.note(residentKilobytes(), isEarly: progress.audio < .seconds(300))
        }
      afterFiveMinutes = peak.early
      peak.note(residentKilobytes(), isEarly: false)
      print(report.duration, afterFiveMinutes, peak.all)
      guard report.duration > .seconds(1_600) else { exit(2) }
      exit(Double(peak.all) <= Double(afterFiveMinutes) * 1.05 ? 0 : 1)
    }
  }
}

private final class PeakMemory: Sendable {
  private let peaks = Mutex((early: 0, all: 0))
  var early: Int { peaks.withLock { $0.early } }
  var all: Int { peaks.withLock { $0.all } }

  func note(_ kilobytes: Int, isEarly: Bool) {
    peaks.withLock { peaks in
      if isEarly { peaks.early = max(peaks.early, kilobytes) }
      peaks.all = max(peaks.all, kilobytes)
    }
  }
}
