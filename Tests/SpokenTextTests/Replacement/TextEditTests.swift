import ReadingModel
import TestSupport
import Testing

/// Holds the offset map against random edits of texts in several scripts.
struct TextEditTests {
  private static let scripts = [
    "Call me Ishmael. Some years ago", "名师一号道：「后面的头发很长。」", "𠮷野家で𩸽を食べる😀👩‍👩‍👧",
    "Анна и Пётр пошли", "e\u{301}te\u{301} caf\u{E9}", "",
  ]

  /// Random edits at the edges of characters, in order.
  private func edits(of text: String, _ random: inout SeededGenerator) -> [TextEdit] {
    let edges = (text.indices + [text.endIndex]).map { $0.utf16Offset(in: text) }
    let made = ["", "", "x", "頭髮", "😀", "long words instead"]
    var found: [TextEdit] = []
    var index = 0
    while index < edges.count {
      let end = min(index + Int.random(in: 0...3, using: &random), edges.count - 1)
      if Bool.random(using: &random) {
        let text = made.randomElement(using: &random) ?? ""
        found.append(TextEdit(range: edges[index]..<edges[end], text: text))
      }
      index = end + Int.random(in: 1...4, using: &random)
    }
    return found
  }

  private func plainly(_ text: String, _ edits: [TextEdit]) -> String {
    var units = Array(text.utf16)
    for edit in edits.reversed() { units.replaceSubrange(edit.range, with: edit.text.utf16) }
    return String(decoding: units, as: UTF16.self)
  }

  private func expectSound(_ mapped: MappedText, from source: String) {
    let units = Array(source.utf16)
    let made = Array(mapped.text.utf16)
    let covered = mapped.spans.reduce(0) { $1.made.lowerBound == $0 ? $1.made.upperBound : -1 }
    #expect(covered == made.count)
    for (before, after) in zip(mapped.spans, mapped.spans.dropFirst()) {
      #expect(before.source.lowerBound <= after.source.lowerBound)
      #expect(before.source.upperBound <= after.source.upperBound)
    }
    for span in mapped.spans where span.isCopy {
      #expect(units[span.source] == made[span.made])
      // Both ways are exact in what is not changed.
      #expect(mapped.source(of: span.made) == span.source)
      #expect(mapped.made(of: span.source) == span.made)
    }
    for low in 0..<made.count {
      let source = mapped.source(of: low..<low + 1)
      #expect(source.lowerBound >= 0 && source.upperBound <= units.count)
      guard !source.isEmpty else { continue }
      let back = mapped.made(of: source)
      #expect(back.lowerBound <= low && back.upperBound > low)
      #expect(mapped.source(of: back) == source)
    }
    var last = 0
    for low in 0...units.count {
      let place = mapped.made(of: low..<low).lowerBound
      #expect(place >= last && place <= made.count)
      last = place
    }
  }

  @Test func randomEditsMapBothWays() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      for text in Self.scripts {
        let edits = edits(of: text, &random)
        let mapped = MappedText(text, edits: edits)
        #expect(Array(mapped.text.utf16) == Array(plainly(text, edits).utf16))
        expectSound(mapped, from: text)
      }
    }
  }

  @Test func randomEditsOfEditedTextMapBothWays() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<60 {
      for text in Self.scripts {
        var mapped = MappedText(unchanged: text)
        for _ in 0..<3 {
          let edits = edits(of: mapped.text, &random)
          let next = MappedText(mapped.text, edits: edits)
          mapped = mapped.followed(by: next)
          #expect(mapped.text == next.text)
          expectSound(mapped, from: text)
        }
      }
    }
  }

  @Test func aChangedWordHasTheWholeWordAsSource() {
    let mapped = MappedText("one two three", edits: [TextEdit(range: 4..<7, text: "twelve")])
    #expect(mapped.text == "one twelve three")
    #expect(mapped.source(of: 6..<7) == 4..<7)
    #expect(mapped.made(of: 5..<6) == 4..<10)
    #expect(mapped.made(of: 8..<13) == 11..<16)
  }

  @Test func whatIsLeftOutIsShownNowhere() {
    let mapped = MappedText("one two", edits: [TextEdit(range: 0..<4, text: "")])
    #expect(mapped.made(of: 0..<4) == 0..<0)
    #expect(mapped.source(of: 0..<3) == 4..<7)
  }
}
