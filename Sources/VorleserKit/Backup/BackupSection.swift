/// The parts of a backup, in the order in which they are restored; docs/backup.md says what stands in each.
public enum BackupSection: String, Codable, Sendable, CaseIterable {
  /// Accounts without passwords.
  case people
  /// Books with what was corrected of them, and their covers.
  case books
  /// Places, reading states and voices.
  case places
  /// Highlights, notes and bookmarks.
  case marks
  /// Settings of people.
  case settings
  /// Choices for reading aloud.
  case speech
  /// Replacement rules.
  case replacements
  /// Favourites, ratings and tags.
  case opinions
  /// Collections and smart shelves.
  case collections
  /// The list of chapter rules.
  case chapterRules = "chapter-rules"
  /// What people have read, also of books that are gone.
  case works = "reading-works"
  /// When and how long people have read.
  case sessions = "reading-sessions"
  /// The list of rules for websites.
  case siteRules = "site-rules"
  /// Feeds that people follow.
  case feeds
  /// What people want to listen to next.
  case queues = "listening-queues"
  /// Books that look alike and of which people have said that they are different.
  case differentBooks = "different-books"

  /// Whether every backup has it; older ones lack what came later.
  var isInEvery: Bool {
    ![
      .works, .sessions, .siteRules, .opinions, .collections, .feeds, .queues, .differentBooks,
    ].contains(self)
  }

  /// The path of its entry.
  var path: String { "\(rawValue).jsonl" }
}

extension Set<BackupSection> {
  /// These sections with those that they make no sense without: a session belongs to a work.
  var withTheirGrounds: Set<BackupSection> { contains(.sessions) ? union([.works]) : self }
}
