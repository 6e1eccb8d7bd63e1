extension InterfaceDescription {
  /// The text of books.
  static let chapterShapes: [ShapeDescription] = [
    .init(
      "Chapter", ChapterShape.self, "A chapter, ready to be shown.",
      [
        "index": "The index, from 0.", "title": "The title, or `null`.",
        "start": "The book offset of its start.", "length": "Its length in UTF-16 units.",
        "html": "The text as HTML, see [The HTML of a chapter](#the-html-of-a-chapter).",
        "language": "The BCP 47 tag of the book's language, or `null`.",
        "sentences": "The chapter offsets of each sentence's start and end, in one flat list.",
        "hiddenNotes": "The notes that the book hides until the reader asks for them.",
        "findings": "What is wrong with the chapter's file.",
        "style": "What shows the chapter in the book's own style; `null` without `styles=true`.",
      ],
      example: #"""
        {"index": 4, "title": "Chapter 5", "start": 61200, "length": 64,
         "html": "<h2>Chapter 5</h2>\n<p>The harbour lay still. Nobody had come to meet the boat.</p>",
         "language": "en", "sentences": [0, 9, 10, 32, 33, 64],
         "hiddenNotes": [{"names": ["n1"], "html": "<aside>It was winter.</aside>"}],
         "findings": [], "style": null}
        """#),
    .init(
      "HiddenNote", HiddenNoteShape.self,
      "A note that the book hides until the reader asks for it.",
      [
        "names": "The names by which links in `data-note` lead to it.",
        "html": "The note as HTML. It is no part of the chapter's text.",
      ], example: #"{"names": ["n1"], "html": "<aside>It was winter.</aside>"}"#),
    .init(
      "ChapterStyle", ChapterStyleShape.self,
      "What shows a chapter in the book's own style, see [A book's own style](#a-books-own-style).",
      [
        "sheets": "The style sheets of the chapter, in their order.",
        "scope": "The class that makes `rules` count.", "rules": "The chapter's own rules, as CSS.",
        "layout": "`reflowable` or `pre-paginated`.",
        "page": "The size for which a designed page was made, or `null`.",
      ],
      example: #"""
        {"sheets": [{"href": "/api/books/3/styles/OEBPS/main.css", "scope": "sheet-1a2b3c"}],
         "scope": "chapter-4", "rules": "", "layout": "reflowable", "page": null}
        """#),
    .init(
      "Sheet", SheetShape.self, "A style sheet that a chapter uses.",
      ["href": "The address of the sheet.", "scope": "The class that makes its rules count."],
      example: #"{"href": "/api/books/3/styles/OEBPS/main.css", "scope": "sheet-1a2b3c"}"#),
    .init(
      "DrawnPageList", DrawnPageListShape.self, "The pages that a book's file draws.",
      ["pages": "The pages in their order."],
      example: #"{"pages": [{"label": "i", "width": 612, "height": 792, "start": 0}]}"#),
    .init(
      "DrawnPage", DrawnPageShape.self, "A page that a book's file draws.",
      [
        "label": "What the page is called, or `null`.", "width": "The width in points, as shown.",
        "height": "The height in points, as shown.",
        "start":
          "The book offset of its first word; of a page without words, that of the next one.",
      ], example: #"{"label": "i", "width": 612, "height": 792, "start": 0}"#),
    .init(
      "DrawnPageWords", DrawnPageWordsShape.self, "Where the words and links of a drawn page are.",
      [
        "page": "The index of the page, from 0.",
        "words":
          "Six numbers for each word, in one flat list: its book offset, its length in UTF-16 units, and the left, top, right and bottom of its box in tenths of a point from the page's top left corner. Words that are no part of the text, such as running heads, are left out.",
        "links": "The links in the order of the file; those that lead nowhere are left out.",
      ],
      example: #"""
        {"page": 0, "words": [0, 3, 720, 640, 905, 760],
         "links": [{"boxes": [720, 640, 905, 760], "page": 3, "offset": 5120, "address": null}]}
        """#),
    .init(
      "DrawnPageLink", DrawnPageLinkShape.self, "A link on a drawn page.",
      [
        "boxes":
          "Where it can be pressed: left, top, right and bottom in tenths of a point from the page's top left corner, for each line.",
        "page": "The index of the page that it leads to, or `null`.",
        "offset": "The book offset that it leads to, or `null`.",
        "address": "The address elsewhere that it leads to (http, https or mailto), or `null`.",
      ], example: #"{"boxes": [720, 640, 905, 760], "page": 3, "offset": 5120, "address": null}"#),
    .init(
      "PageSize", PageSizeShape.self, "The size of a designed page in CSS pixels.",
      ["width": "The width.", "height": "The height."],
      example: #"{"width": 1200, "height": 1600}"#),
  ]
}
