extension InterfaceDescription {
  static let readingSessions = ResourceDescription(
    title: "Reading sessions",
    routes: [
      .init(
        "PUT /api/books/{id}/reading-sessions/{reading}",
        "Tells how long the person has read or listened.",
        """
        A client tells the totals of a session again and again while it goes on. Of two reports of one session the greater numbers \
        count, so reports may be repeated, lost, and come in any order. The server's clock says when the session was: its end is \
        `age` milliseconds ago at the first report. A session that was deleted stays deleted.
        """,
        body: .json("ReadingSessionRequest"), answer: .json("ReadingSession")),
      .init(
        "GET /api/reading-sessions", "Lists the person's reading sessions, the latest first.",
        query: [
          .number("book", "Only sessions of this book.", example: "3"),
          .number("from", "How many are passed over; `next` of the answer before."),
          .number("limit", "The most sessions: 100 unless given, at most 1,000."),
        ], answer: .json("ReadingSessionList")),
      .init(
        "DELETE /api/reading-sessions", "Deletes all reading sessions of the person for good.",
        "It also forgets when books were finished.",
        query: [.number("book", "Only those of this book.", example: "3")],
        answer: .json("DeletedSessions")),
      .init(
        "DELETE /api/reading-sessions/{reading}", "Deletes a reading session for good.",
        answer: .json("DeletedSessions")),
    ])
}
