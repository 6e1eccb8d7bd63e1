/// The body of a request; an unknown field refuses the request.
protocol RequestShape: Decodable {
  /// The names of the allowed fields.
  static var fields: [String] { get }
}

/// Body of `PUT /api/books/{id}/position`.
struct PositionRequest: RequestShape {
  static let fields = ["offset", "version", "device", "state", "edition", "quote"]

  @Whole var offset: Int
  @Whole var version: Int
  var device: String?
  /// `reading`, `finished`, `unread` or `given-up`.
  var state: String?
  var edition: String?
  var quote: QuoteShape?
}

/// A field of any name.
struct FieldName: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The names of an object's fields.
struct FieldNames: Decodable {
  var names: [String]

  init(from decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: FieldName.self).allKeys.map(\.stringValue)
  }
}
