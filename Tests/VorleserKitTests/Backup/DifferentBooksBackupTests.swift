import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Books that somebody has called different are not suggested as duplicates after a restoration.
struct DifferentBooksBackupTests {
  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// Adds books of one title that look like one book.
  @discardableResult
  private func addAlike(_ names: [String], to library: Library) async throws -> [Int] {
    var ids: [Int] = []
    for name in names {
      let file = try desk.folder.makeFile("\(name).txt", Data("Rain fell on \(name).".utf8))
      let book = try await library.add(file, name: "\(name).txt")
      var change = MetadataChange()
      change.values.title = "Rain"
      _ = try await library.changeMetadata(change, of: [book.id])
      ids.append(book.id)
    }
    return ids
  }

  private func groups(
    _ house: BackupDesk.LibraryAndAccounts, for person: PersonID = .owner
  ) async throws -> [[String]] {
    try await house.library.likelyDuplicates(for: person).map { $0.map(\.fileName).sorted() }
  }

  @Test func aPairThatWasCalledDifferentStaysSoInAnotherLibrary() async throws {
    let first = try await desk.library("first")
    let alike = try await addAlike(["harbour", "hills", "plain"], to: first.library)
    try await first.library.setDifferent([alike[0], alike[1]])
    try await first.library.setDifferent([alike[0], alike[2]])
    #expect(try await groups(first) == [["hills.txt", "plain.txt"]])
    _ = try await first.library.backUp(to: desk.backup)

    // Its own books take other numbers.
    let second = try await desk.library("second")
    try await addAlike(["plain", "sea"], to: second.library)
    for count in [2, 0] {
      let before = try await second.library.shelf.differentBooks().count
      let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
      #expect(report.problems.isEmpty)
      #expect(try await second.library.shelf.differentBooks().count - before == count)
    }
    let files = Dictionary(
      uniqueKeysWithValues: try await second.library.books().map { ($0.id, $0.fileName) })
    let pairs = try await second.library.shelf.differentBooks()
    #expect(
      Set(pairs.map { Set([files[$0.one], files[$0.other]]) })
        == [["harbour.txt", "hills.txt"], ["harbour.txt", "plain.txt"]])
  }

  @Test func onlyWhoSaidSoHasThePair() async throws {
    let first = try await desk.library("first")
    let alike = try await addAlike(["harbour", "hills"], to: first.library)
    // The first account is the owner's.
    _ = try await first.accounts.addWithoutPassword(try AccountName("Ada"), .admin)
    let bo = try await first.accounts.addWithoutPassword(try AccountName("Bo"), .admin)
    try await first.library.setDifferent(alike, for: bo.id)
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    let restored = try await second.accounts.account(named: "Bo").id
    #expect(try await groups(second, for: restored).isEmpty)
    #expect(try await groups(second) == [["harbour.txt", "hills.txt"]])
  }

  @Test func aPairOfABookInTheBinIsLeftOut() async throws {
    let first = try await desk.library("first")
    let alike = try await addAlike(["harbour", "hills"], to: first.library)
    try await first.library.setDifferent(alike)
    _ = try await first.library.remove(alike[0])
    _ = try await first.library.backUp(to: desk.backup)
    let lines = try desk.entries(of: desk.backup)["different-books.jsonl"]
    #expect(lines?.isEmpty == true)
  }

  @Test func aBackupOfBeforeThereWereSuchPairsIsWhole() async throws {
    let first = try await desk.library("first")
    try await addAlike(["harbour", "hills"], to: first.library)
    _ = try await first.library.backUp(to: desk.backup)
    try desk.change { entries in
      entries["different-books.jsonl"] = nil
      let text = String(decoding: entries["backup.json"] ?? [], as: UTF8.self)
      let old = text.replacing(/,?\{[^{}]*"section":"different-books"[^{}]*\}/, with: "")
      entries["backup.json"] = Array(old.utf8)
    }
    let second = try await desk.library("second")
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.problems.isEmpty && report.addedCount == 2)
  }
}
