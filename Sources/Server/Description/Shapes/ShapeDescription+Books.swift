extension InterfaceDescription {
  /// Books, places in them, and the bin.
  static let bookShapes: [ShapeDescription] = bookAnswers + bookParts + bookRequests

  private static let candidateExample =
    #"{"encoding": "koi8-r", "confidence": 0.998, "sample": "Вечером старик долго сидел у окна"}"#

  private static let bookAnswers: [ShapeDescription] = [
    .init(
      "Book", BookShape.self, "A book of the library.",
      [
        "id": "The book's number, a positive integer that is never used again.",
        "title": "The title.", "authors": "The authors' names.",
        "language": "The BCP 47 tag of the language, or `null`.",
        "format": "The `id` of the file's format, such as `epub`.",
        "capabilities": """
        What can be done with the book, of `read`, `reflow`, `listen`, `search`, `mark`, `pages`, `contents`, `drawn` and \
        `recording`. A client offers nothing else.
        """,
        "series": "The series, or `null`.",
        "fingerprint": "What identifies the file: `{format}:{SHA-256}:{byte count}`.",
        "fileName": "The name under which the file came.", "byteCount": "The size of the file.",
        "cover": "The address of the cover, or `null`. It changes with the cover.",
        "added": "When the book was added.",
        "lastRead": "When the person last read it; `null` for an unread book.",
        "removed": "When it was removed; `null` for a book that is not in the bin.",
        "length": "The length of the text in UTF-16 units.",
        "blank": """
        Whether there is nothing to read in it: no visible text, no picture and no sound, or only frames; `false` for a text of \
        more than 1,000 units.
        """,
        "progress": "0 to 1: 0 for an unread book, 1 for a finished one.",
        "position": "Where the person reads.",
        "voice": "The `id` of the voice that the person chose for this book, or `null`.",
        "missing": "`true` while the file has vanished from the data folder.",
        "shelf": "`shared`, or `private` for a book that nobody else can see.",
        "addedBy": "The number of the person who added it, or `null`.",
        "address": "The address of the web page that it was saved from; `null` for other books.",
        "favorite": "Whether it is a favourite of the person.",
        "rating": "The person's stars, 0.5 to 5 in steps of 0.5, or `null`.",
        "tags": "The person's tags in alphabetical order.",
        "archived": "Whether the person has put it away; the page leaves it out of its main list.",
      ], example: bookExample),
    .init(
      "BookList", BooksShape.self, "The books that the person can see.",
      [
        "books": "Without `sort` the book that was read last comes first, then the newest.",
        "count": "How many books the whole list has.",
        "next": "The `from` of the next part; `null` at the end.",
        "formats": "The formats that files may be of.",
      ],
      example:
        #"{"books": [\#(bookExample)], "count": 1, "next": null, "formats": [\#(formatExample)]}"#),
    .init(
      "BookNumbers", BookNumbersShape.self, "The numbers of books.",
      [
        "books": "The numbers in the order that was asked for.",
        "groups":
          "With `group`: the groups in alphabetical order, each with how many of the numbers are its. What belongs to none comes last.",
      ], example: #"{"books": [3, 5, 4], "groups": [\#(groupExample)]}"#),
    .init(
      "BookGroup", BookGroupShape.self, "Books that share something.",
      [
        "name": "What they share; `null` for books that have nothing of the kind.",
        "collection": "The number of the collection, or `null`.",
        "count": "How many of the numbers are in the group.",
      ], example: groupExample),
    .init(
      "BookChoices", BookChoicesShape.self, "What the person can choose among their books.",
      [
        "books": "How many books there are.", "favorites": "How many of them are favourites.",
        "archived": "How many of them the person has put away.",
        "tags": "How many different tags they have.",
        "authors": "How many different authors they have.",
        "states": "The states that books have.",
        "formats": "The `id`s of the formats that books have.",
        "languages": "The primary subtags of the languages that books have.",
      ],
      example: #"""
        {"books": 3, "favorites": 1, "archived": 0, "tags": 2, "authors": 3, "states": [{"name": "unread", "books": 3}],
          "formats": [{"name": "epub", "books": 3}], "languages": [{"name": "en", "books": 3}]}
        """#),
    .init(
      "Format", FormatShape.self, "A format that books come in.",
      [
        "id": "What a book's `format` says.", "name": "What people call it, in English.",
        "mediaType": "The media type of its files.",
        "extensions": """
        What the names of its files end in, in lowercase without the point. A file under another name is recognised by its \
        content.
        """,
      ], example: formatExample),
    .init(
      "BookDetails", BookDetailsShape.self, "A book with what is needed to read it.",
      [
        "edition": "Says which text the offsets are of, see [Editions](#editions).",
        "languageDetected":
          "`true` where the book names no language and `language` was found in its text.",
        "languageCorrected":
          "`true` where a person has put `language` in place of what the book says.",
        "encoding":
          "The encoding in which the file is read; `null` for a format that says it itself.",
        "chapterRule": """
        The expression by which a person has a plain text divided into chapters; `null` for the program's own way.
        """,
        "cleaning": """
        How the person sees the lines of a plain text; `null` for a format that marks its paragraphs.
        """,
        "recording": "The recording that the book brings, or `null`.",
        "replacements": """
        Changes whenever the person's replacement rules for the book do, or `cleaning`; `null` without any.
        """,
        "chapterCount": "How many chapters there are.",
        "contentsCount": "How many entries of the contents are below no other.",
        "chapters": "The chapters in reading order.",
        "contents": "The table of contents as the author made it.",
        "direction": "The way in which pages turn: `ltr` or `rtl`.",
        "layout": "`reflowable`, or `pre-paginated` for designed pages.",
        "writing":
          "How lines run and follow each other: `horizontal-tb`, `vertical-rl` or `vertical-lr`.",
        "spread":
          "When two designed pages stand side by side: `auto`, `none`, `landscape` or `both`.",
        "findings": "What is wrong with the file.",
      ],
      example: #"""
        {\#(bookFields),
         "edition": "3fa9c1d20b7e4a55.41", "chapterCount": 1, "contentsCount": 1, "languageDetected": false,
         "languageCorrected": false, "encoding": null, "chapterRule": null,
         "cleaning": null, "replacements": null, "recording": null,
         "chapters": [{"index": 0, "title": "Chapter 1", "start": 0, "length": 15812,
                       "linear": true, "layout": "reflowable", "side": null}],
         "contents": [{"label": "Volume I", "offset": 0, "chapter": 0, "children": []}],
         "direction": "ltr", "layout": "reflowable", "writing": "horizontal-tb",
         "spread": "auto",
         "findings": [{"severity": "moderate", "place": "OEBPS/ch1.xhtml:12",
                       "message": "The link to ch9.xhtml leads nowhere.", "code": "dead-link",
                       "values": {"address": "ch9.xhtml"}}]}
        """#, extending: "Book"),
    .init(
      "Outline", OutlineShape.self, "A part of a book's chapters and contents.",
      [
        "edition": "The edition that the lists are of, as in `BookDetails`.",
        "chapterCount": "How many chapters there are.",
        "contentsCount": "How many entries of the contents are below no other.",
        "chapters": "Chapters in reading order.",
        "contents": "Entries of the contents with all below them.",
      ],
      example: #"""
        {"edition": "3fa9c1d20b7e4a55.41", "chapterCount": 40221, "contentsCount": 40221,
         "chapters": [{"index": 5000, "title": "Chapter 5001", "start": 25004812, "length": 15812,
                       "linear": true, "layout": "reflowable", "side": null}],
         "contents": [{"label": "Chapter 5001", "offset": 25004812, "chapter": 5000, "children": []}]}
        """#),
    .init(
      "Encodings", EncodingsShape.self,
      "The encoding of a book's file, and those that it may be in.",
      [
        "encoding":
          "The encoding in which the file is read; `null` for a format that says it itself.",
        "chosen": "Whether a person has chosen it.",
        "candidates": "Those that are worth a try, the likeliest first.",
        "encodings": "The names of all encodings; empty for a format that says it itself.",
      ],
      example:
        #"{"encoding": "koi8-r", "chosen": false, "candidates": [\#(candidateExample)], "encodings": ["utf-8"]}"#
    ),
    .init(
      "EncodingCandidate", EncodingCandidateShape.self, "An encoding that a file may be in.",
      [
        "encoding": "Its name.",
        "confidence": "The estimated chance that it is the right one, 0 to 1.",
        "sample": "Some words of the text as they are in it.",
      ], example: candidateExample),
    .init(
      "Bin", BinShape.self, "What was removed and can be restored.",
      [
        "books": "The removed books that the person may delete, last removed first.",
        "marks": "The person's removed marks in other books, each with its book's `title`.",
      ], example: #"{"books": [], "marks": []}"#),
    .init(
      "Import", ImportShape.self, "What became of the books of a file.",
      [
        "books": "The books that were added, in the order of the archive.",
        "known": "The books that the library had already.", "refused": "The others.",
      ],
      example:
        #"{"books": [\#(bookExample)], "known": [], "refused": [\#(refusedExample)]}"#),
    .init(
      "RefusedBook", RefusedBookShape.self, "A book of an archive that was not added.",
      ["path": "Its path in the archive.", "problem": "Why not."], example: refusedExample),
    .init(
      "Position", PositionShape.self, "A place in a book.",
      [
        "offset": "The book offset.",
        "version": "Grows by 1 with each change; 0 for an unread book.",
        "updated": "When the place was stored, or `null`.",
        "device": "The name of the device that stored it, or `null`.",
        "state": """
        `unread`, `reading`, `finished` once the end was reached or the person said so, or `given-up`. Always \
        `reading` in the list of devices.
        """,
      ], example: positionExample),
    .init(
      "PositionList", PositionsShape.self, "Where each device of the person was last.",
      ["positions": "The latest comes first."],
      example: #"{"positions": [\#(positionExample)]}"#),
  ]

  private static let bookParts: [ShapeDescription] = [
    .init(
      "Series", SeriesShape.self, "A book's place in a series.",
      ["name": "The name of the series.", "position": "The number in it, or `null`."],
      example: #"{"name": "The Harbour Books", "position": "2"}"#),
    .init(
      "ChapterInfo", ChapterInfoShape.self, "A chapter in the list of a book's chapters.",
      [
        "index": "The index, from 0.", "title": "The title, or `null`.",
        "start": "The book offset of its start.", "length": "Its length in UTF-16 units.",
        "linear": "`false` for what stands beside the text, such as a page of notes.",
        "layout": "`reflowable` or `pre-paginated`.",
        "side": "Where a designed page belongs in a spread: `left`, `right`, `center` or `null`.",
      ],
      example: #"""
        {"index": 0, "title": "Chapter 1", "start": 0, "length": 15812, "linear": true,
         "layout": "reflowable", "side": null}
        """#),
    .init(
      "ContentsEntry", ContentsEntryShape.self, "A line of the table of contents.",
      [
        "label": "The text of the line.",
        "offset": "The book offset that it leads to; `null` where it leads nowhere.",
        "chapter": "The index of that chapter, or `null`.", "children": "The lines below it.",
      ], example: #"{"label": "Volume I", "offset": 0, "chapter": 0, "children": []}"#),
    .init(
      "Finding", FindingShape.self, "An author's or a tool's mistake in a book.",
      [
        "severity": "How much it matters: `minor`, `moderate` or `major`.",
        "place": "The file inside the book, with the line if known.",
        "message": "One English sentence.",
        "code": """
        Which of the [codes](#codes) it is; absent in a finding that an older version has kept.
        """,
        "values": "What the sentence names, by name; absent where it names nothing.",
      ],
      example: #"""
        {"severity": "moderate", "place": "OEBPS/ch1.xhtml:12",
         "message": "The link to ch9.xhtml leads nowhere.", "code": "dead-link",
         "values": {"address": "ch9.xhtml"}}
        """#),
  ]

  private static let positionExample = #"""
    {"offset": 369822, "version": 7, "updated": "2026-11-21T14:30:00.000Z",
     "device": "Phone", "state": "reading"}
    """#
  private static let bookFields = #"""
    "id": 3, "title": "Emma", "authors": ["Jane Austen"], "language": "en", "format": "epub",
     "capabilities": ["read", "reflow", "listen", "search", "mark", "pages", "contents", "recording"],
     "series": null, "fingerprint": "epub:9f86d081884c7d65…:480123", "fileName": "emma.epub",
     "byteCount": 480123, "cover": "/api/books/3/cover?v=1a2b3c4d",
     "added": "2026-11-20T09:00:00.000Z", "lastRead": "2026-11-21T14:30:00.000Z", "removed": null,
     "length": 884321, "blank": false, "progress": 0.4182,
     "position": {"offset": 369822, "version": 7, "updated": "2026-11-21T14:30:00.000Z",
                  "device": "Phone", "state": "reading"},
     "voice": null, "missing": false, "shelf": "shared", "addedBy": 1, "address": null,
     "favorite": true, "rating": 4.5, "tags": ["comfort", "re-read"], "archived": false
    """#
  private static let refusedExample = #"""
    {"path": "old/letters.txt", "problem": {"type": "not-a-book", "title": "Not a book", "status": 422,
     "detail": "This file is empty. Download or copy it again.", "reason": "empty"}}
    """#
  private static let formatExample =
    #"{"id": "epub", "name": "EPUB", "mediaType": "application/epub+zip", "extensions": ["epub"]}"#
  private static let bookExample = "{\(bookFields)}"
  private static let groupExample = #"{"name": "Jane Austen", "collection": null, "count": 3}"#
}
