import ReadingModel
import TestSupport
import Testing

@testable import SpokenText

struct DialoguePropertyTests {
  private static let marks: [Substring] =
    "“ ” „ ‘ ’ ' \" « » 「 」 『 』 — – , . : a E ’s 😀 said Emma dit".split(separator: " ")
    + [" ", "\n", "\u{A0}"]

  @Test(arguments: ["en", "de", "fr", "es", "sv", "ja", "zh", "xx"])
  func `quotations stand in order inside their blocks, whatever the marks are`(language: String) {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        String(Self.marks.randomElement(using: &random) ?? "“")
      }.joined()
      let said = SaidText(text, language)
      var end = 0
      for quotation in said.quotations {
        #expect(quotation.range.lowerBound >= end && !quotation.range.isEmpty, "\(text)")
        #expect(quotation.range.upperBound <= said.units.count, "\(text)")
        #expect(!said.units[quotation.range].contains(0x0A), "\(text)")
        end = quotation.range.upperBound
      }
    }
  }

  @Test(arguments: [
    "“", "”", "\"", "'", "‘a", "« ", "「", "“ ” “", "—a ", "“a,” said ", "‘a’ ", "„“",
  ])
  func `long runs of marks take a bounded time`(mark: String) {
    for language in ["en", "de", "fr", "es"] {
      let text = String(repeating: mark, count: 20_000)
      let (time, _) = processorTime { SaidText(text, language) }
      // Here 0.1 s; a time that grows with the square takes minutes.
      #expect(time < .seconds(20), "\(mark) \(language)")
    }
  }
}
