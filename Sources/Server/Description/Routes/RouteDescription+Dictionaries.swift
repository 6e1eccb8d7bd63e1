extension InterfaceDescription {
  static let dictionaries = ResourceDescription(
    title: "Dictionaries",
    routes: [
      .init(
        "GET /api/define", "Says what the dictionaries know of a word.",
        query: [
          .needed("word", "A word or phrase of 1 to 200 units.", example: "ran"),
          .text("language", "The BCP 47 tag of its language: English unless given."),
        ], answer: .json("Definition")),
      .init(
        "GET /api/dictionaries", "Lists the dictionaries.", answer: .json("DictionaryOverview")),
      .init(
        "POST /api/dictionaries", "Adds the dictionaries of an archive.",
        "The answer has the dictionaries that were in it. `offered` in place of `name` and a body adds one that the list offers.",
        query: [
          .text("name", "The name of the file.", example: "wordnet.tar.gz"),
          .text("offered", "The `id` of an offer, such as `wordnet`."),
        ],
        body: .bytes(
          type: "application/octet-stream",
          """
          A `.zip`, `.tar`, `.tar.gz`, `.tar.bz2` or `.tar.xz` with files of StarDict or dictd, at most 256 MB.
          """),
        answer: .json("DictionaryList", status: 201), errors: [.tooLarge, .notADictionary]),
      .init(
        "PATCH /api/dictionaries/{dictionary}", "Switches or moves a dictionary.",
        body: .json("DictionaryRequest"), answer: .json("DictionaryList")),
      .init(
        "DELETE /api/dictionaries/{dictionary}", "Removes a dictionary for good.",
        answer: .json("DictionaryList")),
    ])

  static let events = ResourceDescription(
    title: "Events",
    routes: [
      .init(
        "GET /api/events", "Tells what happens, as it happens.",
        "A comment comes every 15 seconds.",
        answer: .bytes(
          types: ["text/event-stream"],
          "Server-sent events: "
            + eventData.map { "`\($0.event)` (\($0.shape))" }
            .joined(separator: ", ") + "."))
    ])
}
