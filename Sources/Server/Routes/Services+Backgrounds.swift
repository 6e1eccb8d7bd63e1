import HTTPServer
import ReadingModel
import Storage
import VorleserKit

/// A background in JSON.
struct BackgroundShape: Codable, Sendable {
  var id: String
  var format: String
  var width: Int
  var height: Int
  var byteCount: Int

  init(_ picture: BackgroundImage) {
    id = picture.id
    format = picture.format.rawValue
    width = picture.width
    height = picture.height
    byteCount = picture.byteCount
  }
}

/// Answer of `GET /api/backgrounds`.
struct BackgroundsShape: Codable, Sendable {
  var backgrounds: [BackgroundShape]
}

extension Services {
  private var noSuchPicture: Problem { Problem.notFound("There is no such picture.") }

  /// The routes of backgrounds.
  var backgroundRoutes: [Route] {
    [
      Route("GET", "/api/backgrounds", needs: .person) { call in
        let pictures = await library.backgrounds(for: call.person)
        return .json(BackgroundsShape(backgrounds: pictures.map(BackgroundShape.init)))
      },
      Route("POST", "/api/backgrounds", needs: .person) { call in
        let file = try await receive(
          call, named: "background", limit: BackgroundRefusal.byteLimit,
          orThrow: BackgroundRefusal.tooLarge)
        let picture = try await library.addBackground(file, for: call.person)
        return .json(BackgroundShape(picture), status: 201)
      },
      Route("GET", "/api/backgrounds/{background}", needs: .person) { call in
        let id = call.values["background"]
        guard
          let picture = await library.backgrounds(for: call.person).first(where: { $0.id == id }),
          let response = HTTPResponse.content(
            of: picture.url, named: picture.id, type: picture.format.mediaType, to: call)
        else { throw noSuchPicture }
        return response
      },
      Route("DELETE", "/api/backgrounds/{background}", needs: .person) { call in
        guard
          let picture = try await library.removeBackground(
            call.values["background"] ?? "", for: call.person)
        else { throw noSuchPicture }
        return .json(BackgroundShape(picture))
      },
    ]
  }
}
