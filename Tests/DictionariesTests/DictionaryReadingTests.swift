import Foundation
import TestSupport
import Testing

@testable import Dictionaries

/// Reading the files of StarDict and dictd, good ones and hostile ones.
struct DictionaryReadingTests {
  private let sample = StarDictFiles(
    entries: [
      ("run", Array("to move fast".utf8)), ("Ångström", Array("a unit".utf8)),
      ("a cappella", Array("without instruments".utf8)), ("Run", Array("a name".utf8)),
    ], synonyms: [("ran", 0), ("nowhere", 99)])

  private func facts(_ files: StarDictFiles) throws -> DictionaryFacts {
    try DictionaryFacts(Array(files.ifo.utf8), file: "a.ifo")
  }

  @Test func factsAreRead() throws {
    let facts = try facts(sample)
    #expect(facts.name == "A Test" && facts.wordCount == 4 && facts.types == [0x6D])
  }

  @Test(arguments: [
    "", "nonsense", "StarDict's dict ifo file\nversion=9\nwordcount=1\nidxfilesize=1",
    "StarDict's dict ifo file\nversion=2.4.2\nwordcount=-1\nidxfilesize=1",
    "StarDict's dict ifo file\nversion=3.0.0\nwordcount=1\nidxfilesize=1\nidxoffsetbits=7",
  ])
  func factsThatAreNoneAreRefused(text: String) {
    #expect(throws: DictionaryError.self) {
      try DictionaryFacts(Array(text.utf8), file: "a.ifo")
    }
  }

  @Test(arguments: [32, 64]) func wordsAreFoundWhateverTheirCaseAndAccents(bits: Int) throws {
    var files = sample
    files.offsetBits = bits
    files.version = bits == 64 ? "3.0.0" : "2.4.2"
    let words = try IndexReading.stardict(files.index, facts(files), file: "a.idx")
    let synonyms = try IndexReading.synonyms(files.syn, of: words, file: "a.syn")
    #expect(synonyms.count == 1)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "words")
    try WordIndex.write(words + synonyms, to: file)
    let index = try WordIndex(file)
    let data = try EntryData(folder.makeFile("a.dict", Data(files.data)))
    func texts(_ word: String) throws -> [String] {
      try index.entries(of: word).map { String(decoding: try data.entry($0), as: UTF8.self) }
    }
    #expect(index.count == 5)
    #expect(try texts("run") == ["to move fast", "a name"])
    #expect(try texts("Run") == ["a name", "to move fast"])
    #expect(try texts("ANGSTROM") == ["a unit"])
    #expect(try texts("ran") == ["to move fast"])
    #expect(try texts(" A  Cappella ") == ["without instruments"])
    #expect(try texts("walk").isEmpty && texts("").isEmpty)
  }

  @Test func everyWordOfALargeIndexIsFound() throws {
    var random = SeededGenerator(seed: 3)
    var files = StarDictFiles()
    for number in 0..<3000 {
      let letters = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        ["a", "B", "ß", "é", "中", "ж", "'", "-", " ", "z"].randomElement(using: &random) ?? "a"
      }
      files.entries.append((letters.joined() + "q", Array("entry \(number)".utf8)))
    }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "words")
    let words = try IndexReading.stardict(files.index, facts(files), file: "a.idx")
    try WordIndex.write(words, to: file)
    let index = try WordIndex(file)
    for word in words {
      let found = index.entries(of: String(decoding: word.word, as: UTF8.self))
      #expect(found.contains(word) || found.count == WordIndex.sameLimit)
    }
  }

  @Test func brokenFilesAreRefusedAndNeverCrash() throws {
    var random = SeededGenerator(seed: 5)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "words")
    let facts = try facts(sample)
    let good = try IndexReading.stardict(sample.index, facts, file: "a.idx")
    try WordIndex.write(good, to: file)
    let built = [UInt8](try Data(contentsOf: file))
    let data = try EntryData(folder.makeFile("a.dict", Data(sample.data)))
    for _ in 0..<500 {
      var bytes = sample.index
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      for word in (try? IndexReading.stardict(bytes, facts, file: "a.idx")) ?? [] {
        _ = try? data.entry(word)
      }
      _ = try? IndexReading.synonyms(bytes, of: good, file: "a.syn")
      _ = try? IndexReading.dictd(bytes, file: "a.index")
      var broken = built
      broken[Int.random(in: 4..<broken.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      broken = Array(broken.prefix(Int.random(in: 4...broken.count, using: &random)))
      let index = try? WordIndex(folder.makeFile("broken", Data(broken)))
      for word in index?.entries(of: "run") ?? [] { _ = try? data.entry(word) }
      _ = EntryPart.parts(of: bytes, types: [])
    }
  }

  @Test func dictdIndexesAreRead() throws {
    let words = try IndexReading.dictd(Array("run\tA\tM\nwalk\tBA\tb\n".utf8), file: "a.index")
    #expect(words.map(\.offset) == [0, 64] && words.map(\.byteCount) == [12, 27])
    #expect(throws: DictionaryError.self) {
      try IndexReading.dictd(Array("run\t?\tM\n".utf8), file: "a.index")
    }
  }

  @Test func partsAreCutByTheirTypes() {
    let same = EntryPart.parts(of: Array("rʌn\0to move".utf8), types: Array("tm".utf8))
    #expect(same.map(\.text) == ["rʌn", "to move"])
    let own = EntryPart.parts(
      of: Array("mto move\0W".utf8) + [0, 0, 0, 2, 7, 7] + Array("hx".utf8), types: [])
    #expect(own.map(\.type) == Array("mWh".utf8) && own[1].bytes == [7, 7])
    // A length that lies takes what is there.
    #expect(EntryPart.parts(of: [0x57, 0xFF, 0xFF, 0xFF, 0xFF, 1], types: []).first?.bytes == [1])
  }

  @Test func entriesHoldNothingActive() {
    let hostile = """
      <b onclick="x()">bold</b><script>alert(1)</script><img src=x onerror=y><a href="javascript:z">j</a>
      <a href="bword://r&quot;un">run</a><style>*{}</style><svg onload=q><iframe src="//e"></iframe>
      """
    let html = EntryMarkup.html(EntryPart(type: UInt8(ascii: "h"), bytes: Array(hostile.utf8)))
    #expect(html.contains("<b>bold</b>") && html.contains("<a data-word=\"r&quot;un\">run</a>"))
    for bad in ["onclick", "script", "img", "href", "style", "svg", "iframe"] {
      #expect(!html.contains(bad), "\(bad): \(html)")
    }
    let plain = EntryMarkup.html(EntryPart(type: UInt8(ascii: "m"), bytes: Array("a<b>\n&".utf8)))
    #expect(plain == "<pre>a&lt;b&gt;\n&amp;</pre>")
    #expect(
      EntryMarkup.plain("see {walk\n  on}", hasReferences: true)
        == "<pre>see <a data-word=\"walk on\">walk\n  on</a></pre>")
    let xdxf = EntryMarkup.html(
      EntryPart(
        type: UInt8(ascii: "x"), bytes: Array("<k>run</k>\n<ex>he ran</ex> <kref>go</kref>".utf8)))
    #expect(
      xdxf.contains("<i>he ran</i>") && xdxf.contains("<a data-word=\"go\">go</a>")
        && !xdxf.contains("run"))
  }

  @Test(arguments: [
    ("running", "run"), ("stopped", "stop"), ("cities", "city"), ("wolves", "wolf"),
    ("knives", "knife"),
    ("boxes", "box"), ("bigger", "big"), ("happiest", "happy"), ("made", "make"), ("went", "go"),
    ("children", "child"), ("making", "make"), ("lying", "lie"), ("harbour's", "harbour"),
    ("agreed", "agree"),
    ("spoken", "speak"), ("tried", "try"), ("quickly", "quick"),
  ])
  func formsAreTracedBack(form: String, word: String) {
    #expect(EnglishStems.candidates(form).contains(word), "\(EnglishStems.candidates(form))")
  }

  @Test func distancesAreThoseOfDamerau() {
    func distance(_ a: String, _ b: String) -> Int {
      Spelling.distance(Array(a.utf8), Array(b.utf8), most: 3)
    }
    #expect(distance("recieve", "receive") == 1 && distance("harbor", "harbour") == 1)
    #expect(
      distance("", "ab") == 2 && distance("same", "same") == 0 && distance("abcdef", "uvwxyz") == 4)
  }
}
