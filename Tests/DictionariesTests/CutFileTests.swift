import Foundation
import TestSupport
import Testing

@testable import Dictionaries

/// Files that are spoilt while somebody reads in them, and those that were spoilt before.
struct CutFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func installed(_ files: StarDictFiles) throws -> (home: URL, reader: DictionaryReader) {
    let place = folder.url.appending(path: "in")
    let home = folder.url.appending(path: "home")
    for url in [place, home] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for (name, bytes) in [
      ("a.ifo", Array(files.ifo.utf8)), ("a.idx", files.index), ("a.dict", files.data),
    ] {
      try Data(bytes).write(to: place.appending(path: name))
    }
    let set = try #require(try DictionarySet.found(in: [(place, "a")]).first)
    return (home, try DictionaryReader(home, try set.install(in: home)))
  }

  /// What a mapped file does to whoever reads behind the cut can't be caught: it ends the process.
  @Test(arguments: ["words", "entries"])
  func aFileThatIsCutInPlaceEndsNothing(name: String) throws {
    var files = StarDictFiles()
    files.entries = (0..<20_000).map { ("word\($0)", Array("what word \($0) means".utf8)) }
    let (home, reader) = try installed(files)
    #expect(try reader.entries(of: "word19999").count == 1)
    let handle = try FileHandle(forWritingTo: home.appending(path: name))
    try handle.truncate(atOffset: 10)
    try handle.close()
    for number in stride(from: 0, to: 20_000, by: 97) {
      _ = try? reader.entries(of: "word\(number)")
    }
    _ = reader.near("wrod5")
  }

  @Test func aDamagedDictzipHeaderIsSaidToBe() throws {
    var files = StarDictFiles()
    files.entries = [("a", [0x61])]
    let place = folder.url.appending(path: "in")
    let home = folder.url.appending(path: "home")
    for url in [place, home] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let header: [UInt8] = [
      0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 0, 0, 14, 0, 0x52, 0x41, 10, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    for (name, bytes) in [
      ("a.ifo", Array(files.ifo.utf8)), ("a.idx", files.index), ("a.dict.dz", header),
    ] {
      try Data(bytes).write(to: place.appending(path: name))
    }
    let set = try #require(try DictionarySet.found(in: [(place, "a")]).first)
    #expect(throws: DictionaryError.self) { try set.install(in: home) }
  }

  @Test func whatIsUnpackedLeavesNoFile() throws {
    let scratch = folder.url.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let file = try folder.makeFile("a.tar.xz", Data(PackedDictionary.xz))
    let sets = try DictionarySet.found(in: [(file, "a.tar.xz")], scratch: scratch)
    #expect(!sets.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }
}
