import Foundation
import HTTPServer
import Publishing
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Sounds and videos of saved pages.
struct SavingMediaTests {
  let folder: TemporaryFolder
  let library: Library
  private let site = Site()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  private static let sound = Array("ID3".utf8) + [UInt8](repeating: 7, count: 3000)
  private static let film =
    [0, 0, 0, 0x18] + Array("ftypisom".utf8) + [UInt8](repeating: 1, count: 4000)

  /// Saves a page of the site, and calls back with what was told of it.
  private func save(
    _ body: String, _ check: (Book, Steps, _ address: String) async throws -> Void
  ) async throws {
    let text = String(
      repeating: "The boat had lain in the harbour for years, it is said. ", count: 9)
    site["/a"] = .page(
      "<html><head><title>A boat</title></head><body><article><p>\(text)</p>\(body)<p>\(text)</p></article></body></html>"
    )
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { [site] in site.answer($0) }
    do {
      let steps = Steps()
      let address = "http://127.0.0.1:\(server.port)"
      let book = try await library.add(page: WebPageRequest(address + "/a")) { steps.add($0) }
      try await check(try await library.open(book.id), steps, address)
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  @Test func soundsAndVideosAreKeptWithThePage() async throws {
    site["/boat.mp3"] = .bytes(Self.sound, "audio/mpeg")
    site["/boat"] = .bytes(Self.film, "application/octet-stream")
    site["/still.png"] = .bytes(PictureMaker.png(4, 2), "image/png")
    try await save(
      "<p><audio src=\"/boat.mp3\"></audio></p><p><video poster=\"/still.png\" src=\"/boat\"></video></p>"
    ) { book, steps, _ in
      #expect(steps.files(in: .media) == ["0 of 2", "1 of 2", "2 of 2"])
      for (path, bytes) in [("media/1.mp3", Self.sound), ("media/2.mp4", Self.film)] {
        let sound = try #require(try await book.content.sound(at: path))
        var read: [UInt8] = []
        try await sound.read(0..<sound.byteCount) { read += $0 }
        #expect(read == bytes)
      }
      let html = try await book.content.chapter(at: 0).html
      #expect(html.contains("<video src=\"media/2.mp4\" poster=\"pictures/1.png\""))
    }
  }

  @Test func whatIsMissingTooLargeOrNoSoundStaysALink() async throws {
    site["/page.mp3"] = .page("<html>no sound</html>")
    site["/large.mp3"] = .bytes(
      Array("ID3".utf8) + [UInt8](repeating: 0, count: 33 << 20), "audio/mpeg")
    site["/music.mp4"] = .bytes(Self.sound, "video/mp4")
    try await save(
      """
      <p><audio src="/gone.mp3"></audio><audio src="/page.mp3"></audio><audio src="/large.mp3"></audio>
      <video src="/music.mp4"></video></p>
      """
    ) { book, steps, address in
      let chapter = try await book.content.chapter(at: 0)
      for name in ["gone.mp3", "page.mp3", "large.mp3", "music.mp4"] {
        #expect(chapter.html.contains("<a href=\"\(address)/\(name)\""), "\(name)")
      }
      #expect(!chapter.html.contains("<audio") && !chapter.html.contains("<video"))
      #expect(steps.files(in: .media).last == "4 of 4")
    }
  }

  @Test func aPlayerOfAnotherSiteIsNotAsked() async throws {
    try await save("<div><iframe src=\"https://www.youtube.com/embed/abc\"></iframe></div>") {
      book, steps, _ in
      #expect(!steps.stages.contains(.media) && !steps.stages.contains(.pictures))
      let html = try await book.content.chapter(at: 0).html
      #expect(html.contains("<a href=\"https://www.youtube.com/watch?v=abc\""))
    }
  }

  @Test(.enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"))
  func exportedTheyArePartsOfTheBookOrLinks() async throws {
    site["/boat.mp3"] = .bytes(Self.sound, "audio/mpeg")
    site["/boat.flac"] = .bytes(Array("fLaC".utf8) + [UInt8](repeating: 0, count: 60), "audio/flac")
    site["/boat.mp4"] = .bytes(Self.film, "video/mp4")
    site["/still.png"] = .bytes(PictureMaker.png(4, 2), "image/png")
    try await save(
      """
      <p>Hear <audio src="/boat.mp3"></audio> and <audio src="/boat.flac"></audio>.</p>
      <figure><video poster="/still.png" src="/boat.mp4"></video><figcaption>Low tide</figcaption></figure>
      <div><iframe src="https://www.youtube.com/embed/abc"></iframe></div>
      """
    ) { book, _, address in
      let file = folder.url.appending(path: "boat.epub")
      _ = try await BookConversion.write(book, as: .epub, to: file)
      #expect(try Epubcheck.findings(file) == "")
      let copy = try await library.kit.open(file: file)
      let html = try await copy.content.chapter(at: 0).html
      #expect(html.contains("<audio src=\"EPUB/media/media-1.mp3\" controls=\"\""))
      #expect(
        html.contains("<video src=\"EPUB/media/media-2.mp4\" poster=\"EPUB/images/image-1.png\""))
      #expect(html.contains("href=\"\(address)/boat.flac\""))
      #expect(html.contains("href=\"https://www.youtube.com/watch?v=abc\""))
      for format in [PublicationFormat.html, .markdown] {
        let written = folder.url.appending(path: "boat.\(format.fileExtension)")
        _ = try await BookConversion.write(book, as: format, to: written)
        let text = try String(contentsOf: written, encoding: .utf8)
        #expect(text.contains("\(address)/boat.mp3") && text.contains("watch?v=abc"))
      }
    }
  }
}
