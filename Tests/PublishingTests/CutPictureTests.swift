import BookParser
import Foundation
import Publishing
import TestSupport
import Testing
import ZipArchive

/// Pictures that are cut off: a reader shows what there is of them, or their description.
@Suite(.ownThreads)
struct CutPictureTests {
  @Test(arguments: [
    (RarePictures.plainGIF, "gif"), (RarePictures.movingGIF, "gif"),
    (RarePictures.coloursPNG, "png"),
    (RarePictures.inksJPEG, "jpeg"),
  ])
  func aPictureWithoutAHeaderIsReplacedByItsDescription(
    picture: [UInt8], type: String
  ) async throws {
    let counts = Array(stride(from: 11, to: min(picture.count, 360), by: 9))
    let images = counts.map { count in
      let data = Data(picture.prefix(count)).base64EncodedString()
      return
        "<p>Some words. <img alt='Cut at \(count)' src='data:image/\(type);base64,\(data)'></p>"
    }
    let folder = try TemporaryFolder()
    let page = "<html><head><title>Cut</title></head><body>\(images.joined())</body></html>"
    let book = try await BookParser.open(folder.makeFile("cut.html", Data(page.utf8)))
    let output = folder.url.appending(path: "out.epub")
    _ = try await BookConversion.write(book, as: .epub, to: output)
    if Epubcheck.isThere { #expect(try Epubcheck.findings(output) == "") }
    let archive = try ZipArchive(file: output)
    let text = try archive.entries.indices.filter { archive.entries[$0].path.hasSuffix(".xhtml") }
      .map { String(decoding: try archive.read($0, limit: 1 << 20).bytes, as: UTF8.self) }.joined()
    #expect(text.contains("[Cut at 11]"))
    #expect(!text.contains("[Cut at \(try #require(counts.last))]"))
    #expect(counts.allSatisfy { text.contains("Cut at \($0)") })
  }
}
