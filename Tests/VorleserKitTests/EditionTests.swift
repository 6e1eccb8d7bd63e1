import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// A corrected edition takes a book's place, and what people have stored in it stays where its text is.
struct EditionTests {
  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
  }

  private static let words = [
    "harbour", "lantern", "window", "stone", "river", "letter", "garden", "bridge", "forest",
    "meadow",
    "kitchen", "mountain", "market", "island", "winter", "morning", "silver", "quiet",
  ]
  /// Each has words of its own: what was taken out has nothing like it elsewhere.
  private static let paragraphs = (0..<60).map { number in
    guard number != 41 else {
      return "The page number 41 was printed twice by a sleepy boy, whose thumb is in its margin."
    }
    let own = (1...6).map { words[(number * $0 * 5 + $0 * $0 + number / 7) % words.count] }
    return
      "Paragraph number \(number) tells of the \(own[0]) by the \(own[1]), when the wind came over "
      + "\(own[2]) and \(own[3]), and of a \(own[4]) that nobody but the \(own[5]) had seen."
  }

  private func file(_ name: String, _ paragraphs: [String]) throws -> URL {
    let url = folder.url.appending(path: name)
    try Data(paragraphs.joined(separator: "\n\n").utf8).write(to: url)
    return url
  }

  private func edition(_ name: String, _ paragraphs: [String], of id: Int) async throws
    -> LibraryBook
  {
    let received = try await library.receive(name)
    try await received.write(Array(paragraphs.joined(separator: "\n\n").utf8))
    return try await library.replace(received, of: id)
  }

  private func text(_ id: Int) async throws -> [UInt16] {
    let text = BookText(
      book: try await library.open(id), outline: try await library.outline(of: id),
      chapters: library.kit.chapters)
    return try await text.units(0..<Int(Int32.max))
  }

  private func offset(_ words: String, _ id: Int) async throws -> Int {
    let text = String(decoding: try await text(id), as: UTF16.self)
    let range = try #require(text.range(of: words))
    return text.utf16.distance(from: text.startIndex, to: range.lowerBound)
  }

  @Test func marksAndPlacesMoveWithTheirText() async throws {
    let book = try await library.add(file("island.txt", Self.paragraphs), name: "island.txt")
    var marks: [(String, String)] = []
    for number in [3, 20, 41] {
      let words = Self.paragraphs[number]
      let start = try await offset(words, book.id)
      let mark = try await library.setMark(
        MarkDraft(kind: .highlight, range: start..<start + words.utf16.count, note: "n\(number)"),
        id: "mark-number-\(number)", in: book.id, expecting: 0)
      marks.append((mark.id, words))
    }
    let place = try await offset(Self.paragraphs[20], book.id)
    _ = try await library.setMark(
      MarkDraft(kind: .bookmark, range: place..<place), id: "bookmark-1", in: book.id, expecting: 0)
    _ = try await library.setPosition(place, of: book.id, expecting: 0, device: "Phone")
    _ = try await library.setVoice("heart", of: book.id)

    var corrected = ["A foreword by the editor.", "And a second one."] + Self.paragraphs
    corrected[5] = corrected[5].replacingOccurrences(of: "wind", with: "breeze")
    corrected.remove(at: 43)
    let replaced = try await edition("corrected.txt", corrected, of: book.id)

    #expect(replaced.id == book.id)
    #expect(replaced.voice == "heart")
    #expect(replaced.title == book.title)
    #expect(replaced.fingerprint != book.fingerprint)
    let newPlace = try await offset(Self.paragraphs[20], book.id)
    #expect(newPlace != place)
    #expect(replaced.position.offset == newPlace)
    let all = try await library.marks(in: book.id)
    #expect(all.count == 4, "nothing is dropped")
    let text = try await text(book.id)
    for (id, words) in marks {
      let mark = try #require(all.first { $0.id == id })
      guard !words.contains("number 41 ") else {
        #expect(!mark.isPlaced)
        #expect(mark.quote.exact == words, "it can be found again in a better edition")
        continue
      }
      #expect(mark.isPlaced)
      let found = String(decoding: text[mark.range], as: UTF16.self)
      #expect(
        found
          == words.replacingOccurrences(
            of: "wind", with: words.contains("number 3 ") ? "breeze" : "wind"))
      #expect(mark.quote.exact == found)
    }
    #expect(all.first { $0.id == "bookmark-1" }?.range == newPlace..<newPlace)

    // The first edition again: everything is back.
    _ = try await edition("island.txt", Self.paragraphs, of: book.id)
    let back = try await library.marks(in: book.id)
    #expect(back.filter { !$0.isPlaced }.isEmpty)
    #expect(try await library.book(book.id).position.offset == place)
  }

  @Test func whatWasSeenInTheOldTextIsStoredWhereItIsInTheNewOne() async throws {
    let book = try await library.add(file("island.txt", Self.paragraphs), name: "island.txt")
    let seen = try await library.edition(of: book.id)
    let words = Self.paragraphs[20]
    let start = try await offset(words, book.id)
    let old = try await text(book.id)
    let range = start..<start + words.utf16.count
    let first = try await library.setPosition(
      0, of: book.id, expecting: 0, device: "Phone",
      seen: ClientText(edition: seen, quote: nil))
    _ = try await edition("longer.txt", ["A foreword."] + Self.paragraphs, of: book.id)
    #expect(try await library.edition(of: book.id) != seen)

    // A device that was away sends what it has of the old text.
    let mark = try await library.setMark(
      MarkDraft(kind: .highlight, range: range), id: "from-the-old", in: book.id, expecting: 0,
      seen: ClientText(edition: seen, quote: TextQuote(range, in: old)))
    let there = try await offset(words, book.id)
    #expect(there != start)
    #expect(mark.isPlaced)
    #expect(mark.range == there..<there + words.utf16.count)
    #expect(mark.quote.exact == words)
    let version = try await library.book(book.id).position.version
    #expect(version >= first.version)
    let place = try await library.setPosition(
      start, of: book.id, expecting: version, device: "Phone",
      seen: ClientText(edition: seen, quote: TextQuote(start..<start, in: old)))
    #expect(place.offset == there)

    // What is not in the new text is kept as a mark, and refused as a place.
    let lost = ClientText(
      edition: seen, quote: TextQuote(exact: "Nothing of this is in the book at all, not a word."))
    let unplaced = try await library.setMark(
      MarkDraft(kind: .highlight, range: range), id: "nowhere-at-all", in: book.id, expecting: 0,
      seen: lost)
    #expect(!unplaced.isPlaced)
    #expect(unplaced.quote == lost.quote)
    await #expect(throws: LibraryError.otherEdition) {
      try await library.setPosition(
        start, of: book.id, expecting: place.version, device: "Phone", seen: lost)
    }
    await #expect(throws: LibraryError.otherEdition) {
      try await library.setMark(
        MarkDraft(kind: .highlight, range: range), id: "without-quote", in: book.id, expecting: 0,
        seen: ClientText(edition: seen, quote: nil))
    }
  }

  @Test func aDeletedPassageIsListedThoughItsWordsStandElsewhere() async throws {
    var paragraphs = Self.paragraphs
    paragraphs[10] = "And so it went on, as it had gone on for many years in that house."
    paragraphs[50] = paragraphs[10]
    let book = try await library.add(file("island.txt", paragraphs), name: "island.txt")
    let start = try await offset(paragraphs[10], book.id)
    _ = try await library.setMark(
      MarkDraft(kind: .highlight, range: start..<start + paragraphs[10].utf16.count),
      id: "the-first-of-two", in: book.id, expecting: 0)
    var shorter = paragraphs
    shorter.remove(at: 10)
    _ = try await edition("shorter.txt", shorter, of: book.id)
    #expect(try await library.marks(in: book.id).map(\.isPlaced) == [false])
    _ = try await edition("island.txt", paragraphs, of: book.id)
    let back = try await library.marks(in: book.id)
    #expect(back.map(\.isPlaced) == [true])
    #expect(back.map(\.range.lowerBound) == [start])
  }

  @Test func theFileOfAnotherBookIsRefused() async throws {
    let book = try await library.add(file("one.txt", Self.paragraphs), name: "one.txt")
    let other = Array(Self.paragraphs.reversed())
    let second = try await library.add(file("two.txt", other), name: "two.txt")
    await #expect(throws: LibraryError.duplicate(existing: second)) {
      try await edition("two.txt", other, of: book.id)
    }
    let same = try await edition("one.txt", Self.paragraphs, of: book.id)
    #expect(same.fingerprint == book.fingerprint)
  }

  @Test func whatIsNoBookChangesNothing() async throws {
    let book = try await library.add(file("one.txt", Self.paragraphs), name: "one.txt")
    let received = try await library.receive("film.mp4")
    try await received.write(
      [0, 0, 0, 24] + Array("ftypisom".utf8) + [UInt8](repeating: 0, count: 9))
    await #expect(throws: (any Error).self) { try await library.replace(received, of: book.id) }
    #expect(try await library.book(book.id) == book)
  }

  @Test func aNewerParserPlacesMarksAnew() async throws {
    let book = try await library.add(file("island.txt", Self.paragraphs), name: "island.txt")
    let words = Self.paragraphs[30]
    let start = try await offset(words, book.id)
    let mark = try await library.setMark(
      MarkDraft(kind: .highlight, range: start..<start + words.utf16.count), id: "mark-0001",
      in: book.id, expecting: 0)
    _ = try await library.setPosition(start, of: book.id, expecting: 0, device: nil)
    // As an older parser would have left it: a text with something more at its beginning.
    let outline = try await library.outline(of: book.id)
    let older = BookOutline(
      chapters: [.init(title: nil, start: 0, length: outline.length + 9, isLinear: true)],
      contents: [], findings: [])
    let stale = MarkPlacement(
      person: .owner, id: mark.id, range: start + 9..<start + 9 + words.utf16.count,
      quote: mark.quote, chapter: nil, isPlaced: true)
    let change = TextChange(
      marks: [stale], places: [start: start + 9],
      revision: try await library.shelf.marksRevision(in: book.id))
    #expect(try await library.shelf.setOutline(older, of: book.id, parser: 0, moving: change))
    let placed = try await library.marks(in: book.id)
    #expect(placed.map(\.range) == [mark.range])
    #expect(
      try await library.book(book.id).position.offset == start,
      "what stands at a place is noted when it is stored")
    #expect(try await library.outline(of: book.id) == outline)
  }
}
