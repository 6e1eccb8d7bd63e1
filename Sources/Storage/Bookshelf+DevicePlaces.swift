public import ReadingModel
import SQLite

extension Bookshelf {
  /// Devices whose place in a book is kept; those that were there longest ago go first.
  ///
  /// A household
  /// has a handful, but browsers change what they call themselves.
  static let devicesKept = 12

  /// Where each device of a person was last in a book.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: Whose devices.
  /// - Returns: One position for each device, the latest first; none for a book that is not there.
  /// - Throws: ``StorageError``.
  public func devicePositions(
    in id: Int, for person: PersonID = .owner
  ) throws -> [ReadingPosition] {
    try database().run(
      """
      SELECT offset, version, updated, device FROM device_places WHERE book = ? AND person = ?
      ORDER BY version DESC
      """, [.integer(id), .integer(person.number)]
    ).map { try ReadingPosition($0, from: 0) }
  }

  /// Notes that a device has stored a place; inside the transaction that stores it.
  func noteDevice(_ position: ReadingPosition, in id: Int, for person: PersonID) throws {
    guard let device = position.device, let updated = position.updated else { return }
    try database().run(
      "INSERT OR REPLACE INTO device_places VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(id), .integer(person.number), .text(device), .integer(position.offset),
        .integer(position.version), .integer(Timestamp(updated).milliseconds),
      ])
    try database().run(
      """
      DELETE FROM device_places WHERE book = ?1 AND person = ?2 AND device NOT IN (
        SELECT device FROM device_places WHERE book = ?1 AND person = ?2
        ORDER BY version DESC LIMIT \(Self.devicesKept))
      """, [.integer(id), .integer(person.number)])
  }
}
