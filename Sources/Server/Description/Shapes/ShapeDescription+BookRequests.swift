extension InterfaceDescription {
  /// What clients ask of books.
  static let bookRequests: [ShapeDescription] = [
    .init(
      "BookRequest", BookRequest.self, "A change of a book.",
      [
        "voice": "The `id` of a voice, for this person; `null` takes the choice back.",
        "language": """
        The BCP 47 tag of the language, for everybody; `null` for what the book says or its text shows.
        """,
        "encoding": """
        The name of the encoding in which the file is read, for everybody; `null` detects it. Marks and places stay at \
        their bytes.
        """,
        "chapterRule": """
        What a heading of a plain text looks like, an expression in ICU's syntax, for everybody; `null` for the program's \
        own way. Marks and places stay at their bytes.
        """,
        "cleaning": """
        How the lines of a plain text are shown and spoken, for this person; `null` for the program's own way. No offset \
        changes.
        """,
      ],
      example: #"{"voice": "heart"}"#),
    .init(
      "ArticleRequest", ArticleRequest.self, "A web page to save.",
      [
        "address": "Its address; one without a scheme is taken as `https`.",
        "page": """
        The page as the person's browser shows it, HTML: for pages that need a login or are made by a script. The server \
        fetches the page if this is left out.
        """,
      ],
      example: #"{"address": "https://example.org/news/1"}"#),
    .init(
      "ShelfRequest", ShelfRequest.self, "The shelf on which a book stands.",
      ["shelf": "`private` or `shared`."], example: #"{"shelf": "private"}"#),
    .init(
      "PositionRequest", PositionRequest.self, "A place to be stored.",
      [
        "offset": "The book offset.", "version": "The version of the place that the client knows.",
        "device": "The name of the device, at most 100 units.",
        "state": """
        `reading`, `finished`, `unread` or `given-up`. Without it a finished book stays finished, and any other \
        is `reading`.
        """,
        "edition": "The text that the offset is of, see [Editions](#editions).",
        "quote": "What stands at the offset in that text.",
      ],
      example: #"{"offset": 15030, "version": 7, "device": "Phone"}"#),
  ]
}
