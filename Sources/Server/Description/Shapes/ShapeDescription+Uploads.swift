extension InterfaceDescription {
  /// Files that arrive in pieces.
  static let uploadShapes: [ShapeDescription] = [
    .init(
      "Upload", UploadShape.self, "A file that arrives in pieces.",
      [
        "id": "The name of the upload, chosen by the server.", "name": "The name of the file.",
        "byteCount": "The size of the whole file in bytes.",
        "received":
          "The bytes from the file's beginning that the server has: the next piece begins there.",
        "updated": "When the last piece arrived.",
      ], example: uploadExample),
    .init(
      "UploadList", UploadsShape.self, "The person's unfinished uploads.",
      ["uploads": "The one that waits longest comes first."],
      example: #"{"uploads": [\#(uploadExample)]}"#),
    .init(
      "Beginning", BeginningShape.self, "What of a file can be read before it is in the library.",
      [
        "html": """
        A fragment of some screens, as in `Chapter`; `null` for a format that has to be there as a whole.
        """
      ], example: #"{"html": "<p>It was night.</p>"}"#),
  ]

  private static let uploadExample = #"""
    {"id": "5f0c8e1b9a7d4c32b6e0f1a2d3c4b5a6", "name": "library.txt", "byteCount": 4400001359,
     "received": 16777216, "updated": "2026-11-21T14:30:00.000Z"}
    """#
}
