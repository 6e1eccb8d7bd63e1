import Foundation
public import ReadAloud
public import ReadingModel

extension Library {
  /// The setting of a book that holds what was chosen of its lines: the one setting whose meaning the program knows.
  private static let cleaningName = "text.cleaning"

  /// What a person has chosen of how the lines of a plain text are shown.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The reader.
  /// - Returns: The choices; the program's own way where nothing was chosen.
  /// - Throws: ``LibraryError``.
  public func cleaning(of id: Int, for person: PersonID = .owner) async throws -> TextCleaning {
    // A value of a setting can always be written.
    guard let value = try await settings(of: id, for: person)[Self.cleaningName],
      let data = try? JSONEncoder().encode(value)
    else { return .automatic }
    // Another client may have stored anything under the name.
    return (try? JSONDecoder().decode(TextCleaning.self, from: data)) ?? .automatic
  }

  /// Chooses how the lines of a plain text are shown and spoken; every offset stays as it is.
  ///
  /// - Parameters:
  ///   - cleaning: The choices.
  ///   - id: The book's number. A book of a format with markup stays as it is.
  ///   - person: The reader.
  /// - Throws: ``LibraryError``; `SettingsRefusal`.
  public func setCleaning(
    _ cleaning: TextCleaning, of id: Int, for person: PersonID = .owner
  ) async throws {
    let value = try JSONDecoder().decode(
      SettingValue.self, from: try JSONEncoder().encode(cleaning))
    let known = try await self.cleaning(of: id, for: person)
    guard known != cleaning else { return }
    _ = try await changeSettings(
      [Self.cleaningName: cleaning == .automatic ? .null : value], of: id, for: person)
    tell(.list(.replacements, person))
  }

  /// What a person would see of a text from their place on.
  ///
  /// - Parameters:
  ///   - cleaning: The choices to try.
  ///   - id: The book's number.
  ///   - person: The reader.
  /// - Returns: The preview; `nil` for a book of a format with markup.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func preview(
    of cleaning: TextCleaning, in id: Int, for person: PersonID = .owner
  ) async throws -> CleaningPreview? {
    let (book, outline) = (try await open(id), try await outline(of: id))
    let place = try await self.book(id, for: person).position.offset
    let index = outline.index(at: place)
    let chapter = try await kit.chapters.chapter(index, of: book)
    let rules = try await replacements(countingFor: id, for: person).rules
    return CleaningPreview(
      of: chapter, from: place - outline.chapters[index].start,
      under: KeyedReplacements(rules, cleaning: cleaning))
  }
}
