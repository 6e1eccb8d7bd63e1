import Foundation
import VorleserKit

extension Command {
  /// The last step of the project's set-up, hidden from people.
  static let prepare = Command(
    name: "prepare", summary: "Make the program's models and data from what set-up fetched.",
    options: [
      Option(name: "wheels", value: "FOLDER", help: "Wheels unpacked as data."),
      Option(name: "guide", value: "FOLDER", help: "The guide's chapters in Markdown."),
      Option(name: "web", value: "FOLDER", help: "The page's files."),
      Option(name: "into", value: "FOLDER", help: "Where the results go."), .verbose,
    ],
    isHidden: true,
    run: { call in
      func folder(_ name: String) throws -> URL {
        guard let path = call.options[name] else {
          throw UsageError("--\(name) is missing.", call.path)
        }
        return URL(filePath: path, directoryHint: .isDirectory)
      }
      let preparation = ResourcePreparation(
        wheels: try folder("wheels"), guide: try folder("guide"), web: try folder("web"),
        result: ResourceFolder(url: try folder("into")))
      try await preparation.run { Terminal.note($0) }
    })
}
