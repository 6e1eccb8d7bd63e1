/// The description of a route, from which docs/api.md and `GET /api/openapi.json` are generated.
struct RouteDescription: Sendable {
  /// A value in the query or in the path.
  struct Parameter: Sendable {
    var name: String
    var schema: Schema
    var meaning: String
    /// The value in the example request; a parameter without one is left out there.
    var example: String?
    var isRequired = false
  }

  /// The body of the request.
  enum Body: Sendable {
    case none
    /// A shape by its name, with an example of its own or the shape's.
    case json(String, example: String? = nil)
    /// Bytes of a media type, and their meaning.
    case bytes(type: String, _ meaning: String)
  }

  /// The answer of the server when the request succeeds.
  enum Answer: Sendable {
    /// A shape by its name.
    case json(String, status: Int = 200)
    /// Lines of JSON, each one of these shapes.
    case lines([String], example: String)
    /// Bytes of one of some media types, and their meaning.
    case bytes(types: [String], _ meaning: String)

    /// The HTTP status.
    var status: Int {
      if case .json(_, let status) = self { status } else { 200 }
    }
  }

  /// Method and path pattern, as ``Route/name``.
  let name: String
  /// What the route does, in one line that begins with a verb.
  let summary: String
  /// Further sentences in Markdown.
  var details = ""
  var query: [Parameter] = []
  var body = Body.none
  var answer: Answer
  /// The route's own problems, in addition to those of every route.
  var errors: [ProblemType] = []

  init(
    _ name: String, _ summary: String, _ details: String = "", query: [Parameter] = [],
    body: Body = .none, answer: Answer, errors: [ProblemType] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.query = query
    self.body = body
    self.answer = answer
    self.errors = errors
  }

  var method: String { String(name.prefix { $0 != " " }) }
  var path: String { String(name.drop { $0 != " " }.dropFirst()) }

  /// The values in the path, in its order.
  var pathParameters: [Parameter] {
    path.matches(of: /\{(\w+)\}/).compactMap { match in
      InterfaceDescription.pathParameters.first { $0.name == match.1 }
    }
  }

  /// Path and query of an example request.
  var exampleTarget: String {
    var target = path
    for parameter in pathParameters {
      target = target.replacing("{\(parameter.name)}", with: parameter.example ?? "")
    }
    let pairs = query.compactMap { parameter in
      parameter.example.map { "\(parameter.name)=\(PercentEncoding.text($0, keeping: ":"))" }
    }
    return pairs.isEmpty ? target : target + "?" + pairs.joined(separator: "&")
  }
}

extension RouteDescription.Parameter {
  /// A required text.
  static func needed(_ name: String, _ meaning: String, example: String) -> Self {
    .init(name: name, schema: .text, meaning: meaning, example: example, isRequired: true)
  }

  /// A text.
  static func text(_ name: String, _ meaning: String, example: String? = nil) -> Self {
    .init(name: name, schema: .text, meaning: meaning, example: example)
  }

  /// `true` or `false`; `false` if it is not given.
  static func flag(_ name: String, _ meaning: String) -> Self {
    .init(name: name, schema: .boolean, meaning: meaning)
  }

  /// A whole number from 0 up.
  static func number(
    _ name: String, _ meaning: String, example: String? = nil, isRequired: Bool = false
  ) -> Self {
    .init(
      name: name, schema: .integer, meaning: meaning, example: example, isRequired: isRequired)
  }

  /// One of some words.
  static func choice(
    _ name: String, _ words: [String], _ meaning: String, example: String? = nil
  ) -> Self {
    .init(name: name, schema: .string(words: words), meaning: meaning, example: example)
  }
}

/// A resource of the interface: a section of docs/api.md and a tag of the OpenAPI description.
struct ResourceDescription: Sendable {
  /// The section's title.
  let title: String
  let routes: [RouteDescription]
}
