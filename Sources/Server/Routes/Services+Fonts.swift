import HTTPServer
import ReadingModel
import Storage
import VorleserKit

/// A font in JSON.
struct FontShape: Codable, Sendable {
  var id: String
  var family: String
  var group: String
  var weight: [Int]
  var italic: Bool
  var format: String
  var fileName: String
  var byteCount: Int

  init(_ font: FontFile) {
    id = font.id
    family = font.face.family
    group = font.group
    weight = [font.face.weight.lowerBound, font.face.weight.upperBound]
    italic = font.face.isItalic
    format = font.face.format.rawValue
    fileName = font.fileName
    byteCount = font.byteCount
  }
}

/// Answer of `GET /api/fonts`.
struct FontsShape: Codable, Sendable {
  var fonts: [FontShape]
}

extension Services {
  private var noSuchFont: Problem { Problem.notFound("There is no such font.") }

  /// The routes of a person's fonts.
  var fontRoutes: [Route] {
    [
      Route("GET", "/api/fonts", needs: .person) { call in
        .json(FontsShape(fonts: await library.fonts(for: call.person).map(FontShape.init)))
      },
      Route("POST", "/api/fonts", query: ["name"], needs: .person) { call in
        let name = try UploadName.cleaned(call.value("name"))
        let file = try await receive(
          call, named: name, limit: FontRefusal.byteLimit, orThrow: FontRefusal.tooLarge)
        return .json(FontShape(try await library.addFont(file, for: call.person)), status: 201)
      },
      Route("GET", "/api/fonts/{font}", needs: .person) { call in
        let id = call.values["font"]
        guard let font = await library.fonts(for: call.person).first(where: { $0.id == id }),
          let response = HTTPResponse.content(
            of: font.url, named: font.id, type: font.face.format.mediaType, to: call)
        else { throw noSuchFont }
        return response
      },
      Route("DELETE", "/api/fonts/{font}", needs: .person) { call in
        guard let font = try await library.removeFont(call.values["font"] ?? "", for: call.person)
        else { throw noSuchFont }
        return .json(FontShape(font))
      },
    ]
  }
}
