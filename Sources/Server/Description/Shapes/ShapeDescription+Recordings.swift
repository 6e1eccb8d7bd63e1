extension InterfaceDescription {
  /// The recordings of books.
  static let recordingShapes: [ShapeDescription] = [
    .init(
      "BookRecording", BookRecordingShape.self,
      "What a book says about the recording that it brings.",
      [
        "seconds": "How long all of it is, or `null`.", "narrators": "The names of those who read.",
        "chapters": "The indices of the chapters that have a recording.",
      ], example: #"{"seconds": 1403.5, "narrators": ["Stuart Wills"], "chapters": [4, 5]}"#),
    .init(
      "Recording", RecordingShape.self,
      "Which text of a chapter is heard when in a recording.",
      [
        "chapter": "The index of the chapter.", "sounds": "The addresses of the sounds.",
        "clips": """
        Eight numbers for each clip, in one flat list in the order of the text: the book offsets of its start and end, those \
        of its sentence (its own, where it is no part of one sentence), the index of its sound, when it begins and ends there \
        in milliseconds (an end of 0: that of the sound), and the number of the table, list, figure or aside that it is in, \
        from 1 in each chapter (0: none), which listeners leave as a whole.
        """,
        "changed":
          "Whether the chapter has another text than when the audiobook was made; then it has no clips.",
      ],
      example: #"""
        {"chapter": 4, "sounds": ["/api/books/3/sounds/OPS/audio/chapter-4.mp3"],
         "clips": [61200, 61209, 61200, 61209, 0, 24500, 29268, 0, 61210, 61232, 61210, 61232, 0, 29268, 0, 0], "changed": false}
        """#),
  ]
}
