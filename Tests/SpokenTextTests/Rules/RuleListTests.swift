import ReadingModel
import Testing

@testable import SpokenText

struct RuleListTests {
  @Test func voiceDreamListsAreRead() throws {
    let text = #"""
      \#u{FEFF}My list
      "lol",0,Y,"laughing out loud",0
      “Moby Dick”,1,N,””,1
      "\d{4}",2,N,"a, ""year""",0
      "broken",7,N,"x",0
      """#
    let list = try #require(RuleListReader.read(text))
    #expect(list.source == .voiceDream)
    #expect(
      list.rules == [
        .init(find: "lol", match: .word, matchCase: false, say: "laughing out loud"),
        .init(find: "Moby Dick", match: .anywhere, matchCase: true, say: "", manner: .skip),
        .init(find: "\\d{4}", match: .expression, matchCase: true, say: "a, \"\"year\"\""),
      ])
    #expect(list.refused.map(\.line) == [5])
  }

  @Test func libreraListsAreRead() throws {
    let text = """
      # a comment
      "Lib." "Librera"
      "#off" "x"
      "*(L|l)ib" "$1ibrera"
      "***" ""
      "Page" ttsSKIP
      "end" ttsSTOP
      "so" "ttsPAUSE"
      """
    let list = try #require(RuleListReader.read(text))
    #expect(list.source == .librera)
    #expect(list.rules.map(\.find) == ["Lib.", "off", "(L|l)ib", "**", "^.*\\QPage\\E.*$", "so"])
    #expect(list.rules[1].isOn == false && list.rules[2].match == .expression)
    #expect(list.rules[4].manner == .skip && list.rules[5].say == "so.")
    #expect(list.refused.map(\.line) == [7])
  }

  @Test func libreraJSONIsRead() throws {
    let list = try #require(RuleListReader.read(##"[{"it’s": "it is"}, {"#a": "b"}]"##))
    #expect(list.rules.map(\.say) == ["it is", "b"])
    #expect(list.rules.map(\.isOn) == [true, false])
  }

  @Test func oursIsRead() throws {
    let list = try #require(
      RuleListReader.read(#"{"pronunciations":[{"find":"a","say":"b","as":"phonemes"}],"skip":{}}"#)
    )
    #expect(list.source == .vorleser)
    #expect(list.rules == [.init(find: "a", say: "b", manner: .phonemes)])
  }

  @Test(arguments: ["", "Hello there.", "{", "[1, 2]", "<xml/>", "\"open", "a,b,c"])
  func whatIsNoListIsNone(text: String) {
    #expect(RuleListReader.read(text)?.rules.isEmpty ?? true)
  }
}
