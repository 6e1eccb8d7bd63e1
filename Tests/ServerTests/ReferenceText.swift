import Foundation
import HTTPServer

@testable import Server

/// What docs/api.md says of routes and shapes, written from the interface's description.
///
/// The document has places between `<!-- begin NAME -->` and `<!-- end -->` for these texts, by name.
struct ReferenceText {
  let needs: [String: Requirement]

  /// The texts by the name of their place.
  func parts() throws -> [String: String] {
    var parts: [String: String] = [:]
    for resource in InterfaceDescription.resources {
      parts["routes: \(resource.title)"] = try resource.routes.map(text).joined(separator: "\n")
    }
    parts["shapes"] = try InterfaceDescription.shapes.map(text).joined(separator: "\n")
    parts["events"] =
      "| event | data | when |\n| --- | --- | --- |\n"
      + InterfaceDescription.eventData.map {
        "| `\($0.event)` | \(link($0.shape)) | \($0.when) |\n"
      }.joined()
    parts["routes"] =
      "| route | what it does |\n| --- | --- |\n"
      + InterfaceDescription.routes.map {
        "| [`\($0.name)`](#\(anchor($0.name))) | \($0.summary) |\n"
      }.joined()
    return parts
  }

  private func text(_ route: RouteDescription) throws -> String {
    var lines = ["### `\(route.name)`", "", route.summary]
    if !route.details.isEmpty { lines += ["", route.details] }
    lines += ["", "Needs: \(need(of: route))."]
    let parameters =
      route.pathParameters.map { ($0, "path") } + route.query.map { ($0, "query") }
    if !parameters.isEmpty {
      lines += ["", "| parameter | in | type | meaning |", "| --- | --- | --- | --- |"]
      lines += parameters.map { parameter, place in
        let mark = place == "query" && parameter.isRequired ? ", needed" : ""
        return "| `\(parameter.name)` | \(place) | \(type(parameter.schema))\(mark) "
          + "| \(parameter.meaning) |"
      }
    }
    switch route.body {
    case .none: break
    case .json(let name, _): lines += ["", "Body: \(link(name)), `application/json`."]
    case .bytes(let type, let meaning): lines += ["", "Body: `\(type)`. \(meaning)"]
    }
    switch route.answer {
    case .json(let name, let status): lines += ["", "Answer: \(status) \(link(name))."]
    case .lines(let names, _):
      lines += [
        "",
        "Answer: 200 `application/x-ndjson`, lines of \(names.map(link).joined(separator: ", ")).",
      ]
    case .bytes(let types, let meaning):
      lines += ["", "Answer: 200 \(types.map { "`\($0)`" }.joined(separator: ", ")). \(meaning)"]
    }
    if !route.errors.isEmpty {
      lines += [
        "", "Problems: \(route.errors.map { "`\($0.rawValue)`" }.joined(separator: ", ")).",
      ]
    }
    lines += ["", "```http", "\(route.method) \(route.exampleTarget)"]
    switch route.body {
    case .none: break
    case .json(let name, let example):
      lines += ["Content-Type: application/json", "", example ?? shape(name)?.example ?? ""]
    case .bytes(let type, _): lines += ["Content-Type: \(type)", "", "…"]
    }
    lines += ["```", "", "```http", "HTTP/1.1 \(route.answer.status)"]
    switch route.answer {
    case .json(let name, _):
      lines += ["Content-Type: application/json", "", shape(name)?.example ?? ""]
    case .lines(_, let example): lines += ["Content-Type: application/x-ndjson", "", example]
    case .bytes(let types, _): lines += ["Content-Type: \(types.first ?? "")", "", "…"]
    }
    return (lines + ["```", ""]).joined(separator: "\n")
  }

  private func text(_ shape: ShapeDescription) throws -> String {
    var lines = ["### \(shape.name)", "", shape.summary]
    var own: [Schema.Field] = []
    if case .object(let fields) = try shape.schema() { own = fields }
    if let base = shape.base {
      lines += ["", "It has the fields of \(link(base)), and these:"]
      own.removeAll { shape.fields[$0.name] == nil }
    }
    if !own.isEmpty {
      lines += ["", "| field | type | meaning |", "| --- | --- | --- |"]
      lines += own.map { field in
        "| `\(field.name)` | \(type(field.schema))\(field.isRequired ? "" : ", may be missing") "
          + "| \(shape.fields[field.name] ?? "") |"
      }
    }
    // The example of a body or an answer stands with its route.
    if !shownWithRoutes.contains(shape.name) { lines += ["", "```json", shape.example, "```"] }
    return (lines + [""]).joined(separator: "\n")
  }

  /// The shapes whose example a route shows.
  private var shownWithRoutes: Set<String> {
    Set(
      InterfaceDescription.routes.flatMap { route -> [String] in
        var names: [String] = []
        if case .json(let name, nil) = route.body { names.append(name) }
        if case .json(let name, _) = route.answer { names.append(name) }
        return names
      })
  }

  private func need(of route: RouteDescription) -> String {
    switch needs[route.name] {
    case .open: "nothing"
    case .person: "a person"
    case .account: "a person, in the page"
    case .admin: "an admin, in the page"
    case .operator: "an admin"
    case .book: "a person who can see the book"
    case .ownBook: "an admin, or the person who added the book"
    case .undeclared, nil: "unknown"
    }
  }

  private func type(_ schema: Schema) -> String {
    switch schema {
    case .any: "any"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array(let item): "list of \(type(item))"
    case .map(let value): "object of \(type(value)) by name"
    case .object: "object"
    case .named(let name): link(name)
    case .oneOf(let schemas): schemas.map(type).joined(separator: " or ")
    case .nullable(let schema): "\(type(schema)) or `null`"
    }
  }

  private func shape(_ name: String) -> ShapeDescription? {
    InterfaceDescription.shapes.first { $0.name == name }
  }

  private func link(_ name: String) -> String { "[\(name)](#\(name.lowercased()))" }

  /// The address of a heading: letters, digits and hyphens of it, blanks as hyphens.
  private func anchor(_ name: String) -> String {
    let kept = name.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
    return kept.replacing(" ", with: "-")
  }
}
