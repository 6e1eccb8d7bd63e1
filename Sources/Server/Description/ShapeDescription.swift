/// The description of a JSON object: its name, the meaning of its fields, and an example.
///
/// Names and types of the fields come from the Swift type by ``SchemaReader``.
struct ShapeDescription: Sendable {
  /// The name in the document, such as `Book`.
  let name: String
  /// The Swift type that the server encodes or decodes.
  let type: any (Decodable & Sendable).Type
  /// One sentence that says what the object is.
  let summary: String
  /// The meaning of each field, in Markdown; a shape that extends another one has only its own.
  let fields: [String: String]
  /// The object in JSON, as the document shows it.
  let example: String
  /// The name of the shape that this one extends.
  var base: String?

  init(
    _ name: String, _ type: any (Decodable & Sendable).Type, _ summary: String,
    _ fields: [String: String] = [:], example: String, extending base: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.fields = fields
    self.example = example
    self.base = base
  }
}
