import ReadingModel
import SpokenText
import TestSupport
import Testing

/// What rules change in a chapter.
struct ShownTextTests {
  private func edits(
    _ text: String, _ rules: [ReplacementRule], html: String = "",
    blocks: [Block]? = nil
  ) -> [TextEdit] {
    let chapter = Chapter(
      index: 0, title: nil, text: text, html: html,
      blocks: blocks ?? [Block(.paragraph, 0..<text.utf16.count)])
    return ShownText(chapter, units: Array(text.utf16), rules: Replacements(rules)).edits
  }

  @Test func aChangeIsAsShortAsItCanBe() {
    let rule = ReplacementRule(pattern: "(.*)colour(.*)", replacement: "$1color$2")
    #expect(edits("The colour is red.", [rule]) == [TextEdit(range: 8..<9, text: "")])
  }

  @Test func whatIsPutInTakesTheCharacterBehindIt() {
    #expect(
      edits("ab", [.init(pattern: "(?=b)", replacement: "-")]) == [
        TextEdit(range: 1..<2, text: "-b")
      ])
    #expect(edits("ab😀", [.init(pattern: "(?=😀)", replacement: "-")])[0].range == 2..<4)
    #expect(
      edits("ab", [.init(pattern: "$", replacement: "!")]) == [TextEdit(range: 1..<2, text: "b!")])
    #expect(edits("", [.init(pattern: "$", replacement: "!")]) == [])
  }

  @Test func noRuleReachesOverAParagraph() {
    let blocks = [Block(.paragraph, 0..<2), Block(.paragraph, 3..<5)]
    let rule = ReplacementRule(pattern: #"b\nc|^."#, replacement: "x")
    #expect(
      edits("ab\ncd", [rule], blocks: blocks)
        == [TextEdit(range: 0..<1, text: "x"), TextEdit(range: 3..<4, text: "x")])
  }

  @Test func titlesOfChaptersHaveTheirOwnRules() {
    let blocks = [
      Block(.heading(level: 1), 0..<1), Block(.paragraph, 2..<3), Block(.heading(level: 2), 4..<5),
    ]
    var title = ReplacementRule(pattern: "a", replacement: "T")
    (title.scopeTitle, title.scopeContent) = (true, false)
    let content = ReplacementRule(pattern: "a", replacement: "C")
    let all = edits("a\na\na", [title, content], blocks: blocks)
    #expect(all.map(\.text) == ["T", "C", "C"])
  }

  @Test func rulesThatAreOffOrUnusableAreLeftOut() {
    var off = ReplacementRule(pattern: "a", replacement: "b")
    off.isEnabled = false
    #expect(Replacements([off, .init(pattern: "(", replacement: "")]).isEmpty)
  }

  @Test func formulasStayAsTheyAre() {
    let rule = ReplacementRule(pattern: "x", replacement: "y")
    let found = edits("x x", [rule], html: "<p>x <math><mi>x</mi></math></p>")
    #expect(found == [TextEdit(range: 0..<1, text: "y")])
  }

  @Test func theChangesMakeWhatTheRulesMake() {
    let texts = [
      "Call me Ishmael. Some years ago", "名师一号道：「后面的头发很长。」", "𠮷野家で𩸽を食べる😀👩‍👩‍👧",
      "Анна и Пётр пошли",
    ]
    let pieces = [".", "a", "e?", "[^a]", "。", "(?=.)", "\\w+", "$", "^", "😀"]
    let made = ["", "x", "$0$0", "頭髮", "😀", "-$0"]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = texts[seed % texts.count]
      let rules = (0..<3).map { _ in
        ReplacementRule(
          pattern: pieces.randomElement(using: &random) ?? "",
          replacement: made.randomElement(using: &random) ?? "")
      }
      let expected = MappedText(text, replacements: rules.compactMap { try? Replacement($0) }).text
      let found = edits(text, rules)
      #expect(MappedText(text, edits: found).text == expected)
      #expect(found.allSatisfy { !$0.range.isEmpty })
      for (one, next) in zip(found, found.dropFirst()) {
        #expect(one.range.upperBound <= next.range.lowerBound)
      }
    }
  }
}
