import Testing
import VorleserKit

struct FeatureChoicesTests {
  private static let table = [
    Feature("new-voice", "reads with the new voice"),
    Feature("two-columns", "sets two columns", isOnByDefault: true),
  ]

  private func on(_ text: String) -> [String] {
    let choices = FeatureChoices(text, of: Self.table)
    return Self.table.filter(choices.isOn).map(\.name)
  }

  @Test func aChoiceSwitchesOnAndOffAndLeavesTheRest() {
    #expect(on("") == ["two-columns"])
    #expect(on("new-voice") == ["new-voice", "two-columns"])
    #expect(on("-two-columns") == [])
    #expect(on(" new-voice , -two-columns ") == ["new-voice"])
    #expect(on("new-voice,-new-voice") == ["two-columns"], "the last counts")
  }

  @Test func anUnknownNameIsRefusedWithTheKnownOnes() throws {
    #expect(FeatureChoices("new-voice", of: Self.table).refusal == nil)
    for text in ["newvoice", "-newvoice", "new-voice,newvoice"] {
      let refusal = try #require(FeatureChoices(text, of: Self.table).refusal)
      #expect(refusal.contains("'newvoice'") && refusal.contains("new-voice, two-columns"))
    }
  }

  @Test func theListSaysWhatIsOnAndWhoChoseIt() {
    #expect(
      FeatureChoices("new-voice", of: Self.table).lines == [
        "features:", "  new-voice: on (by VORLESER_FEATURES), reads with the new voice",
        "  two-columns: on, sets two columns",
      ])
    #expect(FeatureChoices("", of: []).lines == ["features: none is unfinished"])
  }

  @Test func theTablesNamesAreUniqueAndPlain() {
    let names = Feature.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z][a-z0-9\-]*/) != nil, "\(name)") }
  }
}
