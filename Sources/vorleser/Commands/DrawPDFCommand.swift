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
    options: [.secret, .tile, .box], isHidden: true,
    run: { call in
      guard let page = Int(call.arguments[0]), let width = Int(call.arguments[1]) else {
        throw UsageError("The page and the width are numbers.", call.path)
      }
      do {
        try PDFUnpacker.draw(
          page: page, width: width, part: try call.part(), input: .standardInput,
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

  /// The rectangle of a figure.
  fileprivate static let box = Option(
    name: "box", value: "LEFT,TOP,RIGHT,BOTTOM",
    help: "Only this rectangle of the page, in points, in the width that is given.", isHidden: true)
}

extension Invocation {
  /// What the options name of the page.
  fileprivate func part() throws -> PDFUnpacker.Part {
    if let text = options["tile"] {
      let numbers = text.split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 2 else { throw UsageError("A tile is a column and a row.", path) }
      return .tile(column: numbers[0], row: numbers[1])
    }
    if let text = options["box"] {
      let edges = text.split(separator: ",").compactMap { Float($0) }
      guard edges.count == 4, edges.allSatisfy(\.isFinite) else {
        throw UsageError("A rectangle is its four edges.", path)
      }
      return .box(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
    }
    return .whole
  }
}
