extension InterfaceDescription {
  /// What a person thinks of books.
  static let opinionShapes: [ShapeDescription] = [
    .init(
      "OpinionsRequest", OpinionsRequest.self, "A change of what the person thinks of some books.",
      [
        "books": "The numbers of the books, at most 10,000.",
        "favorite": "Whether they are favourites.",
        "rating": "Stars, 0.5 to 5 in steps of 0.5; `null` takes the rating back.",
        "tags": "The tags that they have from now on, at most 100 of 100 characters each.",
        "addTags": "Tags that are added to the present ones.",
        "removeTags": "Tags that are taken away.",
        "state": """
        `finished`, `unread`, `given-up` or `reading`. An unread book begins at its start; else places stay.
        """,
        "archived": "Whether they are put away.",
      ], example: #"{"books": [3, 5], "addTags": ["holiday"], "rating": 4.5}"#),
    .init(
      "ChangedBooks", ChangedBooksShape.self, "Books after a change.",
      ["books": "The books in the order of the request."], example: #"{"books": []}"#),
    .init(
      "TagList", TagsShape.self, "The person's tags.", ["tags": "They are in alphabetical order."],
      example: #"{"tags": [\#(tagExample)]}"#),
    .init(
      "Tag", TagShape.self, "A tag of the person.",
      [
        "id": "The tag's number.", "name": "The name.",
        "books": "How many books have it, without those in the bin.",
      ], example: tagExample),
    .init(
      "TagRequest", TagRequest.self, "A name for a tag.",
      ["name": "The name, 1 to 100 characters."], example: #"{"name": "holiday"}"#),
  ]

  private static let tagExample = #"{"id": 4, "name": "holiday", "books": 12}"#
}
