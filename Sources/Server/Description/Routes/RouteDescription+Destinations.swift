extension InterfaceDescription {
  static let destinations = ResourceDescription(
    title: "Destinations of backups",
    routes: [
      .init(
        "GET /api/backup/destinations", "Lists the places where backups go.",
        "Passwords and secrets are in no answer.", answer: .json("DestinationList")),
      .init(
        "PUT /api/backup/destinations/{destination}",
        "Keeps a destination, once it has been tried.",
        """
        A folder on a WebDAV server is made if it is not there; a bucket has to be there. A folder of the server's machine has to \
        lie below one of those that the server was started with for this (`--backups-below`), after links are followed; it is made if \
        the folder above it is there. A destination of this name is replaced, with its password. The name has 1 to 40 letters from \
        a to z, digits, hyphens, underscores and periods; equal but for capitals is the same.
        """,
        body: .json("DestinationRequest"), answer: .json("DestinationList"),
        errors: [.destination]),
      .init(
        "DELETE /api/backup/destinations/{destination}", "Forgets a destination and its password.",
        "A backup on its way there is given up. Backups that are there stay.",
        answer: .json("DestinationList")),
      .init(
        "GET /api/backup/destinations/{destination}/backups",
        "Lists the backups at a destination, newest first.",
        "Other files there are left out.", answer: .json("StoredBackupList"),
        errors: [.destination]),
      .init(
        "POST /api/backup/destinations/{destination}/backups",
        "Begins to back up to a destination.",
        """
        The answer comes at once; the list tells how far the backup is, and then how it has ended. Of older backups there, the \
        newest of 7 days, 4 weeks and 12 months stay. `not-possible` says that one is on its way already.
        """,
        body: .json("SendingRequest"), answer: .json("DestinationList", status: 202),
        errors: [.notPossible, .refused]),
      .init(
        "DELETE /api/backup/destinations/{destination}/backups", "Gives up the backup on its way.",
        "Nothing of it stays at the destination.", answer: .json("DestinationList")),
      .init(
        "PUT /api/backup/destinations/{destination}/schedule",
        "Has the server back up to a destination by itself.",
        """
        The server begins the backups by its own clock, four of them at once at most, and thins the series as above. It makes up for one that was due while \
        it did not run. What has failed is tried again after an hour, then after two, and at last once a day. A passphrase is sealed as \
        passwords are. `password-needed` says that the backups are to be encrypted, and no passphrase is kept.
        """,
        body: .json("BackupScheduleRequest"), answer: .json("DestinationList"),
        errors: [.passwordNeeded, .refused, .destination]),
      .init(
        "DELETE /api/backup/destinations/{destination}/schedule",
        "Ends the backups that the server sends to a destination by itself.",
        "The passphrase is forgotten. A backup on its way is sent to its end.",
        answer: .json("DestinationList")),
    ])

  static let destinationShapes: [ShapeDescription] = [
    .init(
      "DestinationList", DestinationsShape.self, "The destinations of backups.",
      [
        "destinations": "All of them, by name.",
        "zone": "The time zone of the server, in which times of day are meant.",
        "below":
          "The folders of the server's machine below which backups may go; without any, none may.",
      ],
      example:
        #"{"destinations": [\#(destinationExample)], "zone": "Europe/Berlin", "below": ["/media"]}"#
    ),
    .init(
      "Destination", DestinationShape.self, "A place where backups go.",
      [
        "name": "What people call it.",
        "kind":
          "What the server speaks: `webdav` or `s3`; or `folder` for one of the server's machine.",
        "address": """
        The address of the folder, with a slash at its end; for S3 `https://SERVER/BUCKET/FOLDER/`; the real path of a `folder`.
        """,
        "user": "The name that the server knows, or the access key; `null` if it asks for none.",
        "region": "The region of a bucket; `null` for `us-east-1`, and for what is no bucket.",
        "hosted":
          "Whether requests name the bucket before the server's name; `false` where there is none.",
        "sending": "The backup on its way there; `null` if there is none.",
        "last": "How the last backup there ended; `null` before the first.",
        "arrived": "When a backup last arrived there; `null` before the first.",
        "schedule": "When the server backs up there by itself; `null` if it does not.",
      ], example: destinationExample),
    .init(
      "BackupSchedule", BackupScheduleShape.self,
      "When the server backs up to a destination by itself.",
      [
        "period": "On which days: `daily` or `weekly`.",
        "weekday": "The day of a week, from 1 for Monday to 7 for Sunday; `null` for `daily`.",
        "time": "The time of day, in the server's time zone.",
        "files": "Whether the books' files go with it.",
        "encrypted": "Whether a passphrase encrypts it.",
        "next": "When the next backup begins; after a failure, when it is tried again.",
      ], example: scheduleExample),
    .init(
      "BackupScheduleRequest", BackupScheduleRequest.self, "A schedule to keep.",
      [
        "period": "On which days: `daily` or `weekly`.",
        "weekday": "The day of a week, from 1 for Monday to 7 for Sunday; for `weekly` alone.",
        "time": "The time of day from `00:00` to `23:59`, in the server's time zone.",
        "files": "Whether the books' files go with it.",
        "encrypted": "Whether a passphrase encrypts it.",
        "passphrase": "The passphrase, at least 8 characters; without it the one that is kept.",
      ],
      example:
        #"{"period": "weekly", "weekday": 7, "time": "03:00", "files": true, "encrypted": false}"#),
    .init(
      "Sending", SendingShape.self, "A backup on its way.",
      [
        "sent": "How many bytes have been sent; 0 while it is made.",
        "bytes": "How many there are; `null` while it is made.",
      ], example: #"{"sent": 1048576, "bytes": 73400320}"#),
    .init(
      "BackupResult", BackupResultShape.self, "How a backup to a destination ended.",
      [
        "time": "When.", "backup": "Its name there; `null` if it failed.",
        "bytes": "Its length; `null` if it failed.",
        "reason": """
        Why it failed: a `reason` of the problem `destination`, `no-room-to-back-up` if the data folder has no room for it, or \
        `unmade` if it could not be made; `null` if it did not.
        """,
        "detail": "The sentence in English; `null` if it did not fail.",
        "thinningReason":
          "Why older backups may have stayed beside it: a `reason` of the problem `destination`; `null` if none have.",
        "thinningDetail": "The sentence of that in English; `null` without it.",
      ],
      example: #"""
        {"time": "2026-11-26T03:00:12.000Z", "backup": null, "bytes": null, "reason": "unreachable",
         "detail": "nas.example can't be reached. Check the address and the connection.", "thinningReason": null, "thinningDetail": null}
        """#),
    .init(
      "DestinationRequest", DestinationRequest.self, "A destination to keep.",
      [
        "kind":
          "What the server speaks: `webdav` or `s3`; or `folder` for one of the server's machine.",
        "address": """
        For WebDAV the address of a folder, with https, http, davs or dav; for S3 `https://SERVER/BUCKET/FOLDER`; for a folder its path.
        """,
        "user":
          "The name that the server knows; for S3 the access key, which is needed; none for a folder.",
        "password":
          "The password; for S3 the access key's secret, which is needed; none for a folder.",
        "region": "The region of a bucket; `us-east-1` without it.",
        "hosted": "Whether requests name the bucket before the server's name; `false` without it.",
      ],
      example: #"""
        {"kind": "s3", "address": "https://s3.example/books/vorleser", "user": "AKIDEXAMPLE", "password": "…",
         "region": "eu-central-1"}
        """#),
    .init(
      "SendingRequest", SendingRequest.self, "What a backup holds.",
      [
        "files": "Whether the books' files go with it.",
        "passphrase": "What encrypts it, at least 8 characters; none without it.",
      ], example: #"{"files": true}"#),
  ]

  private static let destinationExample = #"""
    {"name": "nas", "kind": "webdav", "address": "https://nas.example/dav/books/", "user": "eva", "region": null,
     "hosted": false, "sending": null, "last": {"time": "2026-11-26T03:00:12.000Z",
     "backup": "vorleser-20261126T030000Z.zip", "bytes": 73400320, "reason": null, "detail": null,
     "thinningReason": null, "thinningDetail": null},
     "arrived": "2026-11-26T03:00:12.000Z", "schedule": \#(scheduleExample)}
    """#

  private static let scheduleExample = #"""
    {"period": "daily", "weekday": null, "time": "03:00", "files": true, "encrypted": true, "next": "2026-11-27T02:00:00.000Z"}
    """#
}
