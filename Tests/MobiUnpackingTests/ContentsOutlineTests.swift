import MobiFiles
import Testing

@testable import MobiUnpacking

/// Contents as a tree.
struct ContentsOutlineTests {
  /// The tree in one line: each entry with those below it in brackets.
  private func outline(_ entries: [(String, Int, Int?)]) -> String {
    func line(_ nodes: [ContentsOutline.Node]) -> String {
      nodes.map { $0.label + ($0.children.isEmpty ? "" : "(\(line($0.children)))") }
        .joined(separator: " ")
    }
    let made = ContentsOutline(
      entries.enumerated().map { number, entry in
        MobiEntry(label: entry.0, level: entry.1, parent: entry.2, place: .byte(number))
      }
    ) { place in
      guard case .byte(let number) = place else { return nil }
      return "\(number)"
    }
    return line(made.nodes)
  }

  @Test func entriesAreBelowThoseThatTheyName() {
    #expect(
      outline([("A", 0, nil), ("B", 0, nil), ("a1", 1, 0), ("b1", 1, 1), ("a2", 1, 0), ("x", 2, 2)])
        == "A(a1(x) a2) B(b1)")
  }

  @Test func entriesThatNameNoneAreBelowTheLastOfALowerLevel() {
    #expect(
      outline([("Title", 0, nil), ("One", 1, nil), ("a", 3, nil), ("Two", 1, nil)])
        == "Title(One(a) Two)")
    #expect(outline([("One", 1, nil), ("Two", 1, nil)]) == "One Two")
  }

  @Test func noEntryIsBelowItself() {
    #expect(outline([("A", 0, 0), ("B", 0, 2), ("C", 0, 1), ("D", 0, 99)]) == "A B(C) D")
  }

  @Test func endlessDepthIsCutOff() {
    let chain = (0..<5_000).map { ("x", $0, $0 == 0 ? nil : $0 - 1) }
    #expect(outline(chain).count { $0 == "x" } == 5_000)
  }

  @Test func anEntryWithoutAPlaceHasThatOfTheFirstBelowIt() {
    let entries = [
      MobiEntry(label: "Part", level: 0, parent: nil, place: nil),
      MobiEntry(label: "One", level: 1, parent: 0, place: .byte(5)),
      MobiEntry(label: "Nowhere", level: 0, parent: nil, place: nil),
    ]
    let made = ContentsOutline(entries) { _ in "here" }
    #expect(made.nodes.map(\.href) == ["here"])
    #expect(made.nodes.first?.children.map(\.label) == ["One"])
  }
}
