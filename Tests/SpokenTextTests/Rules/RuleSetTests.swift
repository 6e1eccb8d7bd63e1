import ReadingModel
import TestSupport
import Testing

@testable import SpokenText

struct RuleSetTests {
  private func spoken(_ sentence: String, _ rules: PronunciationRule...) -> String {
    let set = RuleSet([.init(rules: rules)])
    return ChangedText(sentence, changes: set.changes(in: sentence, language: "en")).mapped.text
  }

  @Test func aWordIsNotAPartOfAnother() {
    let rule = PronunciationRule(find: "lol", say: "laughing out loud")
    #expect(
      spoken("LOL, a lollipop. Lol!", rule) == "laughing out loud, a lollipop. laughing out loud!")
  }

  @Test func aWordHasItsGenitive() {
    #expect(
      spoken("Hermione’s cat", .init(find: "hermione", say: "Her-my-o-nee")) == "Her-my-o-nee’s cat"
    )
  }

  /// An expression that puts a page in the place of each letter is said a few times, not 600 times.
  @Test(arguments: [String(repeating: "$0", count: 250), String(repeating: "again ", count: 80)])
  func whatRulesAddIsBounded(say: String) {
    let sentence = String(repeating: "a bc ", count: 120)
    let rule = PronunciationRule(find: ".", match: .expression, say: say)
    let made = spoken(sentence, rule)
    #expect(made.utf16.count <= sentence.utf16.count + RuleSet.addedLimit)
    #expect(made.utf16.count > sentence.utf16.count)
  }

  @Test func severalWordsAndSignsAreFound() {
    #expect(
      spoken("He said Moby Dick & co.", .init(find: "moby dick", say: "it")) == "He said it & co.")
    #expect(spoken("tea &c. here", .init(find: "&c.", say: "et cetera")) == "tea et cetera here")
    #expect(spoken("don’t", .init(find: "don't", say: "do not")) == "do not")
  }

  @Test func anywhereIsAlsoInsideOfWords() {
    #expect(spoken("colourful", .init(find: "our", match: .anywhere, say: "or")) == "colorful")
  }

  @Test func capitalsCountWhereTheyShall() {
    let rule = PronunciationRule(find: "US", matchCase: true, say: "U. S.")
    #expect(spoken("US and us", rule) == "U. S. and us")
  }

  @Test func anExpressionFillsItsGroupsIn() {
    let rule = PronunciationRule(find: #"(\d+)x(\d+)"#, match: .expression, say: "$1 by $2 ($0)$9")
    #expect(spoken("a 3x4 grid", rule) == "a 3 by 4 (3x4) grid")
  }

  @Test func theFirstRuleThatFitsHasThePlace() {
    let rules: [PronunciationRule] = [.init(find: "b c", say: "1"), .init(find: "a b", say: "2")]
    #expect(spoken("a b c", rules[0], rules[1]) == "a 1")
    #expect(spoken("a b c", rules[1], rules[0]) == "2 c")
    // None looks at what another has said.
    #expect(spoken("x", .init(find: "x", say: "y"), .init(find: "y", say: "z")) == "y")
  }

  @Test func aRuleForALanguageLeavesOthersAlone() {
    let set = RuleSet([.init(language: "de", rules: [.init(find: "die", say: "dee")])])
    #expect(set.changes(in: "They die.", language: "en").isEmpty)
    #expect(set.changes(in: "Für die Welt", language: "de").count == 1)
  }

  @Test func rulesThatAreOffOrNoExpressionDoNothing() {
    #expect(spoken("abc", .init(find: "abc", say: "x", isOn: false)) == "abc")
    #expect(spoken("abc", .init(find: "(", match: .expression, say: "x")) == "abc")
    #expect(spoken("abc", .init(find: "x*", match: .expression, say: "y")) == "abc")
  }

  @Test func ideographsNeedNoSpaces() {
    #expect(spoken("我叫小明吗", .init(find: "小明", say: "Xiao Ming")) == "我叫Xiao Ming吗")
  }

  /// Whatever rules there are, everything that is said knows its piece of the sentence, in order.
  @Test func whatIsSaidKnowsItsPlaceForAnyRules() {
    var random = SeededGenerator(seed: 27)
    let letters = Array("ab é🙂小.'’-12 ")
    func text(_ lengths: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: lengths, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
    }
    for _ in 0..<2_000 {
      let sentence = text(0...40)
      let rules = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        PronunciationRule(
          find: text(1...3), match: Bool.random(using: &random) ? .word : .anywhere,
          matchCase: Bool.random(using: &random), say: text(0...5),
          manner: PronunciationRule.Manner.allCases.randomElement(using: &random) ?? .text)
      }
      let units = Array(sentence.utf16)
      let changes = RuleSet([.init(rules: rules)]).changes(in: sentence, language: nil)
      var end = 0
      for change in changes {
        #expect(change.range.lowerBound >= end && !change.range.isEmpty)
        end = change.range.upperBound
      }
      #expect(end <= units.count)
      let changed = ChangedText(sentence, changes: changes).mapped
      let made = Array(changed.text.utf16)
      var place = (made: 0, source: 0)
      for span in changed.spans {
        #expect(span.made.lowerBound == place.made && span.source.lowerBound >= place.source)
        if span.isCopy { #expect(made[span.made] == units[span.source]) }
        place = (span.made.upperBound, span.source.upperBound)
      }
      #expect(place.made == made.count && place.source <= units.count)
      // What no rule touches is said as it is written.
      for index in units.indices where !changes.contains(where: { $0.range.contains(index) }) {
        #expect(changed.spans.contains { $0.isCopy && $0.source.contains(index) })
      }
    }
  }
}
