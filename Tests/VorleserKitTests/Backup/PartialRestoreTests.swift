import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// A backup comes back in part.
struct PartialRestoreTests {
  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// A library with the two books of a backup and nothing else.
  private func second() async throws -> BackupDesk.LibraryAndAccounts {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    for name in ["rain.txt", "walk.txt"] {
      _ = try await second.library.add(desk.folder.url.appending(path: name), name: name)
    }
    return second
  }

  @Test func marksAloneComeBack() async throws {
    let house = try await second()
    let report = try await house.library.restore(
      backup: desk.backup, people: house.accounts, sections: [.marks])
    #expect(report.problems.isEmpty)
    #expect(report.markCount == 1 && report.placeCount == 0 && report.sessionCount == 0)
    #expect(report.choiceCount == 0 && report.addedCount == 0 && report.knownCount == 2)
    let rain = try #require(try await house.library.books().first { $0.title == "rain" })
    #expect(rain.position.offset == 0)
    #expect(try await house.library.shelf.marks(in: rain.id).map(\.id) == ["mark-0001"])
    #expect(try await house.library.collections().isEmpty)
    let walk = try #require(try await house.library.books().first { $0.title == "walk" })
    #expect(walk.metadata.correctedLanguage == nil, "corrections belong to the books")
  }

  @Test func collectionsAndSessionsComeBackWithoutTheRest() async throws {
    let house = try await second()
    let report = try await house.library.restore(
      backup: desk.backup, people: house.accounts, sections: [.collections, .sessions])
    #expect(report.markCount == 0 && report.sessionCount == 1)
    #expect(try await house.library.collections().map(\.name).sorted() == ["On the trip", "Trip"])
    #expect(try await house.library.settings().isEmpty)
    #expect(try await house.library.feeds().isEmpty)
  }

  @Test func booksThatAreNotHereAreCountedAndNotAdded() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let house = try await desk.library("second")
    let report = try await house.library.restore(
      backup: desk.backup, people: house.accounts, sections: [.marks, .settings])
    #expect(
      report.problems == [
        "Books of the backup that the library lacks: 2. Nothing that belongs to them was restored."
      ])
    #expect(try await house.library.books().isEmpty)
    #expect(try await house.library.settings()["theme"] == .text("dark"))
  }

  @Test func aDamagedSectionThatNobodyWantsIsNotTold() async throws {
    let house = try await second()
    try desk.change { $0["settings.jsonl"] = nil }
    let report = try await house.library.restore(
      backup: desk.backup, people: house.accounts, sections: [.marks])
    #expect(report.problems.isEmpty && report.markCount == 1)
  }

  @Test func theRestCanFollow() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let house = try await desk.library("second")
    _ = try await house.library.restore(
      backup: desk.backup, people: house.accounts, sections: [.books])
    _ = try await house.library.restore(backup: desk.backup, people: house.accounts)
    #expect(try await desk.content(house) == desk.content(first))
  }
}
