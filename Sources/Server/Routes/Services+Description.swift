import HTTPServer

extension Services {
  /// The route of the interface's description.
  var descriptionRoutes: [Route] {
    [
      Route("GET", "/api/openapi.json", needs: .open) { call in
        let base = call.origin.base
        let tag = EntityTag("\(build)\(base.text)", isWeak: true)
        guard !call.has(tag) else { return .notModified(tag) }
        let needs = Dictionary(
          routes.map { ($0.name, $0.needs) }, uniquingKeysWith: { first, _ in first })
        let document = OpenAPIDocument(version: version, base: base, needs: needs)
        return .content(try document.bytes(), type: "application/json", tag: tag)
      }
    ]
  }
}
