extension Migration {
  /// When the server backs up to a destination by itself, and when a backup last arrived there.
  ///
  /// `scheduled_from` is the time after which the next one is due; without a `period` there is no schedule.
  static let backupSchedules = Migration(
    name: "backup schedules",
    script: """
      ALTER TABLE backup_destinations ADD COLUMN period TEXT;
      ALTER TABLE backup_destinations ADD COLUMN weekday INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN minute INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN includes_files INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN is_encrypted INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN scheduled_from INTEGER;
      ALTER TABLE backup_destinations ADD COLUMN arrived INTEGER;
      UPDATE backup_destinations SET arrived = ended WHERE sent IS NOT NULL;
      """)
}
