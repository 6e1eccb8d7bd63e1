import BookParser
import Publishing
import ReadingModel

extension InterfaceDescription {
  static let books = ResourceDescription(title: "Books", routes: bookRows + fileRows)

  /// What is said of every route that brings a file.
  static let passwordHeader =
    "The password of an encrypted PDF is given in the header `X-File-Password`, as percent-encoded UTF-8."

  private static let bookRows: [RouteDescription] = [
    .init(
      "GET /api/books", "Lists the books that the person can see.",
      """
      Without a query it lists all of them, the one that was read last first. All conditions have to hold. Names are compared \
      without regard to capitals and accents. With `limit` the list comes in parts: `next` is the `from` of the next one.
      """,
      query: listQuery, answer: .json("BookList")),
    .init(
      "GET /api/book-numbers", "Lists the numbers of books, without the books.",
      """
      It takes what `GET /api/books` takes, but for `from` and `limit`, which change nothing: all numbers come. With `group` they come \
      in groups, and in the order that was asked for within each. A book of several collections stands in each of them.
      """,
      query: listQuery + [
        .choice(
          "group", BookGrouping.allCases.map(\.rawValue),
          "What the groups share: the first author, the series or a collection.", example: "author")
      ], answer: .json("BookNumbers")),
    .init(
      "GET /api/book-choices", "Tells what the person can choose among their books.",
      "A page offers filters by it. The values of tags and authors are asked for by themselves.",
      answer: .json("BookChoices")),
    .init(
      "PATCH /api/books", "Changes what the person thinks of some books.",
      """
      Favourites, ratings, tags, reading states and what is put away are the person's own. If one of the books is not there, nothing is changed.
      """,
      body: .json("OpinionsRequest"), answer: .json("ChangedBooks"), errors: [.tooLarge]),
    .init(
      "GET /api/books/{id}", "Gives what is needed to read a book.",
      "With `chapters` the lists of chapters and contents end after so many; `GET /api/books/{id}/outline` gives the rest.",
      query: [
        .number("chapters", "The most chapters, and entries of the contents.", example: "5000")
      ],
      answer: .json("BookDetails")),
    .init(
      "GET /api/books/{id}/outline", "Gives a part of a book's chapters and contents.",
      "The contents are counted by the entries that are below no other; each brings all below it.",
      query: [
        .number("from", "How many of both lists are left out.", example: "5000", isRequired: true),
        .number(
          "count", "The most of both lists, 5,000 at most.", example: "5000", isRequired: true),
      ], answer: .json("Outline")),
    .init(
      "PATCH /api/books/{id}",
      "Changes the voice, the language, the encoding or the chapter rule of a book.",
      """
      What the body does not name stays. Language, encoding and chapter rule are those of the book, so that only those may change them \
      who may remove the book.
      """,
      body: .json("BookRequest"), answer: .json("Book"),
      errors: [.noSuchVoice, .voiceFailed, .badRule]),
    .init(
      "GET /api/books/{id}/encodings", "Tells the encodings that a book's file may be in.",
      answer: .json("Encodings")),
    .init(
      "PUT /api/books/{id}/shelf", "Moves a book to the own shelf, or to everybody's.",
      "What others have stored in a private book stays for the day on which they see it again.",
      body: .json("ShelfRequest"), answer: .json("Book"), errors: [.duplicate]),
    .init(
      "DELETE /api/books/{id}", "Moves a book to the bin.",
      "The book can be restored for 30 days.", answer: .json("Book")),
    .init("POST /api/books/{id}/restore", "Takes a book out of the bin.", answer: .json("Book")),
  ]

  private static let listQuery: [RouteDescription.Parameter] = [
    .text("q", "Words that all occur in title, authors, series, file name or the person's tags."),
    .text("state", "States with commas between them: `unread`, `reading`, `finished`, `given-up`."),
    .flag("favorite", "`true` for favourites, `false` for all others."),
    .flag(
      "listened",
      "`true` for books whose last session was more listening than reading, `false` for all others."
    ),
    .flag("archived", "`true` for books that were put away, `false` for all others."),
    .number(
      "days", "Only books that were added in so many days before now, 1 to \(BookQuery.dayLimit).",
      example: "7"),
    .text("tag", "A tag of the person."),
    .text("format", "The `id` of a format."),
    .choice(
      "sort", BookQuery.Order.allCases.map(\.rawValue),
      """
      The order: last read, last added, title without its article, author's family name, series and number, progress, length, \
      rating, or the place that it was given by hand in the collection. What has no author, series or rating comes last.
      """, example: "title"),
    .flag("reverse", "`true` for the order the other way."),
    .number("from", "How many books are left out at the beginning."),
    .number("limit", "The most books, 1 to 1000; all without it.", example: "100"),
    .text("ids", "The numbers of the only books that are wanted, with commas between them."),
    .number("collection", "The number of a collection or smart shelf."),
    .text("feedGroup", "A group of feeds of the person: the articles that its feeds have brought."),
    .text("author", "An author's name."), .text("series", "The name of a series."),
    .text("language", "The language, such as `en`."), .text("publisher", "A publisher's name."),
    .text("subject", "A keyword that the book itself gives."),
    .text("site", "The host of the website that an article is from, without `www.`."),
  ]

  private static let fileRows: [RouteDescription] = [
    .init(
      "POST /api/books", "Adds a book.",
      """
      The program knows the format by the content. The name serves people only. \(passwordHeader)
      """,
      query: [
        .needed("name", "The name of the file.", example: "emma.epub"),
        .flag("copy", "`true` adds a file that the library has already."),
        .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
        .flag("private", "`true` puts the book on the shelf that nobody else sees."),
      ],
      body: .bytes(type: "application/octet-stream", "The file, of any media type."),
      answer: .json("Book", status: 201),
      errors: [.duplicate, .tooLarge, .notABook, .passwordNeeded, .refused, .missingFile]),
    .init(
      "POST /api/imports", "Adds every book of an archive; of a file that is a book, that one.",
      """
      Archives are ZIP, tar (alone or compressed), 7-Zip and RAR. A book that can't be added does not keep back the others. \
      A file that is a book itself, such as an EPUB or a comic, is added as `POST /api/books` adds it. \(passwordHeader)
      """,
      query: [
        .needed("name", "The name of the file.", example: "books.zip"),
        .flag("copy", "`true` adds files that the library has already."),
        .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
        .flag("private", "`true` puts the books on the shelf that nobody else sees."),
      ],
      body: .bytes(type: "application/octet-stream", "The file, of any media type."),
      answer: .json("Import", status: 201),
      errors: [.duplicate, .tooLarge, .notABook, .passwordNeeded, .refused, .missingFile]),
    .init(
      "PUT /api/books/{id}/file", "Puts back the file of a book that is `missing`, or replaces it.",
      """
      Without `edition` only the very file that is missing is taken. With `edition` any file takes the old one's \
      place, as a corrected edition does: the book keeps its number, and places and marks move to where their text is. \(passwordHeader)
      """,
      query: [
        .needed("name", "The name of the file.", example: "emma.epub"),
        .flag("edition", "`true` lets another file take the place of the book's file."),
      ],
      body: .bytes(type: "application/octet-stream", "The file, of any media type."),
      answer: .json("Book"),
      errors: [
        .otherFile, .duplicate, .tooLarge, .notABook, .passwordNeeded, .refused, .missingFile,
      ]),
    .init(
      "POST /api/articles", "Saves a web page.",
      """
      The server fetches the page, finds the article on it and keeps both with its pictures, sounds and videos as a book. An address that \
      leads to a book, such as a PDF, adds that book. No request goes to an address of this machine or its network. \(passwordHeader)
      """,
      query: [
        .flag("copy", "`true` saves a page again that the library has already."),
        .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
        .flag("private", "`true` puts the book on the person's own shelf."),
      ],
      body: .json("ArticleRequest"), answer: .json("Book", status: 201),
      errors: [
        .duplicate, .notFetched, .noArticle, .tooLarge, .notABook, .passwordNeeded, .refused,
      ]),
    .init(
      "POST /api/books/{id}/fetch", "Fetches a saved web page again.",
      """
      The book keeps its number; places and marks move to where their text is. A page whose server says that it has no other version \
      (304) stays as it is.
      """,
      query: [.text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`.")],
      answer: .json("Book"),
      errors: [
        .duplicate, .notFetched, .noArticle, .tooLarge, .notABook, .passwordNeeded, .refused,
      ]),
    .init(
      "GET /api/books/{id}/file", "Hands out the original file as a download.",
      answer: .bytes(types: BookFormatTable.standard.mediaTypes, "The file, with ranges."),
      errors: [.missingFile]),
    .init(
      "GET /api/books/{id}/export", "Hands out the book in another format as a download.",
      """
      The book is converted anew for each download, and its metadata is that of the library. Chapters that can't be read \
      say so. Events tell how far it is.
      """,
      query: [
        .choice(
          "format", PublicationFormat.allCases.map(\.rawValue),
          "The format; EPUB 3.3 if it is not given.", example: "epub"),
        .flag(
          "own",
          "`true` hands out the book's own EPUB, changed in nothing but the corrected metadata and a chosen cover. What is no EPUB is converted."
        ),
        .text("export", "A token of the client's choice for `export` events."),
      ] + pictureQuery,
      answer: .bytes(types: PublicationFormat.allCases.map(\.mediaType), "The file."),
      errors: [.missingFile, .notABook, .notPossible, .diskFull]),
    .init(
      "GET /api/export/formats", "Lists the formats that books can be exported in.",
      "PDF is among them only if Chromium is installed on the server, and root has not started the server.",
      answer: .json("ExportFormats")),
    .init(
      "GET /api/export", "Hands out several books as one file, with a page of contents in front.",
      "As with one book; events name the first one.",
      query: [
        .needed(
          "books", "The numbers of 1 to 500 books in their order, with commas between them.",
          example: "3"),
        .text("title", "What the whole is called, at most 200 characters."),
        .choice(
          "format", PublicationFormat.allCases.map(\.rawValue),
          "The format; EPUB 3.3 if it is not given.", example: "epub"),
        .text("export", "A token of the client's choice for `export` events."),
      ] + pictureQuery,
      answer: .bytes(types: PublicationFormat.allCases.map(\.mediaType), "The file."),
      errors: [.missingFile, .notABook, .notPossible, .diskFull]),
    .init(
      "GET /api/books/{id}/cover", "Hands out the cover.",
      query: [.text("v", "Any text; it makes the address a new one when the cover changes.")],
      answer: .bytes(types: imageTypes, "The image."), errors: [.noCover, .missingFile]),
  ]

  static let bin = ResourceDescription(
    title: "The bin",
    routes: [
      .init(
        "GET /api/bin", "Lists what the person removed and can restore.", answer: .json("Bin")),
      .init(
        "DELETE /api/bin", "Deletes for good everything that the list has.", answer: .json("Bin")),
      .init(
        "DELETE /api/books/{id}/bin", "Deletes a removed book for good.",
        "Its file and everybody's places and marks in it go with it.", answer: .json("Bin")),
      .init(
        "DELETE /api/books/{id}/marks/{mark}/bin", "Deletes a removed mark for good.",
        answer: .json("Bin")),
    ])

  /// How an EPUB's pictures are written.
  private static let pictureQuery: [RouteDescription.Parameter] = [
    .number(
      "jpeg-quality",
      "The quality of pictures that become JPEG in an EPUB, 1 to 100; 90 if it is not given."),
    .number(
      "picture-size",
      "The most pixels of a picture's longer side in an EPUB, 16 to 8192; no limit if it is not given. A larger animation shows its first frame."
    ),
    .text(
      "svg-size",
      "The most pixels of SVG pictures that become PNG in an EPUB, each side from 16 to 8192; `1024x768` if it is not given."
    ),
    .flag(
      "grey",
      "`true` writes an EPUB's pictures in levels of grey. An animation shows its first frame."),
  ]

  /// The media types of images that `MediaKind` knows.
  static let imageTypes = [
    "image/png", "image/jpeg", "image/gif", "image/bmp", "image/webp", "image/avif",
    "image/svg+xml",
  ]
}
