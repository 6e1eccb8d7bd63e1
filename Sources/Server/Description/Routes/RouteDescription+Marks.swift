extension InterfaceDescription {
  static let marks = ResourceDescription(title: "Marks", routes: markRows + markFileRows)

  private static let markRows: [RouteDescription] = [
    .init(
      "GET /api/books/{id}/marks", "Lists the person's marks in a book.",
      query: [.flag("removed", "`true` lists the marks in the bin instead.")],
      answer: .json("MarkList")),
    .init(
      "PUT /api/books/{id}/marks/{mark}", "Makes or changes a mark.",
      "`style`, `color` and `note` may be left out: `solid`, `yellow`, and no note.",
      body: .json("MarkRequest"), answer: .json("Mark"),
      errors: [.conflict, .otherEdition, .tooLarge] + unreadable),
    .init(
      "DELETE /api/books/{id}/marks/{mark}", "Moves a mark to the bin.",
      "The mark can be restored for 30 days.", answer: .json("Mark")),
    .init(
      "POST /api/books/{id}/marks/{mark}/restore", "Takes a mark out of the bin.",
      answer: .json("Mark")),
    .init(
      "GET /api/marks", "Lists the person's marks in all books.",
      query: [
        .choice("kind", ["highlight", "bookmark"], "Only marks of this kind."),
        .choice(
          "color", ["yellow", "green", "blue", "pink", "purple", "orange"],
          "Only marks of this colour.", example: "yellow"),
        .text(
          "search",
          "Only marks with this text in their note or passage, without regard to case and accents."
        ),
        .number("from", "The number of marks that are passed over; `next` of the answer before."),
      ], answer: .json("LibraryMarkList")),
  ]

  private static let markFileRows: [RouteDescription] = [
    .init(
      "GET /api/books/{id}/marks/export", "Hands out the marks of a book as a download.",
      query: [markFormat], answer: markFile, errors: unreadable),
    .init(
      "GET /api/marks/export", "Hands out the marks of all books as a download.",
      query: [markFormat], answer: markFile, errors: unreadable),
    .init(
      "POST /api/books/{id}/marks/import", "Takes in marks from another program.",
      "A mark that lies in the bin is restored.",
      body: .bytes(
        type: "application/json",
        "An `AnnotationSet`, or the JSON of KOReader or Readest, at most 16 MB."),
      answer: .json("MarkImport"), errors: [.tooLarge] + unreadable),
  ]

  private static let markFormat = RouteDescription.Parameter.choice(
    "format", ["markdown", "annotations", "html", "readwise"],
    """
    `markdown` unless given; `annotations` is Readium's `AnnotationSet` (a list of them for all books), `readwise` \
    is CSV.
    """, example: "markdown")
  private static let markFile = RouteDescription.Answer.bytes(
    types: [
      "text/markdown; charset=utf-8", "application/ld+json", "text/html; charset=utf-8",
      "text/csv; charset=utf-8",
    ], "The file.")
}
