extension Migration {
  /// Where the articles of sites are on their pages: the library's list, of one row at most.
  static let siteRules = Migration(
    name: "site rules",
    script: """
      CREATE TABLE site_rules (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL,
        rules TEXT NOT NULL
      ) STRICT;
      """)
}
