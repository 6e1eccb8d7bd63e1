public import ReadingModel
public import Storage

extension Library {
  /// The pictures that a person puts behind the text.
  ///
  /// - Parameter person: The person.
  /// - Returns: In an order that stays.
  public func backgrounds(for person: PersonID = .owner) async -> [BackgroundImage] {
    await shelf.backgrounds(for: person)
  }

  /// Adds a picture that was received.
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

  /// Removes a picture for good.
  ///
  /// - Parameters:
  ///   - id: As the picture says.
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
