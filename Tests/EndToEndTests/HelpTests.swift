import Foundation
import TestSupport
import Testing

/// Help screens are compared whole with the files in `Help/`.
///
/// After a wanted change, `RECORD_HELP=1 swift test --filter HelpTests` writes them again; the
/// difference is then read in review.
@Suite(.ownThreads)
struct HelpTests {
  static let screens = Places.root.appending(path: "Tests/EndToEndTests/Help")

  static let commands = [
    [], ["add"], ["list"], ["remove"], ["verify"], ["marks"], ["info"], ["text"], ["html"],
    ["check"], ["convert"], ["export"], ["edit"], ["correct"], ["search"], ["statistics"],
    ["article"],
    ["sentences"],
    ["phonemes"], ["speak"],
    ["narrate"], ["align"], ["play"], ["serve"], ["tls"], ["voices"], ["voices", "list"],
    ["voices", "preview"],
    ["voices", "install"], ["voices", "connect"], ["voices", "remove"], ["completions"], ["people"],
    ["people", "list"],
    ["people", "add"], ["people", "invite"], ["people", "reset"], ["people", "remove"],
    ["dictionaries"], ["dictionaries", "add"], ["dictionaries", "list"],
    ["dictionaries", "remove"], ["archive"], ["duplicates"],
    ["feed"], ["feed", "add"], ["feed", "list"],
    ["feed", "group"],
    ["feed", "remove"], ["feed", "refresh"], ["feed", "import"], ["feed", "export"],
  ]

  @Test(arguments: commands)
  func showsTheRecordedScreen(command: [String]) throws {
    let shown = try Program(home: TemporaryFolder().url).run(command + ["--help"])
    #expect(shown.code == 0)
    let name = (["vorleser"] + command).joined(separator: "-")
    let file = Self.screens.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_HELP"] != nil {
      try Data(shown.output.utf8).write(to: file)
    }
    #expect(try shown.output == String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: commands)
  func fitsATerminalOfEightyColumns(command: [String]) throws {
    let shown = try Program(home: TemporaryFolder().url).run(["help"] + command)
    #expect(shown.code == 0)
    for line in shown.output.split(separator: "\n") {
      #expect(line.count <= 80)
    }
  }
}
