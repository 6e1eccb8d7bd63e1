import Foundation
import TestSupport
import Testing

@testable import Storage

struct AudioCacheTests {
  let folder: TemporaryFolder
  var place: URL { folder.url.appending(path: "cache/speech") }

  init() throws { folder = try TemporaryFolder() }

  private func files() -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return names.map { place.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      .filter { (try? Data(contentsOf: $0)) != nil }
  }

  @Test func whatWasStoredIsThereAlsoForAnotherProcess() async throws {
    let cache = AudioCache(place)
    #expect(await cache.value(for: "a") == nil)
    for (key, value) in [
      ("a", [1, 2, 3]), ("b", []), ("語 🎧", [UInt8](repeating: 9, count: 99_999)),
    ] {
      await cache.store(value, for: key)
      #expect(await AudioCache(place).value(for: key) == value)
    }
    await cache.store([7], for: "a")
    #expect(await cache.value(for: "a") == [7])
  }

  @Test func aTornOrExchangedFileIsNotFound() async throws {
    let cache = AudioCache(place)
    await cache.store([UInt8](repeating: 5, count: 1000), for: "a")
    let file = try #require(files().first)
    let whole = try Data(contentsOf: file)
    for content in [
      Data(), whole.prefix(20), whole.prefix(500), whole + [0], Data(whole.reversed()),
    ] {
      try content.write(to: file)
      #expect(await cache.value(for: "a") == nil)
    }
    await cache.store([1], for: "a")
    await cache.store([2], for: "b")
    let both = files()
    try #require(both.count == 2)
    try FileManager.default.removeItem(at: both[0])
    try FileManager.default.copyItem(at: both[1], to: both[0])
    let values = [await cache.value(for: "a"), await cache.value(for: "b")]
    #expect(values.count { $0 == nil } == 1, "a value belongs to its key")
  }

  @Test func theLeastRecentlyUsedGoFirst() async throws {
    let value = [UInt8](repeating: 1, count: 4000)
    let cache = AudioCache(place, byteLimit: 100 * 4096)
    for index in 0..<100 { await cache.store(value, for: "old \(index)") }
    await cache.settle()
    let past = Date(timeIntervalSinceNow: -100_000)
    for file in files() {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    }
    #expect(await cache.value(for: "old 50") != nil)
    for index in 0..<20 { await cache.store(value, for: "new \(index)") }
    await cache.settle()
    #expect(files().count <= 100)
    for index in 0..<20 { #expect(await cache.value(for: "new \(index)") != nil) }
    #expect(await cache.value(for: "old 50") != nil, "it was used just now")
  }

  @Test func theFolderMayBeDeletedByHand() async throws {
    let cache = AudioCache(place)
    await cache.store([1], for: "a")
    try FileManager.default.removeItem(at: place)
    #expect(await cache.value(for: "a") == nil)
    await cache.store([1], for: "a")
    #expect(await cache.value(for: "a") == [1])
  }

  @Test func whereNothingCanBeStoredNothingFails() async throws {
    let file = try folder.makeFile("file", Data([1]))
    let cache = AudioCache(file.appending(path: "below"))
    await cache.store([1], for: "a")
    #expect(await cache.value(for: "a") == nil)
  }
}
