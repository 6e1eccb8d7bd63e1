import Foundation
import ReadingModel

/// The folders of a person in the data folder, which are deleted with the person.
enum PersonFolders {
  static func fonts(of person: PersonID) -> String { "fonts/\(person.number)" }
  static func backgrounds(of person: PersonID) -> String { "backgrounds/\(person.number)" }

  /// Deletes the folders; a file that can't be deleted no longer belongs to anybody.
  static func remove(of person: PersonID, in folder: URL) {
    for path in [fonts(of: person), backgrounds(of: person)] {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
  }
}
