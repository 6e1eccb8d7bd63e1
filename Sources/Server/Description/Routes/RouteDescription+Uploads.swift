extension InterfaceDescription {
  static let uploads = ResourceDescription(
    title: "Uploads in pieces",
    routes: [
      .init(
        "GET /api/uploads", "Lists the person's unfinished uploads.", answer: .json("UploadList")),
      .init(
        "POST /api/uploads", "Announces a file that will arrive in pieces.",
        query: [
          .needed("name", "The name of the file.", example: "library.txt"),
          .number(
            "length", "The size of the file in bytes.", example: "4400001359", isRequired: true),
          .text(
            "for",
            "`recording` for a sound of a recording, `book` for anything else, also if it is not given."
          ),
        ],
        answer: .json("Upload", status: 201), errors: [.notABook]),
      .init(
        "GET /api/uploads/{upload}", "Tells how much of a file has arrived.",
        "A piece that is still under way ends here, with what has arrived of it.",
        answer: .json("Upload")),
      .init(
        "GET /api/uploads/{upload}/passage",
        "Shows a passage of a text that is still arriving or being read.",
        """
        It is there from the first 64 KB on, and while the file is being added to the library. A byte that has not arrived counts as \
        the last one that has. When the book is there, `GET /api/books/{id}/place` tells the book offset of a byte.
        """,
        query: [
          .number(
            "byte",
            "The byte in whose line, or paragraph of wrapped lines, the passage begins; 0 if it is not given."
          )
        ],
        answer: .json("Passage"), errors: [.notABook]),
      .init(
        "GET /api/uploads/{upload}/audio",
        "Reads aloud a passage of a text that is still arriving or being read.",
        """
        The sound ends with the passage. What the person has decided for all books counts here, too. A passage that was shown can be heard to \
        its end also when the text has become a book and the upload is gone.
        """,
        query: passageSpeech,
        answer: .bytes(types: ["audio/mpeg", "audio/webm"], "The sound, while it is made."),
        errors: passageSpeechErrors),
      .init(
        "GET /api/uploads/{upload}/timeline", "Says when the sentences of a passage are spoken.",
        """
        As `GET /api/books/{id}/timeline`; the offsets are those of the passage's text.
        """,
        query: passageSpeech + [
          .number("index", "The first segment that is wanted.", example: "12", isRequired: true),
          .number("count", "The most segments, 1 to 200; 200 unless given.", example: "16"),
        ], answer: .json("Timeline"), errors: passageSpeechErrors),
      .init(
        "GET /api/uploads/{upload}/search",
        "Finds words in a text that is still arriving or being read.",
        """
        An answer covers about 16 MB of the file; `from` with the `next` of the last answer goes on. A match is where \
        `GET /api/uploads/{upload}/passage` shows it. What begins in the last 48 KB that have arrived may be found only when more is there. \
        A format that has to be there as a whole has no matches.
        """,
        query: [
          .needed("q", "The words, 1 to 1,000 units.", example: "strasse"),
          .flag("whole", "`true` finds whole words only."),
          .flag("case", "`true` tells capitals from small letters."),
          .flag("accents", "`true` tells letters with accents from those without."),
          .flag("regex", "`true` takes `q` for a regular expression of ICU."),
          .number("from", "The byte at which the search begins; 0 if it is not given."),
          .number("limit", "The most matches: 50 unless given, at most 500."),
        ],
        answer: .json("PassageSearch"), errors: [.badPattern, .tooSlow, .notABook]),
      .init(
        "GET /api/uploads/{upload}/contents",
        "Lists headings of a text that is still arriving or being read.",
        """
        An answer covers about 16 MB of the file, and at most 2,000 headings; `from` with the `next` of the last answer goes on. \
        `GET /api/uploads/{upload}/passage` shows a heading at its `start`. A format that has to be there as a whole has no headings.
        """,
        query: [.number("from", "The byte at which the part begins; 0 if it is not given.")],
        answer: .json("PassageContents"), errors: [.notABook]),
      .init(
        "PATCH /api/uploads/{upload}", "Adds a piece at the end of what has arrived.",
        """
        What has arrived of a piece that breaks off counts. The beginning of the file must look like a book, or like a sound if it \
        is for a recording; otherwise the upload is gone.
        """,
        query: [
          .number("offset", "The bytes before the piece.", example: "16777216", isRequired: true)
        ],
        body: .bytes(type: "application/octet-stream", "The piece, of any size."),
        answer: .json("Upload"),
        errors: [.conflict, .notABook, .notARecording, .refused, .missingFile]),
      .init(
        "DELETE /api/uploads/{upload}", "Gives an upload up.",
        """
        If the library reads it at that moment, it stops, and nothing of the file stays. So ends a text that the person adds by a command or a \
        watched folder, too; the folder's file is not added again until it changes.
        """, answer: .json("Upload")),
      .init(
        "POST /api/uploads/{upload}/book", "Adds the complete file to the library.",
        """
        The upload is gone when the book is there, and when the file is no book; not when it needs a password. \(passwordHeader)
        """,
        query: [
          .flag("copy", "`true` adds a file that the library has already."),
          .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
          .flag("private", "`true` puts the book on the shelf that nobody else sees."),
        ],
        answer: .json("Book", status: 201),
        errors: [.conflict, .duplicate, .notABook, .passwordNeeded, .refused, .missingFile]),
      .init(
        "POST /api/books/{id}/file", "Makes the complete file of an upload the file of a book.",
        """
        As `PUT /api/books/{id}/file` does with a file that comes at once. The upload is gone when the book has its file, and when the file \
        is another one than the missing one, or no book. \(passwordHeader)
        """,
        query: [
          .needed("upload", "The id of the upload.", example: "0f3a61c2b7d84e5f9a1c0b2d3e4f5a6b"),
          .flag("edition", "`true` lets another file take the place of the book's file."),
          .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
        ],
        answer: .json("Book"),
        errors: [
          .conflict, .otherFile, .duplicate, .notABook, .passwordNeeded, .refused, .missingFile,
        ]),
      .init(
        "POST /api/uploads/{upload}/folder",
        "Adds every book of a folder that has arrived as a tar file.",
        """
        The tar file has the folder's files by their relative paths, so that `metadata.opf`, `cover.jpg`, calibre's \
        `metadata.db` and KOReader's `.sdr` beside books are read, as `vorleser add FOLDER` does. Of a book in several formats \
        the best one is added. A book that can't be added does not keep back the others, and neither does a database that \
        can't be read, which is among `refused`. The upload is gone afterwards.
        """,
        query: [
          .flag("copy", "`true` adds files that the library has already."),
          .text("import", "A token for `import` events: 1 to 64 of `A–Z a–z 0–9 _ -`."),
          .flag("private", "`true` puts the books on the shelf that nobody else sees."),
        ],
        answer: .json("Import", status: 201),
        errors: [.conflict, .notABook, .refused, .missingFile]),
    ])

  private static let passageSpeech: [RouteDescription.Parameter] = [
    .number("byte", "The byte by which the passage was asked for; 0 if it is not given."),
    .number(
      "from", "The offset of the first word in the passage's text.", example: "1210",
      isRequired: true),
    .needed("voice", "The `id` of the voice.", example: "heart"),
    .choice("format", ["mp3", "opus"], "`mp3` unless given."),
    .choice("languages", ["any"], "`any` reads other languages than the voice's, too."),
  ]

  private static let passageSpeechErrors: [ProblemType] = [
    .nothingToSay, .noSuchVoice, .voiceFailed, .otherLanguage, .otherScript, .notABook,
  ]
}
