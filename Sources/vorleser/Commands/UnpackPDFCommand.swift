import Foundation
import PDFUnpacking
import VorleserKit

extension Command {
  /// What the program runs in a process of its own to read a PDF; people never need it.
  static let unpackPDF = Command(
    name: "unpack-pdf",
    summary: "Write the words of a PDF with their places, from standard input to output.",
    isHidden: true,
    run: { _ in
      do {
        try PDFUnpacker.run(
          input: .standardInput, output: .standardOutput, library: ResourceFolder().pdfium)
      } catch let failure as PDFFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}
