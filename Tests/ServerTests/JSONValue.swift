import Foundation

@testable import Server

/// A JSON value of any depth, for comparisons with a ``Schema``.
enum JSONValue: Decodable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The keys of an object.
  var keys: Set<String> {
    if case .object(let object) = self { Set(object.keys) } else { [] }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [JSONValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// Where the value is not of a schema, in words; empty where it is.
  func differences(from schema: Schema, at path: String = "$") throws -> [String] {
    switch (schema, self) {
    case (.any, _), (.boolean, .bool), (.number, .number), (.nullable, .null): return []
    case (.integer, .number(let number)) where number.rounded() == number: return []
    case (.string(let words), .text(let text)):
      return words.isEmpty || words.contains(text) ? [] : ["\(path): '\(text)'"]
    case (.nullable(let schema), _): return try differences(from: schema, at: path)
    case (.array(let item), .list(let values)):
      return try values.enumerated().flatMap {
        try $1.differences(from: item, at: "\(path)[\($0)]")
      }
    case (.map(let value), .object(let object)):
      return try object.flatMap { try $1.differences(from: value, at: "\(path).\($0)") }
    case (.oneOf(let schemas), _):
      let each = try schemas.map { try differences(from: $0, at: path) }
      return each.contains { $0.isEmpty } ? [] : each.flatMap { $0 }
    case (.named(let name), _):
      guard let shape = InterfaceDescription.shapes.first(where: { $0.name == name }) else {
        return ["\(path): no shape \(name)"]
      }
      return try differences(from: shape.schema(), at: "\(path)<\(name)>")
    case (.object(let fields), .object(let object)):
      let unknown = Set(object.keys).subtracting(fields.map(\.name)).sorted()
      return unknown.map { "\(path).\($0) is not described" }
        + (try fields.flatMap { field in
          guard let value = object[field.name] else {
            return field.isRequired ? ["\(path).\(field.name) is missing"] : []
          }
          return try value.differences(from: field.schema, at: "\(path).\(field.name)")
        })
    default: return ["\(path): \(self) is no \(schema)"]
    }
  }
}
