public import ReadAloud
public import ReadingModel
import Storage

extension Library {
  /// What somebody has decided about reading aloud in one scope.
  ///
  /// - Parameters:
  ///   - scope: Where it holds.
  ///   - person: Who.
  /// - Returns: What is stored, or nothing decided with version 0.
  /// - Throws: ``LibraryError``.
  public func speechChoices(
    in scope: ChoiceScope, for person: PersonID = .owner
  ) async throws -> StoredSpeechChoices {
    if case .book(let id) = scope { _ = try await book(id, for: person) }
    return try await stored { try await shelf.speechChoices(in: scope, for: person) }
  }

  /// Stores what somebody has decided about reading aloud.
  ///
  /// - Parameters:
  ///   - choices: What was decided.
  ///   - scope: Where it holds.
  ///   - version: The version that it replaces; 0 for the first.
  ///   - person: Who.
  /// - Returns: What is stored.
  /// - Throws: `SpeechChoicesError` for what can't be followed;
  ///   ``LibraryError/choicesConflict(version:)`` when another version stands; ``LibraryError``.
  public func setSpeechChoices(
    _ choices: SpeechChoices, in scope: ChoiceScope, expecting version: Int,
    for person: PersonID = .owner
  ) async throws -> StoredSpeechChoices {
    try choices.check()
    let number = if case .book(let id) = scope { id } else { 0 }
    let update = try await found(number) {
      try await shelf.setSpeechChoices(choices, in: scope, expecting: version, for: person)
    }
    switch update {
    case .conflict(let current): throw LibraryError.choicesConflict(version: current.version)
    case .stored(let choices):
      tell(.speech(scope, person))
      return choices
    }
  }

  /// Everything that counts when a book is read aloud to somebody.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: Who listens.
  ///   - draft: A rule to be tried, which goes before all others.
  /// - Returns: The rules with their key.
  /// - Throws: ``LibraryError``.
  public func speechRules(
    of id: Int, for person: PersonID = .owner, trying draft: PronunciationRule? = nil
  ) async throws -> KeyedSpeechRules {
    let choices = try await speechChoices(countingFor: id, for: person)
    var languages: [String: SpeechChoices] = [:]
    for (scope, own) in choices { if case .language(let tag) = scope { languages[tag] = own } }
    var book = choices[.book(id)] ?? SpeechChoices()
    if let draft { book.pronunciations.insert(draft, at: 0) }
    return KeyedSpeechRules(
      SpeechRules(all: choices[.all] ?? SpeechChoices(), languages: languages, book: book))
  }

  /// What was decided for all books, by language and for one book.
  ///
  /// - Parameters:
  ///   - id: The book's number; 0 for none.
  ///   - person: Who.
  /// - Returns: The choices by scope.
  /// - Throws: ``LibraryError``.
  public func speechChoices(
    countingFor id: Int, for person: PersonID = .owner
  ) async throws -> [ChoiceScope: SpeechChoices] {
    try await stored { try await shelf.speechChoices(countingFor: id, for: person) }
  }
}
