import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups of random libraries, restored whole or by random sections into empty and used libraries, twice.
struct RandomRestoreTests {
  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// What a library has, by names that every library shares; each fact stands there as often as it is kept.
  private struct Facts: Equatable {
    var books: [String] = []
    var marks: [String] = []
    var tags: [String] = []
    var members: [String] = []
    var sessions: [String] = []
    var settings: [String] = []
    var places: [String] = []

    /// What is only ever added to.
    var sets: [[String]] { [books, marks, tags, members, sessions] }
  }

  private func facts(_ library: Library) async throws -> Facts {
    var facts = Facts()
    for book in try await library.books() {
      facts.books.append("\(book.title) \(book.fingerprint.sha256)")
      facts.tags += book.opinion.tags.map { "\(book.title) \($0)" }
      facts.places.append("\(book.title) \(book.position.offset)")
      for mark in try await library.shelf.marks(in: book.id) {
        facts.marks.append("\(book.title) \(mark.id) \(mark.range) \(mark.note)")
      }
    }
    for collection in try await library.collections() {
      var query = BookQuery()
      query.collection = collection.id
      facts.members += try await library.books(matching: query).books.map {
        "\(collection.name) \($0.title)"
      }
    }
    facts.sessions = try await library.sessions(limit: 100).map { "\($0.id) \($0.work.title)" }
    facts.settings = try await library.settings().map { "\($0.key) \($0.value)" }
    for path in [
      \Facts.books, \.marks, \.tags, \.members, \.sessions, \.settings, \.places,
    ] { facts[keyPath: path].sort() }
    return facts
  }

  /// Fills a library by chance.
  private func fill(
    _ library: Library, _ name: String, _ chance: inout SeededGenerator
  ) async throws {
    var books: [LibraryBook] = []
    for number in 0..<6 where Int.random(in: 0..<3, using: &chance) > 0 {
      let file = "book\(number).txt"
      let text = "Number \(number) is about rain. " + String(repeating: "It went on. ", count: 20)
      let url = try desk.folder.makeFile(file, Data(text.utf8))
      books.append(try await library.add(url, name: file))
    }
    for (index, book) in books.shuffled(using: &chance).enumerated() {
      if Bool.random(using: &chance) {
        _ = try await library.setPosition(
          Int.random(in: 1...90, using: &chance), of: book.id, expecting: book.position.version,
          device: name)
      }
      var opinion = OpinionChange()
      opinion.tags = ["rain", "lent", "old"].shuffled(using: &chance)
        .prefix(Int.random(in: 0...2, using: &chance)).compactMap { TagName($0) }
      _ = try await library.changeOpinions(opinion, of: [book.id])
      for number in 0..<Int.random(in: 0...2, using: &chance) {
        _ = try await library.shelf.addMarks([mark("\(name)-\(index)-\(number)", in: book.id)])
      }
      if Bool.random(using: &chance) {
        _ = try await library.note(
          SessionReport(
            id: "session-\(name)-\(index)", span: 60_000, time: ReadingTime(reading: 40_000)),
          in: book.id)
      }
    }
    for trip in ["Trip", "Home"] where Bool.random(using: &chance) {
      var change = CollectionChange()
      change.name = trip
      change.books = books.map(\.id).filter { _ in Bool.random(using: &chance) }
      _ = try await library.addCollection(change)
    }
    if Bool.random(using: &chance) {
      _ = try await library.changeSettings([
        "size": .number(Double(Int.random(in: 10...30, using: &chance)))
      ])
    }
  }

  private func mark(_ id: String, in book: Int) -> Mark {
    Mark(
      id: "mark-\(id)", book: book, kind: .highlight, range: 0..<6, note: id,
      quote: TextQuote(exact: "Number"), created: Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test(.timeLimit(.minutes(1)), arguments: 0..<16 as Range<UInt64>)
  func nothingIsLostDoubledOrChangedTheSecondTime(seed: UInt64) async throws {
    var chance = SeededGenerator(seed: seed)
    let first = try await desk.library("first")
    try await fill(first.library, "first", &chance)
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    let isUsed = seed.isMultiple(of: 2)
    if isUsed { try await fill(second.library, "second", &chance) }
    let isWhole = seed % 4 < 2
    let chosen = BackupSection.allCases.filter { _ in isWhole || Bool.random(using: &chance) }
    let (source, before) = (try await facts(first.library), try await facts(second.library))

    var after = before
    for attempt in 1...2 {
      let report = try await second.library.restore(
        backup: desk.backup, people: second.accounts, sections: Set(chosen))
      let now = try await facts(second.library)
      if attempt == 2 {
        #expect(now == after, "the second time changes nothing: \(chosen)")
        #expect(report.addedCount == 0 && report.markCount == 0 && report.sessionCount == 0)
      }
      after = now
    }
    for (old, new) in zip(before.sets, after.sets) {
      #expect(Set(new).count == new.count, "nothing is there twice: \(chosen)")
      #expect(Set(old).isSubset(of: new), "nothing is lost: \(chosen)")
    }
    for (old, new) in zip(source.sets, after.sets) where isWhole {
      #expect(Set(old).isSubset(of: new), "all of the backup is there")
    }
    if isWhole && !isUsed { #expect(after == source) }
    if !chosen.contains(.books) { #expect(after.books == before.books) }
    if !chosen.contains(.marks) { #expect(after.marks == before.marks) }
    if !chosen.contains(.opinions) { #expect(after.tags == before.tags) }
    if !chosen.contains(.collections) { #expect(after.members == before.members) }
  }
}
