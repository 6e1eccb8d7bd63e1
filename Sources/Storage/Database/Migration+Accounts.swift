extension Migration {
  /// Accounts, sessions, tokens and invitations, and the owners of books.
  ///
  /// Only hashes of tokens and codes are here, so that nobody can sign in with a stolen database.
  ///
  /// - `accounts.key` is the name as it is compared.
  /// - `invitations.person` is set where the code lets somebody choose a new password.
  /// - `books.owner` is whose private shelf a book stands on; on the shared one it has none.
  static let accounts = Migration(
    name: "accounts",
    script: """
      CREATE TABLE accounts (
        person INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        role TEXT NOT NULL,
        password TEXT NOT NULL,
        created INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
        token BLOB NOT NULL UNIQUE,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sessions_by_person ON sessions (person);
      CREATE TABLE app_tokens (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        scope TEXT NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER
      ) STRICT;
      CREATE INDEX app_tokens_by_person ON app_tokens (person);
      CREATE TABLE invitations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        code BLOB NOT NULL UNIQUE,
        person INTEGER REFERENCES accounts (person) ON DELETE CASCADE,
        role TEXT NOT NULL,
        created INTEGER NOT NULL,
        expires INTEGER NOT NULL
      ) STRICT;
      ALTER TABLE books ADD COLUMN owner INTEGER REFERENCES people (id) ON DELETE CASCADE;
      ALTER TABLE books ADD COLUMN added_by INTEGER REFERENCES people (id) ON DELETE SET NULL;
      CREATE INDEX books_by_owner ON books (owner);
      """)
}
