import ReadingModel
import Testing

@testable import ReadAloud

struct SpokenDialogueTests {
  private static let cast = DialogueChoices(
    mode: .characters, quotations: "joe", characters: [.init(name: "Emma", voice: "emma")])

  /// The pieces of a text with their voices, "-" for the listener's; sentence by sentence.
  private func pieces(_ text: String, _ choices: DialogueChoices) -> [[String]] {
    var rules = SpeechRules.none
    rules.dialogue = choices
    let source = TextSentences(text: text, language: "en", rules: KeyedSpeechRules(rules))
    return source.sentences(inChapter: 0).map { sentence in
      let units = Array(sentence.text.utf16)
      var place = 0
      var pieces: [String] = []
      func add(_ range: Range<Int>, _ voice: String) {
        guard !range.isEmpty else { return }
        pieces.append("\(voice): \(String(decoding: units[range], as: UTF16.self))")
      }
      for run in sentence.voices {
        add(place..<run.range.lowerBound, "-")
        add(run.range, run.voice)
        place = run.range.upperBound
      }
      add(place..<units.count, "-")
      return pieces
    }
  }

  @Test func `what is said has the voice of its character, or that of quotations`() {
    #expect(
      pieces("“Yes,” said Emma. “I will.”\n\n“No,” said Harriet.", Self.cast) == [
        ["emma: “Yes,” ", "-: said Emma."], ["emma: “I will.”"],
        ["joe: “No,” ", "-: said Harriet."],
      ])
  }

  @Test func `quotations have one voice where characters have none`() {
    var choices = Self.cast
    choices.mode = .quotations
    #expect(
      pieces("“Yes,” said Emma.", choices.effective) == [["joe: “Yes,” ", "-: said Emma."]])
  }

  @Test func `without a voice of quotations the narrator says them`() {
    let choices = DialogueChoices(mode: .quotations, narrator: "anna")
    #expect(pieces("“Yes,” said Emma.", choices) == [["anna: “Yes,” said Emma."]])
    var named = Self.cast
    (named.narrator, named.quotations) = ("anna", nil)
    #expect(
      pieces("He sat. “Yes,” said Emma.", named)
        == [["anna: He sat."], ["emma: “Yes,” ", "anna: said Emma."]])
  }

  @Test func `one voice reads everything where nothing is chosen`() {
    var choices = Self.cast
    choices.mode = .off
    #expect(pieces("“Yes,” said Emma.", choices) == [["-: “Yes,” said Emma."]])
  }

  @Test func `marks between two quotations make no piece of their own`() {
    #expect(
      pieces("“Yes,” — “no,” said Emma.", Self.cast) == [
        ["emma: “Yes,” — “no,” ", "-: said Emma."]
      ])
  }

  @Test func `rules without dialogue have the key that they had`() throws {
    #expect(KeyedSpeechRules(SpeechRules(all: SpeechChoices())).key.count == 16)
    var rules = SpeechRules.none
    rules.dialogue = DialogueChoices(mode: .off, quotations: "joe").effective
    #expect(KeyedSpeechRules(rules) == .none)
    rules.dialogue = Self.cast
    #expect(KeyedSpeechRules(rules) != .none)
  }

  @Test func `a book's choice goes before that for all books, and off is a choice`() {
    let all = SpeechChoices(dialogue: Self.cast)
    #expect(SpeechRules(all: all).dialogue == Self.cast)
    #expect(SpeechRules(all: all, book: SpeechChoices(dialogue: .off)).dialogue == .off)
  }

  @Test func `an exported file holds the voices, and older files hold none`() throws {
    let text =
      #"{"dialogue":{"mode":"characters","quotations":"joe","characters":[{"name":"Emma","voice":"emma"}]}}"#
    #expect(try RuleFile.rules(in: text).rules.dialogue == Self.cast)
    #expect(try RuleFile.rules(in: #"{"skip":{"tables":true}}"#).rules.dialogue == .off)
  }

  @Test func `characters without a name, and too many of them, are refused`() {
    let nameless = DialogueChoices(mode: .characters, characters: [.init(name: "", voice: "joe")])
    #expect(throws: SpeechChoicesError.self) { try nameless.check() }
    let many = (0...DialogueChoices.characterLimit).map {
      DialogueChoices.Character(name: "N\($0)", voice: "joe")
    }
    #expect(throws: SpeechChoicesError.self) {
      try DialogueChoices(mode: .characters, characters: many).check()
    }
  }
}
