extension InterfaceDescription {
  /// What is known of books, and what people correct of it.
  static let metadataShapes: [ShapeDescription] = [
    .init(
      "Metadata", MetadataShape.self, "What is known of a book.",
      [
        "title": "The title; `null` where several books have different ones.",
        "sortTitle": "The title as sorted; `null` for the title without its article.",
        "contributors": "Authors, translators and others, in order.",
        "series": "The series with the book's place in it.",
        "language": "BCP 47 tag, by what the book says or by its text.",
        "published": "When it was published, as the file writes it.",
        "publisher": "The publisher.", "identifiers": "Identifiers, such as an ISBN.",
        "description": "The blurb, a plain text or HTML. HTML of a book is hostile.",
        "subjects": "Keywords, which all people share; tags are a person's own.",
      ], example: metadataExample),
    .init(
      "Contributor", ContributorShape.self, "A person or organisation that made a book.",
      [
        "name": "The name.", "sortAs": "The name as sorted.",
        "role": "A MARC relator code, such as `aut`, `trl` or `ill`.",
        "kind": "`creator` for those whom lists name as authors, else `contributor`.",
      ], example: contributorExample),
    .init(
      "BookMetadata", BookMetadataShape.self, "What is known of a book, and what its file says.",
      [
        "book": "The number of the book.", "shown": "What lists, searches and exports show.",
        "file": "What the file says, or the name of the file as a title.",
        "corrected": "The fields that do not follow the file.",
        "cover":
          "Where the cover comes from: `drawn` if none is shown by choice, so that pages draw one.",
      ],
      example: """
        {"book": 3, "shown": \(metadataExample), "file": \(metadataExample), "corrected": ["series"], "cover": "file"}
        """),
    .init(
      "CoverRequest", CoverRequest.self, "A choice of a book's cover.",
      [
        "source": "`file`, `drawn`, or `picture` for a picture of the book.",
        "picture": "The path of the picture inside the book.",
      ], example: #"{"source": "picture", "picture": "OEBPS/map.png"}"#),
    .init(
      "Pictures", PicturesShape.self, "The pictures of a book.",
      [
        "pictures": "The cover of its file first, then those of its chapters in order, at most 200."
      ],
      example:
        #"{"pictures": [{"path": "OEBPS/map.png", "address": "/api/books/3/resources/OEBPS/map.png"}]}"#
    ),
    .init(
      "Picture", PictureShape.self, "A picture of a book.",
      ["path": "The path inside the book.", "address": "The address."],
      example: #"{"path": "OEBPS/map.png", "address": "/api/books/3/resources/OEBPS/map.png"}"#),
    .init(
      "CommonMetadata", CommonMetadataShape.self, "What several books have in common.",
      [
        "count": "The number of books.",
        "shown": "What is the same in all of them; other fields are `null` or empty.",
        "differing":
          "The fields in which they differ. Books of a series are the same, whatever their places in it.",
        "corrected": "The fields that do not follow the file in at least one of them.",
      ],
      example: """
        {"count": 2, "shown": \(metadataExample), "differing": ["title"], "corrected": []}
        """),
    .init(
      "MetadataRequest", MetadataRequest.self, "A correction of what is known of a book.",
      corrections, example: #"{"series": {"name": "The Barchester Chronicles", "position": "2"}}"#),
    .init(
      "BooksMetadataRequest", BooksMetadataRequest.self,
      "A correction of what is known of several books.",
      corrections.merging([
        "books": "The numbers of the books, at most 10,000.",
        "addSubjects": "Keywords that are added to the present ones.",
        "removeSubjects": "Keywords that are taken away.",
      ]) { own, _ in own },
      example: #"{"books": [3, 5], "publisher": "Longman"}"#),
    .init(
      "BooksRequest", BooksRequest.self, "Some books.",
      ["books": "Their numbers, at most 10,000."], example: #"{"books": [3, 5]}"#),
    .init(
      "ContributorRequest", ContributorRequest.self, "A person or organisation that made a book.",
      [
        "name": "The name.", "sortAs": "The name as sorted.",
        "role": "A MARC relator code of three letters.",
        "kind": "`creator` or `contributor`; by the role, if it is missing.",
      ], example: #"{"name": "Anthony Trollope", "sortAs": "Trollope, Anthony", "role": "aut"}"#),
    .init(
      "SeriesRequest", SeriesRequest.self, "A series with the book's place in it.",
      [
        "name": "The name; empty for a book without a series.",
        "position":
          "The place in it, such as `2` or `2.5`; if it is missing, a book keeps its place.",
      ], example: #"{"name": "The Barchester Chronicles", "position": "2"}"#),
  ]

  private static let corrections = [
    "title": "The title, at most 500 characters.",
    "sortTitle": "The title as sorted.",
    "contributors": "Authors, translators and others, at most 200.",
    "series": "The series.",
    "language": "BCP 47 tag.",
    "published": "A year, a month or a day: `1857`, `1857-05`, `1857-05-03`.",
    "publisher": "The publisher.",
    "identifiers": "Identifiers, at most 200.",
    "description": "The blurb, at most 20,000 characters.",
    "subjects": "Keywords, at most 200.",
  ]

  private static let contributorExample = """
    {"name": "Anthony Trollope", "sortAs": "Trollope, Anthony", "role": "aut", "kind": "creator"}
    """

  private static let metadataExample = """
    {"title": "Barchester Towers", "sortTitle": null, "contributors": [\(contributorExample)], \
    "series": {"name": "The Barchester Chronicles", "position": "2"}, "language": "en", "published": "1857", \
    "publisher": "Longman", "identifiers": [], "description": null, "subjects": ["Clergy"]}
    """
}
