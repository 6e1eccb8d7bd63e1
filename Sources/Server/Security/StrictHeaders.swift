import HTTPServer

/// Headers that every answer carries, so that a browser allows as little as possible.
enum StrictHeaders {
  /// What the page may do: run and load what comes from this server, and nothing else.
  static let pagePolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
    "media-src 'self' blob:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// What a file out of a book may do, opened by itself: show its own shapes and pictures.
  ///
  /// A drawing can hold scripts; they don't run, and the sandbox gives it an origin of its own.
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

  /// Puts them on an answer; a policy that is there already stays.
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
