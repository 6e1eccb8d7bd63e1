import PictureConverting

extension Command {
  /// What the program runs in a process of its own to draw a drawing; people never need it.
  static let drawSVG = Command(
    name: DrawingProgram.command,
    summary: "Draw SVG, from standard input to output, as PNG.",
    arguments: [
      Argument(name: "width", help: "The width in pixels."),
      Argument(name: "height", help: "The height in pixels."),
    ],
    isHidden: true,
    run: { call in
      guard let width = Int(call.arguments[0]), let height = Int(call.arguments[1]) else {
        throw UsageError("Width and height are numbers.", call.path)
      }
      try DrawingProgram.run(width: width, height: height)
    })
}
