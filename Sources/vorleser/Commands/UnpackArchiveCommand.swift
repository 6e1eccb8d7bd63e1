import ArchiveUnpacking
import Foundation

extension Command {
  /// What the program runs in a process of its own to read an archive; people never need it.
  static let unpackArchive = Command(
    name: "unpack-archive",
    summary: "Write the files of an archive as a ZIP archive, from standard input to output.",
    isHidden: true,
    run: { _ in
      do {
        try ArchiveUnpacker.run(input: .standardInput, output: .standardOutput)
      } catch let failure as ArchiveFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}
