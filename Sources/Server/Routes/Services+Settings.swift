import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of a person's settings, for all books and for each.
  var settingsRoutes: [Route] {
    [
      Route("GET", "/api/settings", needs: .person) { call in
        .json(try await library.settings(for: call.person))
      },
      Route("PATCH", "/api/settings", needs: .person) { call in
        .json(try await library.changeSettings(try await call.settings(), for: call.person))
      },
      Route("GET", "/api/books/{id}/settings", needs: .book) { call in
        .json(try await library.settings(of: try call.book(), for: call.person))
      },
      Route("PATCH", "/api/books/{id}/settings", needs: .book) { call in
        let book = try call.book()
        return .json(
          try await library.changeSettings(try await call.settings(), of: book, for: call.person))
      },
    ]
  }
}

extension Call {
  /// The body as settings: values by name.
  ///
  /// - Throws: ``Problem`` `bad-request` when it is no JSON object, `too-large`.
  fileprivate func settings() async throws -> [String: SettingValue] {
    let data = try await data(limit: Self.bodyLimit)
    do {
      return try JSONDecoder().decode([String: SettingValue].self, from: data)
    } catch {
      throw Problem.badRequest(
        "The body must be an object in JSON, values by name, at most \(SettingValue.depthLimit) deep."
      )
    }
  }
}
