import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Two processes have the queue of one data folder.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct SharedAudiobooksTests {
  private struct Failed: Error { let problem: String }

  @Test
  func `an audiobook that another process reads has not failed, and goes on when that one is gone`()
    async throws
  {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
    let library = try await Library(kit: kit)
    let file = try folder.makeFile("lamp.txt", Data("The lamp was lit. Nobody knocked.".utf8))
    let book = try await library.add(file, name: "lamp.txt")
    let first = Audiobooks(library)
    let asked = try await first.make(book.id, format: .mp3)
    _ = try await first.setPaused(asked.id, true)
    await first.close()
    let parts = kit.data.audiobooks.appending(path: "\(asked.id)/audiobook.mp3.parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    let lock = open(parts.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)

    let second = Audiobooks(library, pause: .milliseconds(50))
    _ = try await second.setPaused(asked.id, false)
    var states: [Audiobook.State] = []
    try await eventually("it is left to the other process") {
      let now = try #require(try await second.audiobooks().first)
      if now.state == .failed { throw Failed(problem: now.problem ?? "") }
      if states.last != now.state { states.append(now.state) }
      return states.contains(.working) && now.state == .waiting
    }
    close(lock)
    try await eventually("it is read") {
      let now = try #require(try await second.audiobooks().first)
      if now.state == .failed { throw Failed(problem: now.problem ?? "") }
      return now.state == .done
    }
    await second.close()
  }
}
