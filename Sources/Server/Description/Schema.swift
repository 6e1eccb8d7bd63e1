/// The schema of a JSON value.
indirect enum Schema: Hashable, Sendable {
  /// Any JSON value.
  case any
  case boolean
  /// A whole number.
  case integer
  case number
  /// A text; one of the words, if there are any.
  case string(words: [String])
  case array(Schema)
  /// An object whose keys are free.
  case map(Schema)
  /// An object with known keys, in the order in which they are written.
  case object([Field])
  /// The shape of this name in ``InterfaceDescription/shapes``.
  case named(String)
  case oneOf([Schema])
  /// The value or `null`.
  case nullable(Schema)

  /// A key of an object.
  struct Field: Hashable, Sendable {
    var name: String
    var schema: Schema
    /// Whether the key is always there.
    var isRequired: Bool
  }

  /// Any text.
  static let text = Schema.string(words: [])
}

/// A type that gives its own schema, because its decoding does not show it.
protocol SchemaProviding: Decodable {
  /// The type's schema.
  static func schema(_ reader: SchemaReader) throws -> Schema
  /// Any value of the type.
  static var sample: Self { get }
}

extension Bool: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .boolean }
  static var sample: Bool { false }
}

extension Int: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .integer }
  static var sample: Int { 0 }
}

extension Double: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .number }
  static var sample: Double { 0 }
}

extension String: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .text }
  static var sample: String { "" }
}

extension Array: SchemaProviding where Element: Decodable {
  static func schema(_ reader: SchemaReader) throws -> Schema {
    .array(try reader.schema(of: Element.self))
  }
  static var sample: [Element] { [] }
}

extension Dictionary: SchemaProviding where Key == String, Value: Decodable {
  static func schema(_ reader: SchemaReader) throws -> Schema {
    .map(try reader.schema(of: Value.self))
  }
  static var sample: [String: Value] { [:] }
}

extension Null: SchemaProviding {
  static func schema(_ reader: SchemaReader) throws -> Schema {
    .nullable(try reader.schema(of: Value.self))
  }
  static var sample: Null<Value> { Null(wrappedValue: nil) }
}

extension Whole: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .integer }
  static var sample: Whole { Whole(wrappedValue: 0) }
}
