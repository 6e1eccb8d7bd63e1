import HTTPServer

extension Services {
  /// What happens, as it happens.
  var eventRoutes: [Route] {
    [
      Route("GET", "/api/events") { _ in
        let events = try await hub.events()
        return HTTPResponse(
          status: 200, headers: [("Content-Type", "text/event-stream")],
          body: .stream { writer in
            for await event in events { try await writer.write(event.bytes) }
          })
      }
    ]
  }
}
