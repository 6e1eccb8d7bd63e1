extension InterfaceDescription {
  /// The data of events, by the event's name.
  static let eventData: [(event: String, shape: String, when: String)] = [
    ("library", "LibraryEvent", "A book was added, changed, removed or restored."),
    ("import", "ImportEvent", "An import with `import=TOKEN` goes on."),
    ("export", "ExportEvent", "An export with `export=TOKEN` goes on."),
    ("position", "PositionEvent", "The person's place in a book was stored."),
    ("speech", "SpeechEvent", "The person has decided something about reading aloud."),
    ("settings", "SettingsEvent", "The person's settings were changed."),
    ("marks", "MarksEvent", "The person's marks in a book were changed."),
    ("list", "ListEvent", "A list of files was changed."),
    ("audiobook", "Audiobook", "An audiobook of the person goes on."),
    ("recognition", "RecognitionEvent", "The recognition of a book's text goes on."),
    ("voice", "VoiceOffer", "A voice is being installed, or was installed or removed."),
    (
      "narration", "NarrationEvent",
      "A stream of sound of the person goes on: at most once a second, and when it stops."
    ),
  ]

  static let eventShapes: [ShapeDescription] = [
    .init(
      "LibraryEvent", LibraryEventShape.self, "The data of `library`.",
      ["book": "The number of the book."], example: #"{"book": 3}"#),
    .init(
      "ImportEvent", ImportEventShape.self, "The data of `import`.",
      [
        "import": "The token that the client chose.",
        "name": "The name of the file, or the address.",
        "stage":
          "`fetching`, `pausing` (its server asked for a pause), `pictures`, `media` (sounds and videos), `receiving`, `checking`, `reading`, `done` or `failed`.",
        "fraction": "How much of the stage is done, 0 to 1.",
        "done": "How many files are fetched, in the stages `pictures` and `media`.",
        "total": "How many files the stage fetches, in the stages `pictures` and `media`.",
        "problem": "Why the import has `failed`.",
      ],
      example: #"""
        {"import": "k3v9", "name": "emma.epub", "stage": "receiving", "fraction": 0.4}
        """#),
    .init(
      "ExportEvent", ExportEventShape.self, "The data of `export`.",
      [
        "export": "The token that the client chose.", "book": "The number of the book.",
        "stage": "`converting`, `done` or `failed`.",
        "fraction": "How much of the stage is done, 0 to 1.",
        "problem": "Why the export has `failed`.",
      ],
      example: #"{"export": "k3v9", "book": 3, "stage": "converting", "fraction": 0.4}"#),
    .init(
      "PositionEvent", PositionEventShape.self, "The data of `position`.",
      ["book": "The number of the book.", "position": "The place."],
      example: #"""
        {"book": 3,
         "position": {"offset": 369822, "version": 7, "updated": "2026-11-21T14:30:00.000Z",
                      "device": "Phone", "state": "reading"}}
        """#),
    .init(
      "SpeechEvent", SpeechEventShape.self, "The data of `speech`.", ["scope": "The scope."],
      example: #"{"scope": "book-3"}"#),
    .init(
      "SettingsEvent", SettingsEventShape.self, "The data of `settings`.",
      ["book": "The number of the book; `null` for the settings of all books."],
      example: #"{"book": null}"#),
    .init(
      "MarksEvent", MarksEventShape.self, "The data of `marks`.",
      ["book": "The number of the book."], example: #"{"book": 3}"#),
    .init(
      "ListEvent", ListEventShape.self, "The data of `list`.",
      [
        "list": """
        `fonts`, `backgrounds`, `replacements`, `opinions` (favourites, ratings, tags), `collections`, `feeds`, `listening-queue`, `reading-sessions` or `audiobooks` of the person, `dictionaries`, also when one was switched or moved, or `uploads`, when a file that arrives in pieces or that the server's machine adds comes or goes.
        """
      ], example: #"{"list": "fonts"}"#),
    .init(
      "NarrationEvent", NarrationEventShape.self, "The data of `narration`.",
      [
        "book": "The number of the book.", "from": "The book offset at which the stream begins.",
        "voice": "The `id` of the voice.", "ready": "The seconds of sound that are made.",
        "skipped": "The number of sentences that could not be spoken.",
        "state": "`speaking`, `waiting` (far enough ahead), `complete` or `failed`.",
        "problem": "Why the voice has `failed`.",
      ],
      example: #"""
        {"book": 3, "from": 61210, "voice": "heart", "ready": 184.2, "skipped": 0,
         "state": "speaking"}
        """#),
  ]
}
