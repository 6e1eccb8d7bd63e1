extension InterfaceDescription {
  static let recognitionShapes: [ShapeDescription] = [
    .init(
      "Recognition", RecognitionShape.self, "The pages of a book that have no text of their own.",
      [
        "pages": "How many pages the file draws; 0 for a book all of whose pages have a text.",
        "wordless":
          "How many of them have no text of their own: pictures, and empty pages; 0 if there is nothing to recognise.",
        "languages":
          "The languages in which they were recognised, as Tesseract names them; `null` while they are pictures.",
        "suggested": "The languages that fit the book, of `available`.",
        "available":
          "The languages that this server can recognise; `null` without the program tesseract.",
        "work": "The work on it; `null` if nothing is under way.",
      ],
      example: #"""
        {"pages": 320, "wordless": 318, "languages": null, "suggested": ["deu"], "available": ["deu", "eng"],
         "work": \#(recognitionWorkExample)}
        """#),
    .init(
      "RecognitionWork", RecognitionWorkShape.self, "How far the recognition of a book is.",
      [
        "languages": "The languages of the text.",
        "state": "`waiting` (others go first), `working` or `failed`.",
        "done": "How many pages are read.",
        "pages": "How many pages are to be read; 0 before the first one.",
        "problem": "Why it has `failed`, one English sentence; else `null`.",
      ], example: recognitionWorkExample),
    .init(
      "RecognitionEvent", RecognitionEventShape.self, "The data of `recognition`.",
      [
        "book": "The number of the book.",
        "work": "The work on it; `null` when it is done or was given up.",
      ], example: #"{"book": 3, "work": \#(recognitionWorkExample)}"#),
    .init(
      "RecognitionRequest", RecognitionRequest.self, "The languages of a text.",
      [
        "languages":
          "1 to 4 of the `available` languages, that of most of the text first; those that fit the book if it is not given."
      ], example: #"{"languages": ["deu", "eng"]}"#),
  ]

  private static let recognitionWorkExample = #"""
    {"languages": ["deu"], "state": "working", "done": 41, "pages": 318, "problem": null}
    """#
}
