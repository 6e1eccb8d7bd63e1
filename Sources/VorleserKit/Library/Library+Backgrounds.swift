public import ReadingModel
public import Storage

extension Library {
  /// A person's backgrounds.
  ///
  /// - Parameter person: The person.
  /// - Returns: The backgrounds in a stable order.
  public func backgrounds(for person: PersonID = .owner) async -> [BackgroundImage] {
    await shelf.backgrounds(for: person)
  }

  /// Adds a background from a received file.
  ///
  /// - Parameters:
  ///   - received: The file, complete.
  ///   - person: Whose it is.
  /// - Returns: The picture.
  /// - Throws: `BackgroundRefusal`, ``LibraryError/storage(_:)``.
  public func addBackground(
    _ received: IncomingFile, for person: PersonID = .owner
  ) async throws -> BackgroundImage {
    let added = try await stored { try await shelf.addBackground(received, for: person) }
    tell(.list(.backgrounds, person))
    return added
  }

  /// Deletes a background for good.
  ///
  /// - Parameters:
  ///   - id: The background's id.
  ///   - person: Whose it is.
  /// - Returns: The picture, or `nil` when there is no such picture.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func removeBackground(
    _ id: String, for person: PersonID = .owner
  ) async throws -> BackgroundImage? {
    let removed = try await stored { try await shelf.removeBackground(id, for: person) }
    if removed != nil { tell(.list(.backgrounds, person)) }
    return removed
  }
}
