import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// A library that an earlier parser filled, which read the lines of verse as one run of words.
struct EarlierParserTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  private static let nouns = [
    "harbour", "lantern", "window", "stone", "river", "letter", "garden", "bridge", "forest",
    "meadow", "kitchen", "mountain", "market", "island", "winter", "morning", "silver", "quiet",
  ]

  /// Stanzas of four lines, no two alike.
  private static let stanzas = (0..<40).map { stanza in
    (0..<4).map { line in
      let first = nouns[(stanza * 5 + line * 3) % nouns.count]
      let second = nouns[(stanza * 7 + line * line + 1) % nouns.count]
      return "The \(first) by the \(second) stood, number \(stanza * 4 + line)"
    }
  }

  /// A poem as Standard Ebooks has them: each line a block by the style sheet, the breaks between them hidden.
  private func poem() throws -> URL {
    let body = Self.stanzas.map { lines in
      "<p>" + lines.map { "<span>\($0)</span>" }.joined(separator: "<br/>") + "</p>"
    }.joined()
    let file = folder.url.appending(path: "poem.epub")
    var writer = try ZipWriter(file: file)
    try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try writer.add(
      "META-INF/container.xml",
      Array(
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
        <rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """.utf8))
    try writer.add(
      "a.opf",
      Array(
        """
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier>
        <dc:title>A Poem</dc:title><dc:language>en</dc:language></metadata>
        <manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest>
        <spine><itemref idref="c"/></spine></package>
        """.utf8))
    try writer.add(
      "c.xhtml",
      Array(
        """
        <html xmlns="http://www.w3.org/1999/xhtml"><head><style>p span { display: block }
        p br { display: none }</style></head><body>\(body)</body></html>
        """.utf8))
    try writer.finish()
    return file
  }

  @Test func marksAndPlacesInVerseStandAtTheirWords() async throws {
    let book = try await library.add(poem(), name: "poem.epub")
    let outline = try await library.outline(of: book.id)
    let text = try await library.open(book.id).content.chapter(at: 0).text
    let new = Array(text.utf16)
    #expect(text.contains("number 0\nThe "))
    // What the earlier parser made of it: no line ends inside a stanza, and so glued words.
    var places: [Int] = []
    var old: [UInt16] = []
    let ends = Set(Self.stanzas.map { $0[3] })
    var line = ""
    for unit in new {
      places.append(old.count)
      let isEnd = unit == 0x0A
      if !isEnd || ends.contains(line) { old.append(unit) }
      line = isEnd ? "" : line + String(decoding: [unit], as: UTF16.self)
    }
    places.append(old.count)
    #expect(old.count < new.count - 100)
    func oldQuote(_ range: Range<Int>) -> TextQuote {
      func words(_ range: Range<Int>) -> String { String(decoding: old[range], as: UTF16.self) }
      return TextQuote(
        exact: words(range), prefix: words(max(0, range.lowerBound - 64)..<range.lowerBound),
        suffix: words(range.upperBound..<min(old.count, range.upperBound + 64)))
    }
    // Passages within a line, over the end of one, and over a stanza.
    let passages = [
      "number 17", "number 33\nThe", Self.stanzas[20].joined(separator: "\n"), "number 159",
      "stood, number 80\nThe",
    ]
    var wanted: [Range<Int>] = []
    var stale: [MarkPlacement] = []
    for (index, passage) in passages.enumerated() {
      let found = try #require(text.range(of: passage))
      let range = found.lowerBound.utf16Offset(in: text)..<found.upperBound.utf16Offset(in: text)
      wanted.append(range)
      let mark = try await library.setMark(
        MarkDraft(kind: .highlight, range: range), id: "mark-000\(index)", in: book.id,
        expecting: 0)
      let former = places[range.lowerBound]..<places[range.upperBound]
      stale.append(
        MarkPlacement(
          person: .owner, id: mark.id, range: former, quote: oldQuote(former), chapter: nil,
          isPlaced: true))
    }
    let place = wanted[2].lowerBound
    _ = try await library.setPosition(place, of: book.id, expecting: 0, device: nil)
    let former = BookOutline(
      chapters: [.init(title: nil, start: 0, length: old.count, isLinear: true)],
      contents: [], findings: [])
    let change = TextChange(
      marks: stale, places: [place: places[place]],
      revision: try await library.shelf.marksRevision(in: book.id))
    #expect(try await library.shelf.setOutline(former, of: book.id, parser: 6, moving: change))

    let marks = try await library.marks(in: book.id)
    #expect(marks.allSatisfy { $0.isPlaced })
    let byID = Dictionary(uniqueKeysWithValues: marks.map { ($0.id, $0.range) })
    for (index, range) in wanted.enumerated() {
      #expect(byID["mark-000\(index)"] == range, "\(passages[index])")
    }
    #expect(try await library.book(book.id).position.offset == place)
    #expect(try await library.outline(of: book.id) == outline)
  }
}
