/// A named change of the schema.
///
/// Names are never changed, and new ones are appended: a database with an unknown name comes from a
/// newer version.
struct Migration: Sendable {
  let name: String
  let script: String

  /// All migrations in the order in which they are applied.
  static let all = [
    booksAndPlaces, people, devicePlaces, marks, settings, speechChoices, accounts,
    dictionaries, editions, placeQuotes, markVersions, foundRemoved, readingStates,
    corrections, chapterRules, replacements, filePasswords, readingSessions, changeFeed, siteRules,
    opinions, bookKeys, collections, feeds, collectionChanges, archived,
    listeningQueue, metadataCorrections, chosenCovers, differentBooks, backgroundScrim,
    recognisedTexts, backupDestinations, feedGroups, objectStorage, backupResults,
    sealedFilePasswords, outlineParts, backupSchedules, watchedFolders,
    feedIndexes,
  ]

  /// Content (`books`, `outlines`) comes from the file and can be made again; reading state
  /// (`places`) comes from the person.
  ///
  /// - `files` names what the program itself put into the data folder, before it is put there;
  ///   nothing else is ever deleted.
  /// - `counter` grows with every change of a book or a place, which notes it as `revision`:
  ///   so another process can ask what has changed.
  /// - `notes` is for what happens once in the life of a library.
  private static let booksAndPlaces = Migration(
    name: "books and places",
    script: """
      CREATE TABLE books (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        format TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        byte_count INTEGER NOT NULL,
        file TEXT NOT NULL REFERENCES files (path),
        file_name TEXT NOT NULL,
        title TEXT NOT NULL,
        metadata TEXT NOT NULL,
        length INTEGER NOT NULL,
        cover TEXT REFERENCES files (path),
        cover_type TEXT,
        added INTEGER NOT NULL,
        removed INTEGER,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX books_by_file ON books (file);
      CREATE INDEX books_by_content ON books (sha256);
      CREATE INDEX books_by_cover ON books (cover);
      CREATE INDEX books_by_revision ON books (revision);
      CREATE TABLE outlines (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
        parser INTEGER NOT NULL,
        outline TEXT NOT NULL
      ) STRICT;
      CREATE TABLE places (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
        offset INTEGER NOT NULL DEFAULT 0,
        version INTEGER NOT NULL DEFAULT 0,
        updated INTEGER,
        device TEXT,
        voice TEXT,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX places_by_revision ON places (revision);
      CREATE TABLE files (path TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
      CREATE TABLE counter (value INTEGER NOT NULL) STRICT;
      INSERT INTO counter VALUES (0);
      CREATE TABLE notes (name TEXT PRIMARY KEY, written INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      """)
}
