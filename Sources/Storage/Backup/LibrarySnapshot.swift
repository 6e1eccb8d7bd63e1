package import ReadingModel

/// Everything that people have stored, at one moment, in the form in which a backup holds it.
///
/// Numbers of books and people are those of the library that was backed up. Times are milliseconds since 1970.
/// Removed books and marks, passwords, tokens and the sessions of people who are signed in are left out.
package struct LibrarySnapshot: Sendable {
  package var people: [Person] = []
  package var books: [Book] = []
  package var places: [Place] = []
  package var marks: [Mark] = []
  package var settings: [Settings] = []
  package var speech: [Speech] = []
  package var replacements: [Replacements] = []
  package var chapterRules: [ChapterRules] = []
  package var works: [Work] = []
  package var sessions: [Session] = []
  package var siteRules: [SiteRules] = []
  package var opinions: [Opinion] = []
  package var collections: [Collection] = []
  package var feeds: [Feed] = []
  package var queues: [Queue] = []
  package var differentBooks: [DifferentBooks] = []

  package init() {}

  /// A person; the owner of a library without accounts has neither name nor role.
  package struct Person: Codable, Hashable, Sendable {
    package var id: Int
    package var name: String?
    package var role: Role?
  }

  package struct Book: Codable, Hashable, Sendable {
    package var id: Int
    package var title: String
    package var fileName: String
    /// The path of its file, in the data folder as in the backup.
    package var file: String
    package var sha256: String
    package var added: Int
    /// Whose private shelf it stands on.
    package var owner: Int?
    package var addedBy: Int?
    /// What was chosen for it in place of what its file says.
    package var language: String?
    package var encoding: String?
    package var chapterRule: String?
    /// What was corrected of its metadata, but for the language; missing in backups of older versions.
    package var metadata: MetadataCorrections?
    /// The path of the cover that was chosen, and where the cover comes from; missing in backups of older versions.
    package var cover: String?
    package var coverSource: CoverSource?
    /// The languages in which its text was recognised; missing in backups of older versions.
    package var recognised: String?

    /// The path of its recognised text, in the data folder as in the backup.
    package var recognisedPath: String? { recognised.map { "recognised/\(sha256).\($0)" } }
  }

  package struct Place: Codable, Hashable, Sendable {
    package var book: Int
    package var person: Int
    package var offset: TextOffset
    package var state: String
    /// Absent for a person who has only chosen a voice.
    package var updated: Int?
    package var device: String?
    package var voice: String?
  }

  package struct Mark: Codable, Hashable, Sendable {
    package var book: Int
    package var person: Int
    package var id: String
    package var kind: String
    package var start: TextOffset
    package var end: TextOffset
    package var style: String
    package var color: String
    package var note: String
    package var quote: TextQuote
    package var chapter: String?
    package var created: Int
    package var updated: Int
    package var isPlaced: Bool
  }

  /// Settings of a person for all books, or for one.
  package struct Settings: Codable, Hashable, Sendable {
    package var person: Int
    package var book: Int?
    package var values: [String: SettingValue]
  }

  package struct Speech: Codable, Hashable, Sendable {
    package var person: Int
    /// The name of a `ChoiceScope`.
    package var scope: String
    package var choices: SpeechChoices
  }

  package struct Replacements: Codable, Hashable, Sendable {
    package var person: Int
    package var rules: [ReplacementRule]
  }

  /// What a person thinks of a book.
  package struct Opinion: Codable, Hashable, Sendable {
    package var book: Int
    package var person: Int
    package var favorite: Bool
    /// Half stars.
    package var rating: Int?
    package var tags: [String]
    /// Missing in backups of older versions.
    package var archived: Bool?
  }

  /// Two books that look alike and of which a person has said that they are different.
  package struct DifferentBooks: Codable, Hashable, Sendable {
    package var person: Int
    package var one: Int
    package var other: Int
  }

  /// A collection with its books in order, or a smart shelf with its rule.
  package struct Collection: Codable, Hashable, Sendable {
    package var id: Int
    package var person: Int
    package var name: String
    package var parent: Int?
    package var shared: Bool
    package var rule: SettingValue?
    package var books: [Int]
  }

  package struct ChapterRules: Codable, Hashable, Sendable {
    package var rules: [ChapterRule]
  }

  package struct SiteRules: Codable, Hashable, Sendable {
    package var rules: [SiteRule]
  }
}
