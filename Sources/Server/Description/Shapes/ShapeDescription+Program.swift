extension InterfaceDescription {
  /// The state of the program, and problem documents.
  static let programShapes: [ShapeDescription] = [
    .init(
      "ExportFormats", ExportFormatsShape.self, "The formats that books can be exported in.",
      ["formats": "Their names, as `format` takes them."],
      example: #"{"formats": ["epub", "txt", "md", "html", "pdf"]}"#),
    .init(
      "Health", HealthShape.self, "The program answers.",
      ["status": "Always `ok`.", "version": "The program's version."],
      example: #"{"status": "ok", "version": "1.0.0"}"#),
    .init(
      "PageFiles", PageShape.self,
      "The files of which the page is made, for browsers that keep it.",
      [
        "build": "Differs between any two builds of the program.",
        "files": "The files in the order of their paths.",
      ],
      example: #"""
        {"build": "1.0.0-1k2f3-sx8a1c",
         "files": [{"path": "js/main-EFCWHU47.js", "tag": "48213-1764000000000"}]}
        """#),
    .init(
      "PageFile", PageShape.File.self, "A file of the page.",
      [
        "path": "The path below the page's address, without a slash at its start.",
        "tag": "Changes with the file's content.",
      ],
      example: #"{"path": "js/main-EFCWHU47.js", "tag": "48213-1764000000000"}"#),
    .init(
      "Problem", ProblemShape.self,
      "Why a request is not answered as it was meant to be (RFC 9457).",
      [
        "type": "One of the names in [Problems](#problems).",
        "title": "The name of the type for people, in English.",
        "status": "The HTTP status.",
        "detail": "One English sentence for people that says what to do.",
        "existing": "For `duplicate`: the book that has this file.",
        "current": "For `conflict`: the position or the mark that stands.",
        "offset": "For `bad-pattern`: the UTF-16 units before the fault.",
        "limit": "For `too-large`: the most bytes.",
        "pixels": "For `too-large` pictures: the most pixels.",
        "least": "For `weak-password`: the fewest characters.",
        "most": "For `weak-password`: the most characters.",
        "seconds": "For `too-many-tries`: how long to wait.",
        "language": "For `other-language` and `other-script`: the BCP 47 tag, if known.",
        "reason": "Which case of the type it is, where the type has several.",
        "values": "The words and numbers of `detail` by name, for clients in other languages.",
      ],
      example: #"""
        {"type": "not-found", "title": "Not found", "status": 404,
         "detail": "There is no book with the number 999."}
        """#),
  ]
}

extension CurrentShape: SchemaProviding {
  static func schema(_ reader: SchemaReader) throws -> Schema {
    .oneOf([
      try reader.schema(of: PositionShape.self), try reader.schema(of: MarkShape.self),
    ])
  }

  static var sample: CurrentShape {
    .position(PositionShape(offset: 0, version: 0, state: "unread"))
  }
}
