import Foundation
import MobiUnpacking

extension Command {
  /// What the program runs in a process of its own to read a Kindle file; people never need it.
  static let unpackMobi = Command(
    name: "unpack-mobi",
    summary: "Put the files of a Kindle book together, from standard input to output.",
    isHidden: true,
    run: { _ in
      do {
        try MobiUnpacker.run(input: .standardInput, output: .standardOutput)
      } catch let failure as UnpackingFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}
