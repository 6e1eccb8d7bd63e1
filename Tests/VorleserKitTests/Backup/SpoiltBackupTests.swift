import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Of a backup that is damaged, what is whole comes back.
struct SpoiltBackupTests {
  let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// Spoils a backup of the filled library and restores it into an empty one.
  private func restored(
    _ spoil: (inout [String: [UInt8]]) throws -> Void
  ) async throws -> (RestoreReport, Library) {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    try desk.change(spoil)
    let second = try await desk.library("second")
    return (
      try await second.library.restore(backup: desk.backup, people: second.accounts),
      second.library
    )
  }

  @Test func aDamagedSectionIsToldAndTheOthersComeBack() async throws {
    let (report, library) = try await restored { $0["marks.jsonl"] = Array("no JSON\n".utf8) }
    #expect(
      report.problems == [
        "The section 'marks' of the backup is damaged: 0 of its 1 lines can be read."
      ])
    #expect(report.addedCount == 2 && report.placeCount == 1 && report.markCount == 0)
    #expect(try await library.settings()["theme"] == .text("dark"))
  }

  @Test func aMissingSectionIsTold() async throws {
    let (report, _) = try await restored { $0["settings.jsonl"] = nil }
    #expect(report.problems.count == 1 && report.problems[0].contains("'settings'"))
    #expect(report.addedCount == 2 && report.markCount == 1)
  }

  @Test func rulesThatCantBeStoredAreToldAndTheOtherChoicesComeBack() async throws {
    let (report, library) = try await restored { entries in
      let line = String(decoding: try #require(entries["site-rules.jsonl"]), as: UTF8.self)
      entries["site-rules.jsonl"] = Array(line.replacing("\"article\"", with: "\"[[\"").utf8)
    }
    #expect(report.problems.contains { $0.hasPrefix("The rules for sites can't be restored: ") })
    #expect(try await library.siteRules().rules.isEmpty)
    #expect(try await library.settings()["theme"] == .text("dark"))
  }

  @Test func anotherFileUnderABooksNameIsRefused() async throws {
    let (report, library) = try await restored { entries in
      let path = try #require(
        entries.first { $0.value == Array("We went for a long walk.".utf8) }?.key)
      entries[path] = Array("Somebody else's words.".utf8)
    }
    #expect(report.problems.count == 1 && report.problems[0].hasPrefix("'walk' can't be restored"))
    #expect(report.problems.first?.contains("is not the one that was backed up") == true)
    #expect(try await library.books().map(\.title) == ["rain"])
    #expect(try await library.books(removed: true).isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aFullDiskEndsTheRestoreAndIsNamed() async throws {
    let first = try await desk.library("first").library
    let line = "It rained all day, and nobody came. "
    let text = Data(String(repeating: line, count: (16 << 20) / line.utf8.count).utf8)
    _ = try await first.add(try desk.folder.makeFile("long.txt", text), name: "long.txt")
    _ = try await first.backUp(to: desk.backup)
    let disk = try SmallDisk(megabytes: 12)
    let kit = try VorleserKit(
      home: disk.url.appending(path: "home"), resources: desk.folder.url.appending(path: "none"))
    let second = try await Library(kit: kit)
    await #expect {
      _ = try await second.restore(backup: desk.backup, people: Accounts(kit))
    } throws: {
      guard case LibraryError.storage(.diskFull) = $0 else { return false }
      return true
    }
    #expect(try await second.books().isEmpty)
  }

  @Test func marksThatNoLibraryCanHoldAreLeftOut() async throws {
    let (report, library) = try await restored { entries in
      let line = String(decoding: try #require(entries["marks.jsonl"]), as: UTF8.self)
      let wrong = [
        line.replacing("\"end\":9", with: "\"end\":900"),
        line.replacing("\"start\":3", with: "\"start\":-3"),
        line.replacing("highlight", with: "scribble"), line.replacing("mark-0001", with: "../../a"),
      ]
      entries["marks.jsonl"] = Array((wrong.joined() + line).utf8)
    }
    #expect(report.markCount == 1)
    #expect(report.problems.contains { $0.contains("4 marks of 'rain'") })
    let book = try #require(try await library.books().first { $0.title == "rain" })
    #expect(try await library.shelf.marks(in: book.id).map(\.id) == ["mark-0001"])
  }

  @Test func placesBeyondTheEndStopThere() async throws {
    let (_, library) = try await restored { entries in
      let line = String(decoding: try #require(entries["places.jsonl"]), as: UTF8.self)
      entries["places.jsonl"] = Array(
        line.replacing("\"offset\":5", with: "\"offset\":5000000").utf8)
    }
    let book = try #require(try await library.books().first { $0.title == "rain" })
    #expect(book.position.offset == book.length)
  }

  @Test func aLaterFormIsRefusedAndNothingChanges() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    try desk.change { entries in
      let text = String(decoding: try #require(entries["backup.json"]), as: UTF8.self)
      entries["backup.json"] = Array(text.replacing("\"form\":1", with: "\"form\":2").utf8)
    }
    let second = try await desk.library("second")
    await #expect(throws: BackupError.newer) {
      _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    }
    #expect(try await second.library.books().isEmpty)
  }

  @Test(arguments: ["no archive at all", ""])
  func whatIsNoBackupIsRefused(content: String) async throws {
    let file = try desk.folder.makeFile("other.zip", Data(content.utf8))
    let house = try await desk.library("second")
    await #expect {
      _ = try await house.library.restore(backup: file, people: house.accounts)
    } throws: { "\($0)".contains("isn't a backup of Vorleser") }
  }

  @Test func everyCutOfABackupIsRefusedOrRestoredInPart() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let whole = try Data(contentsOf: desk.backup)
    for part in 1..<8 {
      let file = try desk.folder.makeFile("cut.zip", whole.prefix(whole.count * part / 8))
      let house = try await desk.library("cut \(part)")
      do {
        let report = try await house.library.restore(backup: file, people: house.accounts)
        #expect(!report.problems.isEmpty)
      } catch is BackupError {
        #expect(try await house.library.books().isEmpty)
      }
    }
  }

  @Test func aPlaceThatCanNotBeWrittenLeavesNothing() async throws {
    let first = try await desk.filledLibrary()
    let file = desk.folder.url.appending(path: "none/backup.zip")
    await #expect {
      _ = try await first.library.backUp(to: file)
    } throws: { "\($0)".hasPrefix("The backup can't be written") }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
