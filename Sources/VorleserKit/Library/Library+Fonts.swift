public import ReadingModel
public import Storage

extension Library {
  /// A person's own fonts.
  ///
  /// - Parameter person: The person.
  /// - Returns: The fonts in the order of their names.
  public func fonts(for person: PersonID = .owner) async -> [FontFile] {
    await shelf.fonts(for: person)
  }

  /// Adds a font from a received file.
  ///
  /// - Parameters:
  ///   - received: The file, complete.
  ///   - person: Whose it is.
  /// - Returns: The font.
  /// - Throws: `FontRefusal`, ``LibraryError/storage(_:)``.
  public func addFont(
    _ received: IncomingFile, for person: PersonID = .owner
  ) async throws -> FontFile {
    let added = try await stored { try await shelf.addFont(received, for: person) }
    tell(.list(.fonts, person))
    return added
  }

  /// Deletes a font for good.
  ///
  /// - Parameters:
  ///   - id: The font's id.
  ///   - person: Whose it is.
  /// - Returns: The font, or `nil` when there is no such font.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func removeFont(_ id: String, for person: PersonID = .owner) async throws -> FontFile? {
    let removed = try await stored { try await shelf.removeFont(id, for: person) }
    if removed != nil { tell(.list(.fonts, person)) }
    return removed
  }
}
