import Foundation
import HTTPServer

/// The page's files: only those that lie in its folder, only of kinds that a page is made of.
struct WebFiles: Sendable {
  /// Larger files are no part of a page.
  static let sizeLimit = 8 << 20

  /// What a page is made of, by ending.
  static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "png": "image/png",
    "svg": "image/svg+xml", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff2": "font/woff2",
  ]

  private let folder: URL

  /// Takes the page's folder.
  init(_ folder: URL) {
    self.folder = folder.resolvingSymlinksInPath()
  }

  /// Answers with a file.
  ///
  /// - Parameters:
  ///   - path: Path below the folder.
  ///   - call: The request.
  /// - Returns: The file, or that the client has it.
  /// - Throws: ``Problem`` `not-found`.
  func file(_ path: String, for call: Call) throws(Problem) -> HTTPResponse {
    let missing = Problem.notFound("There is nothing at this address.")
    // What a name of ours looks like; dots alone, hidden files and anything odd are not looked for.
    let name = /(?:[A-Za-z0-9][A-Za-z0-9_\-]*\/)*[A-Za-z0-9][A-Za-z0-9_\-]*(?:\.[A-Za-z0-9_\-]+)*/
    guard path.utf8.count < 256, path.wholeMatch(of: name) != nil,
      let type = Self.types[String(path.split(separator: ".").last ?? "")]
    else { throw missing }
    let file = folder.appending(path: path)
    // A link in the folder leads nowhere else.
    guard file.resolvingSymlinksInPath().path.hasPrefix(folder.path + "/") else { throw missing }
    guard let version = Self.version(of: file) else { throw missing }
    let tag = EntityTag(version, isWeak: true)
    guard !call.has(tag) else { return .notModified(tag) }
    guard let data = try? Data(contentsOf: file) else { throw missing }
    return .content([UInt8](data), type: type, tag: tag)
  }

  /// Every file that the page may ask for, in the order of their paths.
  ///
  /// In a checkout the folder also has the tests of its scripts, which no browser needs.
  var listing: [PageShape.File] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().compactMap { path in
      guard !path.hasPrefix("tests/"), !path.hasPrefix("."),
        Self.types[(path as NSString).pathExtension] != nil,
        let version = Self.version(of: folder.appending(path: path))
      else { return nil }
      return PageShape.File(path: path, tag: version)
    }
  }

  /// Another text for another content; `nil` for what is no file of a page.
  private static func version(of file: URL) -> String? {
    let keys: Set<URLResourceKey> = [
      .fileSizeKey, .isRegularFileKey, .contentModificationDateKey,
    ]
    guard let facts = try? file.resourceValues(forKeys: keys), facts.isRegularFile == true,
      let size = facts.fileSize, size <= sizeLimit
    else { return nil }
    let changed = facts.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(size)-\(Int(changed * 1000))"
  }
}
