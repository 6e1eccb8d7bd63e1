import Foundation
import ReadingModel
import SQLite
@testable import Storage
import Testing

struct PositionTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  @Test func aPositionIsStampedByOurClockAndSurvives() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf)
    let update = try await shelf.setPosition(2, of: book.id, expecting: 0, device: "Phone")
    guard case .stored(let position)? = update else {
      Issue.record("not stored")
      return
    }
    #expect(position.version == 1)
    #expect(position.updated == clock.now)
    #expect(position.device == "Phone")
    let again = try await library.open().book(book.id)
    #expect(again?.position == position)
    #expect(again?.lastRead == clock.now)
    #expect(again?.progress == 0.5)
  }

  @Test func aFinishedBookStaysFinishedUntilSomethingElseIsSaid() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    #expect(book.position.state == .unread)
    let steps: [(ReadingState?, ReadingState, Double)] = [
      (nil, .reading, 0.5), (.finished, .finished, 1), (nil, .finished, 1),
      (.reading, .reading, 0.5),
      (.unread, .unread, 0), (nil, .reading, 0.5),
    ]
    for (version, (given, expected, progress)) in steps.enumerated() {
      _ = try await shelf.setPosition(2, of: book.id, expecting: version, device: "A", state: given)
      let stored = try #require(try await library.open().book(book.id))
      #expect(stored.position.state == expected && stored.progress == progress)
      #expect((stored.lastRead == nil) == (expected == .unread))
    }
  }

  @Test func ofTwoDevicesTheLaterLearnsWhatStands() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    guard
      case .stored(let first)? = try await shelf.setPosition(
        1, of: book.id, expecting: 0, device: "A")
    else { return }
    for version in [0, 2, -1] {
      let update = try await shelf.setPosition(3, of: book.id, expecting: version, device: "B")
      #expect(update == .conflict(first))
    }
    #expect(try await shelf.setPosition(3, of: 99, expecting: 0, device: nil) == nil)
  }

  @Test func ofManyAtOnceExactlyOneWinsEachVersion() async throws {
    let shelves = [try await library.open(), try await library.open()]
    let book = try await Shelf.add("Emma", to: shelves[0])
    for version in 0..<5 {
      let stored = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<10 {
          group.addTask {
            let update = try await shelves[index % 2].setPosition(
              index % 4, of: book.id, expecting: version, device: nil)
            if case .stored? = update { return true }
            return false
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(stored == 1)
    }
    #expect(try await shelves[1].book(book.id)?.position.version == 5)
  }

  @Test func changesOfAnotherProcessAreNoticed() async throws {
    let ours = try await library.open()
    let theirs = try await library.open()
    #expect(try await ours.foreignChanges().isEmpty)
    let book = try await Shelf.add("Emma", to: theirs)
    #expect(try await ours.foreignChanges().books == [book.id])
    #expect(try await ours.foreignChanges().isEmpty)
    _ = try await theirs.setPosition(2, of: book.id, expecting: 0, device: nil)
    #expect(try await ours.foreignChanges().positions.map(\.position.offset) == [2])
    _ = try await theirs.remove(book.id)
    #expect(try await ours.foreignChanges().books == [book.id])
    _ = try await ours.restore(book.id)
    #expect(try await ours.foreignChanges().isEmpty, "our own are no news")
  }

  @Test func aVoiceIsChosenForABook() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    #expect(try await shelf.setVoice("heart", of: book.id)?.voice == "heart")
    #expect(try await shelf.setVoice(nil, of: book.id)?.voice == nil)
    #expect(try await shelf.setVoice("heart", of: 99) == nil)
  }

  @Test func everyPersonHasAPlaceAndAVoiceOfTheirOwn() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let file = library.home.appending(path: "library.sqlite")
    try SQLiteConnection(file, patience: .seconds(1)).execute("INSERT INTO people (id) VALUES (2)")
    let second = PersonID(2)
    _ = try await shelf.setPosition(2, of: book.id, expecting: 0, device: nil)
    _ = try await shelf.setPosition(3, of: book.id, expecting: 0, device: nil, for: second)
    _ = try await shelf.setVoice("heart", of: book.id, for: second)
    #expect(try await shelf.book(book.id)?.position.offset == 2)
    #expect(try await shelf.book(book.id)?.voice == nil)
    #expect(try await shelf.book(book.id, for: second)?.position.offset == 3)
    #expect(try await shelf.books(for: second).first?.voice == "heart")
  }

  @Test func everyDevicesLastPlaceIsKeptInTheServersOrder() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    for (version, step) in [(2, "Phone"), (4, "Tablet"), (1, "Phone")].enumerated() {
      _ = try await shelf.setPosition(step.0, of: book.id, expecting: version, device: step.1)
    }
    let positions = try await shelf.devicePositions(in: book.id)
    #expect(positions.map(\.device) == ["Phone", "Tablet"])
    #expect(positions.map(\.offset) == [1, 4])
    for version in 3..<30 {
      _ = try await shelf.setPosition(
        1, of: book.id, expecting: version, device: "Browser \(version)")
    }
    #expect(try await shelf.devicePositions(in: book.id).count == Bookshelf.devicesKept)
  }
}
