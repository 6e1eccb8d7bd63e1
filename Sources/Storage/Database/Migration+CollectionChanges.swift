extension Migration {
  /// Deletions of collections in the feed.
  ///
  /// Triggers write a tombstone for a collection that is deleted for good, and one of kind `unshared` for those who saw a
  /// collection that its owner shares no more. `name` is its number.
  static let collectionChanges = Migration(
    name: "collection changes",
    script: """
      CREATE TRIGGER deleted_collections AFTER DELETE ON collections
      WHEN OLD.shared = 1 OR EXISTS (SELECT 1 FROM people WHERE id = OLD.person)
      BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'collection', iif(OLD.shared = 1, NULL, OLD.person), NULL, OLD.id, unixepoch() * 1000, value
          FROM counter;
      END;
      CREATE TRIGGER unshared_collections AFTER UPDATE OF shared ON collections
      WHEN OLD.shared = 1 AND NEW.shared = 0
      BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'unshared', NULL, NULL, NEW.id, unixepoch() * 1000, value FROM counter;
      END;
      """)
}
