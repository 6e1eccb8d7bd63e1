import Foundation
import PictureConverting

extension Command {
  /// What the program runs in a process of its own to convert a picture; people never need it.
  static let convertPicture = Command(
    name: "convert-picture",
    summary: "Convert a picture, from standard input to output, to JPEG or PNG.",
    arguments: [Argument(name: "quality", help: "The quality of JPEG, 1 to 100.")],
    isHidden: true,
    run: { call in
      guard let quality = Int(call.arguments[0]) else {
        throw UsageError("The quality is a number.", call.path)
      }
      do {
        try PictureConverter.run(
          input: .standardInput, output: .standardOutput, quality: quality)
      } catch {
        Terminal.note("\(error)")
        throw ExitCode.data
      }
    })
}
