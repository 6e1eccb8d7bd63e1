import ReadingModel

extension InterfaceDescription {
  static let collections = ResourceDescription(
    title: "Collections",
    routes: [
      .init(
        "GET /api/collections",
        "Lists the person's collections and smart shelves, and those that others share.",
        "`GET /api/books?collection=…` lists the books of one.",
        query: [.number("book", "Only the collections by hand that hold the book of this number.")],
        answer: .json("CollectionList")),
      .init(
        "POST /api/collections", "Makes a collection; with a rule, a smart shelf.",
        """
        A rule is an object: `{"all": […]}` and `{"any": […]}` combine rules, `{"not": …}` turns one round, and \
        `{"field": "added", "test": "within", "value": 30}` is a condition. \(ruleTable) Days are in UTC, a rating is in stars, \
        progress in per cent, length in UTF-16 units. A shared rule looks at the books as each person knows them.
        """,
        body: .json("CollectionRequest"), answer: .json("Collection", status: 201)),
      .init(
        "POST /api/collections/count", "Counts the books that fit a rule, without storing it.",
        body: .json("RuleRequest"), answer: .json("BookCount")),
      .init(
        "PATCH /api/collections/{collection}", "Changes a collection of the person.",
        "What the body does not name stays. A smart shelf takes no books, and a collection by hand no rule.",
        body: .json("CollectionRequest", example: #"{"addBooks": [3, 5]}"#),
        answer: .json("Collection")),
      .init(
        "DELETE /api/collections/{collection}",
        "Removes a collection of the person; its books stay.",
        "It can be restored for 30 days. Collections in it stand at the top then.",
        answer: .json("CollectionList")),
      .init(
        "POST /api/collections/{collection}/restore", "Restores a removed collection.",
        answer: .json("CollectionList")),
      .init(
        "GET /api/facets/{facet}",
        "Lists what books share, with the number of books that have each.",
        query: [
          .text("q", "Words that all occur in the name."),
          .number("from", "How many values are left out at the beginning."),
          .number("limit", "The most values, 1 to 1000; 200 without it."),
        ],
        answer: .json("FacetValues")),
    ])

  /// The fields of a rule with their tests.
  private static var ruleTable: String {
    let fields = Dictionary(grouping: ShelfRule.Field.allCases, by: \.tests)
      .sorted { $0.value[0].rawValue < $1.value[0].rawValue }
    return fields.map { tests, fields in
      let names = fields.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return "\(names) can be tested by \(tests.map { "`\($0)`" }.joined(separator: ", "))."
    }.joined(separator: " ")
  }
}
