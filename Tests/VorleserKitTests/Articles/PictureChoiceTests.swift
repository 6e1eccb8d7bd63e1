import Foundation
import ReadingModel
import TestSupport
import Testing
import WebFetching

@testable import VorleserKit

/// Pictures whose first address leads to none.
struct PictureChoiceTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let site = Site()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  /// The first picture of the saved page, and the page's findings.
  private func saved(_ server: String) async throws -> (picture: [UInt8]?, findings: [String]) {
    let book = try await library.open(
      try await library.add(page: WebPageRequest(server + "/a")).id)
    let picture = try await book.content.resource(at: "pictures/1.png")
    let chapter = try await book.content.chapter(at: 0)
    return (picture?.bytes, chapter.findings.map(\.message))
  }

  @Test(arguments: [
    "<img src=/gone.png srcset='/small.png 1x, /large.png 2x'>",
    "<img src=/page.png srcset='/large.png 800w, /small.png 400w'>",
    "<picture><source srcset='/large.png 2x'><img src=/gone.png></picture>",
    "<img src=/dot.png srcset='/gone.png 3x, /large.png 2x'>",
  ])
  func theNextOneIsTaken(_ image: String) async throws {
    site["/a"] = .page(Site.article("A boat", "<p>\(image)</p>"))
    site["/small.png"] = .bytes(PictureMaker.png(2, 2), "image/png")
    site["/large.png"] = .bytes(PictureMaker.png(4, 4), "image/png")
    site["/dot.png"] = .bytes(PictureMaker.png(1, 1), "image/png")
    site["/page.png"] = .bytes(Array("<p>Not found</p>".utf8), "text/html")
    try await site.serve { server in
      let (picture, findings) = try await saved(server)
      #expect(picture == PictureMaker.png(4, 4) && findings.isEmpty)
    }
  }

  @Test func aDotIsNoMissingPicture() async throws {
    site["/a"] = .page(
      Site.article(
        "A boat", "<p><img src=/dot.png alt=Counted></p><p><img src=/gone.png alt=Gone></p>"))
    site["/dot.png"] = .bytes(PictureMaker.png(1, 1), "image/png")
    try await site.serve { server in
      let (picture, findings) = try await saved(server)
      #expect(picture == nil && findings.count == 1)
      #expect(findings.first?.contains("gone.png") == true)
    }
  }
}
