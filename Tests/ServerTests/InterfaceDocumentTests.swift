import Foundation
import TestSupport
import Testing

@testable import Server

/// docs/api.md says what the server does, no more and no less.
struct InterfaceDocumentTests {
  /// Rows of the table under a heading, cells trimmed.
  private func rows(under heading: String) throws -> [[String]] {
    let text = try String(
      contentsOf: Places.root.appending(path: "docs/api.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    let table = section.components(separatedBy: "\n## ")[0]
    return table.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func everyRouteIsDocumentedAndEveryDocumentedRouteIsThere() async throws {
    var documented: [String: Set<String>] = [:]
    for row in try rows(under: "Routes") {
      for match in row[0].matches(of: /`(GET|POST|PUT|PATCH|DELETE) ([^` ?\[]+)([^`]*)`/) {
        let query = match.3.matches(of: /([a-z]+)=/).map { String($0.1) }
        documented["\(match.1) \(match.2)"] = Set(query)
      }
    }
    var real: [String: Set<String>] = [:]
    // The page's own files stand there as "other paths"; `v` only makes a cover's address new.
    for route in try await House().services.routes where route.pattern.text != "/{path}" {
      real[route.name] = (route.query ?? []).subtracting(["v"])
    }
    #expect(documented == real)
  }

  @Test func everyProblemIsDocumentedWithItsStatus() throws {
    var documented: [String: Int] = [:]
    for row in try rows(under: "Problems") {
      documented[row[0].filter { $0 != "`" }] = Int(row[1])
    }
    let real = ProblemType.allCases.map { ($0.rawValue, $0.status) }
    #expect(documented == Dictionary(uniqueKeysWithValues: real))
  }
}
