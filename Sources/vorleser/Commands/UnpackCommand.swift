import Foundation
import MobiUnpacking

extension Command {
  /// What the program runs in a process of its own to read a Kindle file; people never need it.
  static let unpackMobi = Command(
    name: "unpack-mobi",
    summary: "Put the files of a Kindle book together, from standard input to output.",
    options: [.stored], isHidden: true,
    run: { call in
      do {
        try MobiUnpacker.run(
          input: .standardInput, output: .standardOutput, isStored: call.has("stored"))
      } catch let failure as UnpackingFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}

extension Option {
  /// Asks for the text as it is stored, by which places in the file are counted.
  fileprivate static let stored = Option(
    name: "stored", value: nil, help: "Write the text as it is stored.", isHidden: true)
}
