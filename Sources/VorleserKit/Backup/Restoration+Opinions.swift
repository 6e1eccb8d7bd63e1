import ReadingModel
import Storage

extension Restoration {
  /// A rating fills a gap, a book is a favourite or put away if either library says so, and tags are added to those that are there.
  mutating func addOpinions(_ opinions: [LibrarySnapshot.Opinion]) async throws {
    for opinion in opinions {
      guard let book = books[opinion.book], let person = people[opinion.person] else { continue }
      let present = try await library.book(book.id, for: person).opinion
      var change = OpinionChange()
      if opinion.favorite, !present.isFavorite { change.isFavorite = true }
      if opinion.archived == true, !present.isArchived { change.isArchived = true }
      if present.rating == nil, let rating = opinion.rating.flatMap({ Rating(halves: $0) }) {
        change.rating = .some(rating)
      }
      let known = Set(present.tags.compactMap { TagName($0)?.key })
      change.addedTags = opinion.tags.compactMap { TagName($0) }.filter { !known.contains($0.key) }
      guard !change.isEmpty else { continue }
      do {
        _ = try await library.changeOpinions(change, of: [book.id], for: person)
        report.choiceCount += 1
      } catch let error as TagRefusal {
        report.problems.append("Not all tags of '\(book.title)' are here. \(error)")
      }
    }
  }

  /// Pairs of different books are added to those that the library knows.
  mutating func addDifferentBooks(_ all: [LibrarySnapshot.DifferentBooks]) async throws {
    var known: [PersonID: Set<BookPair>] = [:]
    for record in all {
      guard let person = people[record.person], let one = books[record.one]?.id,
        let other = books[record.other]?.id, one != other
      else { continue }
      if known[person] == nil {
        known[person] = try await stored { try await library.shelf.differentBooks(for: person) }
      }
      guard known[person]?.insert(BookPair(one, other)).inserted == true else { continue }
      try await library.setDifferent([one, other], for: person)
      report.choiceCount += 1
    }
  }
}
