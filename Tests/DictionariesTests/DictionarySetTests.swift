import Foundation
import TestSupport
import Testing
import StreamCompression
import ZipArchive

@testable import Dictionaries

/// Taking dictionaries from folders and archives, and looking words up in them.
struct DictionarySetTests {
  private let folder: TemporaryFolder
  private let sample = StarDictFiles(
    entries: [
      ("run", Array("to move fast".utf8)), ("bake", Array("to cook".utf8)),
      ("bread", Array("what is baked".utf8)),
    ], synonyms: [("loaf", 2)])

  /// As WordNet's, with lines broken at 66 columns.
  private static let run = """
    run
        n 1: a score in baseball made by a runner touching all four bases
             safely; "they scored 3 runs" [syn: {run}, {tally
             of one}]
        2: a regular trip
        v 1: move fast & <b>far</b>
    """
  private static let house = "Haus /haʊs/ <neut, n, sg>\nhouse <n>\n   Synonym: {Heim}\n"

  init() throws { folder = try TemporaryFolder() }

  private func files(_ stem: String = "a/test") -> [(String, [UInt8])] {
    [
      ("\(stem).ifo", Array(sample.ifo.utf8)), ("\(stem).idx", sample.index),
      ("\(stem).syn", sample.syn), ("\(stem).dict", sample.data),
    ]
  }

  private func zip(_ files: [(String, [UInt8])]) throws -> URL {
    let file = folder.url.appending(path: "\(UUID().uuidString).zip")
    var writer = try ZipWriter(file: file)
    for (path, bytes) in files { try writer.add(path, bytes) }
    try writer.finish()
    return file
  }

  private func tar(_ files: [(String, [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (path, content) in files {
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ text: String, _ place: Int) {
        header.replaceSubrange(place..<(place + text.utf8.count), with: text.utf8)
      }
      put(path, 0)
      let size = String(content.count, radix: 8)
      put(String(repeating: "0", count: 11 - size.count) + size, 124)
      put("0", 156)
      put("ustar", 257)
      bytes += header + content
      bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }
    return bytes + [UInt8](repeating: 0, count: 1024)
  }

  private func install(_ url: URL, name: String? = nil) throws -> DictionaryReader {
    let sets = try DictionarySet.found(in: [(url, name ?? url.lastPathComponent)])
    let home = folder.url.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let description = try #require(sets.first).install(in: home)
    return try DictionaryReader(home, description)
  }

  private func checkSample(_ reader: DictionaryReader) throws {
    #expect(try reader.entries(of: "Run").map(\.html) == ["<pre>to move fast</pre>"])
    #expect(try reader.entries(of: "“baking,”").map(\.headword) == ["bake"])
    #expect(try reader.entries(of: "loaves", language: "en-GB").map(\.headword) == ["loaf"])
    #expect(try reader.entries(of: "loaves", language: "de").isEmpty)
    #expect(reader.near("braed") == ["bread"])
  }

  @Test func aZipIsRead() throws { try checkSample(install(zip(files()))) }

  @Test func aTarCompressedByGzipIsRead() throws {
    let packed = try Gzip.compress(tar(files()))
    try checkSample(install(folder.makeFile("a.tar.gz", Data(packed))))
    try checkSample(install(folder.makeFile("b.tar", Data(tar(files())))))
  }

  @Test func aFolderIsReadAndItsGzipUnpacked() throws {
    let home = folder.url.appending(path: "folder")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for (path, bytes) in files("test") {
      let isEntries = path.hasSuffix(".dict")
      try Data(isEntries ? try Gzip.compress(bytes) : bytes)
        .write(to: home.appending(path: isEntries ? "test.dict.dz" : path))
    }
    try checkSample(install(home))
  }

  /// A dictionary of dictd with these entries by the words of its index.
  private func dictd(_ parts: [(String, String)]) throws -> (
    DictionaryDescription, DictionaryReader
  ) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    func written(_ number: Int) -> String {
      number < 64 ? String(digits[number]) : written(number / 64) + String(digits[number % 64])
    }
    var data = ""
    var index = ""
    for (word, text) in parts {
      index += "\(word)\t\(written(data.utf8.count))\t\(written(text.utf8.count))\n"
      data += text
    }
    let file = try zip([("w.index", Array(index.utf8)), ("w.dict", Array(data.utf8))])
    let set = try #require(try DictionarySet.found(in: [(file, "w.zip")]).first)
    let home = folder.url.appending(path: "dictd")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let description = try set.install(in: home)
    return (description, try DictionaryReader(home, description))
  }

  /// As in the WordNet of Debian's package dict-wn, whose index is in lower case.
  @Test func wordNetsHeadwordsAndSignsAreTheWordsOfPeople() throws {
    let (_, reader) = try dictd([
      ("'tween", "'tween\n    adv 1: in between [syn: {between}, {'tween}]\n"),
      (".22", ".22\n    n 1: a .22 caliber firearm\n"),
      ("22", "22\n    adj 1: two more than twenty\n"),
      ("dna", "DNA\n    n 1: a polymer [ant: {running(a)}, {able(p)}, {galore(ip)}, {f(x)}]\n"),
      ("running", "running\n    adj 1: flowing\n"),
    ])
    func headwords(_ word: String) throws -> [String] {
      try reader.entries(of: word).map(\.headword)
    }
    #expect(try headwords("'Tween") == ["'tween"])
    #expect(try headwords(".22") == [".22"])
    #expect(try headwords("“22,”") == ["22"])
    #expect(try headwords("running(a)") == ["running"])
    let dna = try #require(try reader.entries(of: "dna").first)
    #expect(dna.headword == "DNA")
    #expect(
      dna.html.hasSuffix(
        ["running", "able", "galore", "f(x)"].map { "<a data-word=\"\($0)\">\($0)</a>" }
          .joined(separator: ", ") + "]</p>"))
  }

  @Test func dictdIsReadWithItsNameItsFormsAndItsPronunciations() throws {
    let (description, reader) = try dictd([
      ("00-database-short", "00-database-short\n     A Net of Words"), ("run", Self.run),
      ("Haus", Self.house),
    ])
    #expect(description.name == "A Net of Words" && description.wordCount == 2)
    let run = try #require(try reader.entries(of: "running").first)
    #expect(
      run.html
        == "<p><b>n 1</b> a score in baseball made by a runner touching all four bases safely; "
        + "&quot;they scored 3 runs&quot; [syn: <a data-word=\"run\">run</a>, "
        + "<a data-word=\"tally of one\">tally of one</a>]</p><p><b>2</b> a regular trip</p>"
        + "<p><b>v 1</b> move fast &amp; &lt;b&gt;far&lt;/b&gt;</p>")
    let house = try #require(try reader.entries(of: "Häuser", language: "de").first)
    #expect(house.headword == "Haus" && house.pronunciation == "haʊs")
    #expect(house.html.hasSuffix("<p>Synonym: <a data-word=\"Heim\">Heim</a></p>"))
    #expect(try reader.entries(of: "00-database-short").isEmpty)
  }

  @Test func whatIsMissingOrNoDictionaryIsSaid() throws {
    func error(_ url: URL) -> DictionaryError? {
      do {
        _ = try install(url)
        return nil
      } catch { return error as? DictionaryError }
    }
    #expect(try error(zip([("a.txt", [1])])) == .notADictionary)
    #expect(try error(zip(Array(files().dropLast()))) == .missingFile(name: "test.dict.dz"))
    #expect(try error(zip(Array(files().dropFirst()))) == .missingFile(name: "test.ifo"))
    #expect(
      try error(folder.makeFile("a.7z", Data([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C])))
        == .packed(file: "a.7z", by: "7-Zip"))
    var cut = files()
    cut[3].1 = Array(cut[3].1.prefix(14))
    #expect(try error(zip(cut)) != nil)
  }

  @Test func entriesThatAreNeitherPackedNorTextAreRefusedUnderAPackedName() throws {
    var random = SeededGenerator(seed: 5)
    let noise = (0..<sample.data.count).map { _ in UInt8.random(in: 128...191, using: &random) }
    func packed(_ entries: [UInt8]) throws -> URL {
      try zip(files().dropLast() + [("a/test.dict.dz", entries)])
    }
    let error = #expect(throws: DictionaryError.self) { try install(packed(noise)) }
    #expect(
      error
        == .damaged(
          file: "test.dict.dz", reason: "it is not compressed by dictzip, and it is no text"))
    // Some programs give plain entries this name.
    try checkSample(install(packed(sample.data)))
  }

  @Test func brokenArchivesAreRefusedAndNeverCrash() throws {
    var random = SeededGenerator(seed: 21)
    let good = tar(files())
    for round in 0..<200 {
      var bytes = good
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      guard let reader = try? install(folder.makeFile("\(round).tar", Data(bytes))) else {
        continue
      }
      _ = try? reader.entries(of: "run")
      _ = reader.near("braed")
    }
  }

  @Test func germanFormsAreTracedBack() {
    for (form, word) in [
      ("häuser", "häus"), ("gemacht", "machen"), ("geht", "gehen"), ("frauen", "frau"),
    ] {
      #expect(GermanStems.candidates(form).contains(word), "\(form)")
    }
  }
}
