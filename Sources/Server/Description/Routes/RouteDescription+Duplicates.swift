extension InterfaceDescription {
  static let duplicates = ResourceDescription(
    title: "Likely duplicates",
    routes: [
      .init(
        "GET /api/duplicates", "Lists books that are probably in the library twice.",
        """
        The books of a group have the same title and an author in common, without regard to case, accents and the order of \
        names, or an identifier such as an ISBN. They are books that the person may remove. An answer has at most 100 groups.
        """, answer: .json("Duplicates")),
      .init(
        "POST /api/duplicates/different", "Remembers that some books are different ones.",
        "They are no group for the person any more, unless another book joins them.",
        body: .json("DifferentBooksRequest"), answer: .json("Duplicates")),
      .init(
        "POST /api/books/{id}/merge", "Keeps this book and merges another one into it.",
        """
        In one transaction, everybody's marks, places, favourites, ratings, tags and choices for reading aloud of the other \
        book are put on this one, which also takes its places in collections and in listening queues; its reading sessions \
        go over to this one. The other book goes to the bin with all it has but the sessions. Marks and places are found by \
        their words, as for a corrected edition. What was said of this book holds: its rating stays, and of two places the \
        later one, with the other among the earlier places. People who see the other book must see this one.
        """,
        body: .json("MergeRequest"), answer: .json("Book"), errors: unreadable),
    ])
}
