import Foundation
import HTTPServer
import Storage
import VorleserKit

/// What an upload may have.
struct UploadLimits: Sendable {
  /// What stays free on the disk, for the database and for others.
  static let reserve = 64 << 20

  /// When it is looked at whether this can be a book: more than any format's beginning.
  static let firstLook = 64 << 10

  /// The most bytes.
  var byteLimit = Library.byteLimit

  /// The problem of a file that is too large.
  var tooLarge: Problem { Problem(LibraryError.tooLarge(byteLimit: byteLimit)) }

  /// Refuses what can't be stored before anything is received.
  ///
  /// - Parameters:
  ///   - length: What the client says that it sends, in bytes.
  ///   - folder: The data folder.
  /// - Throws: ``Problem`` `too-large` or `disk-full`.
  func check(_ length: Int?, folder: URL) throws(Problem) {
    guard let length else { return }
    guard length <= byteLimit else { throw tooLarge }
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = (facts?[.systemFreeSize] as? NSNumber)?.intValue else { return }
    guard length + Self.reserve <= free else { throw Problem(LibraryError.storage(.diskFull)) }
  }
}
