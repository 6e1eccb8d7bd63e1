import Foundation
import HTTPServer
import VorleserKit

extension Services {
  /// The routes of the folders whose new files are added.
  var watchedFolderRoutes: [Route] {
    [
      Route("GET", "/api/watched-folders", needs: .admin) { call in
        .json(try await folders(call.origin.base))
      },
      Route("POST", "/api/watched-folders", needs: .admin) { call in
        try await watched.add(try await call.body(WatchedFolderRequest.self).path)
        return .json(try await folders(call.origin.base))
      },
      Route("DELETE", "/api/watched-folders/{folder}", needs: .admin) { call in
        guard let id = Int(call.values["folder"] ?? "") else {
          throw WatchedFolderError.noSuchFolder
        }
        try await watched.remove(id)
        return .json(try await folders(call.origin.base))
      },
    ]
  }

  private func folders(_ base: BasePath) async throws -> WatchedFoldersShape {
    WatchedFoldersShape(
      folders: try await watched.all().map { WatchedFolderShape($0, base) },
      below: watched.roots.map(\.path))
  }
}
