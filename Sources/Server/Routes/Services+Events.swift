import HTTPServer

extension Services {
  /// The route of events.
  var eventRoutes: [Route] {
    [
      Route("GET", "/api/events", needs: .person) { call in
        let subscription = try await hub.subscribe(for: call.person)
        return HTTPResponse(
          status: 200, headers: [("Content-Type", "text/event-stream")],
          body: .stream { writer in
            try await withThrowingTaskGroup(of: Void.self) { group in
              group.addTask {
                for await event in subscription.events { try await writer.write(event.bytes) }
              }
              // A client that takes nothing holds up its writer; the connection is then broken off.
              group.addTask { for await _ in subscription.presence {} }
              try await group.next()
              group.cancelAll()
            }
          })
      }
    ]
  }
}
