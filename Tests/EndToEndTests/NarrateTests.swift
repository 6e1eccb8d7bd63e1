import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)), .ownThreads)
struct NarrateTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func narrate(_ book: URL, to name: String) -> [String] {
    [
      "narrate", book.path, "-o", desk.path("\(name).mp3"), "--timings",
      desk.path("\(name).json"),
    ]
  }

  /// Waits until a run has said that something is done.
  ///
  /// It keeps its thread: other tests hold the shared ones while their programs run, and a task that
  /// sleeps would come back too late.
  private func waitForProgress(_ running: Program.Running) {
    while !running.errors.contains(" %"), running.process.isRunning {
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  @Test func aSentenceInAnotherLanguageIsSkippedCountedAndReported() throws {
    let book = try SampleBook.write(in: desk.folder)
    let text = try desk.program.run("text", book.path).output
    let shown = try desk.program.run(narrate(book, to: "a"))
    #expect(shown.code == 0)
    let french = try #require(text.range(of: "Il fait très beau dehors."))
    let offset = text.utf16.distance(from: text.startIndex, to: french.lowerBound)
    #expect(shown.errors.contains("1 of 12 sentences were skipped:"))
    #expect(shown.errors.contains("  at \(offset): No installed voice speaks French.\n"))
    let timings = try desk.json("a.json", Timings.self)
    #expect(timings.sentences.count == 11)
    #expect(!timings.sentences.contains { $0.text.contains("fait") })
    let units = Array(text.utf16)
    for entry in timings.words + timings.sentences {
      #expect(String(decoding: units[entry.start..<entry.end], as: UTF16.self) == entry.text)
    }
    #expect(try desk.files() == ["a.json", "a.mp3", "book.epub"])
  }

  @Test func theProgressNamesPercentChapterAndSpeed() throws {
    let book = try SampleBook.write(in: desk.folder)
    let shown = try desk.program.run(narrate(book, to: "a")).errors
    #expect(shown.contains(/100 %, chapter 3 of 3 \(The Sum\)/))
    #expect(shown.contains(/\d+ × real time/))
  }

  @Test func killedAnywhereItEndsInTheSameFile() throws {
    let book = try SampleBook.writeLong(in: desk.folder)
    let start = ContinuousClock.now
    #expect(try desk.program.run(narrate(book, to: "whole")).code == 0)
    let duration = ContinuousClock.now - start
    var kills = 0
    // Small shares: other tests may have slowed the first run down, and not the later ones.
    for fraction in [0.1, 0.05, 0.15, 0.02, 0.1, 0.2, 0.05, 0.3] {
      let running = try desk.program.start(narrate(book, to: "broken"))
      Thread.sleep(forTimeInterval: duration / .seconds(1) * fraction)
      running.send(SIGKILL)
      guard running.result().code == -1 else { break }
      kills += 1
      #expect(!FileManager.default.fileExists(atPath: desk.path("broken.mp3")))
    }
    #expect(kills > 1)
    #expect(try desk.program.run(narrate(book, to: "broken")).code == 0)
    #expect(try desk.data("broken.mp3") == desk.data("whole.mp3"))
    #expect(try desk.data("broken.json") == desk.data("whole.json"))
    #expect(
      try desk.files() == ["broken.json", "broken.mp3", "long.epub", "whole.json", "whole.mp3"])
  }

  @Test func interruptedItEndsWith130AndGoesOn() throws {
    let book = try SampleBook.writeLong(in: desk.folder)
    let running = try desk.program.start(narrate(book, to: "broken"))
    waitForProgress(running)
    running.send(SIGINT)
    let broken = running.result()
    #expect(broken.code == 130)
    #expect(
      broken.errors.hasSuffix("Interrupted. Run the same command again to continue.\n"))
    #expect(try desk.files() == ["broken.mp3.parts", "long.epub"])
    #expect(try desk.program.run(narrate(book, to: "broken")).code == 0)
    #expect(try desk.program.run(narrate(book, to: "whole")).code == 0)
    #expect(try desk.data("broken.mp3") == desk.data("whole.mp3"))
    #expect(try !desk.files().contains { $0.hasSuffix(".parts") })
  }

  @Test func twoNarrationsToOneFileDoNotMix() throws {
    let book = try SampleBook.writeLong(in: desk.folder)
    let running = try desk.program.start(narrate(book, to: "a"))
    waitForProgress(running)
    // It stands still, so that it can't be done before the second begins.
    running.send(SIGSTOP)
    let second = try desk.program.run(narrate(book, to: "a"))
    #expect(second.code == 73)
    #expect(second.errors.contains("is being written by another narration"))
    running.send(SIGCONT)
    running.send(SIGINT)
    #expect(running.result().code == 130)
  }
}
