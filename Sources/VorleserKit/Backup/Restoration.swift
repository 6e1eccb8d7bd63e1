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
  /// Is told how many of the backup's books have been looked at, and how many there are.
  var onProgress: (@Sendable (Int, Int) -> Void)?
  var report = RestoreReport()
  /// People and books of this library by their numbers in the backup.
  var people: [Int: PersonID] = [:]
  var books: [Int: LibraryBook] = [:]
  var known = KnownBooks()
  /// The number of books that the library lacks, if none are added.
  var absentCount = 0

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
    try await addBooks(snapshot.books)
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
}
