import Testing

@testable import PicoVoices

/// With a library of three names: one that is missing, one of another kind, one that is there.
struct SharedLibraryTests {
  private static let names = Array("\u{0}PyNone\u{0}malloc\u{0}PyInit\u{0}".utf8)
  private static let symbols = 64
  private static let strings = symbols + 3 * 24
  private static let sections = strings + names.count

  /// The smallest file of the form: a head, three symbols, their names, two sections.
  private static var library: [UInt8] {
    var head: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    head.replaceSubrange(0x28..<0x30, with: number(sections, 8))
    head.replaceSubrange(0x3C..<0x3E, with: number(2, 2))
    let table = symbol(1, section: 0) + symbol(8, section: 0) + symbol(15, section: 7)
    return head + table + names + section(11, at: symbols, size: 72, link: 1)
      + section(3, at: strings, size: names.count, link: 0)
  }

  private static func symbol(_ name: Int, section: Int) -> [UInt8] {
    number(name, 4) + [0x11, 0] + number(section, 2) + number(0, 16)
  }

  private static func section(_ kind: Int, at place: Int, size: Int, link: Int) -> [UInt8] {
    number(0, 4) + number(kind, 4) + number(0, 16) + number(place, 8) + number(size, 8)
      + number(link, 4) + number(0, 20)
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  @Test func missingNamesOfTheKindBecomeWeakAndNothingElseChanges() throws {
    let freed = try #require(SharedLibrary.freed(Self.library, of: ["Py"]))
    let changed = freed.indices.filter { freed[$0] != Self.library[$0] }
    #expect(changed == [Self.symbols + 4])
    #expect(freed[Self.symbols + 4] == 0x21)
  }

  @Test func aFileOfAnotherFormIsRefused() {
    var narrow = Self.library
    narrow[4] = 1
    #expect(SharedLibrary.freed(narrow, of: ["Py"]) == nil)
    #expect(SharedLibrary.freed(Array("no library".utf8), of: ["Py"]) == nil)
    #expect(SharedLibrary.freed([], of: ["Py"]) == nil)
  }

  @Test(arguments: [6, 63, 64, 100, Self.sections, Self.sections + 40, Self.sections + 90])
  func aFileThatIsCutShortIsRefused(count: Int) {
    #expect(SharedLibrary.freed(Array(Self.library.prefix(count)), of: ["Py"]) == nil)
  }

  @Test func placesBeyondTheEndAreRefused() {
    var damaged = Self.library
    // The symbols' size.
    damaged.replaceSubrange(
      Self.sections + 32..<Self.sections + 40, with: Self.number(1 << 40, 8))
    #expect(SharedLibrary.freed(damaged, of: ["Py"]) == nil)
  }
}
