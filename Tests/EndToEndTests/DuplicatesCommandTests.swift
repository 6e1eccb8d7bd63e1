import Foundation
import TestSupport
import Testing

/// `vorleser duplicates` lists books that look alike, merges two, and remembers those that are different.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct DuplicatesCommandTests {
  private struct Row: Decodable {
    var id: Int
    var title: String
    var format: String
  }

  private let desk: Desk

  init() throws {
    desk = try Desk()
    for (name, text) in [
      ("Rain.txt", "Rain fell on the harbour.\n\nNobody came."),
      ("RAIN.txt", "A foreword.\n\nRain fell on the harbour.\n\nNobody came."),
      ("Walk.txt", "We went for a walk."),
    ] {
      let added = try desk.program.run("add", desk.folder.makeFile(name, Data(text.utf8)).path)
      #expect(added.code == 0, "\(added.errors)")
    }
  }

  private func groups() throws -> [[Int]] {
    try desk.program.run("duplicates", "list", "--json").json([[Row]].self).map { $0.map(\.id) }
  }

  @Test func twoBooksBecomeOneWithTheirMarks() throws {
    let list = try desk.program.run("duplicates")
    #expect(
      list.output
        == "1     0 %    Rain (Plain text, Rain.txt)\n2     0 %    RAIN (Plain text, RAIN.txt)\n")
    #expect(try groups() == [[1, 2]])
    let marks = try desk.folder.makeFile("marks.json", Data(Self.mark.utf8))
    let imported = try desk.program.run("marks", "1", "--import", marks.path)
    #expect(imported.code == 0, "\(imported.errors)")
    let merged = try desk.program.run("duplicates", "merge", "1", "2")
    #expect(merged.code == 0 && merged.errors.hasPrefix("Merged book 1 into book 2: RAIN\n"))
    #expect(try desk.program.run("marks", "2").output.contains("harbour"))
    #expect(try groups().isEmpty)
    #expect(try !desk.program.run("list").output.contains("Rain\n"))
    #expect(try desk.program.run("remove", "--undo", "1").code == 0)
  }

  @Test func differentBooksAreListedNoMore() throws {
    #expect(try desk.program.run("duplicates", "different", "2", "1").code == 0)
    #expect(try groups().isEmpty)
    let list = try desk.program.run("duplicates")
    #expect(list.output.isEmpty && list.errors == "No book seems to be in the library twice.\n")
  }

  @Test(arguments: [
    (["merge", "1", "1"], 64), (["merge", "1", "9"], 66), (["merge", "x", "1"], 64),
    (["merge", "1"], 64), (["different", "1"], 64), (["different", "1", "1"], 64),
    (["different", "1", "9"], 66),
  ])
  func whatCannotBeIsRefused(arguments: [String], code: Int) throws {
    #expect(try Int(desk.program.run(["duplicates"] + arguments).code) == code)
    #expect(try groups() == [[1, 2]])
  }

  /// A highlight as Readium's `AnnotationSet`.
  private static let mark = """
    {"type": "AnnotationSet", "items": [{"id": "urn:x-vorleser:mark:1", "created": "2026-01-01T00:00:00Z",
    "body": {"highlight": "solid", "color": "yellow", "value": "wet"}, "target": {"source": "chapter-0",
    "selector": [{"type": "TextQuoteSelector", "prefix": "on the ", "exact": "harbour", "suffix": "."}]}}]}
    """
}
