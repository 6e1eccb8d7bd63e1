extension InterfaceDescription {
  /// The answers of a search of the whole library.
  static let librarySearchShapes: [ShapeDescription] = [
    .init(
      "LibrarySearch", LibrarySearchShape.self, "What a search of the whole library has found.",
      [
        "named":
          "Books whose title, series or authors hold every word, on the first page only, at most 12. A query of nothing but "
          + "fields has its books here.",
        "books":
          "Books with places in their text, the best first; books that are in `named`, too, go before the others.",
        "next": "The `from` of the next page, or `null`.",
        "index": "How much of the library can be searched.",
      ],
      example: #"""
        {"named": [], "books": [\#(foundExample)], "next": null,
         "index": {"books": 3, "indexed": 3, "complete": true}}
        """#),
    .init(
      "NamedBook", NamedBookShape.self, "A book by its names.",
      ["book": "The number of the book.", "title": "Its title.", "authors": "Its authors."],
      example: #"{"book": 3, "title": "Moby Dick", "authors": ["Herman Melville"]}"#),
    .init(
      "FoundBook", FoundBookShape.self, "A book in whose text the query was found.",
      [
        "book": "The number of the book.", "title": "Its title.", "authors": "Its authors.",
        "language": "The BCP 47 tag of its language, or `null`.",
        "matches": "Up to three places, in the order of the text.",
        "more": "Whether more passages of the book fit.",
      ], example: foundExample),
    .init(
      "FoundMatch", FoundMatchShape.self, "A place in the text of a book.",
      [
        "chapter": "The index of the chapter.", "heading": "The chapter's title, or `null`.",
        "start": "The book offset of its start.", "end": "The book offset of its end.",
        "before": "The text before it in the same paragraph, cut at a word.",
        "text": "The words that were found.",
        "after": "The text after it in the same paragraph, cut at a word.",
      ], example: matchFoundExample),
    .init(
      "IndexProgress", IndexProgressShape.self, "How much of the library can be searched.",
      [
        "books": "The number of books that the person may see.",
        "indexed": "The number of those whose text can be searched.",
        "complete": "Whether that is all of them.",
      ], example: #"{"books": 3, "indexed": 3, "complete": true}"#),
  ]

  private static let matchFoundExample = #"""
    {"chapter": 4, "heading": "The Carpet-Bag", "start": 61214, "end": 61219, "before": "all the ", "text": "whale", "after": " was white"}
    """#
  private static let foundExample = #"""
    {"book": 3, "title": "Moby Dick", "authors": ["Herman Melville"], "language": "en",
     "matches": [\#(matchFoundExample)], "more": true}
    """#
}
