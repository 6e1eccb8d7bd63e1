extension InterfaceDescription {
  /// Reading sessions.
  static let readingSessionShapes: [ShapeDescription] = [
    .init(
      "ReadingSessionRequest", ReadingSessionRequest.self,
      "The totals of a reading session so far. Times are in milliseconds.",
      [
        "age": "How long ago its last moment was, by a clock that does not jump.",
        "span": "From its first to its last moment, at most 21,600,000 (six hours).",
        "reading": "How long was read with the eyes alone; pauses don't count.",
        "listening": "How long was listened without reading.",
        "both": "How long the text was followed while the voice spoke.",
        "readUnits": "The UTF-16 units that were read with the eyes alone.",
        "heardUnits": "The UTF-16 units that were heard.",
        "from": "The book offset at which it began.",
        "to": "The book offset where it is now.",
        "device": "What the device calls itself, at most 100 units.",
      ],
      example: #"""
        {"age": 0, "span": 600000, "reading": 480000, "listening": 0, "both": 60000,
         "readUnits": 9200, "heardUnits": 1100, "from": 61210, "to": 71510, "device": "Phone"}
        """#),
    .init(
      "ReadingSession", ReadingSessionShape.self,
      "A stretch of time in which the person has read a book. Times of day are the server's, lengths in milliseconds.",
      [
        "id": "The identifier that the client chose.",
        "book": "The number of the book, or `null` when the person can't open it any more.",
        "title": "The title of the book.", "authors": "Its authors.",
        "device": "What the device calls itself, or `null`.",
        "start": "When it began.", "end": "When something was last read or heard in it.",
        "reading": "How long was read with the eyes alone.",
        "listening": "How long was listened without reading.",
        "both": "How long the text was followed while the voice spoke.",
        "readUnits": "The UTF-16 units that were read with the eyes alone.",
        "heardUnits": "The UTF-16 units that were heard.",
        "from": "The book offset at which it began.",
        "to": "The book offset at which it ended.",
        "removed": "Whether it was deleted; then nothing else is known of it.",
      ], example: readingSessionExample),
    .init(
      "ReadingSessionList", ReadingSessionsShape.self, "Some of the person's reading sessions.",
      [
        "sessions": "The latest comes first.", "next": "The `from` of the next answer, or `null`.",
      ], example: #"{"sessions": [\#(readingSessionExample)], "next": null}"#),
    .init(
      "DeletedSessions", DeletedSessionsShape.self, "How many reading sessions were deleted.",
      ["deleted": "The number."], example: #"{"deleted": 1}"#),
  ]

  private static let readingSessionExample = #"""
    {"id": "k3v9Yc2bq0Vx", "book": 3, "title": "Moby Dick", "authors": ["Herman Melville"],
     "device": "Phone", "start": "2026-11-21T14:30:00.000Z", "end": "2026-11-21T14:40:00.000Z",
     "reading": 480000, "listening": 0, "both": 60000, "readUnits": 9200, "heardUnits": 1100,
     "from": 61210, "to": 71510, "removed": false}
    """#
}
