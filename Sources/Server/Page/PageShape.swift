/// The list of the page's files, so that a browser can store all files of one build.
struct PageShape: Codable, Sendable {
  /// One file of the page.
  struct File: Codable, Sendable {
    /// Its path below the page's address, without a slash at its start.
    var path: String
    /// A tag that changes with the content.
    var tag: String
  }

  /// The identity of this build of the program.
  var build: String
  /// In the order of their paths.
  var files: [File]
}
