import TestSupport
import Testing

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct PhonemesCommandTests {
  struct Word: Decodable {
    var start: Int
    var end: Int
    var text: String
    var phonemes: String
  }

  private let program: Program
  private let desk: Desk

  init() throws {
    desk = try Desk()
    program = desk.program
  }

  @Test func aPronunciationInTheTextIsTaken() throws {
    let shown = try program.run("phonemes", "I say [tomato](/tɑmˈɑtO/).")
    #expect(shown.code == 0)
    #expect(shown.output.contains("tɑmˈɑtO"))
    #expect(!shown.output.contains("["))
  }

  @Test func britishAndAmericanDiffer() throws {
    let american = try program.run("phonemes", "The bath was hot.").output
    let british = try program.run("phonemes", "The bath was hot.", "--british").output
    #expect(american.contains("bˈæθ"))
    #expect(british.contains("bˈɑːθ"))
  }

  @Test func unitsAreWrittenOutUnlessForbidden() throws {
    let spoken = try program.run("phonemes", "It weighs 10 kg.")
    let asItIs = try program.run("phonemes", "It weighs 10 kg.", "--unnormalized")
    #expect(spoken.code == 0 && asItIs.code == 0)
    #expect(spoken.output.contains("kˈɪləɡɹ"))
    #expect(!asItIs.output.contains("kˈɪləɡɹ"))
  }

  @Test func theJSONFormIsOneListWithPlacesInTheText() throws {
    let text = "🍵 Dr. Holm paid $5. Then he left 👋 at 3:15."
    let words = try program.run(["phonemes", "-", "--json"], input: text).json([Word].self)
    let units = Array(text.utf16)
    for word in words {
      #expect(0 <= word.start && word.start < word.end && word.end <= units.count)
      #expect(!word.phonemes.isEmpty)
    }
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start })
    let sources = words.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
    #expect(sources.contains("Dr."))
    #expect(sources.contains("$5"))
    #expect(sources.contains("left"))
    #expect(sources.filter { $0 == "$5" }.count == 2, "five and dollars")
  }

  @Test(arguments: [
    ("ja", "三本の木。", "samboɴ no kʲi."), ("zh-TW", "頭髮", "tʰou↗fa"), ("es", "Hola.", "ˈola."),
  ])
  func anotherLanguageIsReadByItsRules(tag: String, text: String, sounds: String) throws {
    let shown = try program.run("phonemes", text, "--language", tag)
    #expect(shown.code == 0)
    #expect(shown.output.contains(sounds), "\(shown.output)")
  }

  @Test func aLanguageThatIsNotReadAloudIsRefused() throws {
    let shown = try program.run("phonemes", "שלום", "--language", "he")
    #expect(shown.code == 64)
    #expect(shown.errors.hasPrefix("Error: Texts in 'he' are not read aloud. Use one of en-US, "))
  }

  @Test func nothingHasNoPhonemes() throws {
    #expect(try program.run("phonemes", "", "--json").output == "[]\n")
    #expect(try program.run("phonemes", "").code == 0)
  }
}
