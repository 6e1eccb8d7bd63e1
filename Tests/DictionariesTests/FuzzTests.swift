import Foundation
import TestSupport
import Testing

@testable import Dictionaries

/// Whatever the files of a dictionary hold, adding it and looking words up ends.
struct FuzzTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func stardict() async throws {
    var files = StarDictFiles()
    files.entries = [
      ("bread", Array("food <b>baked</b> {crumb}".utf8)), ("run", Array("move fast".utf8)),
      ("Übung", Array("exercise".utf8)),
    ]
    files.synonyms = [("loaf", 0), ("jog", 1)]
    let parts: [(String, [UInt8])] = [
      ("a.ifo", Array(files.ifo.utf8)), ("a.idx", files.index), ("a.dict", files.data),
      ("a.syn", files.syn),
    ]
    try await FuzzLoop("StarDict dictionaries").run { generator in
      let place = folder.url.appending(path: "in")
      let home = folder.url.appending(path: "home")
      for url in [place, home] {
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      let spoilt = generator.number(0..<parts.count)
      for (index, part) in parts.enumerated() {
        let words = ["wordcount=", "idxoffsetbits=64", "sametypesequence=hm", "\u{0}"]
        let bytes = index == spoilt ? generator.mutated(part.1, words: words) : part.1
        try Data(bytes).write(to: place.appending(path: part.0))
      }
      try lookUp(place, home, &generator)
    }
  }

  @Test func dictd() async throws {
    let index = Array("bread\tA\tU\nrun\tU\tJ\n00-database-short\tA\tE\n".utf8)
    let entries = Array("bread /bred/\n  n 1: food\n  2. more {crumb}\nrun: move fast".utf8)
    try await FuzzLoop("dictd dictionaries").run { generator in
      let place = folder.url.appending(path: "in-dictd")
      let home = folder.url.appending(path: "home-dictd")
      for url in [place, home] {
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      try Data(generator.mutated(index)).write(to: place.appending(path: "a.index"))
      try Data(generator.mutated(entries)).write(to: place.appending(path: "a.dict"))
      try lookUp(place, home, &generator)
    }
  }

  @Test func archives() async throws {
    let sources = [PackedDictionary.xz, PackedDictionary.bzip2]
    try await FuzzLoop("archives of dictionaries", caseCount: 100).run { generator in
      let file = try folder.makeFile("a.tar", Data(generator.mutated(generator.pick(sources))))
      _ = try? DictionarySet.found(in: [(file, "a.tar")], scratch: folder.url)
    }
  }

  /// Adds a dictionary, and spoils what was made of it, too.
  private func lookUp(_ place: URL, _ home: URL, _ generator: inout SeededGenerator) throws {
    guard let set = try? DictionarySet.found(in: [(place, "a")]).first,
      let description = try? set.install(in: home)
    else { return }
    for round in 0..<2 {
      if let reader = try? DictionaryReader(home, description) {
        for word in ["bread", "run", "loaf", "übung"] { _ = try? reader.entries(of: word) }
        _ = reader.near("braed")
      }
      guard round == 0 else { break }
      let file = home.appending(path: generator.pick(["words", "entries"]))
      try Data(generator.mutated([UInt8](Data(contentsOf: file)))).write(to: file)
    }
  }
}
