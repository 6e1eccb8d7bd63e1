import AudioCodecs
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Books that are read to files, one after the other.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct AudiobooksTests {
  private static let text =
    "CHAPTER I.\n\nThe lamp was lit. Nobody knocked.\n\nCHAPTER II.\n\nMorning came late."

  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library
  let book: LibraryBook

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
    library = try await Library(kit: kit)
    let file = try folder.makeFile("lamp.txt", Data(Self.text.utf8))
    book = try await library.add(file, name: "lamp.txt")
  }

  /// Waits until an audiobook is in a state.
  private func wait(
    for state: Audiobook.State, of id: String, in audiobooks: Audiobooks
  ) async throws -> Audiobook {
    while true {
      let found = try await audiobooks.audiobooks().first { $0.id == id }
      if let found, found.state == state { return found }
      if let found, found.state == .failed { throw Failed(problem: found.problem ?? "") }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private struct Failed: Error { let problem: String }

  @Test func aBookBecomesAFileWithItsWholeLength() async throws {
    let audiobooks = Audiobooks(library)
    let asked = try await audiobooks.make(book.id, format: .mp3)
    #expect(asked.voice == "heart" && asked.title == "lamp")
    await #expect(throws: AudiobookError.unfinished) { try await audiobooks.file(of: asked.id) }
    let done = try await wait(for: .done, of: asked.id, in: audiobooks)
    let (_, file) = try await audiobooks.file(of: asked.id)
    #expect(try Data(contentsOf: file).count == done.byteCount)
    #expect(done.seconds > 2 && done.fraction == 1 && done.skippedCount == 0)
    // Nothing but the file, its description and what playing it beside the text takes is left.
    let left = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(Set(left) == ["audiobook.json", "audiobook.mp3", "texts.json", "words.clips"])
    await audiobooks.close()
  }

  @Test func whatWaitsOrWasBegunGoesOnAfterARestart() async throws {
    let first = Audiobooks(library)
    let one = try await first.make(book.id, format: .opus)
    let two = try await first.make(book.id, format: .wav)
    await first.close()
    let second = Audiobooks(library)
    #expect(try await second.audiobooks().map(\.id) == [one.id, two.id])
    await second.resume()
    _ = try await wait(for: .done, of: one.id, in: second)
    _ = try await wait(for: .done, of: two.id, in: second)
    await second.close()
  }

  @Test func aPausedOneRestsUntilItGoesOn() async throws {
    let audiobooks = Audiobooks(library)
    let asked = try await audiobooks.make(book.id, format: .mp3)
    let paused = try await audiobooks.setPaused(asked.id, true)
    #expect(paused.state == .paused)
    // The next one does not wait for it.
    let other = try await audiobooks.make(book.id, format: .mp3)
    _ = try await wait(for: .done, of: other.id, in: audiobooks)
    #expect(try await audiobooks.audiobooks().first?.state == .paused)
    _ = try await audiobooks.setPaused(asked.id, false)
    _ = try await wait(for: .done, of: asked.id, in: audiobooks)
    await audiobooks.close()
  }

  @Test func aRemovedOneLeavesNothing() async throws {
    let audiobooks = Audiobooks(library)
    let asked = try await audiobooks.make(book.id, format: .mp3)
    try await audiobooks.remove(asked.id)
    #expect(try await audiobooks.audiobooks().isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: kit.data.audiobooks.path)
    #expect(left.isEmpty)
    await #expect(throws: AudiobookError.noSuchAudiobook) {
      try await audiobooks.setPaused(asked.id, true)
    }
    await audiobooks.close()
  }

  @Test func aBookThatIsDeletedForGoodTakesItsAudiobooksAlong() async throws {
    let first = Audiobooks(library)
    let asked = try await first.make(book.id, format: .mp3)
    _ = try await wait(for: .done, of: asked.id, in: first)
    _ = try await library.remove(book.id)
    #expect(try await first.audiobooks().isEmpty)
    await first.close()
    let second = Audiobooks(library)
    await second.resume()
    // In the bin it can still be restored, with its audiobooks.
    _ = try await library.restore(book.id)
    #expect(try await second.audiobooks().map(\.id) == [asked.id])
    _ = try await library.remove(book.id)
    try await library.deleteForGood(book.id)
    await second.close()
    let third = Audiobooks(library)
    await third.resume()
    let left = try FileManager.default.contentsOfDirectory(atPath: kit.data.audiobooks.path)
    #expect(left.isEmpty)
    await third.close()
  }

  @Test func anotherPersonSeesNothingOfIt() async throws {
    let audiobooks = Audiobooks(library)
    let asked = try await audiobooks.make(book.id, format: .mp3)
    let other = PersonID(7)
    #expect(try await audiobooks.audiobooks(for: other).isEmpty)
    await #expect(throws: AudiobookError.noSuchAudiobook) {
      try await audiobooks.remove(asked.id, for: other)
    }
    await audiobooks.close()
  }

  @Test func aVoiceThatIsNotThereIsRefusedAtOnce() async throws {
    let audiobooks = Audiobooks(library)
    await #expect(throws: (any Error).self) {
      try await audiobooks.make(book.id, voice: "nobody", format: .mp3)
    }
    #expect(try await audiobooks.audiobooks().isEmpty)
    await audiobooks.close()
  }
}
