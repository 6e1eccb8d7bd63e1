public import ReadingModel
import SQLite

extension Bookshelf {
  /// A person's choices for reading aloud in one scope.
  ///
  /// - Parameters:
  ///   - scope: Where it holds.
  ///   - person: Who.
  /// - Returns: The stored choices; empty ones with version 0 if nothing is stored.
  /// - Throws: ``StorageError``.
  public func speechChoices(
    in scope: ChoiceScope, for person: PersonID = .owner
  ) throws -> StoredSpeechChoices {
    let row = try database().run(
      "SELECT version, choices FROM speech_choices WHERE person = ? AND scope = ?",
      [.integer(person.number), .text(scope.name)]
    ).first
    guard let row else { return StoredSpeechChoices() }
    return StoredSpeechChoices(
      version: try row.integer(0), choices: try JSON.value(try row.text(1)))
  }

  /// All choices that apply to one book.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: The listener.
  /// - Returns: The choices for all books, by language and for this book, by scope.
  /// - Throws: ``StorageError``.
  public func speechChoices(
    countingFor book: Int, for person: PersonID = .owner
  ) throws -> [ChoiceScope: SpeechChoices] {
    let rows = try database().run(
      """
      SELECT scope, choices FROM speech_choices
      WHERE person = ? AND (book IS NULL OR book = ?)
      """, [.integer(person.number), .integer(book)])
    var choices: [ChoiceScope: SpeechChoices] = [:]
    for row in rows {
      guard let scope = ChoiceScope(name: try row.text(0)) else { continue }
      choices[scope] = try JSON.value(try row.text(1))
    }
    return choices
  }

  /// Stores a person's choices, unless the stored ones have another version.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - scope: Where it holds.
  ///   - version: The version that it replaces; 0 for the first.
  ///   - person: Who.
  /// - Returns: The outcome, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setSpeechChoices(
    _ choices: SpeechChoices, in scope: ChoiceScope, expecting version: Int,
    for person: PersonID = .owner
  ) throws -> SpeechChoicesUpdate? {
    let database = try writableDatabase()
    return try database.transaction {
      var number: Int?
      if case .book(let id) = scope {
        guard try book(id, for: person) != nil else { return nil }
        number = id
      }
      let present = try speechChoices(in: scope, for: person)
      guard present.version == version else { return .conflict(present) }
      try database.run(
        """
        INSERT INTO speech_choices (person, scope, book, version, choices) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (person, scope) DO UPDATE SET version = excluded.version,
        choices = excluded.choices
        """,
        [
          .integer(person.number), .text(scope.name), number.map { .integer($0) } ?? .null,
          .integer(version + 1), .text(JSON.text(choices)),
        ])
      return .stored(StoredSpeechChoices(version: version + 1, choices: choices))
    }
  }
}
