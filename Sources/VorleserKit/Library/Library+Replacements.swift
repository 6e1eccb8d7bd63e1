public import ReadAloud
public import ReadingModel
import Storage

extension Library {
  /// A person's replacement rules.
  ///
  /// - Parameter person: Who.
  /// - Returns: The stored rules; an empty list with version 0 if nothing is stored.
  /// - Throws: ``LibraryError``.
  public func replacements(for person: PersonID = .owner) async throws -> StoredReplacements {
    try await stored { try await shelf.replacements(for: person) }
  }

  /// Stores a person's replacement rules.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that they replace; 0 for the first.
  ///   - person: Who.
  /// - Returns: The stored rules.
  /// - Throws: `SpeechChoicesError` for a rule that can't be applied;
  ///   ``LibraryError/choicesConflict(version:)`` when another version stands; ``LibraryError``.
  public func setReplacements(
    _ rules: [ReplacementRule], expecting version: Int, for person: PersonID = .owner
  ) async throws -> StoredReplacements {
    try ReplacementRule.check(rules)
    let update = try await stored {
      try await shelf.setReplacements(rules, expecting: version, for: person)
    }
    switch update {
    case .conflict(let current): throw LibraryError.choicesConflict(version: current.version)
    case .stored(let stored):
      tell(.list(.replacements, person))
      return stored
    }
  }

  /// The replacement rules that are on and for a book, and how its lines are shown.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The reader.
  /// - Returns: The rules in order, with their key.
  /// - Throws: ``LibraryError``.
  public func replacements(
    countingFor id: Int, for person: PersonID = .owner
  ) async throws -> KeyedReplacements {
    let cleaning = try await cleaning(of: id, for: person)
    let rules = try await replacements(for: person).rules.filter(\.isEnabled)
    guard !rules.isEmpty else { return KeyedReplacements([], cleaning: cleaning) }
    let book = try await book(id, for: person)
    return KeyedReplacements(
      rules.filter { $0.isFor(title: book.title, language: book.metadata.language) },
      cleaning: cleaning)
  }
}
