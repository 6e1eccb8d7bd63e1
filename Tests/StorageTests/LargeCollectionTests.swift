import Foundation
import ReadingModel
import SQLite
import TestSupport
import Testing

@testable import Storage

/// A collection with as many books as a library has.
struct LargeCollectionTests {
  @Test func `ten times the books take no hundred times the work to be put into a collection`()
    async throws
  {
    let library = try Shelf()
    let shelf = try await library.open()
    let first = try await Shelf.add("A", to: shelf).id
    try await shelf.fill(to: 4400, like: first)
    let small = try await shelf.work(ofCollecting: Array(1...400))
    let large = try await shelf.work(ofCollecting: Array(401...4400))
    // Linear work takes ten times as much; to look at all that are there for each book took a hundred times.
    #expect(large < small * 40, "\(small) and \(large)")
    var query = BookQuery()
    query.collection = try #require(try await shelf.collections().last).id
    query.order = .place
    let numbers = try await shelf.bookNumbers(matching: query)
    #expect(numbers == Array((401...4400).reversed()))
  }
}

extension Bookshelf {
  /// The processor time of a new collection with some books, the last one first.
  fileprivate func work(ofCollecting books: [Int]) throws -> Duration {
    var change = CollectionChange()
    change.name = "Shelf of \(books.count)"
    change.books = books.reversed()
    return try processorTime(of: { try addCollection(change) }).0
  }
}
