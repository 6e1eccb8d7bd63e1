extension InterfaceDescription {
  /// Books that are probably in the library twice.
  static let duplicateShapes: [ShapeDescription] = [
    .init(
      "Duplicates", DuplicatesShape.self, "Groups of books that are probably one book.",
      [
        "groups": "The groups, that with the oldest book first; at most 100.",
        "count": "How many groups there are.",
      ], example: #"{"groups": [], "count": 0}"#),
    .init(
      "DuplicateGroup", DuplicateGroupShape.self, "Books that are probably one book.",
      ["books": "Two or more books; the one that was added first comes first."],
      example: #"{"books": []}"#),
    .init(
      "DifferentBooksRequest", DifferentBooksRequest.self, "Books that are different ones.",
      ["books": "The numbers of 2 to 100 books."], example: #"{"books": [3, 5]}"#),
    .init(
      "MergeRequest", MergeRequest.self, "A book that is merged into another one.",
      ["book": "The number of the book that goes to the bin."], example: #"{"book": 5}"#),
  ]
}
