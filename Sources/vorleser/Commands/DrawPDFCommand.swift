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
    options: [.secret, .tile], isHidden: true,
    run: { call in
      guard let page = Int(call.arguments[0]), let width = Int(call.arguments[1]) else {
        throw UsageError("The page and the width are numbers.", call.path)
      }
      do {
        try PDFUnpacker.draw(
          page: page, width: width, tile: try call.tile(), input: .standardInput,
          output: .standardOutput,
          library: ResourceFolder().pdfium, password: call.secret())
      } catch let failure as PDFFailure {
        Terminal.note(failure.line)
        throw ExitCode.data
      }
    })
}

extension Option {
  /// The tile of a large page.
  fileprivate static let tile = Option(
    name: "tile", value: "COLUMN,ROW", help: "Only this tile of the page, from 0.", isHidden: true)
}

extension Invocation {
  /// The tile that the options name; `nil` for the whole page.
  fileprivate func tile() throws -> (column: Int, row: Int)? {
    guard let text = options["tile"] else { return nil }
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 2 else { throw UsageError("A tile is a column and a row.", path) }
    return (numbers[0], numbers[1])
  }
}
