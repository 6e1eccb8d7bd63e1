import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import Annotations

/// Tables in Lua are read as they are written, and nothing else is.
struct LuaReaderTests {
  private func read(_ text: String) -> LuaTable? { LuaReader.table(Array(text.utf8)) }

  @Test func aTableOfKOReaderIsRead() throws {
    let table = try #require(
      read(
        """
        -- /mnt/books/a.sdr/metadata.epub.lua
        return {
            ["text"] = "a \\"b\\" \\\\ line\\
        two\\r\\065\\0!",
            ["number"] = -1.5e+02, ["small"] = .5,
            ["yes"] = true, ["no"] = false, ["none"] = nil --[[ FUNCTION ]],
            ["far"] = inf, ["near"] = -nan,
            ["list"] = { [2] = "b", [1] = "a", [10] = "c", },
            plain = { 1, 'two'; "three" },
            [3.5] = 1, [true] = 2,
        };
        """))
    #expect(table["text"] == .text("a \"b\" \\ line\ntwo\r\u{41}\u{0}!"))
    #expect(table["number"] == .number(-150) && table["small"] == .number(0.5))
    #expect(table["yes"] == .boolean(true) && table["no"] == .boolean(false))
    #expect(table["none"] == .null && table["far"] == .null && table["near"] == .null)
    #expect(table["list"].table?.list == [.text("a"), .text("b"), .text("c")])
    #expect(table["plain"].table?.list == [.number(1), .text("two"), .text("three")])
    #expect(table.items.isEmpty)
  }

  @Test(arguments: [
    "", "return", "return 1", "{}", "return {", "return {} x", "return { 1 2 }",
    "return { os.exit() }",
    "return { 1 + 1 }", "return { [\"a\"] 1 }", "return { [nil] = 1 }", "return { \"a",
    "return { \"a\nb\" }",
    "return { \"\\999\" }", "return { 1..2 }", "return { 0x10 }", "return { function() end }",
    "return {} --[[",
    "return { [[long]] }", "return setmetatable({}, {})", "local a = {} return a", "return { 1e }",
    "return {,}",
  ])
  func whatIsNoTableOfLiteralsIsNotRead(text: String) {
    #expect(read(text) == nil)
  }

  @Test func tablesInsideEachOtherHaveALimit() {
    func nested(_ depth: Int) -> String {
      "return " + String(repeating: "{", count: depth) + String(repeating: "}", count: depth)
    }
    #expect(read(nested(LuaReader.depthLimit)) != nil)
    #expect(read(nested(LuaReader.depthLimit + 1)) == nil)
    #expect(read(nested(1_000_000)) == nil)
  }

  @Test func aNumberHasALimit() {
    #expect(read("return { \(String(repeating: "1", count: 400)) }") == nil)
    #expect(read("return { 1e999 }")?.list == [.null])
  }

  @Test func bytesThatAreNoTextAreRepaired() {
    #expect(
      LuaReader.table(Array("return { \"a".utf8) + [0xFF] + Array("\" }".utf8))?.list == [
        .text("a\u{FFFD}")
      ])
  }
}

/// What KOReader keeps of a book becomes ours.
struct KOReaderSidecarTests {
  static let file = """
    return {
        ["annotations"] = {
            [1] = {
                ["chapter"] = "One", ["color"] = "blue", ["datetime"] = "2026-01-05 21:14:08",
                ["datetime_updated"] = "2026-01-06 08:00:00", ["drawer"] = "underscore", ["note"] = "Quiet.",
                ["page"] = "/body/DocFragment[2]/body/p/text().8", ["pageno"] = 4,
                ["pos0"] = "/body/DocFragment[2]/body/p/text().8", ["pos1"] = "/body/DocFragment[2]/body/p/text().20",
                ["text"] = "men were content",
            },
            [2] = { ["datetime"] = "2026-01-06 09:00:00", ["page"] = "/body/DocFragment[2]/body/p", ["text"] = "in One" },
            [3] = "damaged",
        },
        ["doc_pages"] = 12,
        ["last_xpointer"] = "/body/DocFragment[3]/body/p/text().11",
        ["percent_finished"] = 0.5,
        ["summary"] = { ["modified"] = "2026-01-06", ["rating"] = 4, ["status"] = "abandoned" },
    }
    """

  @Test func everythingIsRead() throws {
    let sidecar = try #require(KOReaderSidecar(Array(Self.file.utf8)))
    #expect(sidecar.fraction == 0.5 && sidecar.pointer == "/body/DocFragment[3]/body/p/text().11")
    #expect(sidecar.rating?.stars == 4 && sidecar.state == .givenUp)
    let mark = try #require(sidecar.marks.first)
    #expect(sidecar.marks.count == 1 && Mark.isID(mark.id))
    #expect(
      mark.quote.exact == "men were content" && mark.note == "Quiet." && mark.kind == .highlight)
    #expect(
      mark.style == .underline && mark.color == .blue && mark.chapter == "One" && mark.index == 1)
    let (created, updated) = (try #require(mark.created), try #require(mark.updated))
    #expect(updated.timeIntervalSince(created) == 38_752)
  }

  @Test func passagesOfEarlierVersionsAreRead() throws {
    let text = """
      return {
        ["bookmarks"] = { { ["datetime"] = "2022-01-05 21:14:08", ["highlighted"] = true, ["notes"] = "men", ["text"] = "Mine" } },
        ["highlight"] = { [7] = { { ["datetime"] = "2022-01-05 21:14:08", ["drawer"] = "lighten", ["text"] = "men" } },
          [2] = { { ["drawer"] = "invert", ["text"] = "old" } } },
      }
      """
    let sidecar = try #require(KOReaderSidecar(Array(text.utf8)))
    #expect(sidecar.marks.map(\.quote.exact) == ["old", "men"])
    #expect(
      sidecar.marks.map(\.note) == ["", "Mine"] && sidecar.marks.map(\.style) == [.outline, .solid])
  }

  @Test(arguments: [
    ("reading", ReadingState.reading), ("complete", .finished), ("abandoned", .givenUp),
    ("tbr", nil), ("", nil),
  ])
  func aStateIsOneOfOurs(status: String, state: ReadingState?) {
    let text = "return { [\"summary\"] = { [\"status\"] = \"\(status)\" } }"
    #expect(KOReaderSidecar(Array(text.utf8))?.state == state)
  }

  @Test(arguments: ["-1", "1.1", "1e999", "\"half\"", "{}", "nil"])
  func aShareThatIsNoneIsNotTaken(value: String) {
    let text =
      "return { [\"percent_finished\"] = \(value), [\"summary\"] = { [\"rating\"] = \(value) } }"
    let sidecar = KOReaderSidecar(Array(text.utf8))
    #expect(sidecar != nil && sidecar?.fraction == nil)
  }

  @Test func noFileIsTooStrange() async throws {
    let words = [
      "{", "}", "[\"annotations\"] = ", "return", "--[[", "\\", "\"", "DocFragment[", "[1] = ",
      "text",
    ]
    let whole = Array(Self.file.utf8)
    try await FuzzLoop("KOReader's metadata").run { generator in
      let bytes = generator.mutated(whole, words: words)
      guard let sidecar = KOReaderSidecar(bytes) else { return }
      #expect(sidecar.fraction.map { 0...1 ~= $0 } ?? true)
      #expect(sidecar.marks.allSatisfy { Mark.isID($0.id) && !$0.quote.exact.isEmpty })
    }
  }
}
