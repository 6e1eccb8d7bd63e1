extension InterfaceDescription {
  static let recognitions = ResourceDescription(
    title: "Recognised text",
    routes: [
      .init(
        "GET /api/books/{id}/recognition",
        "Tells how many pages of a book have no text, and whether it can be recognised.",
        answer: .json("Recognition"), errors: unreadable),
      .init(
        "PUT /api/books/{id}/recognition", "Has the text of pages without one recognised.",
        """
        One page of the library is read at a time, behind everything else, and the work goes on after a restart. When all pages are read the \
        book's text is another one for everybody: places and marks stay on their pages. Events tell how far it is. \
        Pages that were read before in the same languages are not read again.
        """,
        body: .json("RecognitionRequest"), answer: .json("Recognition"),
        errors: unreadable + [.notPossible]),
      .init(
        "DELETE /api/books/{id}/recognition", "Gives the work on a book up.",
        "The pages that were read are kept for the next time; a text that is in use stays.",
        answer: .json("Recognition"), errors: unreadable),
    ])
}
