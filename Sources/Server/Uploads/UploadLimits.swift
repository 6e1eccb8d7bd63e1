import Foundation
import HTTPServer
import Storage
import VorleserKit

/// What an upload may have.
enum UploadLimits {
  /// What stays free on the disk, for the database and for others.
  static let reserve = 64 << 20

  /// What is said of a file that has too much.
  static var tooLarge: Problem { Problem(LibraryError.tooLarge(byteLimit: Library.byteLimit)) }

  /// Refuses what can't be stored before anything is received.
  ///
  /// - Parameters:
  ///   - length: What the client says that it sends, in bytes.
  ///   - folder: The data folder.
  /// - Throws: ``Problem`` `too-large` or `disk-full`.
  static func check(_ length: Int?, folder: URL) throws(Problem) {
    guard let length else { return }
    guard length <= Library.byteLimit else { throw tooLarge }
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = (facts?[.systemFreeSize] as? NSNumber)?.intValue else { return }
    guard length + reserve <= free else { throw Problem(LibraryError.storage(.diskFull)) }
  }
}
