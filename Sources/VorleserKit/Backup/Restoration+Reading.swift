import Foundation
import ReadAloud
import ReadingModel
import Storage

extension Restoration {
  mutating func addPlaces(_ places: [LibrarySnapshot.Place]) async throws {
    for place in places {
      guard let book = books[place.book], let person = people[place.person] else { continue }
      if try await stored({ try await library.shelf.restore(place, of: book.id, for: person) }) {
        report.placeCount += 1
      }
    }
  }

  /// Marks that the library has under their ids stay, also those that were removed there since.
  mutating func addMarks(_ marks: [LibrarySnapshot.Mark]) async throws {
    struct Reader: Hashable { var book, person: Int }
    for (reader, all) in Dictionary(
      grouping: marks, by: { Reader(book: $0.book, person: $0.person) })
    {
      guard let book = books[reader.book], let person = people[reader.person] else { continue }
      let usable = all.compactMap { $0.mark(in: book.id) }
        .filter { $0.range.upperBound <= book.length }
      if usable.count < all.count {
        report.problems.append(
          "\(all.count - usable.count) marks of '\(book.title)' can't be read.")
      }
      guard let added = try await stored({ try await library.shelf.addMarks(usable, for: person) })
      else {
        report.problems.append("'\(book.title)' can't take all the marks: there are too many.")
        continue
      }
      report.markCount += added.count
      if !added.isEmpty { await library.tell(of: book.id) }
    }
  }

  /// What was read, also in books that are not here.
  mutating func addSessions(_ snapshot: LibrarySnapshot) async throws {
    let sessions = Dictionary(grouping: snapshot.sessions, by: \.work)
    for work in snapshot.works {
      guard let person = people[work.person] else { continue }
      let book = work.book.flatMap { books[$0] }
      let own = (sessions[work.id] ?? []).filter { $0.person == work.person }
      report.sessionCount += try await stored {
        try await library.shelf.restore(work, own, of: book?.id, for: person)
      }
    }
    if report.sessionCount > 0 {
      for person in Set(people.values) { await library.tell(.list(.readingSessions, person)) }
    }
  }

  /// Settings, choices and rules that a person does not have here.
  mutating func addChoices(_ snapshot: LibrarySnapshot) async throws {
    for settings in snapshot.settings {
      guard let person = people[settings.person] else { continue }
      let book = settings.book.map { books[$0]?.id }
      // A book of the backup that is not here.
      if case .some(.none) = book { continue }
      let present = try await library.settings(of: book ?? nil, for: person)
      let new = settings.values.filter { present[$0.key] == nil }
      guard !new.isEmpty else { continue }
      try await take("The settings", count: new.count) { [library] in
        _ = try await library.changeSettings(new, of: book ?? nil, for: person)
      }
    }
    for speech in snapshot.speech {
      guard let person = people[speech.person], let scope = scope(speech.scope),
        try await library.speechChoices(in: scope, for: person).version == 0
      else { continue }
      try await take("The rules for reading aloud") { [library] in
        _ = try await library.setSpeechChoices(
          speech.choices, in: scope, expecting: 0, for: person)
      }
    }
    for list in snapshot.replacements {
      guard let person = people[list.person],
        try await library.replacements(for: person).version == 0
      else { continue }
      try await take("The replacement rules") { [library] in
        _ = try await library.setReplacements(list.rules, expecting: 0, for: person)
      }
    }
  }

  /// The scope in this library; `nil` for a book that is not here.
  private func scope(_ name: String) -> ChoiceScope? {
    guard let scope = ChoiceScope(name: name) else { return nil }
    guard case .book(let number) = scope else { return scope }
    return books[number].map { .book($0.id) }
  }
}
