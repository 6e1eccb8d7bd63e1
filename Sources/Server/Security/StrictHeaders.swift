import HTTPServer

/// Headers that every answer carries, so that a browser allows as little as possible.
enum StrictHeaders {
  /// The policy of the page: it runs and loads only what comes from this server.
  static let pagePolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
    "media-src 'self' blob:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The policy of a book's file that is opened by itself: it shows its own shapes and pictures.
  ///
  /// A drawing can contain scripts; they don't run, and the sandbox gives the drawing an origin of
  /// its own.
  static let resourcePolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  private static let all: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    (
      "Permissions-Policy",
      "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()"
    ),
  ]

  /// Adds the headers to an answer; an existing policy is kept.
  static func add(to response: inout HTTPResponse) {
    for header in all { response.set(header.name, header.value) }
    if response.header("Content-Security-Policy") == nil {
      response.set("Content-Security-Policy", pagePolicy)
    }
    if response.header("Cache-Control") == nil {
      // What has a tag is asked for again each time, and the answer is short if it is the same.
      let isTagged = response.header("ETag") != nil
      response.set("Cache-Control", isTagged ? "no-cache" : "no-store")
    }
  }
}
