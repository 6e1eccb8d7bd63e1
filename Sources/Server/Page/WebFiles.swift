import Foundation
import HTTPServer

/// The page's files: only files in its folder, and only of known types.
struct WebFiles: Sendable {
  /// The largest file in bytes.
  static let sizeLimit = 8 << 20

  /// The media types of the page's files, by file extension.
  static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "png": "image/png",
    "svg": "image/svg+xml", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff": "font/woff", "woff2": "font/woff2",
  ]

  /// The name of a file of the bundled page: a name and a hash of the content (`Tools/page`).
  private static var hashedName: some RegexComponent {
    /(?:js|css)\/[a-z\-]+-[A-Z0-9]{8}\.(?:js|css)/
  }
  /// The header for files that never change: a year, and `immutable`, so that browsers do not ask
  /// again (RFC 8246).
  private static let forGood = "private, max-age=31536000, immutable"

  /// The path of the fonts that come with the program.
  private static let fontPath = "fonts/"

  private let folder: URL
  private let fonts: URL?
  private let packed = PackedFiles()

  /// Takes the page's folder, and the folder of the fonts that come with the program.
  init(_ folder: URL, fonts: URL? = nil) {
    self.folder = folder.resolvingSymlinksInPath()
    self.fonts = fonts?.resolvingSymlinksInPath()
  }

  /// The folder of a path, and the path in it.
  private func place(_ path: String) -> (folder: URL, path: String) {
    guard let fonts, path.hasPrefix(Self.fontPath) else { return (folder, path) }
    return (fonts, String(path.dropFirst(Self.fontPath.count)))
  }

  /// Answers a request for a file.
  ///
  /// - Parameters:
  ///   - path: Path below the folder.
  ///   - call: The request.
  /// - Returns: The file, or 304.
  /// - Throws: ``Problem`` `not-found`; `defect` for a file that can't be read.
  func file(_ path: String, for call: Call) throws(Problem) -> HTTPResponse {
    let missing = Problem.notFound("There is nothing at this address.")
    // What a name of ours looks like; dots alone, hidden files and anything odd are not looked for.
    let name = /(?:[A-Za-z0-9][A-Za-z0-9_\-]*\/)*[A-Za-z0-9][A-Za-z0-9_\-]*(?:\.[A-Za-z0-9_\-]+)*/
    guard path.utf8.count < 256, path.wholeMatch(of: name) != nil,
      let type = Self.types[String(path.split(separator: ".").last ?? "")]
    else { throw missing }
    let (folder, path) = place(path)
    let file = folder.appending(path: path)
    // A link in the folder leads nowhere else.
    guard file.resolvingSymlinksInPath().path.hasPrefix(folder.path + "/") else { throw missing }
    guard let version = Self.version(of: file) else { throw missing }
    let base = call.origin.base
    let isDocument = path.hasSuffix(".html")
    let tag = EntityTag(isDocument ? version + base.text : version, isWeak: true)
    // A browser keeps a 304's headers as those of the file it has (RFC 9111, 4.3.4).
    let isForGood = path.wholeMatch(of: Self.hashedName) != nil
    guard !call.has(tag) else {
      var answer = HTTPResponse.notModified(tag)
      if isForGood { answer.set("Cache-Control", Self.forGood) }
      return answer
    }
    if isDocument, base != .root {
      let text = Self.document(String(decoding: try Self.read(file), as: UTF8.self), below: base)
      return .content(Array(text.utf8), type: type, tag: tag)
    }
    let isPacked =
      Compression.isText(type) && Compression.acceptsGzip(call.request.header("Accept-Encoding"))
    let packed = isPacked ? try packedContent(of: file, version: version) : nil
    let content = if let packed { packed } else { try Self.read(file) }
    var answer = HTTPResponse.content(content, type: type, tag: tag)
    if packed != nil { answer.set("Content-Encoding", "gzip") }
    if isForGood { answer.set("Cache-Control", Self.forGood) }
    return answer
  }

  /// The compressed content of a file; `nil` if it is sent as it is.
  private func packedContent(of file: URL, version: String) throws(Problem) -> [UInt8]? {
    if let known = packed.bytes(of: file.path, version: version) { return known }
    guard let bytes = Compression.packed(try Self.read(file)) else { return nil }
    packed.keep(bytes, of: file.path, version: version)
    return bytes
  }

  private static func read(_ file: URL) throws(Problem) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      // A build may replace the page's files while the program runs.
      throw Problem.notFound("There is nothing at this address.")
    } catch {
      throw Problem(error)
    }
  }

  /// The page's document as text.
  ///
  /// - Parameter base: The library's base path.
  /// - Returns: Its text, or `nil` if the page has no files.
  func document(below base: BasePath) -> String? {
    guard let data = try? Data(contentsOf: folder.appending(path: "index.html")) else { return nil }
    return Self.document(String(decoding: data, as: UTF8.self), below: base)
  }

  /// The page's document for a base path: its addresses begin with the path, and its scripts can
  /// read it.
  ///
  /// No other file has an address that begins with a slash.
  static func document(_ text: String, below base: BasePath) -> String {
    text.replacing(/\b(href|src)="\/(?!\/)/) { "\($0.1)=\"\(base.text)/" }
      .replacing(
        #"<meta name="base-path" content="">"#,
        with: #"<meta name="base-path" content="\#(base.text)">"#)
  }

  /// Every file that the page may ask for, in the order of their paths.
  ///
  /// In a checkout the folder also has the tests of its scripts, which no browser needs.
  var listing: [PageShape.File] {
    let ours = Self.files(of: folder).filter { !$0.path.hasPrefix("tests/") }
    let letters = fonts.map(Self.files(of:)) ?? []
    return ours + letters.map { .init(path: Self.fontPath + $0.path, tag: $0.tag) }
  }

  private static func files(of folder: URL) -> [PageShape.File] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().compactMap { path in
      guard !path.hasPrefix("."), types[(path as NSString).pathExtension] != nil,
        let version = version(of: folder.appending(path: path))
      else { return nil }
      return PageShape.File(path: path, tag: version)
    }
  }

  /// A version that changes with the file's content; `nil` for a file of an unknown type.
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
