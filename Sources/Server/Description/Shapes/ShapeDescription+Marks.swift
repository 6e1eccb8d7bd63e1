extension InterfaceDescription {
  /// Marks.
  static let markShapes: [ShapeDescription] = [
    .init(
      "Mark", MarkShape.self, "A highlight or a bookmark of the person.",
      markFields.merging([
        "id": "The identifier that the client chose.", "book": "The number of the book.",
        "version": "Grows by 1 with each change.", "quote": "What stands there in the text.",
        "chapter": "The title of the chapter, or `null`.", "created": "When it was made.",
        "updated": "When it was last changed.",
        "removed": "When it was removed; `null` for a mark that is not in the bin.",
        "isPlaced": "`false` where the text has changed and the words are not found any more.",
        "title": "The title of the book, only in lists of several books.",
      ]) { $1 }, example: markExample),
    .init(
      "Quote", QuoteShape.self, "A passage with what stands around it.",
      [
        "exact": "The passage; of more than 8,192 units the beginning. Empty for a place.",
        "prefix": "Up to 64 units before it.", "suffix": "Up to 64 units after it.",
        "tail": "The last 256 units of a passage that is longer than `exact`.",
      ], example: quoteExample),
    .init(
      "MarkList", MarksShape.self, "The person's marks in a book.",
      ["marks": "The marks in the order of the text."],
      example: #"{"marks": [\#(markExample)]}"#),
    .init(
      "LibraryMarkList", LibraryMarksShape.self, "Some of the person's marks in all books.",
      [
        "marks": "At most 1,000 marks, those of the book that was marked last first.",
        "total": "The number of all marks that were asked for.",
        "next": "The value of `from` for the next request, or `null`.",
      ], example: #"{"marks": [\#(markExample)], "total": 1, "next": null}"#),
    .init(
      "MarkRequest", MarkRequest.self, "A mark to be made or changed.",
      markFields.merging([
        "version": "0 for a new mark, else the version that the client knows.",
        "edition": "The text that the offsets are of, see [Editions](#editions).",
        "quote": "What stands at the offsets in that text.",
      ]) { $1 },
      example: #"""
        {"kind": "highlight", "start": 15030, "end": 15061, "style": "solid", "color": "yellow",
         "note": "", "version": 0}
        """#),
    .init(
      "MarkImport", MarkImportShape.self, "What came of marks from another program.",
      [
        "placed": "The marks whose words were found.",
        "known": "The number of marks that were there already.",
        "unplaced": "The marks whose words were not found. They are kept, with `isPlaced` false.",
      ],
      example: #"{"placed": [\#(markExample)], "known": 2, "unplaced": []}"#),
    .init(
      "UnplacedMark", MarkImportShape.Unplaced.self, "A mark whose words were not found.",
      [
        "id": "The identifier of the mark.", "quote": "The words.", "note": "The note.",
        "reason": "One English sentence.",
      ],
      example: #"""
        {"id": "Yc2bq0Vx8sQd", "quote": "the silver harbour", "note": "",
         "reason": "These words aren't in this book."}
        """#),
  ]

  private static let markFields = [
    "kind": "`highlight` or `bookmark`. A bookmark may be a point.",
    "start": "The book offset of its start.",
    "end": "The book offset of its end; a highlight has at most 200,000 units.",
    "style": "`solid`, `underline`, `strikethrough` or `outline`.",
    "color": "`yellow`, `green`, `blue`, `pink`, `purple` or `orange`.",
    "note": "A note in Markdown, at most 50,000 units.",
  ]
  private static let quoteExample = #"""
    {"exact": "Nobody had come to meet the boat.", "prefix": "The harbour lay still. ",
     "suffix": " It was winter."}
    """#
  private static let markExample = #"""
    {"id": "Yc2bq0Vx8sQd", "book": 3, "kind": "highlight", "start": 15030, "end": 15063,
     "style": "solid", "color": "yellow", "note": "",
     "quote": {"exact": "Nobody had come to meet the boat.", "prefix": "The harbour lay still. ",
               "suffix": " It was winter."},
     "chapter": "Chapter 1", "created": "2026-11-21T14:30:00.000Z",
     "updated": "2026-11-21T14:30:00.000Z", "version": 1, "removed": null, "isPlaced": true}
    """#
}
