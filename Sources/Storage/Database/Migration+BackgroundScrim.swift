extension Migration {
  /// The setting of the scrim over a background has the name of the glossary.
  ///
  /// The counter tells other devices of it.
  static let backgroundScrim = Migration(
    name: "background scrim",
    script: """
      UPDATE counter SET value = value + 1
      WHERE EXISTS (SELECT 1 FROM settings WHERE name = 'backgroundVeil');
      UPDATE settings SET name = 'backgroundScrim', revision = (SELECT value FROM counter)
      WHERE name = 'backgroundVeil';
      """)
}
