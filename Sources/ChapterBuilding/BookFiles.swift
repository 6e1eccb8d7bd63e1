/// The files of a book: the part of a format that chapters depend on.
package protocol BookFiles: Sendable {
  /// The path under which a file is stored, even if case or Unicode composition differ.
  ///
  /// - Parameter path: The path as the book spells it.
  /// - Returns: The path, or `nil` if there is no such file.
  func storedPath(_ path: String) -> String?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - limit: The most bytes that it may have.
  /// - Returns: The content, or `nil` if there is no such file.
  /// - Throws: When nothing of it can be read; the error's description is for people.
  func read(_ path: String, limit: Int) throws -> BookFile?

  /// The index in the spine of the chapter with this file.
  ///
  /// - Parameter path: Its stored path.
  /// - Returns: The index, or `nil` if the file is no chapter.
  func chapter(at path: String) -> Int?

  /// Index in the spine of the chapter that a place in a file is in, for files that are cut into chapters.
  ///
  /// - Parameters:
  ///   - path: The file's stored path.
  ///   - fragment: `id` of an element in it.
  /// - Returns: The index, or `nil` if the file is no chapter.
  func chapter(at path: String, fragment: String) -> Int?
}

extension BookFiles {
  /// A file that is not cut is one chapter, whatever place in it is meant.
  package func chapter(at path: String, fragment: String) -> Int? { chapter(at: path) }
}

/// The content of a file.
package struct BookFile: Sendable {
  /// The content, or the readable part of it.
  package var bytes: [UInt8]
  /// What is wrong with it, for people; `nil` if nothing is.
  package var damage: String?

  /// Makes a file's content.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - damage: What is wrong with it, for people.
  package init(bytes: [UInt8], damage: String? = nil) {
    self.bytes = bytes
    self.damage = damage
  }
}
