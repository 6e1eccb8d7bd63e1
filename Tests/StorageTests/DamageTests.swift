import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

/// Databases that a disk, a copy or a person has spoilt.
struct DamageTests {
  private static let wayCount = 60

  let library: Shelf

  init() throws { library = try Shelf() }

  private var file: URL { library.home.appending(path: "library.sqlite") }

  /// A library with something in every table that people fill.
  private func fill() async throws {
    let shelf = try await library.open()
    for number in 0..<8 {
      let book = try await Shelf.add("Emma \(number)", to: shelf, cover: [UInt8(number)]).id
      _ = try await shelf.setPosition(1, of: book, expecting: 0, device: "Phone")
      for mark in 0..<12 {
        let mark = Mark(
          id: "mark-\(1000 + mark)", book: book, kind: .highlight, range: 0..<4,
          note: String(repeating: "a note ", count: 40), quote: TextQuote(exact: "Emma"),
          created: Date())
        _ = try await shelf.setMark(mark, expecting: 0)
      }
      _ = try await shelf.changeSettings(["theme": .text("sepia")], of: book)
      _ = try await shelf.setSpeechChoices(SpeechChoices(), in: .book(book), expecting: 0)
    }
    await shelf.close()
  }

  private static func spoil(_ bytes: inout Data, _ way: Int) {
    var random = SeededGenerator(seed: UInt64(way))
    let page = 4096 * Int.random(in: 0..<bytes.count / 4096, using: &random)
    switch way % 6 {
    case 0:
      bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xEE, count: 4096))
    case 1: bytes.replaceSubrange(page..<page + 4096, with: Data(count: 4096))
    case 2: bytes.removeLast(Int.random(in: 1..<bytes.count / 2, using: &random))
    case 3:
      let other = 4096 * Int.random(in: 0..<bytes.count / 4096, using: &random)
      bytes.replaceSubrange(page..<page + 4096, with: bytes[other..<other + 4096])
    default:
      for _ in 0..<64 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
  }

  private func useEverything() async throws {
    let shelf = try await library.open()
    let accounts = AccountStore(library.home)
    _ = try await accounts.accounts()
    _ = try await shelf.marks()
    _ = try await shelf.dictionaries()
    _ = try await shelf.chapterRules()
    for book in try await shelf.books() + shelf.books(removed: true) {
      _ = try await shelf.outline(of: book.id, parser: 1)
      _ = try await shelf.devicePositions(in: book.id)
      _ = try await shelf.everyPlace(in: book.id)
      _ = try await shelf.settings(of: book.id)
      _ = try await shelf.speechChoices(countingFor: book.id)
      for mark in try await shelf.marks(in: book.id) {
        _ = try await shelf.setRemoved(mark.id, in: book.id, true)
      }
      _ = try await shelf.setPosition(
        2, of: book.id, expecting: book.position.version, device: nil)
    }
  }

  @Test(arguments: LongTests.sample(Array(0..<wayCount), every: 3))
  func aSpoiltDatabaseIsSaidInOneSentenceOrWorks(way: Int) async throws {
    try await fill()
    var bytes = try Data(contentsOf: file)
    Self.spoil(&bytes, way)
    try bytes.write(to: file)
    do {
      try await useEverything()
    } catch {
      guard case .damaged? = error as? StorageError else {
        Issue.record("way \(way): \(error)")
        return
      }
      #expect("\(error)" == "\(StorageError.damaged(reason: ""))")
    }
  }
}
