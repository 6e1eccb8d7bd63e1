import BookParser
import HTTPServer
import Testing

@testable import Server

/// Holds each answer of the server against the description of its route.
///
/// ``TestServer/ask(_:_:body:headers:)`` does so for every request of every test.
enum DescribedAnswer {
  /// Checks an answer of a library that knows some formats.
  static func check(
    _ response: HTTPResponse, to method: String, _ path: String, _ routes: [Route],
    _ formats: BookFormatTable
  ) {
    let found = routes.first { $0.method == method && $0.pattern.match(path) != nil }
    guard let found,
      let description = InterfaceDescription.routes.first(where: { $0.name == found.name })
    else { return }
    if let problem = response.problem {
      var known = InterfaceDescription.commonErrors.union(description.errors)
      if method != "GET" { known.formUnion(InterfaceDescription.changeErrors) }
      #expect(
        known.map(\.rawValue).contains(problem), "\(description.name) is not said to answer this")
      check(response, has: .named("Problem"), description.name)
      return
    }
    guard (200..<300).contains(response.status) else { return }
    let type = response.header("Content-Type") ?? ""
    switch description.answer {
    case .json(let name, let status):
      #expect(response.status == status, "\(description.name)")
      if case .stream = response.body { return }
      check(response, has: .named(name), description.name)
    case .lines: #expect(type == "application/x-ndjson", "\(description.name)")
    case .bytes(let described, _):
      // A book's own file has the media type of its format, and a test may add one.
      let types =
        described == BookFormatTable.standard.mediaTypes ? formats.mediaTypes : described
      #expect(
        types.contains { type == $0 || type.hasPrefix($0 + ";") },
        "\(description.name): '\(type)' is not described")
    }
  }

  private static func check(_ response: HTTPResponse, has schema: Schema, _ name: String) {
    do {
      let value = try JSONValue(response.bytes)
      #expect(try value.differences(from: schema) == [], "\(name)")
    } catch {
      Issue.record("\(name): \(error)")
    }
  }
}
