extension InterfaceDescription {
  static let statistics = ResourceDescription(
    title: "Statistics",
    routes: [
      .init(
        "GET /api/statistics", "Adds up what the person has read between two days.",
        """
        A page is 1,800 UTF-16 units, the standard page of publishers; a word is 5.7 units, in Chinese, Japanese and Korean 1.7. \
        The time of a session is spread evenly from its start to its end. A day counts for a streak when one minute was read.
        """,
        query: [
          zone,
          .text("from", "The first day; 364 days before `to` unless given.", example: "2026-01-01"),
          .text(
            "to", "The last day, less than 3,660 days after `from`; today unless given.",
            example: "2026-12-31"),
        ], answer: .json("Statistics")),
      .init(
        "GET /api/statistics/export", "Hands out all reading sessions of the person as a download.",
        query: [
          .choice("format", ["csv", "json"], "`csv` unless given.", example: "csv"), zone,
        ],
        answer: .bytes(
          types: ["text/csv; charset=utf-8", "application/json"],
          "The sessions, the latest first. Times of day are in `zone`.")),
      .init(
        "POST /api/statistics/import", "Takes over reading times from KOReader.",
        """
        A book is found by KOReader's partial MD5 of its file, else by title and authors. What was read of other books is kept with \
        their titles. A file that is sent again adds only what is new.
        """,
        body: .bytes(
          type: "application/octet-stream", "KOReader's `statistics.sqlite3`, at most 256 MB."),
        answer: .json("StatisticsImport"), errors: [.tooLarge]),
      .init(
        "GET /api/books/{id}/pace", "Says how fast the person reads a book with the eyes.",
        "It is measured in the last 50 sessions with at least ten minutes in all.",
        answer: .json("ReadingPace")),
    ])

  private static let zone = RouteDescription.Parameter.text(
    "zone", "The IANA name of the person's time zone; that of the server unless given.",
    example: "Europe/Berlin")
}
