import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// What people have stored leaves the library in one file, and comes back into any other.
struct BackupTests {
  let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  @Test func anEmptyLibraryBecomesTheOneThatWasBackedUp() async throws {
    let first = try await desk.filledLibrary()
    let report = try await first.library.backUp(to: desk.backup)
    #expect(report.bookCount == 2 && report.markCount == 1 && report.missing.isEmpty)

    let second = try await desk.library("second")
    let restored = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(restored.problems.isEmpty)
    #expect(restored.addedCount == 2 && restored.placeCount == 1 && restored.markCount == 1)
    #expect(restored.sessionCount == 1)
    #expect(try await desk.content(second) == desk.content(first))
  }

  @Test func restoringAgainAddsNothing() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let before = try await desk.content(first)
    for _ in 0..<2 {
      let report = try await first.library.restore(backup: desk.backup, people: first.accounts)
      #expect(report.knownCount == 2 && report.addedCount == 0 && report.placeCount == 0)
      #expect(report.markCount == 0 && report.choiceCount == 0 && report.problems.isEmpty)
    }
    #expect(try await desk.content(first) == before)
  }

  @Test func whatWasReadComesBackWithoutItsBookAndOnlyOnce() async throws {
    let first = try await desk.filledLibrary()
    let rain = try #require(try await first.library.books().first { $0.title == "rain" })
    _ = try await first.library.setPosition(
      30, of: rain.id, expecting: rain.position.version, device: "Phone", state: .finished)
    _ = try await first.library.remove(rain.id)
    try await first.library.deleteForGood(rain.id)
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    for count in [1, 0] {
      let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
      #expect(report.sessionCount == count && report.problems.isEmpty)
      #expect(try await second.library.sessions(limit: 10).map(\.work.title) == ["rain"])
    }
    // The book comes back, and its sessions are its own again.
    let again = try await second.library.add(desk.rain(), name: "rain.txt")
    _ = try await second.library.note(
      SessionReport(id: "session-0002", span: 1, time: ReadingTime()), in: again.id)
    #expect(try await second.library.sessions(of: again.id, limit: 10).count == 2)
    #expect(try await second.library.removeSession("session-0001") == 1)
    let last = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(last.sessionCount == 0, "what was deleted stays deleted")
  }

  @Test func aBackupOfBeforeThereWereSessionsIsWhole() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    try desk.change { entries in
      entries["reading-works.jsonl"] = nil
      entries["reading-sessions.jsonl"] = nil
      let text = String(decoding: entries["backup.json"] ?? [], as: UTF8.self)
      let old = text.replacing(/,?\{[^{}]*"section":"reading-[^{}]*\}/, with: "")
      entries["backup.json"] = Array(old.utf8)
    }
    let second = try await desk.library("second")
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.problems.isEmpty && report.addedCount == 2 && report.sessionCount == 0)
  }

  @Test func theSameLibraryGivesTheSameSections() async throws {
    let first = try await desk.filledLibrary()
    var all: [[String: [UInt8]]] = []
    for name in ["a.zip", "b.zip"] {
      let file = desk.folder.url.appending(path: name)
      _ = try await first.library.backUp(to: file)
      all.append(try desk.entries(of: file).filter { $0.key != "backup.json" })
    }
    #expect(all[0] == all[1] && all[0].count > 8)
  }

  @Test func aBookInTheArchiveIsThereAgain() async throws {
    let first = try await desk.filledLibrary()
    var change = OpinionChange()
    change.isArchived = true
    let book = try #require(try await first.library.books().first)
    _ = try await first.library.changeOpinions(change, of: [book.id])
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    let archived = try await second.library.books().filter(\.opinion.isArchived)
    #expect(archived.map(\.title) == [book.title])
  }

  @Test func opinionsAreMergedAndTheLibrarysRatingStays() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    let book = try await second.library.add(desk.rain(), name: "rain.txt")
    var change = OpinionChange()
    change.rating = .some(Rating(stars: 1))
    change.tags = ["rain", "wet"].compactMap { TagName($0) }
    _ = try await second.library.changeOpinions(change, of: [book.id])
    _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    let opinion = try await second.library.book(book.id).opinion
    #expect(
      opinion
        == Opinion(isFavorite: true, rating: Rating(stars: 1), tags: ["rain", "to lend", "wet"]))
  }

  @Test func aFeedThatWasRemovedSinceIsNotFollowedAgain() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let feed = try #require(try await first.library.feeds().first)
    try await first.library.removeFeed(feed.id)
    let report = try await first.library.restore(backup: desk.backup, people: first.accounts)
    #expect(report.problems.isEmpty)
    #expect(try await first.library.feeds().isEmpty)
  }

  @Test func aListeningQueueGetsTheBooksThatItLacksAtItsEnd() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    let own = try await second.library.add(
      desk.folder.makeFile("own.txt", Data("A book of this library.".utf8)), name: "own.txt")
    let rain = try await second.library.add(desk.rain(), name: "rain.txt")
    var queue = QueueChange()
    queue.last = [rain.id, own.id]
    _ = try await second.library.changeListeningQueue(queue)
    _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(try await second.library.listeningQueue().map(\.title) == ["rain", "own", "walk"])
  }

  @Test func aFeedWithAnAddressThatIsNoneIsAProblemOfTheReport() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    try desk.change { entries in
      let text = String(decoding: entries["feeds.jsonl"] ?? [], as: UTF8.self)
      entries["feeds.jsonl"] = Array(
        text.replacing("https://news.example/feed", with: "file:///etc/passwd").utf8)
    }
    let second = try await desk.library("second")
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.problems.contains { $0.contains("'News' has an address") })
    #expect(try await second.library.feeds().isEmpty)
  }

  @Test func aCollectionOfTheSameNameGetsTheBooksThatItLacks() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let second = try await desk.library("second")
    let book = try await second.library.add(desk.rain(), name: "rain.txt")
    var change = CollectionChange()
    change.name = "trip"
    change.books = [book.id]
    let trip = try await second.library.addCollection(change)
    for _ in 0..<2 {
      _ = try await second.library.restore(backup: desk.backup, people: second.accounts)
    }
    var query = BookQuery()
    query.collection = trip.id
    query.order = .place
    #expect(try await second.library.books(matching: query).books.map(\.title) == ["rain", "walk"])
    #expect(try await second.library.collections().map(\.name) == ["On the trip", "trip"])
  }

  @Test func aNewerPlaceOfTheLibraryStays() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let book = try #require(try await first.library.books().first { $0.title == "rain" })
    let place = try await first.library.setPosition(
      2, of: book.id, expecting: book.position.version, device: "Desk")
    let report = try await first.library.restore(backup: desk.backup, people: first.accounts)
    #expect(report.placeCount == 0)
    #expect(try await first.library.book(book.id).position == place)
  }

  @Test func anOlderPlaceOfTheLibraryGivesWay() async throws {
    let second = try await desk.library("second")
    let book = try await second.library.add(desk.rain(), name: "rain.txt")
    _ = try await second.library.setPosition(
      1, of: book.id, expecting: book.position.version, device: "Desk")
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.knownCount == 1 && report.addedCount == 1 && report.placeCount == 1)
    #expect(try await second.library.book(book.id).position.offset == 5)
    #expect(try await second.library.books().count == 2, "no book twice")
  }

  @Test func peopleComeBackWithTheirShelvesButWithoutPasswords() async throws {
    let first = try await desk.filledLibrary()
    let ada = try await first.accounts.add(AccountName("Ada"), password: "three quiet rivers")
    let ben = try await first.accounts.add(AccountName("Ben"), password: "four loud mountains")
    let text = try desk.folder.makeFile("diary.txt", Data("Ben's own diary, kept apart.".utf8))
    _ = try await first.library.add(
      text, name: "diary.txt", to: ShelfPlace(ben.id, isPrivate: true))
    _ = try await first.library.backUp(to: desk.backup)

    let second = try await desk.library("second")
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.newPeople == ["Ada", "Ben"] && report.problems.isEmpty)
    #expect(try await second.accounts.all().map(\.role) == [.admin, .reader])
    let titles = { (person: PersonID) in
      Set(try await second.library.books(for: person).map(\.title))
    }
    #expect(try await titles(ada.id) == ["rain", "walk"])
    #expect(try await titles(ben.id) == ["rain", "walk", "diary"])
    await #expect(throws: AccountError.wrongPassword) {
      _ = try await second.accounts.signIn(
        name: "Ben", password: "four loud mountains", address: "127.0.0.1", device: "Phone")
    }
    let kept = try desk.entries(of: desk.backup).values.map { String(decoding: $0, as: UTF8.self) }
    #expect(!kept.contains { $0.contains("argon2") })
  }

  @Test func withoutFilesPlacesAndMarksFindTheirBooks() async throws {
    let first = try await desk.filledLibrary()
    let report = try await first.library.backUp(to: desk.backup, includesFiles: false)
    #expect(try desk.entries(of: desk.backup).keys.allSatisfy { !$0.hasPrefix("originals/") })
    #expect(report.missing.isEmpty)
    let second = try await desk.library("second")
    let book = try await second.library.add(desk.rain(), name: "rain.txt")
    let restored = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(restored.placeCount == 1 && restored.markCount == 1 && restored.addedCount == 0)
    #expect(restored.problems.count == 1 && restored.problems[0].contains("walk.txt"))
    #expect(try await second.library.book(book.id).position.offset == 5)
  }

  @Test func copiesOfAFileStayApart() async throws {
    let first = try await desk.filledLibrary()
    let copy = try await first.library.add(desk.rain(), name: "rain.txt", asCopy: true)
    _ = try await first.library.setPosition(
      9, of: copy.id, expecting: copy.position.version, device: "Phone")
    _ = try await first.library.backUp(to: desk.backup)
    let before = try await desk.content(first)
    _ = try await first.library.restore(backup: desk.backup, people: first.accounts)
    #expect(try await desk.content(first) == before, "no mark has gone from one to the other")

    let second = try await desk.library("second")
    let report = try await second.library.restore(backup: desk.backup, people: second.accounts)
    #expect(report.addedCount == 3 && report.markCount == 1 && report.placeCount == 2)
    let offsets = try await second.library.books().filter { $0.title == "rain" }
      .map(\.position.offset)
    #expect(offsets.sorted() == [5, 9])
  }

  @Test func aRemovedBookComesBackFromTheBin() async throws {
    let first = try await desk.filledLibrary()
    _ = try await first.library.backUp(to: desk.backup)
    let rain = try #require(try await first.library.books().first { $0.title == "rain" })
    _ = try await first.library.remove(rain.id)
    let report = try await first.library.restore(backup: desk.backup, people: first.accounts)
    #expect(report.addedCount == 1 && report.knownCount == 1 && report.problems.isEmpty)
    let back = try #require(try await first.library.books().first { $0.title == "rain" })
    #expect(back.id == rain.id && back.position.offset == 5)
  }
}
