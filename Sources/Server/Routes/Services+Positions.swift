import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The longest name of a device, in UTF-16 units.
  private static let deviceNameLimit = 100

  /// The routes of places.
  var positionRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/position", needs: .book) { call in
        .json(PositionShape(try await library.book(try call.book(), for: call.person).position))
      },
      Route("GET", "/api/books/{id}/positions", needs: .book) { call in
        let positions = try await library.devicePositions(in: try call.book(), for: call.person)
        return .json(PositionsShape(positions: positions.map(PositionShape.init)))
      },
      Route("GET", "/api/books/{id}/place", query: ["byte"], needs: .book) { call in
        let id = try call.book()
        guard let offset = try await library.offset(ofByte: try call.number("byte"), in: id) else {
          throw Problem(.notPossible, "Only a plain text has bytes for places.")
        }
        return .json(BytePlaceShape(offset: offset))
      },
      Route("PUT", "/api/books/{id}/position", needs: .book) { call in
        let id = try call.book()
        let request = try await call.body(PositionRequest.self)
        guard request.device?.utf16.count ?? 0 <= Self.deviceNameLimit else {
          throw Problem.badRequest(
            "'device' is longer than \(Self.deviceNameLimit) characters.")
        }
        let state = try request.state.map { try ReadingState(named: $0) }
        let position = try await library.setPosition(
          request.offset, of: id, expecting: request.version, device: request.device, state: state,
          seen: try ClientText(request.edition, request.quote), for: call.person)
        return .json(PositionShape(position))
      },
    ]
  }
}
