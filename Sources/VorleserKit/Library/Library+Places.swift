import BookParser
public import ReadingModel
import Storage

/// The places of people and of their devices.
extension Library {
  /// Stores a person's place in a book, with the time of this program's clock.
  ///
  /// - Parameters:
  ///   - offset: A book offset, up to the book's length.
  ///   - id: The book's number.
  ///   - version: The version that the new position replaces; 0 for the first.
  ///   - device: What the device calls itself.
  ///   - state: Whether the book was read; `nil` keeps the state of a finished book, and sets that
  ///     of any other one to reading.
  ///   - seen: The text that the offset belongs to; `nil` for the present one. A place in another
  ///     text is found by its quote.
  ///   - person: The place's owner.
  /// - Returns: The position with its version; its offset belongs to the present text.
  /// - Throws: ``LibraryError/positionConflict(current:)`` when another version stands;
  ///   ``LibraryError/otherEdition`` for a place that is not found in the present text;
  ///   ``LibraryError/offsetOutside(length:)``.
  public func setPosition(
    _ offset: TextOffset, of id: Int, expecting version: Int, device: String?,
    state: ReadingState? = nil, seen: ClientText? = nil, for person: PersonID = .owner
  ) async throws -> ReadingPosition {
    let (stored, edition) = try await presentPlace(offset, in: seen, of: id)
    let length = try await book(id).length
    guard 0...length ~= stored else { throw LibraryError.offsetOutside(length: length) }
    let update = try await found(id) {
      try await shelf.setPosition(
        stored, of: id, expecting: version, device: device, state: state, edition: edition,
        for: person)
    }
    switch update {
    case .conflict(let current): throw LibraryError.positionConflict(current: current)
    // It was replaced this very moment: who stores places does so again and again.
    case .otherEdition: throw LibraryError.otherEdition
    case .stored(let position):
      tell(.position(id, person, position))
      await notePlace(stored, in: id)
      return position
    }
  }

  /// The place in a book at which a byte of its file stands, such as one that was read before the book had chapters.
  ///
  /// - Parameters:
  ///   - byte: A byte from 0 up; one behind the file's end is the end of the text.
  ///   - id: The book's number.
  /// - Returns: The book offset of the first visible character that ends behind the byte; `nil` for a format whose text does not
  ///   stand in its file.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func offset(ofByte byte: Int, in id: Int) async throws -> TextOffset? {
    _ = try await outline(of: id)
    let book = try await open(id)
    guard let content = book.content as? any EncodedContent else { return nil }
    return try await content.passages(at: [byte..<byte], lengths: book.chapterLengths())
      .first?.lowerBound
  }

  /// The last place of each device of a person in a book, the latest first.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: Whose devices.
  /// - Returns: One position for each device.
  /// - Throws: ``LibraryError``.
  public func devicePositions(
    in id: Int, for person: PersonID = .owner
  ) async throws -> [ReadingPosition] {
    _ = try await book(id, for: person)
    return try await stored { try await shelf.devicePositions(in: id, for: person) }
  }
}
