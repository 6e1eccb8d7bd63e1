/// What a backup holds.
public struct BackupReport: Hashable, Sendable {
  /// The number of books.
  public let bookCount: Int
  /// The number of marks.
  public let markCount: Int
  /// The size of the file in bytes.
  public internal(set) var byteCount: Int
  /// Titles of books whose files are missing from the data folder; they come with their places and marks alone.
  public let missing: [String]
}

/// What was taken over from a backup.
public struct RestoreReport: Hashable, Sendable {
  /// When the backup was made, in ISO 8601.
  public var made = ""
  /// The number of books that were added.
  public var addedCount = 0
  /// The number of books that were in the library already.
  public var knownCount = 0
  /// The number of places that are now those of the backup, since they were newer or there were none.
  public var placeCount = 0
  /// The number of marks that were added.
  public var markCount = 0
  /// The number of reading sessions that were added.
  public var sessionCount = 0
  /// The number of settings, choices and rules that were taken over.
  public var choiceCount = 0
  /// Names of people whose accounts were made; they have no password yet.
  public var newPeople: [String] = []
  /// What could not be taken over: sentences for people.
  public var problems: [String] = []
}
