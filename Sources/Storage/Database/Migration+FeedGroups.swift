extension Migration {
  /// The groups in which people keep their feeds: `group_name` is null for a feed that is in none.
  static let feedGroups = Migration(
    name: "feed groups", script: "ALTER TABLE feeds ADD COLUMN group_name TEXT;")
}
