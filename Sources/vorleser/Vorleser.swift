import Basics
import Foundation
import VorleserKit

/// The command-line tool: reads the command line, runs one command, reports the outcome.
@main
struct Vorleser {
  /// The version for people, that of the changelog's newest entry.
  static let version = "0.1.0"

  static func main() async {
    // The pass over a text of 4 GB takes 125 MB instead of 153.
    Heap.returnLargeBlocks()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch try ArgumentParser(root: .vorleser).parse(words) {
      case .help(let command, let path):
        Terminal.print(HelpScreen(command: command, path: path).text, terminator: "")
      case .version:
        Terminal.print("vorleser \(version)")
        #if DEBUG_BRIDGE
        if words.contains("--verbose") { Terminal.print("with the debug bridge, for tests only") }
        #endif
        if words.contains("--verbose") {
          FeatureChoices.current.lines.forEach { Terminal.print($0) }
        }
      case .run(let command, let invocation):
        if let refusal = FeatureChoices.current.refusal {
          throw UsageError(refusal, invocation.path)
        }
        try await command.run?(invocation)
      }
    } catch let error as UsageError {
      Failure.usage(error, root: .vorleser).exit()
    } catch {
      Failure(error).exit(verbose: words.contains("--verbose"))
    }
    ExitCode.success.endProgram()
  }
}
