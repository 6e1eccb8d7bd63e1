extension Migration {
  /// The last place of each device, beside the person's place.
  ///
  /// The order is the server's: `version` is that of the place when the device stored it.
  static let devicePlaces = Migration(
    name: "device places",
    script: """
      CREATE TABLE device_places (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        offset INTEGER NOT NULL,
        version INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        PRIMARY KEY (book, person, device)
      ) STRICT;
      INSERT INTO device_places
        SELECT book, person, device, offset, version, updated FROM places
        WHERE device IS NOT NULL AND updated IS NOT NULL;
      """)
}
