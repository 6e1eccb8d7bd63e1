import Foundation
import ReadingModel

/// Folders in the data folder with what a person has put there: they go when the person goes.
enum PersonFolders {
  static func fonts(of person: PersonID) -> String { "fonts/\(person.number)" }
  static func backgrounds(of person: PersonID) -> String { "backgrounds/\(person.number)" }

  /// Removes them with all that is in them; what can't be removed is nobody's from now on.
  static func remove(of person: PersonID, in folder: URL) {
    for path in [fonts(of: person), backgrounds(of: person)] {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
  }
}
