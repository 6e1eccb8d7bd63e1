import HTTPServer

extension Services {
  /// The page and its files, and whether anybody is at home.
  var pageRoutes: [Route] {
    [
      Route("GET", "/healthz", needs: .open) { _ in
        .json(HealthShape(status: "ok", version: version))
      },
      Route("GET", "/api/page", needs: .open) { _ in
        .json(PageShape(build: build, files: web.listing))
      },
      Route("GET", "/", query: nil, needs: .open) { call in try web.file("index.html", for: call) },
      Route("GET", "/marks", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/settings", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/read/{id}", query: nil, needs: .open) { call in
        _ = try call.book()
        return try web.file("index.html", for: call)
      },
      Route("GET", "/account", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/invitation", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/{path}", query: nil, needs: .open) { call in
        try web.file(call.values["path"] ?? "", for: call)
      },
    ]
  }
}
