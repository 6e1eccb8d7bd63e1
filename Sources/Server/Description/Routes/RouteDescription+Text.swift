extension InterfaceDescription {
  static let chapters = ResourceDescription(
    title: "Chapters",
    routes: [
      .init(
        "GET /api/books/{id}/chapters/{n}", "Gives the text of a chapter.",
        query: [.flag("styles", "`true` gives the chapter in the book's own style.")],
        answer: .json("Chapter"), errors: unreadable),
      .init(
        "GET /api/books/{id}/styles/{path}", "Hands out a style sheet of the book, made harmless.",
        query: [.choice("layout", ["fixed"], "`fixed` for designed pages.")],
        answer: .bytes(types: ["text/css; charset=utf-8"], "The style sheet."),
        errors: unreadable),
      .init(
        "GET /api/books/{id}/resources/{path}", "Hands out an image or a font of the book.",
        "Files of other kinds are not handed out. A figure of a PDF is drawn from its page.",
        answer: .bytes(
          types: imageTypes + [
            "font/ttf", "font/otf", "font/woff", "font/woff2", "font/collection",
          ],
          "The file."), errors: [.busy] + unreadable),
    ])

  static let drawnPages = ResourceDescription(
    title: "Drawn pages",
    routes: [
      .init(
        "GET /api/books/{id}/pages",
        "Lists the pages of a book whose file draws them, as PDF does.",
        answer: .json("DrawnPageList"), errors: unreadable),
      .init(
        "GET /api/books/{id}/pages/{n}", "Draws a page.",
        "A page that would have too many pixels or rows comes smaller than asked.",
        query: [.number("width", "The width in pixels, 16 to 4,096: 1,024 unless given.")],
        answer: .bytes(types: ["image/png"], "The page as it is shown, on white."),
        errors: [.busy] + unreadable),
      .init(
        "GET /api/books/{id}/pages/{n}/tiles/{column}/{row}", "Draws a part of a large page.",
        """
        A tile has 1,024 pixels on each side, and fewer at the right and the lower edge of the page. `column` and `row` count from 0 at its \
        top left corner.
        """,
        query: [
          .number(
            "width", "The width of the whole page in pixels, 16 to 65,536.", example: "8192",
            isRequired: true)
        ],
        answer: .bytes(types: ["image/png"], "The tile, on white."),
        errors: [.busy] + unreadable),
      .init(
        "GET /api/books/{id}/pages/{n}/words", "Says where the words and links of a page are.",
        answer: .json("DrawnPageWords"), errors: unreadable),
    ])

  static let search = ResourceDescription(
    title: "Searching",
    routes: [
      .init(
        "GET /api/books/{id}/search", "Finds words in a book.",
        query: [
          .needed("q", "The words, 1 to 1,000 units.", example: "silver harbour"),
          .flag("whole", "`true` finds whole words only."),
          .flag("case", "`true` tells capitals from small letters."),
          .flag("accents", "`true` tells letters with accents from those without."),
          .flag("regex", "`true` takes `q` for a regular expression of ICU."),
          .number("from", "The book offset at which the search begins."),
          .number("limit", "The most matches that are listed: 500 unless given, at most 5,000."),
        ],
        answer: .lines(
          ["SearchLine", "SearchEnd", "SearchFailure"],
          example: """
            {"chapter": 4, "matches": [{"start": 61214, "end": 61220, "before": "all the ", "text": "Straße", "after": " was wet"}]}
            {"chapter": 4, "count": 27}
            {"count": 131, "next": 99120, "complete": true}
            """),
        errors: [.badPattern, .tooSlow] + unreadable)
    ])

  static let positions = ResourceDescription(
    title: "Places",
    routes: [
      .init(
        "GET /api/books/{id}/position", "Says where the person reads in a book.",
        answer: .json("Position")),
      .init(
        "GET /api/books/{id}/positions", "Says where each device of the person was last.",
        answer: .json("PositionList")),
      .init(
        "GET /api/books/{id}/place", "Tells the book offset of a byte of the book's file.",
        """
        What was read of an upload before it was a book (`GET /api/uploads/{upload}/passage`) is found again by it. Only a plain text has \
        bytes for places; other formats are answered with `not-possible`.
        """,
        query: [.number("byte", "The byte.", example: "1048576", isRequired: true)],
        answer: .json("BytePlace"), errors: [.notPossible] + unreadable),
      .init(
        "PUT /api/books/{id}/position", "Stores where the person reads in a book.",
        "The server stores the place only when `version` is the present one.",
        body: .json("PositionRequest"), answer: .json("Position"),
        errors: [.conflict, .otherEdition, .missingFile]),
    ])

  /// Problems of a book whose file can't be read any more.
  static let unreadable: [ProblemType] = [.missingFile, .refused, .notABook]
}
