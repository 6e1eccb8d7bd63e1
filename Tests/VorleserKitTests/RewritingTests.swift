import BookParser
import Foundation
import Publishing
import ReadingModel
import Storage
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// A book's own file is handed out with the corrected metadata in it.
struct RewritingTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  private func entries(_ file: URL) throws -> [String: [UInt8]] {
    let archive = try ZipArchive(file: file)
    return Dictionary(
      uniqueKeysWithValues: try archive.entries.enumerated().map {
        ($1.path, try archive.read($0, limit: 1 << 24).bytes)
      })
  }

  /// An EPUB of the program's own writing.
  private func epub() async throws -> URL {
    let text = try folder.makeFile(
      "rain.md", Data("# One\n\nRain fell.\n\n# Two\n\nIt stopped.".utf8))
    let book = try await BookParser.open(text)
    let file = folder.url.appending(path: "rain.epub")
    _ = try await BookConversion.write(book, as: .epub, to: file)
    return file
  }

  @Test func theCorrectedDetailsAreReadFromTheCopyAndAllElseIsTheSame() async throws {
    let file = try await epub()
    let book = try await library.add(file, name: "rain.epub")
    var change = MetadataChange()
    change.values.title = "The Rain"
    change.values.sortTitle = "Rain"
    change.values.contributors = [Contributor(name: "Ada", sortAs: "Ada, A.", role: "aut")]
    change.values.series = Series(name: "Weather", position: "2")
    change.values.language = "en-GB"
    change.values.published = "1999-05"
    change.values.publisher = "Murray & Sons"
    change.values.summary = "It <rains>."
    change.values.subjects = ["Rain", "Weather"]
    _ = try await library.changeMetadata(change, of: [book.id])
    let exported = try await library.export(book.id, as: .epub, isOwn: true)
    #expect(exported.made.name == "The Rain.epub")
    let copy = try await BookParser.open(exported.made.file)
    #expect(copy.metadata.title == "The Rain" && copy.metadata.languages == ["en-GB"])
    #expect(copy.metadata.contributors == change.values.contributors)
    #expect(copy.metadata.series == Series(name: "Weather", position: "2"))
    #expect(copy.metadata.published == "1999-05" && copy.metadata.publisher == "Murray & Sons")
    #expect(
      copy.metadata.summary == "It <rains>." && copy.metadata.subjects == ["Rain", "Weather"])
    #expect(copy.findings.isEmpty)
    let (before, after) = (try entries(file), try entries(exported.made.file))
    #expect(before.keys.sorted() == after.keys.sorted())
    #expect(before.filter { after[$0.key] != $0.value }.keys.allSatisfy { $0.hasSuffix(".opf") })
    #expect(try ZipArchive(file: exported.made.file).entries.first?.path == "mimetype")
    // The library's file is as it was.
    #expect(
      try Data(contentsOf: try await library.file(of: book.id)) == Data(contentsOf: file))
  }

  @Test func aBookThatIsNoEPUBIsConverted() async throws {
    let text = try folder.makeFile("snow.txt", Data("Snow fell all night.".utf8))
    let book = try await library.add(text, name: "snow.txt")
    var change = MetadataChange()
    change.values.title = "The Snow"
    _ = try await library.changeMetadata(change, of: [book.id])
    #expect(try await !library.rewrite(book.id, to: folder.url.appending(path: "a.epub")))
    let exported = try await library.export(book.id, as: .epub, isOwn: true)
    #expect(try await BookParser.open(exported.made.file).metadata.title == "The Snow")
  }

  /// A small picture of one colour.
  private static let picture: [UInt8] = {
    let text = "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
    return [UInt8](Data(base64Encoded: text) ?? Data())
  }()

  private func choose(_ bytes: [UInt8], for id: Int) async throws {
    let received = try await library.receive("cover")
    try await received.write(bytes)
    _ = try await library.chooseCover(received, of: id)
  }

  @Test func aChosenCoverIsInTheCopyAndTheFilesOwnIsTheCoverNoMore() async throws {
    let book = try await library.add(try await epub(), name: "rain.epub")
    try await choose(Self.picture, for: book.id)
    let exported = try await library.export(book.id, as: .epub, isOwn: true)
    let copy = try await BookParser.open(exported.made.file)
    let cover = try #require(copy.metadata.cover)
    #expect(cover.hasSuffix("/vorleser-cover.gif") && copy.findings.isEmpty)
    #expect(try await copy.content.resource(at: cover)?.bytes == Self.picture)
    let package = try #require(try entries(exported.made.file).first { $0.key.hasSuffix(".opf") })
    let document = String(decoding: package.value, as: UTF8.self)
    #expect(document.ranges(of: "cover-image").count == 1)
    #expect(document.ranges(of: #"name="cover""#).count == 1)
    // A copy that comes back and gets another cover has one cover, too.
    let again = try await library.add(exported.made.file, name: "again.epub")
    let other = Self.picture.dropLast() + [0x00, 0x3B]
    try await choose(Array(other), for: again.id)
    let second = try await library.export(again.id, as: .epub, isOwn: true)
    let last = try await BookParser.open(second.made.file)
    #expect(last.metadata.cover == cover && last.findings.isEmpty)
    #expect(try await last.content.resource(at: cover)?.bytes == Array(other))
  }

  @Test func aCoverOfTheSameKindTakesThePlaceOfTheFilesOwn() async throws {
    let file = try await epub()
    let book = try await library.add(file, name: "rain.epub")
    _ = try await library.releaseCover(isDrawn: true, of: book.id)
    var change = MetadataChange()
    change.values.title = "Snow"
    _ = try await library.changeMetadata(change, of: [book.id])
    let exported = try await library.export(book.id, as: .epub, isOwn: true)
    let (before, after) = (try entries(file), try entries(exported.made.file))
    #expect(before.keys.sorted() == after.keys.sorted())
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed.count == 2 && changed.contains { $0.hasSuffix(".jpg") })
  }
}
