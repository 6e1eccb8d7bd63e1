public import ReadingModel
import Storage

extension Library {
  /// What a person has set: how books look and sound, for all of them or for one.
  ///
  /// What the settings mean is known to whoever reads them.
  ///
  /// - Parameters:
  ///   - book: The number of the book that they are for; `nil` for all books.
  ///   - person: The person.
  /// - Returns: Values by name.
  /// - Throws: ``LibraryError``.
  public func settings(
    of book: Int? = nil, for person: PersonID = .owner
  ) async throws -> [String: SettingValue] {
    try await found(book ?? 0) { try await shelf.settings(of: book, for: person) }
  }

  /// Sets some settings and leaves the others.
  ///
  /// - Parameters:
  ///   - changes: Values by name; `.null` takes a setting back.
  ///   - book: The number of the book that they are for; `nil` for all books.
  ///   - person: The person.
  /// - Returns: All that is set now.
  /// - Throws: ``LibraryError``; `SettingsRefusal` for what can't be kept. Nothing has changed then.
  public func changeSettings(
    _ changes: [String: SettingValue], of book: Int? = nil, for person: PersonID = .owner
  ) async throws -> [String: SettingValue] {
    let settings = try await found(book ?? 0) {
      try await shelf.changeSettings(changes, of: book, for: person)
    }
    tell(.settings(SettingsChange(person: person, book: book)))
    return settings
  }
}
