extension InterfaceDescription {
  static let restoreJobs = ResourceDescription(
    title: "Restoring from a destination",
    routes: [
      .init(
        "GET /api/backup/restoring", "Tells the progress of the restore job.",
        "How it has ended stays until it is forgotten, another one begins, or the server ends.",
        answer: .json("RestoreJobAnswer")),
      .init(
        "POST /api/backup/restoring", "Begins to fetch a backup from a destination and restore it.",
        """
        The answer comes at once. One backup is restored at a time; `not-possible` says that one is. What is restored and what stays is as for \
        `POST /api/backup`. The backup goes into a file in the data folder first, which is deleted at the end. If the connection breaks or \
        the passphrase is wrong, what has arrived stays for a day, and asking for the same backup again goes on with it. \
        `disk-full` says before the first byte that the data folder has no room.
        """,
        body: .json("RestoreRequest"), answer: .json("RestoreJobAnswer", status: 202),
        errors: [.notFound, .notPossible, .passwordNeeded]),
      .init(
        "DELETE /api/backup/restoring", "Gives the job up, or forgets how it has ended.",
        """
        What has been restored stays; what has arrived is deleted. With `running=true`, only a job that runs is given up; one that has ended \
        by then stays, with its report.
        """,
        query: [.flag("running", "Whether to give up only a job that still runs.")],
        answer: .json("RestoreJobAnswer")),
    ])

  static let restoreJobShapes: [ShapeDescription] = [
    .init(
      "StoredBackupList", StoredBackupsShape.self, "The backups at a destination.",
      ["backups": "All of them, newest first."],
      example: #"{"backups": [\#(storedBackupExample)]}"#),
    .init(
      "StoredBackup", StoredBackupShape.self, "A backup at a destination.",
      [
        "name": "Its name there.", "made": "When it was made.",
        "bytes": "Its length; `null` if the server tells none.",
        "encrypted": "Whether a passphrase encrypts it.",
      ], example: storedBackupExample),
    .init(
      "RestoreRequest", RestoreRequest.self, "A backup to restore.",
      [
        "destination": "The name of the destination.",
        "backup": "The name of the backup there.",
        "sections": """
        What is restored, such as `books` and `marks`: names of sections, as `vorleser restore --only` takes them; everything without it. Without \
        `people`, only those who have an account here get anything; without `books`, only books that are here do.
        """,
        "passphrase": "What the backup was encrypted with; none for one that is not.",
      ],
      example: #"""
        {"destination": "nas", "backup": "vorleser-20261126T030000Z.zip", "sections": ["books", "marks"]}
        """#),
    .init(
      "RestoreJobAnswer", RestoreJobAnswerShape.self, "The restore job.",
      ["restoring": "The one that goes on, or the last one; `null` if there is none."],
      example: #"{"restoring": \#(restoreJobExample)}"#),
    .init(
      "RestoreJob", RestoreJobShape.self,
      "A job that fetches a backup from a destination and restores it.",
      [
        "destination": "The name of the destination.",
        "backup": "The name of the backup there.",
        "sections": "What is restored; `null` for everything.",
        "step": "How far it is: `fetching`, `restoring`, `done` or `failed`.",
        "received": "While it is fetched: how many bytes are here.",
        "bytes": "While it is fetched: how many there are; `null` if that is not known.",
        "books": "While it is restored: at how many of its books the server has looked.",
        "allBooks":
          "While it is restored: how many books it has; `null` while it is decrypted and read.",
        "report": "When it is done: what was taken over and what not; `null` before.",
        "problem": "Why it has failed; `null` if it has not.",
      ], example: restoreJobExample),
  ]

  private static let storedBackupExample = #"""
    {"name": "vorleser-20261126T030000Z.zip", "made": "2026-11-26T03:00:00.000Z", "bytes": 73400320, "encrypted": false}
    """#

  private static let restoreJobExample = #"""
    {"destination": "nas", "backup": "vorleser-20261126T030000Z.zip", "sections": null, "step": "fetching",
     "received": 1048576, "bytes": 73400320, "books": 0, "allBooks": null, "report": null, "problem": null}
    """#
}
