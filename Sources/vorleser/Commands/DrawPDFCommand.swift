import Foundation
import PDFUnpacking
import VorleserKit

extension Command {
  /// What the program runs in a process of its own to draw a page of a PDF; people never need it.
  static let drawPDF = Command(
    name: "draw-pdf", summary: "Draw a page of a PDF, from standard input to output, as PNG.",
    arguments: [
      Argument(name: "page", help: "The page's index, from 0."),
      Argument(name: "width", help: "The width in pixels."),
    ],
    options: [.secret], isHidden: true,
    run: { call in
      guard let page = Int(call.arguments[0]), let width = Int(call.arguments[1]) else {
        throw UsageError("The page and the width are numbers.", call.path)
      }
      do {
        try PDFUnpacker.draw(
          page: page, width: width, input: .standardInput, output: .standardOutput,
          library: ResourceFolder().pdfium, password: call.secret())
      } catch let failure as PDFFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}
