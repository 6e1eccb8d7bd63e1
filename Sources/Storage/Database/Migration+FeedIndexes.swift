extension Migration {
  /// The indexes by which the change feed finds what belongs to a person.
  ///
  /// By the revision alone, the first feed of somebody with few marks looked at those of all people. That index stays where a process
  /// asks for everybody's changes.
  static let feedIndexes = Migration(
    name: "feed indexes",
    script: """
      CREATE INDEX places_by_person_revision ON places (person, revision);
      CREATE INDEX marks_by_person_revision ON marks (person, revision);
      CREATE INDEX settings_by_person_revision ON settings (person, revision);
      CREATE INDEX reading_sessions_by_person_revision ON reading_sessions (person, revision);
      DROP INDEX reading_sessions_by_revision;
      CREATE INDEX opinions_by_person_revision ON opinions (person, revision);
      """)
}
