extension Migration {
  /// How the last backup to a destination ended: what was sent, or why it failed.
  static let backupResults = Migration(
    name: "backup results",
    script: """
      ALTER TABLE backup_destinations ADD COLUMN ended INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN sent TEXT;
      ALTER TABLE backup_destinations ADD COLUMN byte_count INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN failure TEXT;
      ALTER TABLE backup_destinations ADD COLUMN sentence TEXT;
      """)
}
