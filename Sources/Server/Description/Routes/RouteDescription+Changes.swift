extension InterfaceDescription {
  static let changes = ResourceDescription(
    title: "Changes",
    routes: [
      .init(
        "GET /api/changes", "Tells what has changed for the person, on all devices.",
        """
        The server orders all changes. Each thing comes once, as it is now: books, what the person thinks of them, \
        collections, places, marks, settings and reading sessions, also \
        those that were deleted, for a year. A client begins without `since`, or with `now` if it asks for everything else by itself, goes on with `next` while there is `more`, and keeps the last \
        `next` for the day on which it comes back. It applies a change even if it knows it already. \
        410 `begin-again` tells a client that was away for more than a year, or whose library was replaced, to ask without `since` and to \
        forget what is not among the answers. The events of `GET /api/events` tell a connected client when to ask.
        """,
        query: [
          .text("since", "The `next` of an answer before.", example: "8f14e45fceea167a.4711.6.12"),
          .number("limit", "The most changes: 200 unless given, at most 1,000."),
        ], answer: .json("Changes"), errors: [.beginAgain]),
      .init(
        "GET /api/books/{id}/positions/earlier",
        "Lists the last 50 places of the person in a book.",
        """
        Reading on is no other place: two places of a device within ten minutes, and at most 10,000 units apart, are one.
        """,
        answer: .json("PositionList")),
    ])
}
