extension InterfaceDescription {
  static let librarySearch = ResourceDescription(
    title: "Searching the library",
    routes: [
      .init(
        "GET /api/search", "Finds words in the texts of all books.",
        """
        All words have to occur in a passage, which is some ten pages. `"…"` finds words in a row, `word*` their beginnings, \
        `NEAR(a b, 10)` words near each other; `AND`, `OR`, `NOT` and brackets combine them. `author:`, `title:`, `tag:` and `lang:` \
        choose books. A query that does not fit these rules is taken as plain words. Capitals, accents and widths don't count. \
        Only books that the person may see are found.
        """,
        query: [
          .needed("q", "The query, 1 to 1,000 units.", example: "white whale author:melville"),
          .number("from", "How many books with passages are left out; 0 unless given."),
          .number("limit", "The most books with passages: 10 unless given, at most 50."),
        ],
        answer: .json("LibrarySearch")),
      .init(
        "GET /api/search/index", "Says how much of the library can be searched.",
        "A program that serves the library keeps the index up to date in the background.",
        answer: .json("IndexProgress")),
    ])
}
