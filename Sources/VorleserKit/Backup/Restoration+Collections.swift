import ReadingModel
import Storage

extension Restoration {
  /// A collection of the same person, name and parent gets the books that it lacks; others are made.
  ///
  /// Those that hold others come first, and smart shelves last, since their rules name collections.
  mutating func addCollections(_ collections: [LibrarySnapshot.Collection]) async throws {
    var numbers: [Int: Int] = [:]
    func rank(_ collection: LibrarySnapshot.Collection) -> Int {
      collection.rule != nil ? 2 : collection.parent != nil ? 1 : 0
    }
    for collection in collections.sorted(by: { (rank($0), $0.id) < (rank($1), $1.id) }) {
      guard let person = people[collection.person] else { continue }
      let parent = collection.parent.flatMap { numbers[$0] }
      var change = CollectionChange()
      change.addedBooks = collection.books.compactMap { books[$0]?.id }
      let known = try await library.collections(for: person).first {
        $0.owner == person && $0.parent == parent && ($0.rule != nil) == (collection.rule != nil)
          && SortKey.of($0.name) == SortKey.of(collection.name)
      }
      do {
        if let known {
          numbers[collection.id] = known.id
          guard known.rule == nil else { continue }
          var query = BookQuery()
          query.collection = known.id
          let present = Set(
            try await library.books(matching: query, for: person).books.map(\.id))
          change.addedBooks.removeAll(where: present.contains)
          guard !change.isEmpty else { continue }
          _ = try await library.changeCollection(known.id, change, for: person)
        } else {
          change.name = collection.name
          change.parent = .some(parent)
          change.isShared = collection.shared
          change.rule = try collection.rule.map {
            try ShelfRule($0).renumbered { numbers[$0] }
          }
          numbers[collection.id] = try await library.addCollection(change, for: person).id
        }
        report.choiceCount += 1
      } catch let error where error is CollectionRefusal || error is ShelfRuleRefusal {
        report.problems.append("The collection '\(collection.name)' is not as it was. \(error)")
      }
    }
  }
}

extension ShelfRule {
  /// The rule with other numbers of collections; a condition on one that is not known becomes one that nothing fits.
  fileprivate func renumbered(_ number: (Int) -> Int?) -> ShelfRule {
    switch self {
    case .all(let rules): .all(rules.map { $0.renumbered(number) })
    case .any(let rules): .any(rules.map { $0.renumbered(number) })
    case .not(let rule): .not(rule.renumbered(number))
    case .condition(let field, .member(let id)):
      // Numbers are never used again, so that this one stays unknown.
      .condition(field, .member(number(id) ?? Int(Int32.max)))
    case .condition: self
    }
  }
}
