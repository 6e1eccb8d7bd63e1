public import ReadingModel
import Storage

extension Library {
  /// A person's settings: how books look and sound, for all of them or for one.
  ///
  /// Only clients know the meaning of settings, but for the one of ``cleaning(of:for:)``.
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

  /// Changes some settings and keeps the others.
  ///
  /// - Parameters:
  ///   - changes: Values by name; `.null` removes a setting.
  ///   - book: The number of the book that they are for; `nil` for all books.
  ///   - person: The person.
  /// - Returns: All settings after the change.
  /// - Throws: ``LibraryError``; `SettingsRefusal` beyond a limit. Nothing has changed then.
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
