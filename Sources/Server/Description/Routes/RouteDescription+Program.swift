extension InterfaceDescription {
  static let program = ResourceDescription(
    title: "The program",
    routes: [
      .init(
        "GET /healthz", "Says that the program answers.", answer: .json("Health")),
      .init(
        "GET /metrics", "Gives numbers for Prometheus.",
        answer: .bytes(types: ["text/plain"], "Prometheus' text form, see [Numbers](#numbers).")),
      .init(
        "GET /api/openapi.json", "Describes this interface as an OpenAPI 3.1 document.",
        answer: .bytes(types: ["application/json"], "The OpenAPI document.")),
      .init(
        "GET /vorleser-ca.crt", "Hands out the certificate of the library's own authority.",
        "A library has one after `vorleser tls` has made it.",
        answer: .bytes(types: ["application/x-x509-ca-cert"], "The certificate in PEM.")),
    ])

  static let page = ResourceDescription(
    title: "The page",
    routes: [
      .init(
        "GET /api/page", "Lists the page's files, for browsers that keep them.",
        answer: .json("PageFiles")),
      .init("GET /", "Shows the library.", answer: document),
      .init("GET /marks", "Shows the marks in all books.", answer: document),
      .init("GET /statistics", "Shows what was read.", answer: document),
      .init("GET /settings", "Shows the settings.", answer: document),
      .init("GET /read/{id}", "Shows a book.", answer: document),
      .init("GET /account", "Shows the account.", answer: document),
      .init("GET /invitation", "Shows where a code is taken up.", answer: document),
      .init("GET /shared", "Shows the audiobook of a link.", answer: document),
      .init(
        "GET /{path}", "Hands out a file of the page.",
        "The file lies in the page's folder. Nothing else is handed out.",
        answer: .bytes(types: WebFiles.types.values.sorted(), "The file.")),
    ])

  private static let document = RouteDescription.Answer.bytes(
    types: ["text/html; charset=utf-8"], "The page's document.")
}
