import Foundation
import ReadingModel
import Storage
import Testing

struct SettingsTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  @Test func whatIsSetStaysAndNullTakesItBack() async throws {
    let shelf = try await library.open()
    #expect(try await shelf.settings(of: nil) == [:])
    let value = SettingValue.object(["a": .list([.number(1.5), .bool(true), .null, .text("é")])])
    _ = try await shelf.changeSettings(["theme": .text("dark"), "own.x": value], of: nil)
    let after = try await shelf.changeSettings(["theme": .null, "size": .number(20)], of: nil)
    #expect(after == ["own.x": value, "size": .number(20)])
    await shelf.close()
    #expect(try await library.open().settings(of: nil) == after)
  }

  @Test func allBooksAndEachBookAreApart() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.changeSettings(["size": .number(20)], of: nil)
    _ = try await shelf.changeSettings(["size": .number(30)], of: book.id)
    #expect(try await shelf.settings(of: nil) == ["size": .number(20)])
    #expect(try await shelf.settings(of: book.id) == ["size": .number(30)])
    #expect(try await shelf.settings(of: 99) == nil)
    #expect(try await shelf.changeSettings(["size": .number(1)], of: 99) == nil)
  }

  @Test func manyDevicesThatChangeDifferentNamesLoseNothing() async throws {
    let shelves = [try await library.open(), try await library.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          _ = try await shelves[index % 2].changeSettings(
            ["name\(index)": .number(Double(index))], of: nil)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await shelves[0].settings(of: nil)?.count == 40)
  }

  @Test func namesThatFitNobodyAreRefused() async throws {
    let shelf = try await library.open()
    let long = String(repeating: "a", count: 65)
    for name in ["", "A", "1a", ".a", "a b", "a_b", "é", "aé", "a\0", "a'--", long] {
      await #expect(throws: SettingsRefusal.name(name)) {
        _ = try await shelf.changeSettings([name: .bool(true), "good": .bool(true)], of: nil)
      }
    }
    #expect(try await shelf.settings(of: nil) == [:])
    for name in ["a", "ownThemes", "speech.rules1", String(repeating: "a", count: 64)] {
      _ = try await shelf.changeSettings([name: .bool(true)], of: nil)
    }
  }

  @Test func tooMuchIsRefusedAndChangesNothing() async throws {
    let shelf = try await library.open()
    let half = SettingValue.text(String(repeating: "ä", count: SettingsRule.byteLimit / 4))
    let before = try await shelf.changeSettings(["a": half], of: nil)
    await #expect(throws: SettingsRefusal.tooLarge) {
      _ = try await shelf.changeSettings(["b": half], of: nil)
    }
    #expect(try await shelf.settings(of: nil) == before)
    _ = try await shelf.changeSettings(["b": half, "a": .null], of: nil)

    let many = (0..<SettingsRule.countLimit).map { ("n\($0)", SettingValue.bool(true)) }
    _ = try await shelf.changeSettings(["b": .null], of: nil)
    _ = try await shelf.changeSettings(Dictionary(uniqueKeysWithValues: many), of: nil)
    await #expect(throws: SettingsRefusal.tooMany) {
      _ = try await shelf.changeSettings(["more": .bool(true)], of: nil)
    }
  }

  @Test func whatIsTakenBackOverAndOverDoesNotPileUp() async throws {
    let shelf = try await library.open()
    for round in 0..<4 {
      let names = (0..<400).map { "n\(round)x\($0)" }
      for value in [SettingValue.bool(true), .null] {
        _ = try await shelf.changeSettings(
          Dictionary(uniqueKeysWithValues: names.map { ($0, value) }), of: nil)
      }
    }
    #expect(try await shelf.settings(of: nil) == [:])
  }

  @Test func anotherProcessLearnsOfIt() async throws {
    let (one, other) = (try await library.open(), try await library.open())
    let book = try await Shelf.add("Emma", to: one)
    _ = try await other.foreignChanges()
    _ = try await one.changeSettings(["size": .number(20)], of: book.id)
    #expect(
      try await other.foreignChanges().settings == [SettingsChange(person: .owner, book: book.id)])
    _ = try await one.changeSettings(["size": .null], of: book.id)
    #expect(try await other.foreignChanges().settings.count == 1)
    #expect(try await other.foreignChanges().isEmpty)
  }

  @Test func valuesTooDeepAreNoSettings() throws {
    func nested(_ depth: Int) -> Data {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return Data(#"{"a":\#(text)}"#.utf8)
    }
    let decoder = JSONDecoder()
    _ = try decoder.decode([String: SettingValue].self, from: nested(SettingValue.depthLimit))
    for depth in [SettingValue.depthLimit + 2, 400, 100_000] {
      #expect(throws: DecodingError.self) {
        try decoder.decode([String: SettingValue].self, from: nested(depth))
      }
    }
  }
}
