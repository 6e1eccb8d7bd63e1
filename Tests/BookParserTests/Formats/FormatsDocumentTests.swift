import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// docs/formats.md and the table of formats say the same.
struct FormatsDocumentTests {
  @Test func everyFormatHasItsRow() throws {
    let lines = try String(
      contentsOf: Places.root.appending(path: "docs/formats.md"), encoding: .utf8
    ).split(separator: "\n")
    let cells = lines.filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let header = try #require(cells.first)
    #expect(Array(header.dropFirst(3)) == BookFormat.Capability.allCases.map(\.rawValue))
    let rows = cells.filter { $0.count == header.count && $0[1].hasPrefix("`") }
    let formats = BookFormatTable.standard.formats
    #expect(Set(rows.map { $0[1] }) == Set(formats.map { "`\($0.id)`" }))
    #expect(rows.count == formats.count)
    for format in formats {
      let row = try #require(rows.first { $0[1] == "`\(format.id)`" })
      let names = row[2].split { $0 == " " || $0 == "," }.map(String.init)
      #expect(format.fileExtensions.allSatisfy { names.contains(".\($0)") }, "\(format.id)")
      let can = BookFormat.Capability.allCases.map {
        format.capabilities.contains($0) ? "yes" : "no"
      }
      #expect(Array(row.dropFirst(3)) == can, "\(format.id)")
    }
  }
}
