/// What a book's file says about the recording that it brings.
public struct Recording: Hashable, Sendable {
  /// The chapters that have a recording, as indices in ``Book/spine`` in order; not empty.
  public var chapters: [Int]
  /// How long all of it is, in milliseconds, as the book says; `nil` if it does not say.
  public var milliseconds: Int?
  /// The names of those who read.
  public var narrators: [String]

  /// Describes a recording.
  ///
  /// - Parameters:
  ///   - chapters: Indices in ``Book/spine`` in order; not empty.
  ///   - milliseconds: How long all of it is, as the book says.
  ///   - narrators: The names of those who read.
  public init(chapters: [Int], milliseconds: Int?, narrators: [String]) {
    self.chapters = chapters
    self.milliseconds = milliseconds
    self.narrators = narrators
  }
}

extension BookContent {
  /// Most books bring no recording.
  public var recording: Recording? { nil }

  /// Returns `nil`, since most books bring no recording.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: Always `nil`.
  /// - Throws: Never.
  public func recording(ofChapter index: Int) async throws -> ChapterRecording? { nil }

  /// Returns `nil`, since most books bring no sounds.
  ///
  /// - Parameter path: Path inside the book.
  /// - Returns: Always `nil`.
  /// - Throws: Never.
  public func sound(at path: String) async throws -> (any RecordedSound)? { nil }
}
