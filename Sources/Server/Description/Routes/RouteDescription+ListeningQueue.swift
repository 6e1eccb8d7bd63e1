extension InterfaceDescription {
  static let listeningQueue = ResourceDescription(
    title: "Listening queue",
    routes: [
      .init(
        "GET /api/listening-queue", "Lists the books that the person wants to listen to next.",
        "They stand in the order in which they are played.", answer: .json("ChangedBooks")),
      .init(
        "PATCH /api/listening-queue", "Changes the listening queue of the person.",
        """
        What the body does not name stays. A queue has at most 500 books, each once; books that the person does not see are \
        left out. `list` events tell the person's other pages.
        """,
        body: .json("QueueRequest"), answer: .json("ChangedBooks")),
    ])

  /// Changes of a listening queue.
  static let listeningQueueShapes: [ShapeDescription] = [
    .init(
      "QueueRequest", QueueRequest.self, "A change of the listening queue.",
      [
        "books": "All its books in order.",
        "addFirst": "Books that are put at its beginning, in their order.",
        "add": "Books that are put at its end, in their order.",
        "remove": "Books that are taken out.",
      ], example: #"{"add": [3, 5]}"#)
  ]
}
