import TextRecognition

extension Command {
  /// What the program runs in a process of its own to read the letters of a page; people never need it.
  static let recognisePage = Command(
    name: PageRecognition.command,
    summary: "Read the letters of a picture, from standard input to output, as hOCR.",
    arguments: [Argument(name: "languages", help: "As Tesseract names them, such as deu+eng.")],
    isHidden: true,
    run: { call in try PageRecognition.run(in: call.arguments[0]) })
}
