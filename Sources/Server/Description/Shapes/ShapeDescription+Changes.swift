extension InterfaceDescription {
  /// What has changed on all devices.
  static let changeShapes: [ShapeDescription] = [
    .init(
      "Change", ChangeShape.self, "What something is now, or that it is gone.",
      [
        "kind": "`book`, `opinion`, `collection`, `position`, `mark`, `setting` or `session`.",
        "revision":
          "Its number in the order of all changes; changes that were made at once share one.",
        "gone":
          "Whether it was deleted for good; of a book also that the person can't see it any more. Marks and settings of a book go with it.",
        "book": "The number of the book, or `null` for what belongs to none.",
        "id":
          "The identifier of the mark or the session, the number of the collection, the name of the setting, or `null`.",
        "details":
          "The book, also where the person thinks otherwise of it; `removed` says whether it lies in the bin.",
        "collection": "The collection or smart shelf.",
        "position": "The place in the book.",
        "mark": "The mark; `removed` says whether it lies in the bin.",
        "session": "The reading session.", "value": "The value of the setting.",
      ], example: changeExample),
    .init(
      "Changes", ChangesShape.self, "A part of what has changed.",
      [
        "changes": "The changes in their order.",
        "next": "The `since` of the next call; it may be kept for a year.",
        "more": "Whether there is more already.",
      ],
      example: #"""
        {"changes": [\#(changeExample)], "next": "8f14e45fceea167a.4712.8.2147483647", "more": false}
        """#),
  ]

  private static let changeExample = #"""
    {"kind": "setting", "revision": 4712, "gone": false, "book": null, "id": "theme", "value": "sepia"}
    """#
}
