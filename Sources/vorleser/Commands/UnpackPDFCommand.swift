import Foundation
import PDFUnpacking
import Sandbox
import VorleserKit

extension Command {
  /// What the program runs in a process of its own to read a PDF; people never need it.
  static let unpackPDF = Command(
    name: "unpack-pdf",
    summary: "Write the words of a PDF with their places, from standard input to output.",
    options: [.secret], isHidden: true,
    run: { call in
      do {
        try PDFUnpacker.run(
          input: .standardInput, output: .standardOutput, library: ResourceFolder().pdfium,
          password: call.secret())
      } catch let failure as PDFFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}

extension Option {
  /// Says that a secret comes through the pipe of `SandboxSecret`.
  static let secret = Option(
    name: "secret", value: nil, help: "The file's password comes on descriptor 3.", isHidden: true)
}

extension Invocation {
  /// The password of the file that a sandboxed process reads; `nil` where it has none.
  func secret() -> String? { has("secret") ? SandboxSecret.read() : nil }
}
