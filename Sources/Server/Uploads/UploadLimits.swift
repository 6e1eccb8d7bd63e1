import Foundation
import HTTPServer
import Storage
import VorleserKit

/// The limits of an upload.
struct UploadLimits: Sendable {
  /// The bytes that stay free on the disk, for the database and for other programs.
  static let reserve = 64 << 20

  /// The number of bytes after which the server checks whether this can be a book: more than any
  /// format needs.
  static let firstLook = 64 << 10

  /// The most bytes.
  var byteLimit = Library.byteLimit

  /// The problem of a file that is too large.
  var tooLarge: Problem { Problem(LibraryError.tooLarge(byteLimit: byteLimit)) }

  /// Refuses an upload that can't be stored, before anything is received.
  ///
  /// - Parameters:
  ///   - length: The length that the client declares, in bytes.
  ///   - folder: The data folder.
  /// - Throws: ``Problem`` `too-large` or `disk-full`.
  func check(_ length: Int?, folder: URL) throws(Problem) {
    guard let length else { return }
    guard length <= byteLimit else { throw tooLarge }
    // Where the file system does not tell, writing does.
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = (facts?[.systemFreeSize] as? NSNumber)?.intValue else { return }
    guard length + Self.reserve <= free else { throw Problem(LibraryError.storage(.diskFull)) }
  }
}
