extension InterfaceDescription {
  /// Files that arrive in pieces.
  static let uploadShapes: [ShapeDescription] = [
    .init(
      "Upload", UploadShape.self,
      "A file that arrives in pieces, or a large text that the server's machine adds by itself.",
      [
        "id": "The name of the upload, chosen by the server.", "name": "The name of the file.",
        "byteCount": "The size of the whole file in bytes.",
        "received":
          "The bytes from the file's beginning that the server has: the next piece begins there.",
        "updated": "When the last piece arrived.",
        "for": """
        `book` or `recording`; `addition` for a text that a command or a watched folder adds to the library, which nobody sends: its passages \
        can be read, and it ends by itself.
        """,
        "own": "Whether the person sends or adds it, and may give it up.",
        "book": "The book that an addition has become, told for a minute; `null` for any other.",
      ], example: uploadExample),
    .init(
      "UploadList", UploadsShape.self, "The person's unfinished uploads.",
      [
        "uploads":
          "The one that waits longest comes first. Large texts that the server's machine adds to a shelf of the person are among them."
      ],
      example: #"{"uploads": [\#(uploadExample)]}"#),
    .init(
      "Passage", PassageShape.self,
      "A passage of a file that can be read before the file is in the library.",
      [
        "html": """
        A fragment of some screens, as in `Chapter`; `null` for a format that has to be there as a whole.
        """,
        "language": "The language that its text shows, BCP 47; `null` if it shows none.",
        "start": "The byte of the file at which the passage begins.",
        "end": "The byte behind the passage, at which the next one begins.",
        "blocks": "The byte at which each element of the fragment begins.",
        "offset": """
        Where the byte that was asked for stands in the text of the fragment: UTF-16 code units before the first visible character that ends \
        behind it.
        """,
      ],
      example: #"""
        {"html": "<p>It was night.</p>", "language": "en", "start": 1048576, "end": 1048589, "blocks": [1048576],
         "offset": 0}
        """#),
    .init(
      "PassageSearch", PassageSearchShape.self,
      "What a search of a file that is not in the library yet has found.",
      [
        "matches": "Some matches, in the order of the text.",
        "next": "The `from` of the next search; `null` when all of the file has been searched.",
        "more":
          "Whether more can be searched at once; `false` at the end of what has arrived, too.",
      ],
      example: #"{"matches": [\#(matchExample)], "next": 16777216, "more": true}"#),
    .init(
      "PassageMatch", PassageMatchShape.self, "A place in a file where the words stand.",
      [
        "start": "The byte at which its first visible character begins.",
        "end": "The byte behind its last visible character.",
        "before":
          "The text before it in the same paragraph, as far as the search has read it, cut at a word.",
        "text": "The words that match; of a very long match the beginning.",
        "after": "The text after it in the same paragraph, cut at a word.",
      ], example: matchExample),
    .init(
      "PassageContents", PassageContentsShape.self,
      "The headings of a part of a file that is not in the library yet.",
      [
        "headings": "Some headings, in the order of the text; the contents of the book may differ.",
        "next": "The `from` of the next part; `null` at the end of the file.",
        "more": "Whether the next part is there; `false` at the end of what has arrived, too.",
      ],
      example: #"{"headings": [\#(headingExample)], "next": 16777216, "more": true}"#),
    .init(
      "PassageHeading", PassageHeadingShape.self, "A heading in a file.",
      [
        "title": "The title as the contents show it.",
        "level": "0 for books, parts and volumes, 1 for chapters, 2 below.",
        "start": "The byte of the file at which its line begins.",
      ], example: headingExample),
    .init(
      "BytePlace", BytePlaceShape.self, "The place in a book at which a byte of its file stands.",
      ["offset": "The book offset of the first visible character that ends behind the byte."],
      example: #"{"offset": 1048102}"#),
  ]

  private static let headingExample = #"""
    {"title": "Chapter 12: The Tide", "level": 1, "start": 1048576}
    """#

  private static let matchExample = #"""
    {"start": 1048576, "end": 1048583, "before": "all the ", "text": "Straße", "after": " was wet"}
    """#

  private static let uploadExample = #"""
    {"id": "5f0c8e1b9a7d4c32b6e0f1a2d3c4b5a6", "name": "library.txt", "byteCount": 4400001359,
     "received": 16777216, "updated": "2026-11-21T14:30:00.000Z", "for": "book", "own": true,
     "book": null}
    """#
}
