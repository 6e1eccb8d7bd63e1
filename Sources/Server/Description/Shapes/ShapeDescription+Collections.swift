extension InterfaceDescription {
  /// Collections, smart shelves and what books share.
  static let collectionShapes: [ShapeDescription] = [
    .init(
      "CollectionList", CollectionsShape.self, "The collections that the person sees.",
      ["collections": "They are sorted by name."],
      example: #"{"collections": [\#(collectionExample)]}"#),
    .init(
      "Collection", CollectionShape.self, "A collection, or a smart shelf.",
      [
        "id": "The collection's number.", "name": "The name.",
        "parent": "The number of the collection that it stands in; `null` at the top.",
        "shared": "Whether everybody sees it.",
        "own": "Whether the person has made it and may change it.",
        "rule": "The rule of a smart shelf; `null` for a collection by hand.",
        "books": "How many of its books the person sees.",
      ], example: collectionExample),
    .init(
      "CollectionRequest", CollectionRequest.self, "A new collection, or a change of one.",
      [
        "name": "The name, 1 to 200 characters.",
        "parent": """
        The number of an own collection at the top, in which this one stands; `null` puts it at the top.
        """,
        "shared": "Whether everybody sees it.", "rule": "The rule of a smart shelf.",
        "books": "All its books in order, at most 10,000.",
        "addBooks": "Books that are put at its end.", "removeBooks": "Books that are taken out.",
      ], example: #"{"name": "Holidays", "books": [3, 5]}"#),
    .init(
      "RuleRequest", RuleRequest.self, "A rule to try.", ["rule": "The rule."],
      example: #"{"rule": {"field": "rating", "test": "at-least", "value": 4}}"#),
    .init(
      "BookCount", BookCountShape.self, "A number of books.", ["count": "The number."],
      example: #"{"count": 17}"#),
    .init(
      "FacetValues", FacetValuesShape.self, "What books share.",
      [
        "values": "They are in alphabetical order; authors by family name.",
        "count": "How many there are in all.",
        "next": "The `from` of the next part; `null` at the end.",
      ], example: #"{"values": [{"name": "Jane Austen", "books": 6}], "count": 1, "next": null}"#),
    .init(
      "FacetValue", FacetValueShape.self, "Something that books share.",
      ["name": "What the books call it.", "books": "How many books have it."],
      example: #"{"name": "Jane Austen", "books": 6}"#),
  ]

  private static let collectionExample = #"""
    {"id": 2, "name": "Holidays", "parent": null, "shared": false, "own": true, "rule": null, "books": 12}
    """#
}
