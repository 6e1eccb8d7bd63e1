import AudioEngine
import Foundation
import HTTPServer
import ReadAloud
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// The description of the interface, docs/api.md and the server say the same.
///
/// After a change, `RECORD_API=1 swift test --filter InterfaceDocumentTests` writes the parts of docs/api.md that
/// come from the description again; the difference is then read by a person.
struct InterfaceDocumentTests {
  private static let file = Places.root.appending(path: "docs/api.md")

  @Test func everyRouteIsDescribedAndEveryDescribedRouteIsThere() async throws {
    var real: [String: Set<String>?] = [:]
    for route in try await TestServer().services.routes { real[route.name] = .some(route.query) }
    let described = InterfaceDescription.routes.map(\.name)
    #expect(Set(described).count == described.count, "described twice")
    #expect(Set(described) == Set(real.keys))
    for route in InterfaceDescription.routes {
      // `nil` lets any query through, as the page's addresses do.
      guard let query = real[route.name] ?? nil else { continue }
      #expect(Set(route.query.map(\.name)) == query, "\(route.name)")
      let places = route.path.matches(of: /\{/).count
      #expect(route.pathParameters.count == places, "\(route.name)")
    }
  }

  @Test(arguments: InterfaceDescription.shapes.map(\.name))
  func everyFieldOfAShapeIsExplainedAndItsExampleHasTheShape(name: String) throws {
    let shape = try #require(InterfaceDescription.shapes.first { $0.name == name })
    let base = InterfaceDescription.shapes.first { $0.name == shape.base }
    let explained = Set(shape.fields.keys).union(base?.fields.keys ?? [:].keys)
    if case .object(let fields) = try shape.schema() {
      #expect(explained == Set(fields.map(\.name)))
    } else {
      #expect(explained.isEmpty)
    }
    let example = try JSONValue(Array(shape.example.utf8))
    #expect(try example.differences(from: shape.schema()) == [])
  }

  @Test func everyNameIsThatOfAShapeAndEveryShapeIsUsed() throws {
    let names = InterfaceDescription.shapes.map(\.name)
    #expect(Set(names).count == names.count)
    var used = Set(["Problem"] + InterfaceDescription.eventData.map(\.shape))
    for route in InterfaceDescription.routes {
      if case .json(let name, let example) = route.body {
        used.insert(name)
        let schema = Schema.named(name)
        if let example {
          #expect(try JSONValue(Array(example.utf8)).differences(from: schema) == [])
        }
      }
      switch route.answer {
      case .json(let name, _): used.insert(name)
      case .lines(let names, let example):
        used.formUnion(names)
        for line in example.split(separator: "\n") {
          let value = try JSONValue(Array(line.utf8))
          #expect(try value.differences(from: .oneOf(names.map(Schema.named))) == [])
        }
      case .bytes: break
      }
    }
    // Shapes inside of others.
    var pending = Array(used)
    while let name = pending.popLast() {
      guard let shape = InterfaceDescription.shapes.first(where: { $0.name == name }) else {
        continue
      }
      for inner in try shape.schema().names where used.insert(inner).inserted {
        pending.append(inner)
      }
    }
    #expect(used == Set(names))
  }

  @Test func theDocumentHasWhatTheDescriptionSays() async throws {
    let needs = Dictionary(
      try await TestServer().services.routes.map { ($0.name, $0.needs) },
      uniquingKeysWith: { first, _ in first })
    let parts = try ReferenceText(needs: needs).parts()
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let place = /<!-- begin (.+?) -->\n[\s\S]*?<!-- end -->/
    var seen: [String] = []
    let written = text.replacing(place) { match in
      seen.append(String(match.1))
      return "<!-- begin \(match.1) -->\n\(parts[String(match.1)] ?? "")<!-- end -->"
    }
    #expect(seen.sorted() == parts.keys.sorted(), "a place is missing or unknown")
    if ProcessInfo.processInfo.environment["RECORD_API"] != nil {
      try Data(written.utf8).write(to: Self.file)
    } else {
      #expect(written == text, "run RECORD_API=1 swift test --filter InterfaceDocumentTests")
    }
  }

  @Test func everyProblemIsDocumentedWithItsStatus() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Problems\n").dropFirst().first)
    var documented: [String: Int] = [:]
    for line in section.split(separator: "\n").filter({ $0.hasPrefix("| `") }) {
      let row = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      documented[row[0].filter { $0 != "`" }] = Int(row[1])
    }
    let real = ProblemType.allCases.map { ($0.rawValue, $0.status) }
    #expect(documented == Dictionary(uniqueKeysWithValues: real))
  }

  /// What has to be said in every language of the page: Web/tests/texts-codes.test.js goes by this table.
  @Test func everyCodeIsDocumented() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Codes\n").dropFirst().first)
    let table = section.components(separatedBy: "\n## ")[0]
    var documented: [String: Set<String>] = [:]
    for line in table.split(separator: "\n").filter({ $0.hasPrefix("| `") }) {
      let row = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let codes = row[0].matches(of: /`([a-z0-9-]+)`/).map { String($0.1) }
      documented[row[1], default: []].formUnion(codes)
    }
    let whole: Set<SpeechChoicesError.Kind> = [
      .longPause, .tooMany, .noList, .noReplacements, .script, .manyCharacters, .badCharacter,
    ]
    let rules = Set(SpeechChoicesError.Kind.allCases).subtracting(whole).map(\.rawValue)
    typealias Refusal = ImportedRules.Refusal
    #expect(
      documented == [
        "a finding": Set(Finding.Code.allCases.map(\.rawValue)),
        "a skipped sentence": Set(SkipReason.Code.allCases.map(\.rawValue)),
        "a refused line": Set(rules).union([Refusal.notARule, Refusal.turnsPages]),
      ])
  }

  @Test func theServerDescribesItsRoutesAsOpenAPI() async throws {
    let server = try await TestServer()
    let answer = await server.ask("GET", "/api/openapi.json")
    let document = try JSONValue(answer.bytes)
    #expect(document["openapi"]?.text == "3.1.0")
    var described: Set<String> = []
    var identifiers: [String] = []
    let paths = try #require(document["paths"])
    for path in paths.keys {
      for method in paths[path]?.keys ?? [] {
        described.insert("\(method.uppercased()) \(path)")
        let operation = try #require(paths[path]?[method])
        identifiers.append(try #require(operation["operationId"]?.text))
        #expect(operation["responses"]?["default"] != nil)
        let isOpen = operation["security"]?.list?.isEmpty == true
        let route = server.services.routes.first { $0.name == "\(method.uppercased()) \(path)" }
        #expect(isOpen == (route?.needs == .open), "\(method) \(path)")
      }
    }
    #expect(described == Set(server.services.routes.map(\.name)))
    #expect(Set(identifiers).count == identifiers.count)
    // Every reference leads to a schema of the document.
    let schemas = try #require(document["components"]?["schemas"]).keys
    for match in answer.text.matches(of: /"\$ref":"#\/components\/schemas\/([A-Za-z]+)"/) {
      #expect(schemas.contains(String(match.1)))
    }
    let tag = try #require(answer.header("ETag"))
    let again = await server.ask("GET", "/api/openapi.json", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
  }
}

extension Schema {
  /// The names of the shapes in it.
  fileprivate var names: [String] {
    switch self {
    case .any, .boolean, .integer, .number, .string: []
    case .array(let schema), .map(let schema), .nullable(let schema): schema.names
    case .named(let name): [name]
    case .oneOf(let schemas): schemas.flatMap(\.names)
    case .object(let fields): fields.flatMap(\.schema.names)
    }
  }
}
