extension InterfaceDescription {
  /// What was read.
  static let statisticsShapes: [ShapeDescription] = [
    .init(
      "ReadingAmount", ReadingAmountShape.self, "How much was read and heard.",
      [
        "reading": "Milliseconds with the eyes alone.",
        "listening": "Milliseconds with the ears alone.", "both": "Milliseconds with both.",
        "readUnits": "UTF-16 units that were read with the eyes alone.",
        "heardUnits": "UTF-16 units that were heard.",
        "words": "About how many words both are.", "pages": "About how many pages both are.",
        "sessions": "The number of sessions that began then.",
      ], example: amountExample),
    .init(
      "ReadingPeriod", ReadingPeriodShape.self, "What was read in a day, a week or a month.",
      ["start": "Its first day; weeks begin on Monday.", "amount": "What was read."],
      example: periodExample),
    .init(
      "ReadWork", ReadWorkShape.self, "What was read of a book.",
      [
        "book": "The number of the book, or `null` when the person can't open it any more.",
        "title": "Its title.", "authors": "Its authors.", "amount": "What was read.",
        "first": "The first day on which it was read.",
        "last": "The last day on which it was read.",
      ], example: workExample),
    .init(
      "ReadPart", ReadPartShape.self, "What was read of an author, or in a format.",
      [
        "name": "The author's name, or the id of the format.", "works": "The number of books.",
        "amount": "What was read.",
      ], example: partExample),
    .init(
      "Finishing", FinishingShape.self, "A book that was read to its end.",
      [
        "book": "The number of the book, or `null` when the person can't open it any more.",
        "title": "Its title.", "authors": "Its authors.", "day": "When it was finished.",
      ], example: finishingExample),
    .init(
      "Streak", StreakShape.self, "Days in a row on which at least a minute was read.",
      [
        "current": "Up to today, or up to yesterday as long as nothing was read today.",
        "longest": "The most ever.", "longestInRange": "The most in the range.",
      ], example: #"{"current": 4, "longest": 31, "longestInRange": 31}"#),
    .init(
      "Statistics", StatisticsShape.self, "What the person has read between two days.",
      [
        "from": "The first day that is counted.", "to": "The last day that is counted.",
        "zone": "The time zone that says when a day begins.", "today": "Today in that zone.",
        "since": "The first day on which anything was read, or `null`.",
        "amountToday": "What was read today, whether or not the range has the day.",
        "total": "All that was read in the range.", "streak": "Days in a row.",
        "days": "Days on which something was read.",
        "weeks": "Weeks in which something was read.",
        "months": "Months in which something was read.",
        "hours": "Milliseconds by the hour of the day, 24 numbers.",
        "works": "Books, the one that was read longest first.",
        "authors": "Authors, the one who was read longest first.",
        "formats": "Formats, the one that was read longest first.",
        "finished": "Books that were finished in the range, the last one first.",
        "wordsPerMinute": "The pace with the eyes alone, or `null` before ten minutes were read.",
      ],
      example: #"""
        {"from": "2026-01-01", "to": "2026-12-31", "zone": "Europe/Berlin", "today": "2026-11-25",
         "since": "2026-11-24", "amountToday": \#(amountExample), "total": \#(amountExample),
         "streak": {"current": 2, "longest": 2, "longestInRange": 2}, "days": [\#(periodExample)],
         "weeks": [\#(periodExample)], "months": [\#(periodExample)],
         "hours": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 540000, 0, 0],
         "works": [\#(workExample)], "authors": [\#(partExample)], "formats": [],
         "finished": [\#(finishingExample)], "wordsPerMinute": 238.4}
        """#),
    .init(
      "ReadingPace", ReadingPaceShape.self, "How fast the person reads with the eyes.",
      [
        "unitsPerMinute": "UTF-16 units a minute, or `null` as long as too little was read.",
        "source": "Where it was measured: `book`, or other books in its `language`; else `null`.",
      ], example: #"{"unitsPerMinute": 1358.9, "source": "book"}"#),
    .init(
      "StatisticsImport", StatisticsImportShape.self, "What was taken over from KOReader.",
      [
        "sessions": "The number of sessions that were added or have become longer.",
        "books": "The number of books that the library has.",
        "unknown": "Titles of books that the library does not have.",
      ], example: #"{"sessions": 812, "books": 41, "unknown": ["Middlemarch"]}"#),
  ]

  private static let amountExample = #"""
    {"reading": 480000, "listening": 0, "both": 60000, "readUnits": 9200, "heardUnits": 1100,
     "words": 1807, "pages": 5.7, "sessions": 1}
    """#
  private static let periodExample = #"{"start": "2026-11-23", "amount": \#(amountExample)}"#
  private static let workExample = #"""
    {"book": 3, "title": "Moby Dick", "authors": ["Herman Melville"], "amount": \#(amountExample),
     "first": "2026-11-24", "last": "2026-11-25"}
    """#
  private static let partExample = #"""
    {"name": "Herman Melville", "works": 1, "amount": \#(amountExample)}
    """#
  private static let finishingExample = #"""
    {"book": 3, "title": "Moby Dick", "authors": ["Herman Melville"], "day": "2026-11-25"}
    """#
}
