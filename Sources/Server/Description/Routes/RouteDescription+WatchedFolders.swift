extension InterfaceDescription {
  static let watchedFolders = ResourceDescription(
    title: "Watched folders",
    routes: [
      .init(
        "GET /api/watched-folders", "Lists the folders whose new files are added.",
        "First come those that the server was started with.",
        answer: .json("WatchedFolderList")),
      .init(
        "POST /api/watched-folders", "Watches a folder from now on.",
        """
        The folder has to lie below one of those that the server was started with for this (`--watch-below`), wherever links lead. \
        What was there before is added, too. `bad-request` has a `reason`: `watch-outside`, `watch-unreadable`, `watch-known`, \
        `watch-own` or `too-many`.
        """,
        body: .json("WatchedFolderRequest"), answer: .json("WatchedFolderList")),
      .init(
        "DELETE /api/watched-folders/{folder}", "Watches a chosen folder no more.",
        "Its books stay.", answer: .json("WatchedFolderList")),
    ])

  static let watchedFolderShapes: [ShapeDescription] = [
    .init(
      "WatchedFolderList", WatchedFoldersShape.self, "The folders whose new files are added.",
      [
        "folders": "All of them.",
        "below": "The folders below which others may be chosen; without any, none may.",
      ],
      example: #"{"folders": [\#(watchedFolderExample)], "below": ["/srv/books"]}"#),
    .init(
      "WatchedFolder", WatchedFolderShape.self, "A folder whose new files are added.",
      [
        "id": "Its number; `null` for one that the server was started with, which stays.",
        "path": "Its path on the server.",
        "state": """
        `watched`; `missing` while it can't be read, after which it is watched again; or `outside` if it may not be watched any more.
        """,
        "looked": "When it was last looked at; `null` before the first time.",
        "added": "How many books were added from it since the server was started.",
        "refused": "The newest 50 files that were not added since then and are still there.",
        "problem": """
        Why nothing more is added at the moment, such as `disk-full`; `null` again once a book is added or the server has looked through all of the \
        folder.
        """,
        "unreadable":
          "At most 20 folders in it that can't be read at the moment, by their paths in it.",
      ], example: watchedFolderExample),
    .init(
      "WatchedFolderRequest", WatchedFolderRequest.self, "A folder to watch.",
      ["path": "Its path on the server."], example: #"{"path": "/srv/books/scanner"}"#),
  ]

  private static let watchedFolderExample = #"""
    {"id": 2, "path": "/srv/books/scanner", "state": "watched", "looked": "2026-11-26T03:00:12.000Z", "added": 3, "refused": [],
     "problem": null, "unreadable": ["private"]}
    """#
}
