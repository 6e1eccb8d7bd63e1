extension Migration {
  /// What the server of a destination speaks, and what S3 needs to know besides.
  static let objectStorage = Migration(
    name: "object storage",
    script: """
      ALTER TABLE backup_destinations ADD COLUMN kind TEXT NOT NULL DEFAULT 'webdav';
      ALTER TABLE backup_destinations ADD COLUMN region TEXT;
      ALTER TABLE backup_destinations ADD COLUMN is_hosted INTEGER NOT NULL DEFAULT 0;
      """)
}
