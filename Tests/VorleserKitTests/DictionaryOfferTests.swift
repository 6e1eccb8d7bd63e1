import Dictionaries
import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

struct DictionaryOfferTests {
  @Test func aDictionaryThatTheMachineHasIsOfferedUntilTheLibraryHasIt() async throws {
    let folder = try TemporaryFolder()
    let dictd = folder.url.appending(path: "dictd")
    let data = DataFolder(url: folder.url.appending(path: "home"))
    let collection = DictionaryCollection(
      shelf: try await Bookshelf.open(data.url, formats: []), data: data, dictd: dictd, changed: {})
    #expect(try await collection.offers().isEmpty)
    let missing = DictionaryError.notOffered(name: "WordNet (English)", package: "dict-wn")
    await #expect(throws: missing) { try await collection.add(offered: "wordnet") }
    try FileManager.default.createDirectory(at: dictd, withIntermediateDirectories: true)
    let entries = "00-database-short\n WordNet (r) 3.0 (2006)\nrun\n  v 1: move fast"
    // 42 bytes from 0, and 20 from there, in the digits of dictd.
    try Data("00-database-short\tA\tq\nrun\tq\tU\n".utf8).write(
      to: dictd.appending(path: "wn.index"))
    #expect(try await collection.offers().isEmpty, "half of it is none")
    try Data(entries.utf8).write(to: dictd.appending(path: "wn.dict.dz"))
    #expect(try await collection.offers().map(\.id) == ["wordnet"])
    let added = try await collection.add(offered: "wordnet")
    #expect(added.map(\.name) == ["WordNet (r) 3.0 (2006)"] && added.map(\.wordCount) == [1])
    #expect(try await collection.offers().isEmpty)
    #expect(try await collection.define("run").sections.first?.entries.isEmpty == false)
    _ = try await collection.remove(added[0].id)
    #expect(try await collection.offers().map(\.id) == ["wordnet"])
  }
}
