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
  @Null var problem: ProblemShape?
  var unreadable: [String]

  init(_ folder: WatchedFolder, _ base: BasePath) {
    id = folder.id
    path = folder.url.path
    state = folder.state.rawValue
    looked = folder.looked.map { TimeText.text($0) }
    added = folder.addedCount
    let beginning = folder.url.path + "/"
    func inside(_ url: URL) -> String {
      url.path.hasPrefix(beginning) ? String(url.path.dropFirst(beginning.count)) : url.path
    }
    refused = folder.refused.map {
      RefusedBookShape(path: inside($0.file), problem: Problem($0.reason, below: base).shape)
    }
    problem = folder.failure.map { Problem($0, below: base).shape }
    unreadable = folder.unreadable.map(inside)
  }
}

/// Body of `POST /api/watched-folders`.
struct WatchedFolderRequest: RequestShape {
  static let fields = ["path"]

  var path: String
}
