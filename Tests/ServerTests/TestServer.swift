import Basics
import BookParser
import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit
import ZipArchive

@testable import Server

/// A library of its own with everything that answers requests, without a socket.
struct TestServer {
  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library
  let services: Services
  /// The callers that are admitted, and the proxies that are believed.
  var callers = CallerRules(host: "127.0.0.1")
  /// Whether nobody else reaches it, so that no account is needed.
  var isAloneEnough = true
  var application: Application {
    services.application(for: callers, isAlone: isAloneEnough)
  }

  /// Makes an empty library; without `resources` nobody can speak.
  init(
    resources: URL? = nil, web: [String: String] = ["index.html": "<!doctype html>"],
    uploads: UploadLimits = UploadLimits(), log: Log = Log(), formats: BookFormatTable = .standard,
    openHosts: Set<String> = [], voices: URL? = nil, watchable: [URL] = [],
    backupRoots: [URL] = [],
    keeping folder: TemporaryFolder? = nil
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"),
      resources: resources ?? folder.url.appending(path: "resources"), formats: formats)
    kit.openHosts = openHosts
    kit.voiceFolder = voices
    kit.watchableFolders = watchable
    kit.backupRoots = backupRoots
    self.kit = kit
    library = try await Library(kit: kit)
    let pages = folder.url.appending(path: "web")
    for (name, text) in web {
      let file = pages.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    services = Services(
      kit: kit, library: library, accounts: .quick(kit), web: WebFiles(pages), version: "1.2.3",
      uploads: uploads, log: log)
  }

  /// Serves the routes for as long as a test needs its address.
  func serving<Result>(_ test: (_ address: String) async throws -> Result) async throws -> Result {
    let server = try HTTPServer(
      host: "127.0.0.1", port: 0, refusal: { Application.refusal(of: $0, $1, $2) },
      handler: { [application] in await application.handle($0) })
    do {
      let result = try await test("http://127.0.0.1:\(server.port)")
      await services.hub.close()
      await server.stop()
      return result
    } catch {
      await services.hub.close()
      await server.stop()
      throw error
    }
  }

  /// Asks as a program on this machine would.
  func ask(
    _ method: String, _ target: String, body: [UInt8] = [],
    headers: [(name: String, value: String)] = []
  ) async -> HTTPResponse {
    let parts = target.split(separator: "?", maxSplits: 1)
    let path = String(parts[0]).removingPercentEncoding ?? String(parts[0])
    var query: [(name: String, value: String)] = []
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let ends = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = ends.count < 2 ? "" : String(ends[1])
      query.append((String(ends[0]), value.removingPercentEncoding ?? value))
    }
    let host: [(name: String, value: String)] =
      headers.contains { $0.name == "Host" } ? [] : [("Host", "localhost:7878")]
    let request = HTTPRequest(
      method: method, path: path, query: query, headers: host + headers,
      body: HTTPRequestBody(body))
    let answer = await application.handle(request)
    let target = callers.origin(of: request).base.takenOff(request).path
    DescribedAnswer.check(answer, to: method, target, services.routes, kit.formats)
    return answer
  }

  /// Asks with a body in JSON.
  func ask(_ method: String, _ target: String, json: String) async -> HTTPResponse {
    await ask(method, target, body: Array(json.utf8))
  }

  /// Puts a book into the library as the page does.
  @discardableResult
  func add(_ book: BookFile, name: String = "book.epub") async throws -> BookShape {
    let answer = await ask("POST", "/api/books?name=\(name)", body: try book.bytes())
    #expect(answer.status == 201)
    return try answer.json(BookShape.self)
  }
}

extension HTTPResponse {
  /// The body, which is in memory or a file.
  var bytes: [UInt8] {
    switch body {
    case .bytes(let bytes): return bytes
    case .file(let url, let range):
      let all = (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? []
      return Array(all[range ?? 0..<all.count])
    case .empty, .stream: return []
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// The type of the problem, if it is one.
  var problem: String? {
    guard header("Content-Type") == "application/problem+json",
      let shape = try? json(ProblemShape.self), shape.status == status, !shape.detail.isEmpty
    else { return nil }
    return shape.type
  }
}

/// A small EPUB of our own.
struct BookFile {
  var title = "A Test"
  /// `nil` for a book that names none.
  var language: String? = "en"
  /// Bodies of the chapters, which are called c0.xhtml, c1.xhtml and so on.
  var chapters = ["<h1>One</h1><p>It is here. It stays.</p>"]
  /// Further files by path.
  var files: [(path: String, content: [UInt8])] = []
  var cover: String?
  /// What each chapter has in its head.
  var head = ""
  /// The elements of the overlays of chapters, which last 12 seconds together.
  var overlays: [Int: String] = [:]

  /// The smallest picture: one grey dot.
  static let dot: [UInt8] = Array(
    Data(
      base64Encoded: "R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data())

  func bytes() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "book.epub")
    var writer = try ZipWriter(file: file)
    try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try writer.add(
      "META-INF/container.xml",
      Array(
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
        <rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/>
        </rootfiles></container>
        """.utf8))
    try writer.add("EPUB/book.opf", Array(package.utf8))
    for (index, body) in chapters.enumerated() {
      let page = """
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
        <head><title>unseen</title>\(head)</head><body>\(body)</body></html>
        """
      try writer.add("EPUB/c\(index).xhtml", Array(page.utf8))
    }
    for (path, content) in files { try writer.add("EPUB/\(path)", content) }
    for (index, parts) in overlays {
      let overlay = """
        <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
        <body>\(parts)</body></smil>
        """
      try writer.add("EPUB/c\(index).smil", Array(overlay.utf8))
    }
    try writer.finish()
    return [UInt8](try Data(contentsOf: file))
  }

  private static let recordingMetadata =
    "<meta property='media:duration'>12s</meta><meta property='media:narrator'>Ada Reader</meta>"

  private var package: String {
    let items = chapters.indices.map {
      let overlay = overlays[$0] == nil ? "" : " media-overlay='o\($0)'"
      return "<item id='c\($0)' href='c\($0).xhtml' media-type='application/xhtml+xml'\(overlay)/>"
    }
    let spoken = overlays.keys.map {
      "<item id='o\($0)' href='c\($0).smil' media-type='application/smil+xml'/>"
    }
    let others = files.enumerated().map { index, file in
      let href = PercentEncoding.text(file.path, keeping: "/")
      let isCover = file.path == cover
      let type = file.path.hasSuffix(".mp3") ? "audio/mpeg" : "image/gif"
      return "<item id='f\(index)' href='\(href)' media-type='\(type)'"
        + (isCover ? " properties='cover-image'/>" : "/>")
    }
    let spine = chapters.indices.map { "<itemref idref='c\($0)'/>" }
    return """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="uid">urn:test:\(title.utf8.count)</dc:identifier>
      <dc:title>\(title)</dc:title><dc:creator>Ada Example</dc:creator>
      \(language.map { "<dc:language>\($0)</dc:language>" } ?? "")
      \(overlays.isEmpty ? "" : Self.recordingMetadata)
      </metadata><manifest>\((items + spoken + others).joined())</manifest><spine>\(spine.joined())</spine>
      </package>
      """
  }
}
