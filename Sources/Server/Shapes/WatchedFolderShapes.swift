import Foundation
import VorleserKit

/// Answer of `GET /api/watched-folders`.
struct WatchedFoldersShape: Codable, Sendable {
  var folders: [WatchedFolderShape]
  var below: [String]
}

/// A folder whose new files are added.
struct WatchedFolderShape: Codable, Sendable {
  @Null var id: Int?
  var path: String
  /// `watched`, `missing` or `outside`.
  var state: String
  @Null var looked: String?
  var added: Int
  var refused: [RefusedBookShape]

  init(_ folder: WatchedFolder, _ base: BasePath) {
    id = folder.id
    path = folder.url.path
    state = folder.state.rawValue
    looked = folder.looked.map { TimeText.text($0) }
    added = folder.addedCount
    let beginning = folder.url.path + "/"
    refused = folder.refused.map { refusal in
      let path = refusal.file.path
      return RefusedBookShape(
        path: path.hasPrefix(beginning) ? String(path.dropFirst(beginning.count)) : path,
        problem: Problem(refusal.reason, below: base).shape)
    }
  }
}

/// Body of `POST /api/watched-folders`.
struct WatchedFolderRequest: RequestShape {
  static let fields = ["path"]

  var path: String
}
