import BookParser
import Foundation
import PictureConverting
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// Pictures of a book that e-readers don't know, in what is written.
@Suite(.ownThreads)
struct PictureConversionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func book(_ pictures: [(name: String, bytes: [UInt8])]) async throws -> Book {
    let file = folder.url.appending(path: "book.zip")
    var writer = try ZipWriter(file: file)
    let lines = pictures.map { "![Picture \($0.name)](\($0.name))" }
    try writer.add("book.md", Array("# One\n\n\(lines.joined(separator: "\n\n"))\n".utf8))
    for picture in pictures { try writer.add(picture.name, picture.bytes) }
    try writer.finish()
    return try await BookParser.open(file)
  }

  private func written(_ book: Book, _ format: PublicationFormat) async throws -> URL {
    let file = folder.url.appending(path: "out." + format.fileExtension)
    _ = try await BookConversion.write(book, as: format, to: file, isReplacing: true)
    return file
  }

  private static let modern = [
    (name: "a.webp", bytes: SamplePictures.lossyWebP),
    (name: "b.webp", bytes: SamplePictures.clearWebP),
    (name: "c.avif", bytes: SamplePictures.avif),
    (name: "d.webp", bytes: SamplePictures.movingWebP),
  ]

  @Test func anEPUBHasThemAsJPEGAndPNG() async throws {
    let file = try await written(try await book(Self.modern), .epub)
    let read = try await BookParser.open(file)
    let chapter = try await read.content.chapter(at: 0)
    var types: [PictureType?] = []
    for case .image(let path) in chapter.markup.references {
      types.append(PictureType(try await read.content.resource(at: path)?.bytes ?? []))
    }
    #expect(types == [.jpeg, .png, .jpeg, .png])
    if Epubcheck.isThere {
      #expect(try Epubcheck.findings(file) == "")
    }
  }

  /// Drawings: one that stands alone, one with a script and an address, and one whose labels are HTML.
  private static let drawings = [
    (name: "a.svg", bytes: drawing("<rect width='9' height='9' fill='#080'/>")),
    (
      name: "b.svg",
      bytes: drawing("<script>1</script><circle r='9'/><image href='http://a.example/a.png'/>")
    ),
    (
      name: "c.svg",
      bytes: drawing("<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>A</p></foreignObject>")
    ),
  ]

  private static func drawing(_ content: String) -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>\(content)</svg>".utf8)
  }

  @Test(.enabled(if: DrawingProgram.isInstalled(), "Debian's librsvg2-bin is not installed"))
  func anEPUBHasDrawingsAsPNG() async throws {
    let book = try await book(Self.drawings)
    let file = try await written(book, .epub)
    let read = try await BookParser.open(file)
    let chapter = try await read.content.chapter(at: 0)
    var types: [PictureType?] = []
    for case .image(let path) in chapter.markup.references {
      types.append(PictureType(try await read.content.resource(at: path)?.bytes ?? []))
    }
    #expect(types == [.png, .png] && chapter.text.contains("Picture c.svg"))
    let first = try Data(contentsOf: file)
    #expect(try Data(contentsOf: try await written(book, .epub)) == first)
    if Epubcheck.isThere {
      #expect(try Epubcheck.findings(file) == "")
    }
  }

  @Test func aWebPageHasThemAsTheyAre() async throws {
    let file = try await written(try await book(Self.modern), .html)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.matches(of: /data:image\/webp;base64,/).count == 3)
    #expect(text.matches(of: /data:image\/avif;base64,/).count == 1)
  }

  @Test func oneThatIsDamagedIsItsDescription() async throws {
    let damaged = [(name: "a.webp", bytes: Array(SamplePictures.lossyWebP.prefix(40)))]
    let read = try await BookParser.open(try await written(try await book(damaged), .epub))
    let chapter = try await read.content.chapter(at: 0)
    #expect(chapter.markup.references.isEmpty && chapter.text.contains("Picture a.webp"))
  }
}
