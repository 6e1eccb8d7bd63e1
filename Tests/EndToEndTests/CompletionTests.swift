import Foundation
import TestSupport
import Testing

/// The completion scripts, run by the shells that they are for.
@Suite(.ownThreads)
struct CompletionTests {
  static let bash = URL(filePath: "/bin/bash")
  static let hasBash = FileManager.default.isExecutableFile(atPath: bash.path)

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Runs a script in bash with the completions loaded.
  private func inBash(_ script: String) throws -> String {
    let completions = try desk.program.run("completions", "bash")
    #expect(completions.code == 0)
    let file = try desk.folder.makeFile("complete.bash", Data(completions.output.utf8))
    let process = Process()
    process.executableURL = Self.bash
    process.arguments = ["--norc", "-c", "source \(file.path)\n\(script)"]
    process.currentDirectoryURL = desk.folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  /// What bash offers for the last of some words.
  private func offers(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    return try inBash(
      """
      COMP_WORDS=(vorleser \(list)); COMP_CWORD=\(words.count); _vorleser
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func bashKnowsThatTheProgramHasCompletions() throws {
    #expect(
      try inBash("complete -p vorleser") == "complete -o filenames -F _vorleser vorleser\n")
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func bashOffersCommandsSubcommandsOptionsAndVoices() throws {
    #expect(try offers("na") == ["narrate"])
    #expect(
      try offers("voices", "") == ["list", "preview", "install", "connect", "remove", "--help"])
    #expect(try offers("info", "--j") == ["--json"])
    #expect(try offers("voices", "install", "bf_em") == ["bf_emma"])
    #expect(try offers("completions", "f") == ["fish"])
    #expect(try offers("narrate", "--voice", "--out") == [])
    #expect(try !offers("").contains("prepare"), "what only set-up calls stays hidden")
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func bashOffersFilesWhereFilesBelong() throws {
    _ = try desk.folder.makeFile("my novel.epub")
    #expect(try offers("info", "my").contains("my novel.epub"))
    #expect(try offers("narrate", "a.epub", "-o", "my").contains("my novel.epub"))
    #expect(try offers("voices", "remove", "my") == [])
  }

  @Test func zshLoadsTheScriptForBash() throws {
    let shown = try desk.program.run("completions", "zsh").output
    #expect(shown.hasPrefix("#compdef vorleser\n"))
    #expect(shown.contains("bashcompinit"))
  }

  @Test func fishHasALineForEveryOptionAndCommand() throws {
    let shown = try desk.program.run("completions", "fish").output
    let lines = shown.split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.hasPrefix("complete -c vorleser") })
    // Quotes are paired, also where a help text holds one.
    for line in lines {
      let quotes = line.replacing("\\'", with: "").count { $0 == "'" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
    }
    #expect(shown.contains("-a narrate -d 'Turn a book into an audio file.'"))
  }
}
