/// What the page is made of, so that a browser can keep all of one build.
struct PageShape: Codable, Sendable {
  /// One file of the page.
  struct File: Codable, Sendable {
    /// Its path below the page's address, without a slash at its start.
    var path: String
    /// Another one for another content.
    var tag: String
  }

  /// Tells this build of the program from any other.
  var build: String
  /// In the order of their paths.
  var files: [File]
}
