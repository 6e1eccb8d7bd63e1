import Certificates
import HTTPServer
import VorleserKit

extension Services {
  /// The routes of the page and its files, and of the program's health.
  var pageRoutes: [Route] {
    [
      Route("GET", "/healthz", needs: .open) { _ in
        .json(HealthShape(status: "ok", version: version))
      },
      // What a device is told to trust, before anybody can sign in from it.
      Route("GET", "/vorleser-ca.crt", needs: .open) { _ in
        // An authority that can't be read can't vouch for anything, so there is none.
        guard let authority = try? LocalAuthority(kit.data).certificate() else {
          throw Problem.notFound("This library has no certificate authority of its own.")
        }
        return .content(authority.bytes, type: "application/x-x509-ca-cert")
      },
      Route("GET", "/api/page", needs: .open) { _ in
        .json(PageShape(build: build, files: web.listing))
      },
      Route("GET", "/", query: nil, needs: .open) { call in try web.file("index.html", for: call) },
      Route("GET", "/marks", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/statistics", query: nil, needs: .open) { call in
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
      Route("GET", "/shared", query: nil, needs: .open) { call in
        try web.file("index.html", for: call)
      },
      Route("GET", "/{path}", query: nil, needs: .open) { call in
        try web.file(call.values["path"] ?? "", for: call)
      },
    ]
  }
}
