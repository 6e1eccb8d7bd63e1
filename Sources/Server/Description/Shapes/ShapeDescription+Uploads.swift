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
        "for": "`book` or `recording`.",
      ], example: uploadExample),
    .init(
      "UploadList", UploadsShape.self, "The person's unfinished uploads.",
      ["uploads": "The one that waits longest comes first."],
      example: #"{"uploads": [\#(uploadExample)]}"#),
    .init(
      "Passage", PassageShape.self,
      "A passage of a file that can be read before the file is in the library.",
      [
        "html": """
        A fragment of some screens, as in `Chapter`; `null` for a format that has to be there as a whole.
        """,
        "start": "The byte of the file at which the passage begins.",
        "end": "The byte behind the passage, at which the next one begins.",
        "blocks": "The byte at which each element of the fragment begins.",
      ],
      example: #"""
        {"html": "<p>It was night.</p>", "start": 1048576, "end": 1048589, "blocks": [1048576]}
        """#),
    .init(
      "BytePlace", BytePlaceShape.self, "The place in a book at which a byte of its file stands.",
      ["offset": "The book offset of the first visible character that ends behind the byte."],
      example: #"{"offset": 1048102}"#),
  ]

  private static let uploadExample = #"""
    {"id": "5f0c8e1b9a7d4c32b6e0f1a2d3c4b5a6", "name": "library.txt", "byteCount": 4400001359,
     "received": 16777216, "updated": "2026-11-21T14:30:00.000Z", "for": "book"}
    """#
}
