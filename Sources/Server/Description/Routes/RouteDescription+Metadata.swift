extension InterfaceDescription {
  static let metadata = ResourceDescription(
    title: "Metadata",
    routes: [
      .init(
        "GET /api/books/{id}/metadata", "Tells what is known of a book, and what its file says.",
        answer: .json("BookMetadata")),
      .init(
        "PATCH /api/books/{id}/metadata", "Corrects what is known of a book, for everybody.",
        """
        The file stays as it is. What the body does not name stays; `null` lets a field follow the file again, also the file of a later \
        edition. An empty text or list says that the book has nothing of the kind. A value that the file has, too, is no correction.
        """,
        body: .json("MetadataRequest"), answer: .json("BookMetadata")),
      .init(
        "PATCH /api/metadata", "Corrects what is known of several books.",
        "If one of the books is not there, or the person may not change it, nothing is changed.",
        body: .json("BooksMetadataRequest"), answer: .json("ChangedBooks")),
      .init(
        "POST /api/metadata/common", "Tells what several books have in common.",
        "It changes nothing; the numbers come in the body since there may be many.",
        body: .json("BooksRequest"), answer: .json("CommonMetadata")),
      .init(
        "PUT /api/books/{id}/cover", "Puts a picture in place of the cover of a book's file.",
        "It has at most 16 MB and 32 megapixels. The file stays as it is.",
        body: .bytes(type: "application/octet-stream", "The picture, a PNG, JPEG or WebP."),
        answer: .json("Book"), errors: [.tooLarge]),
      .init(
        "PATCH /api/books/{id}/cover", "Chooses where a book's cover comes from.",
        body: .json("CoverRequest"), answer: .json("Book"),
        errors: [.missingFile, .tooLarge, .refused, .notABook, .passwordNeeded]),
      .init(
        "GET /api/books/{id}/pictures", "Lists the pictures of a book.",
        answer: .json("Pictures"),
        errors: [.missingFile, .refused, .notABook, .passwordNeeded]),
    ])
}
