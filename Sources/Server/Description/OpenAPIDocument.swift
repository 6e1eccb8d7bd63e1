import Foundation

/// The interface as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0).
struct OpenAPIDocument {
  private typealias Object = [String: Any]

  /// The program's version.
  let version: String
  /// The path under which the library lies.
  let base: BasePath
  /// The requirement of each route, by ``Route/name``.
  let needs: [String: Requirement]

  /// The document in JSON.
  ///
  /// - Throws: ``SchemaReader/Failure`` for a shape that has no schema.
  func bytes() throws -> [UInt8] {
    let schemas = try InterfaceDescription.shapes.map { shape in
      (shape.name, try self.schema(of: shape))
    }
    let document: Object = [
      "openapi": "3.1.0",
      "info": [
        "title": "Vorleser", "version": version,
        "summary": "Reads books aloud, and knows for every word when it sounds.",
        "license": ["name": "Apache-2.0", "identifier": "Apache-2.0"],
      ],
      "servers": [["url": base.address("/")]],
      "tags": InterfaceDescription.resources.map { ["name": $0.title] },
      "paths": paths(),
      "components": [
        "schemas": Object(schemas, uniquingKeysWith: { first, _ in first }),
        "securitySchemes": [
          "token": ["type": "http", "scheme": "bearer"],
          "password": ["type": "http", "scheme": "basic"],
          "session": ["type": "apiKey", "in": "cookie", "name": "vorleser"],
        ],
      ],
    ]
    return [UInt8](
      try JSONSerialization.data(
        withJSONObject: document, options: [.sortedKeys, .withoutEscapingSlashes]))
  }

  private func paths() -> Object {
    var paths: [String: Object] = [:]
    for resource in InterfaceDescription.resources {
      for route in resource.routes {
        paths[route.path, default: [:]][route.method.lowercased()] = operation(
          route, resource.title)
      }
    }
    return paths
  }

  private func operation(_ route: RouteDescription, _ tag: String) -> Object {
    var operation: Object = [
      "operationId": route.operationID, "tags": [tag], "summary": route.summary,
      "responses": responses(of: route),
      "security": needs[route.name] == .open
        ? [] : [["token": [String]()], ["password": [String]()], ["session": [String]()]],
    ]
    if !route.details.isEmpty { operation["description"] = route.details }
    let parameters =
      route.pathParameters.map { parameter($0, in: "path") }
      + route.query.map { parameter($0, in: "query") }
    if !parameters.isEmpty { operation["parameters"] = parameters }
    switch route.body {
    case .none: break
    case .json(let name, let example):
      operation["requestBody"] = [
        "required": true, "content": ["application/json": content(name, example)],
      ]
    case .bytes(let type, let meaning):
      operation["requestBody"] = [
        "required": true, "description": meaning, "content": [type: Object()],
      ]
    }
    return operation
  }

  private func parameter(_ parameter: RouteDescription.Parameter, in place: String) -> Object {
    var object: Object = [
      "name": parameter.name, "in": place, "description": parameter.meaning,
      "required": place == "path" || parameter.isRequired, "schema": parameter.schema.json,
    ]
    if let example = parameter.example {
      object["example"] =
        if case .integer = parameter.schema { Int(example) ?? 0 } else { example }
    }
    return object
  }

  private func responses(of route: RouteDescription) -> Object {
    var responses: [String: Object] = [
      "default": [
        "description": "A problem.", "content": ["application/problem+json": content("Problem")],
      ]
    ]
    for (status, types) in Dictionary(grouping: route.errors, by: \.status) {
      responses[String(status)] = [
        "description": types.map { "`\($0.rawValue)`: \($0.title)." }.joined(separator: " "),
        "content": ["application/problem+json": ["schema": Schema.named("Problem").json]],
      ]
    }
    responses[String(route.answer.status)] =
      switch route.answer {
      case .json(let name, _):
        ["description": "The answer.", "content": ["application/json": content(name)]]
      case .lines(let names, let example):
        [
          "description": "Lines of JSON.",
          "content": [
            "application/x-ndjson": [
              "schema": Schema.oneOf(names.map(Schema.named)).json, "example": example,
            ]
          ],
        ]
      case .bytes(let types, let meaning):
        [
          "description": meaning,
          "content": Object(types.map { ($0, Object()) }, uniquingKeysWith: { first, _ in first }),
        ]
      }
    return responses
  }

  /// A shape as content, with an example.
  private func content(_ name: String, _ example: String? = nil) -> Object {
    let text = example ?? InterfaceDescription.shapes.first { $0.name == name }?.example
    var content: Object = ["schema": Schema.named(name).json]
    if let text, let value = Self.value(text) { content["example"] = value }
    return content
  }

  private func schema(of shape: ShapeDescription) throws -> Object {
    var object = try shape.schema().json
    object["description"] = shape.summary
    let base = InterfaceDescription.shapes.first { $0.name == shape.base }
    let notes = shape.fields.merging(base?.fields ?? [:]) { own, _ in own }
    var properties = object["properties"] as? [String: Object] ?? [:]
    for (name, note) in notes { properties[name]?["description"] = note }
    if !properties.isEmpty { object["properties"] = properties }
    return object
  }

  private static func value(_ text: String) -> Any? {
    // A test holds that every example is JSON.
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
  }
}

extension RouteDescription {
  /// `getBooksIdChaptersN` for `GET /api/books/{id}/chapters/{n}`, `getPageMarks` for `GET /marks`.
  fileprivate var operationID: String {
    var words = path.split { !$0.isLetter }.map(String.init)
    if words.first == "api" {
      words.removeFirst()
    } else {
      words = ["page"] + (words.isEmpty ? ["library"] : words)
    }
    return method.lowercased() + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Schema {
  /// The schema as JSON Schema (draft 2020-12).
  fileprivate var json: [String: Any] {
    switch self {
    case .any: [:]
    case .boolean: ["type": "boolean"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .string(let words): words.isEmpty ? ["type": "string"] : ["type": "string", "enum": words]
    case .array(let item): ["type": "array", "items": item.json]
    case .map(let value): ["type": "object", "additionalProperties": value.json]
    case .named(let name): ["$ref": "#/components/schemas/\(name)"]
    case .oneOf(let schemas): ["oneOf": schemas.map(\.json)]
    case .nullable(let schema): ["anyOf": [schema.json, ["type": "null"]]]
    case .object(let fields):
      [
        "type": "object",
        "properties": Dictionary(
          fields.map { ($0.name, $0.schema.json) }, uniquingKeysWith: { first, _ in first }),
        "required": fields.filter(\.isRequired).map(\.name),
      ]
    }
  }
}
