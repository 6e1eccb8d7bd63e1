import Foundation
import TestSupport
import Testing

/// What is said of command lines that do not fit, compared whole.
@Suite(.ownThreads)
struct UsageTests {
  struct UsageMistake: CustomTestStringConvertible {
    var words: [String]
    var complaint: String
    var usage: String

    var testDescription: String { words.joined(separator: " ") }

    /// The whole text, as it should be.
    var screen: String {
      let path = usage.prefix { $0 != "[" && $0 != "<" }.trimmingCharacters(in: .whitespaces)
      return """
        Error: \(complaint)
        Usage: \(usage)
          See '\(path) --help' for more information.

        """
    }
  }

  private static let root = "vorleser <subcommand>"
  private static let info = "vorleser info [<options>] <book>"
  private static let text = "vorleser text [<options>] <book>"
  private static let speak = "vorleser speak [<options>] <text>"
  private static let play = "vorleser play [<options>] <book>"

  static let mistakes = [
    UsageMistake(words: ["nope"], complaint: "Unknown command 'nope'.", usage: root),
    UsageMistake(words: [""], complaint: "Unknown command ''.", usage: root),
    UsageMistake(
      words: ["narate", "x"], complaint: "Unknown command 'narate'. Did you mean 'narrate'?",
      usage: root),
    UsageMistake(
      words: ["sentence"], complaint: "Unknown command 'sentence'. Did you mean 'sentences'?",
      usage: root),
    UsageMistake(
      words: ["prepaer"], complaint: "Unknown command 'prepaer'.", usage: root),
    UsageMistake(words: ["--jsn"], complaint: "Unknown option '--jsn'.", usage: root),
    UsageMistake(words: ["help", "nope"], complaint: "Unknown command 'nope'.", usage: root),
    UsageMistake(
      words: ["voices", "instal"], complaint: "Unknown command 'instal'. Did you mean 'install'?",
      usage: "vorleser voices [<subcommand>]"),
    UsageMistake(words: ["info"], complaint: "Missing <book>.", usage: info),
    UsageMistake(words: ["info", "a", "b"], complaint: "Unexpected argument 'b'.", usage: info),
    UsageMistake(
      words: ["info", "--jsn", "a"], complaint: "Unknown option '--jsn'. Did you mean '--json'?",
      usage: info),
    UsageMistake(words: ["info", "-j", "a"], complaint: "Unknown option '-j'.", usage: info),
    UsageMistake(
      words: ["info", "--json=3", "a"], complaint: "'--json' takes no value.", usage: info),
    UsageMistake(
      words: ["list", "--home", ""], complaint: "'--home' needs a value (--home FOLDER).",
      usage: "vorleser list [<options>]"),
    UsageMistake(
      words: ["text", "a", "--chapter"], complaint: "'--chapter' needs a value (--chapter N).",
      usage: text),
    UsageMistake(
      words: ["text", "a", "--chapter=-1"],
      complaint: "--chapter takes a whole number from 0, not '-1'.", usage: text),
    UsageMistake(
      words: ["text", "a", "--chapter", "two"],
      complaint: "--chapter takes a whole number from 0, not 'two'.", usage: text),
    UsageMistake(
      words: ["speak", "Hello."], complaint: "Name the audio file with -o FILE.", usage: speak),
    UsageMistake(
      words: ["speak", "Hello.", "-o", "a.aac"],
      complaint: "'a.aac' has no known audio format. Use one of .wav, .flac, .mp3, .opus.",
      usage: speak),
    UsageMistake(
      words: ["speak", "Hello.", "-o", "a.wav", "--speed", "3"],
      complaint: "--speed takes a number from 0.5 to 2, not '3'.", usage: speak),
    UsageMistake(
      words: ["speak", "Hello.", "-o", "a.wav", "--speed=nan"],
      complaint: "--speed takes a number from 0.5 to 2, not 'nan'.", usage: speak),
    UsageMistake(
      words: ["play", "a", "--from", "x"],
      complaint: "--from takes a whole number from 0, not 'x'.", usage: play),
    UsageMistake(
      words: ["voices", "install"], complaint: "Missing <voice>.",
      usage: "vorleser voices install [<options>] <voice>…"),
    UsageMistake(
      words: ["completions", "tcsh"],
      complaint: "'tcsh' isn't a supported shell. Use bash, zsh or fish.",
      usage: "vorleser completions <shell>"),
  ]

  @Test(arguments: mistakes)
  func saysWhatDoesNotFitAndWhatWould(mistake: UsageMistake) throws {
    let shown = try Desk().program.run(mistake.words)
    #expect(shown.code == 64)
    #expect(shown.output == "")
    #expect(shown.errors == mistake.screen)
  }

  @Test func aChapterThatIsNotThereIsAWrongCommandLine() throws {
    let desk = try Desk()
    let book = try SampleBook.write(in: desk.folder)
    let shown = try desk.program.run("text", book.path, "--chapter", "9")
    #expect(shown.code == 64)
    #expect(
      shown.errors.hasPrefix("Error: There is no chapter 9: this book has chapters 0 to 2.\n"))
  }

  @Test func theVersionIsOneLine() throws {
    let shown = try Desk().program.run("--version")
    #expect(shown.code == 0)
    #expect(try shown.output.wholeMatch(of: Regex(#"vorleser \d+\.\d+\.\d+\n"#)) != nil)
  }

  @Test func withoutWordsItShowsHelp() throws {
    let program = try Desk().program
    #expect(try program.run([]).output == program.run("help").output)
    #expect(try program.run([]).code == 0)
  }

  @Test func wordsBehindTwoDashesAreArguments() throws {
    let shown = try Desk().program.run("info", "--", "--json")
    #expect(shown.code == 66)
  }
}
