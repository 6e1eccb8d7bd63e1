extension InterfaceDescription {
  /// The lines of a search.
  static let searchShapes: [ShapeDescription] = [
    .init(
      "SearchLine", SearchLineShape.self,
      "A line of a search: some matches of a chapter, or how many the chapter has.",
      [
        "chapter": "The index of the chapter.",
        "matches": "Some matches, in the order of the text.",
        "count": "The number of the chapter's matches, after the last of them.",
      ],
      example: #"{"chapter": 4, "matches": [\#(matchExample)]}"#),
    .init(
      "Match", MatchShape.self, "A place where the words stand.",
      [
        "start": "The book offset of its start.", "end": "The book offset of its end.",
        "before": "The text before it in the same paragraph, cut at a word.",
        "text": "The words that match; of a very long match the beginning.",
        "after": "The text after it in the same paragraph, cut at a word.",
      ], example: matchExample),
    .init(
      "SearchEnd", SearchEndShape.self, "The last line of a search that came to its end.",
      [
        "count": "The number of all matches.",
        "next": "The book offset of the first match that was not listed, or `null`.",
        "complete": "Always `true`.",
      ], example: #"{"count": 131, "next": 99120, "complete": true}"#),
    .init(
      "SearchFailure", SearchFailureShape.self, "The last line of a search that failed.",
      ["problem": "Why it failed."],
      example: #"""
        {"problem": {"type": "too-slow", "title": "Takes too long", "status": 422,
                     "detail": "This expression takes too long. Make it simpler."}}
        """#),
  ]

  private static let matchExample = #"""
    {"start": 61214, "end": 61220, "before": "all the ", "text": "Straße", "after": " was wet"}
    """#
}
