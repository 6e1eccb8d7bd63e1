extension InterfaceDescription {
  static let backups = ResourceDescription(
    title: "Backups",
    routes: [
      .init(
        "GET /api/backup", "Hands out a backup as a download.",
        """
        It is a ZIP archive with everything that people have stored at one moment, in the form of [backup.md](backup.md). Only \
        an admin makes and restores one: it holds everybody's marks and private books.
        """,
        query: [
          .flag("files", "Whether the books' files are in it; without them it is small.")
        ],
        answer: .bytes(types: ["application/zip"], "The archive."), errors: [.diskFull]),
      .init(
        "POST /api/backup", "Takes over what a backup has and the library lacks.",
        """
        Everything in the library stays, but for places that are older than the backup's. Restoring a backup again adds \
        nothing. What is damaged is left out, and `problems` name it. The passphrase of a backup that `vorleser backup --encrypt` \
        has made is given in the header `X-File-Password`, as percent-encoded UTF-8.
        """,
        body: .bytes(type: "application/zip", "The archive."), answer: .json("RestoreReport"),
        errors: [.refused, .passwordNeeded, .diskFull, .tooLarge]),
    ])

  static let backupShapes: [ShapeDescription] = [
    .init(
      "RestoreReport", RestoreReportShape.self, "What was taken over from a backup.",
      [
        "made": "When the backup was made, in ISO 8601.",
        "added": "The number of books that were added.",
        "known": "The number of books that were in the library already.",
        "places": "The number of places that are those of the backup now.",
        "marks": "The number of marks that were added.",
        "sessions": "The number of reading sessions that were added.",
        "choices": "The number of settings, choices, rules, feeds and lists that were taken over.",
        "newPeople": "Names of people whose accounts were made; they have no password yet.",
        "problems": "What could not be taken over: sentences for people.",
      ],
      example: """
        {"made": "2026-11-25T12:00:00Z", "added": 2, "known": 0, "places": 1, "marks": 1, "sessions": 1, "choices": 4,
          "newPeople": [], "problems": []}
        """)
  ]
}
