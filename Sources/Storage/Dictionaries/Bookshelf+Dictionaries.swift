import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// All dictionaries in their order.
  ///
  /// - Returns: All of them.
  /// - Throws: ``StorageError``.
  public func dictionaries() throws -> [LibraryDictionary] {
    try database().run(
      """
      SELECT id, name, about, format, types, words, folder, is_on, added FROM dictionaries
      ORDER BY place, id
      """
    ).map { row in
      LibraryDictionary(
        id: try row.integer(0), name: try row.text(1), about: try row.optionalText(2),
        format: try row.text(3), types: try row.text(4), wordCount: try row.integer(5),
        folder: try row.text(6), isOn: try row.integer(7) != 0,
        added: Timestamp(milliseconds: try row.integer(8)).date)
    }
  }

  /// Enters a dictionary after the others.
  ///
  /// - Parameter new: The dictionary, whose files are in their place.
  /// - Returns: Its number.
  /// - Throws: ``StorageError``.
  public func addDictionary(_ new: NewDictionary) throws -> Int {
    let database = try writableDatabase()
    return try database.transaction {
      let row = try database.run(
        """
        INSERT INTO dictionaries (name, about, format, types, words, folder, is_on, place, added)
        VALUES (?, ?, ?, ?, ?, ?, 1, (SELECT coalesce(max(place), -1) + 1 FROM dictionaries), ?)
        RETURNING id
        """,
        [
          .text(new.name), .text(new.about), .text(new.format), .text(new.types),
          .integer(new.wordCount), .text(new.folder), .integer(Timestamp(now()).milliseconds),
        ]
      ).first
      return try row?.integer(0) ?? 0
    }
  }

  /// Switches a dictionary on or off, or moves it.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - isOn: Whether words are looked up in it; `nil` leaves that as it is.
  ///   - place: Its new index in the list, from 0; `nil` leaves it where it is.
  /// - Returns: Whether there is such a dictionary.
  /// - Throws: ``StorageError``.
  public func changeDictionary(_ id: Int, isOn: Bool?, place: Int?) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      var ids = try dictionaries().map(\.id)
      guard let present = ids.firstIndex(of: id) else { return false }
      if let isOn {
        try database.run(
          "UPDATE dictionaries SET is_on = ? WHERE id = ?", [.integer(isOn ? 1 : 0), .integer(id)])
      }
      if let place {
        ids.remove(at: present)
        ids.insert(id, at: min(max(place, 0), ids.count))
        for (place, id) in ids.enumerated() {
          try database.run(
            "UPDATE dictionaries SET place = ? WHERE id = ?", [.integer(place), .integer(id)])
        }
      }
      return true
    }
  }

  /// Removes a dictionary; the caller deletes its files.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The name of its folder, or `nil` when there is no such dictionary.
  /// - Throws: ``StorageError``.
  public func removeDictionary(_ id: Int) throws -> String? {
    let database = try writableDatabase()
    return try database.transaction {
      try database.run(
        "DELETE FROM dictionaries WHERE id = ? RETURNING folder", [.integer(id)]
      ).first?.text(0)
    }
  }
}
