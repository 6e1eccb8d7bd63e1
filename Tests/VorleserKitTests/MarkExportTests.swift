import Annotations
import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Marks of many books and megabytes, exported while few are in memory.
struct MarkExportTests {
  private static let count = 40

  /// A library with two books, each with marks whose notes are as long as they may be.
  private func marked() async throws -> (TemporaryFolder, Library) {
    let folder = try TemporaryFolder()
    let library = try await Library(kit: VorleserKit(home: folder.url.appending(path: "home")))
    for name in ["One", "Two"] {
      let file = folder.url.appending(path: "\(name).txt")
      try "\(name)\n\nIt was here. It stays.\n".write(to: file, atomically: true, encoding: .utf8)
      let book = try await library.add(file, name: "\(name).txt")
      for number in 0..<Self.count {
        _ = try await library.setMark(
          MarkDraft(
            kind: .highlight, range: number % 3..<9,
            note: "\(name) \(number) " + String(repeating: "n", count: Mark.noteLimit - 20)),
          id: "mark-\(1000 + number)", in: book.id, expecting: 0)
      }
    }
    return (folder, library)
  }

  private func pieces(_ export: MarkExport) async throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    try await export.write { pieces.append($0) }
    return pieces
  }

  @Test(arguments: MarkFormat.allCases)
  func aFileOfMegabytesIsMadeInSmallPieces(format: MarkFormat) async throws {
    let (_folder, library) = try await marked()
    defer { withExtendedLifetime(_folder) {} }
    let export = try await library.exportMarks(format, of: nil, program: "Vorleser")
    #expect(export.count == 2 * Self.count && export.name.hasPrefix("Marks."))
    let pieces = try await pieces(export)
    let whole = String(decoding: pieces.reduce(into: [], +=), as: UTF8.self)
    #expect(whole.utf8.count > 2 * Self.count * (Mark.noteLimit - 20))
    #expect(whole.ranges(of: /(One|Two) \d+ nn/).count == 2 * Self.count)
    // What had come together, and one mark more.
    let largest = pieces.map(\.count).max() ?? 0
    #expect(largest < (64 << 10) + Mark.noteLimit + 4096, "\(largest)")
    if format == .annotations {
      let sets = try JSONSerialization.jsonObject(with: Data(whole.utf8)) as? [[String: Any]]
      #expect(sets?.map { ($0["items"] as? [Any])?.count ?? 0 } == [Self.count, Self.count])
    }
  }

  @Test func onlySomeMegabytesOfMarksAreReadAtATime() async throws {
    let (_folder, library) = try await marked()
    defer { withExtendedLifetime(_folder) {} }
    let keys = try await library.markKeys()
    var read: [MarkKey] = []
    var lengths: [Int] = []
    try await library.forEachBatch(of: keys) { marks in
      read += marks.map { MarkKey(book: $0.book, id: $0.id) }
      lengths.append(marks.reduce(0) { $0 + $1.textLength })
    }
    #expect(read == keys)
    let most = Library.batchLength + Library.readCount * (Mark.noteLimit + 1000)
    #expect(lengths.count > 2 && lengths.allSatisfy { $0 < most }, "\(lengths)")
  }

  @Test func theFileIsNamedAfterTheOnlyBook() async throws {
    let (_folder, library) = try await marked()
    defer { withExtendedLifetime(_folder) {} }
    let export = try await library.exportMarks(.html, of: 2, program: "Vorleser")
    #expect(export.name == "Two.html" && export.count == Self.count)
    let whole = String(
      decoding: try await pieces(export).reduce(into: [], +=), as: UTF8.self)
    #expect(whole.contains("<title>Two</title>") && !whole.contains("One 1 "))
    await #expect(throws: LibraryError.noSuchBook(id: 9)) {
      try await library.exportMarks(.html, of: 9, program: "Vorleser")
    }
  }

  /// The places that an export writes of marks on blocks of a Kindle file.
  private func places(_ name: String) async throws -> [SourcePlace] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let library = try await Library(kit: VorleserKit(home: folder.url.appending(path: "home")))
    let file = try #require(Places.corpus).appending(path: "mobi/calibre-made/\(name)")
    let book = try await library.add(file, name: name)
    let opened = try await library.open(book.id)
    var start = 0
    var words: [String: String] = [:]
    for index in opened.spine.indices.prefix(8) {
      let chapter = try await opened.content.chapter(at: index)
      for block in chapter.blocks.filter({ $0.range.count > 12 }).prefix(5) {
        let id = "mark-\(1000 + words.count)"
        let range = start + block.range.lowerBound + 2..<start + block.range.lowerBound + 9
        words[id] = String(
          decoding: Array(chapter.text.utf16)[
            range.lowerBound - start..<range.upperBound - start], as: UTF16.self)
        _ = try await library.setMark(
          MarkDraft(kind: .highlight, range: range), id: id, in: book.id, expecting: 0)
      }
      start += chapter.text.utf16.count
    }
    let outline = try await library.outline(of: book.id)
    let places = await MarkSources.places(
      of: try await library.marks(in: book.id), in: opened, outline)
    for (id, place) in places {
      #expect(words[id] == place.text)
      guard let fragment = place.fragment else { continue }
      let pointer = try #require(
        SourcePointer(fragment: fragment.replacing(/,([^,]*),[^,]*\)$/) { "\($0.1))" }))
      let back = try #require(await BookParser.place(of: pointer, in: opened))
      let mark = try #require(try await library.marks(in: book.id).first { $0.id == id })
      #expect(outline.chapters[back.chapter].start + back.offset == mark.range.lowerBound)
      // Other readers count the parts of KF8 as entries of a spine.
      #expect(fragment.hasPrefix("epubcfi(/6/\(2 * (back.chapter + 1))!/"))
    }
    return Array(places.values)
  }

  @Test(
    .enabled(if: Places.corpus != nil, "the corpus is not there"),
    arguments: ["sample-alice.azw3", "trees.azw3"])
  func marksOfKF8NameTheirPlacesInItsParts(name: String) async throws {
    let places = try await places(name)
    #expect(places.count > 8)
    for place in places {
      #expect(place.fragment != nil && place.element != nil)
      let links = try #require(place.links)
      for link in [links.start, links.end] {
        #expect(link?.contains(/^kindle:pos:fid:[0-9A-V]{4}:off:[0-9A-V]{10}$/) == true)
      }
    }
  }

  /// The one page of Mobipocket is cut here, so that no other program has these files.
  @Test(.enabled(if: Places.corpus != nil, "the corpus is not there"))
  func marksOfMobipocketNameTheirBytesAndNoElements() async throws {
    let places = try await places("sample-alice.mobi6.mobi")
    #expect(places.count > 8)
    for place in places {
      #expect(place.fragment == nil && place.element == nil)
      let links = try #require(place.links)
      for link in [links.start, links.end] {
        #expect(link?.contains(/^filepos:[0-9]{10}$/) == true)
      }
    }
  }
}
