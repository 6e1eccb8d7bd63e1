import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// Libraries that are backed up, and backups that are spoilt.
struct BackupDesk {
  struct LibraryAndAccounts {
    let library: Library
    let accounts: Accounts
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var backup: URL { folder.url.appending(path: "backup.zip") }

  func rain() throws -> URL {
    try folder.makeFile("rain.txt", Data("It rained all day, and nobody came.".utf8))
  }

  /// A library, with the folders below which its backups may go.
  func library(_ name: String, below roots: [URL] = []) async throws -> LibraryAndAccounts {
    var kit = try VorleserKit(
      home: folder.url.appending(path: name), resources: folder.url.appending(path: "none"))
    kit.backupRoots = roots
    return LibraryAndAccounts(library: try await Library(kit: kit), accounts: Accounts(kit))
  }

  /// A library with something of every kind.
  func filledLibrary() async throws -> LibraryAndAccounts {
    let house = try await library("first")
    let library = house.library
    let rain = try await library.add(try rain(), name: "rain.txt")
    let walk = try await library.add(
      try folder.makeFile("walk.txt", Data("We went for a long walk.".utf8)), name: "walk.txt")
    _ = try await library.setPosition(
      5, of: rain.id, expecting: rain.position.version, device: "Phone")
    _ = try await library.setVoice("emma", of: walk.id)
    _ = try await library.setLanguage("en-GB", of: walk.id)
    _ = try await library.shelf.addMarks([
      Mark(
        id: "mark-0001", book: rain.id, kind: .highlight, range: 3..<9, note: "wet",
        quote: TextQuote(exact: "rained"), created: Date(timeIntervalSince1970: 1_700_000_000))
    ])
    _ = try await library.changeSettings(["theme": .text("dark"), "size": .number(18)])
    _ = try await library.changeSettings(["size": .number(22)], of: rain.id)
    var opinion = OpinionChange()
    opinion.isFavorite = true
    opinion.rating = .some(Rating(stars: 4.5))
    opinion.tags = ["Rain", "to lend"].compactMap { TagName($0) }
    _ = try await library.changeOpinions(opinion, of: [rain.id])
    var trip = CollectionChange()
    trip.name = "Trip"
    trip.books = [walk.id, rain.id]
    let made = try await library.addCollection(trip)
    var smart = CollectionChange()
    smart.name = "On the trip"
    smart.isShared = true
    smart.rule = .all([
      .condition(.collection, .member(made.id)), .condition(.favorite, .flag(true)),
    ])
    _ = try await library.addCollection(smart)
    var choices = SpeechChoices()
    choices.pauses.sentence = 0.7
    _ = try await library.setSpeechChoices(choices, in: .book(walk.id), expecting: 0)
    _ = try await library.note(
      SessionReport(
        id: "session-0001", span: 60_000, time: ReadingTime(reading: 40_000, both: 20_000),
        readUnits: 500, heardUnits: 200, from: 1, to: 9, device: "Phone"), in: rain.id)
    _ = try await library.setSiteRules(
      [SiteRule(host: "a.example", content: ["article"])], expecting: 0)
    try await follow("https://news.example/feed", title: "News", in: library, article: walk.id)
    var queue = QueueChange()
    queue.last = [walk.id, rain.id]
    _ = try await library.changeListeningQueue(queue)
    return house
  }

  /// Follows a feed with an entry that became an article and one that was left out.
  func follow(_ address: String, title: String, in library: Library, article: Int) async throws {
    let feed = try await library.shelf.addFeed(
      NewFeed(
        address: address, title: title, home: "https://news.example", isFullText: true,
        group: FeedGroup("Harbour")), for: .owner)
    _ = try await library.changeFeed(feed.id, FollowedFeedChange(name: "My \(title)"))
    try await library.shelf.noteEntry("one", of: feed.id, .article(article))
    try await library.shelf.noteEntry("two", of: feed.id, .leftOut)
    try await library.shelf.noteEntry("three", of: feed.id, .failed)
  }

  /// What the owner has in a library, by titles in place of numbers.
  func content(_ house: LibraryAndAccounts) async throws -> [String] {
    let library = house.library
    var lines = try await library.settings().map { "\($0.key) \($0.value)" }.sorted()
    lines.append("\(try await library.siteRules().rules)")
    for book in try await library.books().sorted(by: { $0.title < $1.title }) {
      lines.append(
        "\(book.title) \(book.fileName) \(book.fingerprint.sha256) \(book.added) "
          + "\(book.position.offset) \(book.position.state) \(book.position.device ?? "")"
          + "\(book.position.updated.map { "\($0)" } ?? "") \(book.voice ?? "") "
          + "\(book.metadata.correctedLanguage ?? "") \(book.opinion)")
      lines.append("\(try await library.settings(of: book.id))")
      lines.append("\(try await library.speechChoices(in: .book(book.id)).choices)")
      for mark in try await library.shelf.marks(in: book.id) {
        lines.append("\(mark.id) \(mark.range) \(mark.note) \(mark.quote) \(mark.created)")
      }
    }
    for session in try await library.sessions(limit: 100) {
      lines.append(
        "\(session.id) \(session.work.title) \(session.work.book != nil) \(session.start) \(session.end) "
          + "\(session.time) \(session.readUnits) \(session.heardUnits) \(session.from) \(session.to)"
      )
    }
    for feed in try await library.feeds() {
      let settled = try await library.shelf.settledEntries(
        of: feed.id, among: ["one", "two", "three"])
      lines.append(
        "\(feed.name) \(feed.address) \(feed.home ?? "") \(feed.isFullText) \(feed.added) "
          + "\(feed.group?.text ?? "") "
          + "\(feed.articleCount) \(settled.sorted())")
    }
    lines.append("\(try await library.listeningQueue().map(\.title))")
    for collection in try await library.collections() {
      var query = BookQuery()
      query.collection = collection.id
      query.order = .place
      let titles = try await library.books(matching: query).books.map(\.title)
      lines.append("\(collection.name) \(collection.isShared) \(titles)")
    }
    return lines
  }

  func entries(of file: URL) throws -> [String: [UInt8]] {
    let archive = try ZipArchive(file: file)
    return Dictionary(
      uniqueKeysWithValues: try archive.entries.enumerated().map { index, entry in
        (entry.path, try archive.read(index, limit: 1 << 20).bytes)
      })
  }

  /// Writes the backup again with other entries.
  func change(_ body: (inout [String: [UInt8]]) throws -> Void) throws {
    var entries = try entries(of: backup)
    try body(&entries)
    var archive = try ZipWriter(file: backup)
    for (path, bytes) in entries.sorted(by: { $0.key < $1.key }) { try archive.add(path, bytes) }
    try archive.finish()
  }
}
