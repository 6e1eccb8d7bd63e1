import BookParser
import Foundation
import ReadAloud
import ReadingModel
import Storage

/// One restoring of a backup into a library that may have books and people of its own.
///
/// Everything in the library stays: books are found by their content, people by their names, marks and sessions by their ids; of two
/// places the newer one counts, and settings, choices and rules fill gaps. So it can be repeated after an interruption.
struct Restoration {
  let library: Library
  let accounts: Accounts
  let backup: BackupReader
  /// The sections that are taken over.
  let sections: Set<BackupSection>
  var report = RestoreReport()
  /// People and books of this library by their numbers in the backup.
  var people: [Int: PersonID] = [:]
  var books: [Int: LibraryBook] = [:]
  private var known = KnownBooks()
  /// The number of books that the library lacks, if none are added.
  private var absentCount = 0

  init(
    library: Library, accounts: Accounts, backup: BackupReader, sections: Set<BackupSection>
  ) {
    self.library = library
    self.accounts = accounts
    self.backup = backup
    self.sections = sections.withTheirGrounds
  }

  /// Takes over the sections.
  mutating func run() async throws {
    report.made = backup.description.made
    let snapshot = backup.snapshot(sections, &report)
    try await addPeople(snapshot.people)
    // A text is divided by the list when it is added.
    for rules in snapshot.chapterRules where try await library.shelf.chapterRules().version == 0 {
      try await take("The chapter rules") { [library] in
        _ = try await library.setChapterRules(rules.rules, expecting: 0)
      }
    }
    for rules in snapshot.siteRules where try await library.shelf.siteRules().version == 0 {
      try await take("The rules for sites") { [library] in
        _ = try await library.setSiteRules(rules.rules, expecting: 0)
      }
    }
    for book in snapshot.books {
      try Task.checkCancellation()
      try await add(book)
    }
    if absentCount > 0 {
      report.problems.append(
        "Books of the backup that the library lacks: \(absentCount). Nothing that belongs to them was restored."
      )
    }
    try await addPlaces(snapshot.places)
    try await addMarks(snapshot.marks)
    try await addSessions(snapshot)
    try await addChoices(snapshot)
    try await addOpinions(snapshot.opinions)
    try await addCollections(snapshot.collections)
    try await addFeeds(snapshot.feeds)
    try await addQueues(snapshot.queues)
    try await addDifferentBooks(snapshot.differentBooks)
  }

  /// Stores choices of the backup.
  ///
  /// A refusal is a problem of the report, since everything else can still be restored.
  ///
  /// - Parameters:
  ///   - name: What people call the choices.
  ///   - count: Their number.
  ///   - store: Stores them.
  /// - Throws: `CancellationError`.
  mutating func take(
    _ name: String, count: Int = 1, by store: () async throws -> Void
  ) async throws {
    do {
      try await store()
      report.choiceCount += count
    } catch let error as CancellationError {
      throw error
    } catch {
      report.problems.append("\(name) can't be restored: \(error)")
    }
  }

  private mutating func addPeople(_ all: [LibrarySnapshot.Person]) async throws {
    for person in all {
      guard let text = person.name else {
        if person.id == PersonID.owner.number { people[person.id] = .owner }
        continue
      }
      guard let name = try? AccountName(text) else {
        report.problems.append("The account '\(text)' has a name that can't be used.")
        continue
      }
      do {
        people[person.id] = try await accounts.account(named: name.text).id
      } catch AccountError.nobody where !sections.contains(.people) {
        report.problems.append(
          "'\(text)' has no account here, so that nothing of theirs was restored.")
      } catch AccountError.nobody {
        people[person.id] = try await accounts.addWithoutPassword(name, person.role ?? .reader).id
        report.newPeople.append(name.text)
      }
    }
  }

  private mutating func add(_ book: LibrarySnapshot.Book) async throws {
    let adder = (book.owner ?? book.addedBy).flatMap { people[$0] } ?? .owner
    if book.owner != nil, people[book.owner ?? 0] == nil { return }
    let place = ShelfPlace(adder, isPrivate: book.owner != nil)
    if let present = try await known.take(book.sha256, on: place, in: library) {
      report.knownCount += 1
      books[book.id] = present
      if sections.contains(.books) {
        let recognised = try await recognise(present, as: book)
        books[book.id] = try await correct(recognised, as: book, for: adder)
      }
      return
    }
    guard sections.contains(.books) else {
      absentCount += 1
      return
    }
    do {
      let folder = try await stored { try await library.shelf.workFolder() }
      let file = folder.url.appending(path: "book")
      guard try backup.extract(book, to: file) else {
        report.problems.append(
          "The backup has no file of '\(book.title)'. Add '\(book.fileName)', and restore the backup again."
        )
        return
      }
      let isCopy = known.hasTaken(book.sha256)
      let added = try await add(file, book, to: place, asCopy: isCopy)
      known.take(added)
      let recognised = try await recognise(added, as: book)
      books[book.id] = try await correct(recognised, as: book, for: adder)
      report.addedCount += 1
    } catch let error as LibraryError {
      // A full disk fails for all books alike.
      guard case .storage = error else { return tell(error, book) }
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      tell(error, book)
    }
  }

  private mutating func tell(_ error: any Error, _ book: LibrarySnapshot.Book) {
    if case BookOpenError.passwordNeeded = error {
      report.problems.append(
        "'\(book.title)' is encrypted, and a backup holds no passwords. Add '\(book.fileName)', and restore the backup again."
      )
      return
    }
    report.problems.append("'\(book.title)' can't be restored: \(error)")
  }

  private func add(
    _ file: URL, _ book: LibrarySnapshot.Book, to place: ShelfPlace, asCopy: Bool
  ) async throws -> LibraryBook {
    var added = try await library.add(
      file, name: book.fileName, asCopy: asCopy,
      encoding: book.encoding.flatMap { EncodingName($0) }, to: place)
    guard added.fingerprint.sha256 == book.sha256 else {
      _ = try await library.remove(added.id)
      try await library.deleteForGood(added.id)
      throw BackupError.notABackup(reason: "the file of this book is another one")
    }
    try await stored { try await library.shelf.setAdded(book.added, of: added.id) }
    if added.chapterRule != book.chapterRule {
      added = try await library.setChapterRule(book.chapterRule, of: added.id, for: place.person)
    }
    if let language = book.language {
      added = try await library.setLanguage(language, of: added.id, for: place.person)
    }
    return added
  }
}
