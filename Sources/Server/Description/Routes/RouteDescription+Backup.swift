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
          .flag("files", "Whether the books' files are in it; without them it is small."),
          .text(
            "ticket", "What `POST /api/backup/passphrase` has answered: the backup is encrypted."),
        ],
        answer: .bytes(
          types: ["application/zip", "application/octet-stream"],
          "The archive, or with a ticket the encrypted file."),
        errors: [.notFound, .diskFull]),
      .init(
        "POST /api/backup/passphrase", "Takes the passphrase of the next download.",
        """
        A passphrase in an address would be in logs. The ticket stands for it in `GET /api/backup`, once, within a minute, and for \
        the same person.
        """,
        body: .json("BackupPassphrase"), answer: .json("BackupTicket", status: 201),
        errors: [.refused, .busy]),
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
      "BackupPassphrase", PassphraseRequest.self, "The passphrase of a backup.",
      ["passphrase": "8 characters at least, and none of the commonest passwords."],
      example: #"{"passphrase": "seven wet boots"}"#),
    .init(
      "BackupTicket", BackupTicketShape.self, "A number for one encrypted download.",
      ["ticket": "What the query of `GET /api/backup` has."],
      example: #"{"ticket": "6E1C7C0A-8D0E-4A8E-9A42-2D3F0A5B7C11"}"#),
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
        """),
  ]
}
