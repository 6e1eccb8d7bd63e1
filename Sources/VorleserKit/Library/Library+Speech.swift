public import ReadAloud
public import ReadingModel
import Storage

extension Library {
  /// A person's choices for reading aloud in one scope.
  ///
  /// - Parameters:
  ///   - scope: Where it holds.
  ///   - person: Who.
  /// - Returns: The stored choices; empty ones with version 0 if nothing is stored.
  /// - Throws: ``LibraryError``.
  public func speechChoices(
    in scope: ChoiceScope, for person: PersonID = .owner
  ) async throws -> StoredSpeechChoices {
    if case .book(let id) = scope { _ = try await book(id, for: person) }
    return try await stored { try await shelf.speechChoices(in: scope, for: person) }
  }

  /// Stores a person's choices for reading aloud.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - scope: Where it holds.
  ///   - version: The version that it replaces; 0 for the first.
  ///   - person: Who.
  /// - Returns: The stored choices.
  /// - Throws: `SpeechChoicesError` for a rule that can't be applied;
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

  /// All rules for reading a book aloud to a person.
  ///
  /// - Parameters:
  ///   - id: The book's number; 0 for none.
  ///   - person: The listener.
  ///   - draft: A rule to try out, which takes precedence over all others.
  ///   - dialogue: Voices to try out, in place of the stored ones.
  /// - Returns: The rules with their key.
  /// - Throws: ``LibraryError``.
  public func speechRules(
    of id: Int, for person: PersonID = .owner, trying draft: PronunciationRule? = nil,
    dialogue: DialogueChoices? = nil
  ) async throws -> KeyedSpeechRules {
    let choices = try await speechChoices(countingFor: id, for: person)
    var languages: [String: SpeechChoices] = [:]
    for (scope, own) in choices { if case .language(let tag) = scope { languages[tag] = own } }
    var book = choices[.book(id)] ?? SpeechChoices()
    if let draft { book.pronunciations.insert(draft, at: 0) }
    if let dialogue { book.dialogue = dialogue }
    var rules = SpeechRules(
      all: choices[.all] ?? SpeechChoices(), languages: languages, book: book)
    if id > 0 {
      let replacements = try await replacements(countingFor: id, for: person)
      (rules.replacements, rules.cleaning) = (replacements.rules, replacements.cleaning)
    }
    return KeyedSpeechRules(rules)
  }

  /// The choices for all books, by language and for one book.
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
