import Foundation
import PictureConverting

extension Command {
  /// What the program runs in a process of its own to convert a picture; people never need it.
  static let convertPicture = Command(
    name: "convert-picture",
    summary:
      "Convert a picture, from standard input to output, to JPEG or PNG; one that can stay gives nothing.",
    arguments: [
      Argument(name: "quality", help: "The quality of JPEG, 1 to 100."),
      Argument(name: "side", help: "The most pixels of the longer side, or 0."),
      Argument(name: "colours", help: "'grey' or 'all'."),
    ],
    isHidden: true,
    run: { call in
      guard let settings = PictureSettings(arguments: call.arguments) else {
        throw UsageError("Quality and side are numbers.", call.path)
      }
      do {
        try PictureConverter.run(
          input: .standardInput, output: .standardOutput, settings: settings)
      } catch {
        Terminal.note("\(error)")
        throw ExitCode.data
      }
    })
}
