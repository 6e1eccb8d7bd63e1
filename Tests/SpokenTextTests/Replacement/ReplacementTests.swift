import Foundation
import ReadingModel
import SpokenText
import Testing

struct ReplacementTests {
  private func shown(_ text: String, _ rules: ReplacementRule...) -> MappedText {
    MappedText(text, replacements: rules.compactMap { try? Replacement($0) })
  }

  @Test func rulesWorkInOrderEachOnWhatTheLastOneMade() {
    let mapped = shown(
      "aXb", .init(pattern: "X", replacement: "Y"), .init(pattern: "(Y)(b)", replacement: "$2$1$1"))
    #expect(mapped.text == "abYY")
    #expect(mapped.source(of: 1..<2) == 1..<3)
  }

  @Test func wordsAreNoExpressions() {
    let dot = ReplacementRule(pattern: "a.b", replacement: "$1", isRegex: false)
    #expect(shown(#"a.b axb \E"#, dot).text == #"$1 axb \E"#)
    let quoted = ReplacementRule(pattern: #"\E."#, replacement: "-", isRegex: false)
    #expect(shown(#"a\E.b"#, quoted).text == "a-b")
  }

  @Test func aDotEndsAtTheEndOfTheLine() {
    #expect(shown("ad: buy\nnext", .init(pattern: "ad.*", replacement: "")).text == "\nnext")
  }

  @Test func aPatternWithoutEndChangesNothingAndSaysSo() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let rule = ReplacementRule(pattern: "(a|aa)+(a|aa)+$", replacement: "x")
    #expect(shown(text, rule).text == text)
    #expect(try Replacement(rule).outcome(in: text) == .gaveUp)
  }

  @Test func aRuleThatCantBeUsedSaysWhy() {
    #expect(throws: Replacement.Refusal.noPattern) {
      try Replacement(.init(pattern: "", replacement: "x"))
    }
    #expect(throws: Replacement.Refusal.script) {
      try Replacement(.init(pattern: "a", replacement: "@js:result"))
    }
    #expect(throws: Replacement.Refusal.longText) {
      try Replacement(.init(pattern: "a", replacement: String(repeating: "x", count: 10_001)))
    }
    #expect(throws: Replacement.Refusal.expression("U_REGEX_MISMATCHED_PAREN")) {
      try Replacement(.init(pattern: "(", replacement: "x"))
    }
  }

  @Test func rulesThatFeedEachOtherEnd() {
    let double = ReplacementRule(pattern: "a", replacement: "aa")
    let rules = Array(repeating: double, count: 40).compactMap { try? Replacement($0) }
    #expect(MappedText("a", replacements: rules).text.count == 1 << 14)
  }

  @Test func scopeNamesBooksAndExclusionsWin() {
    var rule = ReplacementRule(pattern: "a", replacement: "b")
    #expect(rule.isFor(title: "Emma"))
    rule.scope = "Emma;https://a.example"
    #expect(rule.isFor(title: "Emma") && !rule.isFor(title: "Ulysses"))
    #expect(rule.isFor(title: "Ulysses", source: "https://a.example"))
    #expect(!rule.isFor(title: ""))
    rule.excludeScope = "Emma"
    #expect(!rule.isFor(title: "Emma"))
  }

  @Test func legadosListsAreReadAndWritten() throws {
    let json = #"""
      [{"id":1,"name":"ads","group":"web","pattern":"请收藏.*","replacement":"","scope":"诡秘之主","scopeTitle":true,
        "scopeContent":false,"excludeScope":"x","isEnabled":false,"isRegex":true,"timeoutMillisecond":500,"order":-3},
       {"pattern":"(","isRegex":true}, {"name":"none"}, {"pattern":"(","isRegex":false,"order":-2147483648},
       {"pattern":"a","replacement":"@js:result"}, 7]
      """#
    let list = try #require(ReplacementList.read(Data(json.utf8)))
    #expect(list.rules.map(\.pattern) == ["请收藏.*", "("])
    #expect(list.refused == [1, 2, 4, 5])
    let first = try #require(list.rules.first)
    #expect(first.group == "web" && first.scopeTitle && !first.scopeContent && !first.isEnabled)
    #expect(first.timeoutMillisecond == 500 && first.order == -3 && first.scope == "诡秘之主")
    #expect(ReplacementList.read(try ReplacementList.write(list.rules)) == .init(rules: list.rules))
    #expect(ReplacementList.read(Data("{}".utf8)) == nil)
  }
}
