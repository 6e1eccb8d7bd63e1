import Foundation
import TestSupport
import Testing

@testable import Dictionaries

/// Tars that are compressed by what only archives are compressed by.
struct PackedTarTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func install(_ bytes: [UInt8], name: String) throws -> DictionaryReader {
    let file = try folder.makeFile(UUID().uuidString, Data(bytes))
    let set = try #require(try DictionarySet.found(in: [(file, name)]).first)
    let home = folder.url.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return try DictionaryReader(home, try set.install(in: home))
  }

  private func refusal(_ bytes: [UInt8], name: String = "a.tar.xz") -> DictionaryError? {
    #expect(throws: DictionaryError.self) { _ = try install(bytes, name: name) }
  }

  @Test(arguments: ["freedict-deu-eng-1.9.stardict.tar.xz", "a.txz", "a", "a.zip"])
  func aTarCompressedByXzIsReadWhateverItsName(name: String) throws {
    let reader = try install(PackedDictionary.xz, name: name)
    #expect(
      try reader.entries(of: "Schiffe", language: "de").map(\.html)
        == ["<pre>ship &lt;n&gt;\nVessel</pre>"])
    #expect(try reader.entries(of: "segel").map(\.headword) == ["Segel"])
  }

  @Test(arguments: ["stardict-deu-eng-2.4.2.tar.bz2", "a.tbz2", "a", "a.zip"])
  func aTarCompressedByBzip2IsReadWhateverItsName(name: String) throws {
    let reader = try install(PackedDictionary.bzip2, name: name)
    #expect(try reader.entries(of: "segel").map(\.headword) == ["Segel"])
    #expect(
      refusal(Array(PackedDictionary.bzip2.dropLast(20)), name: name)
        == .damaged(file: name, reason: "a compressed stream that is cut off"))
  }

  @Test(arguments: [6, 12, 100, 300, 355, 375])
  func whatIsCutOffIsSaidToBe(length: Int) throws {
    let error = try #require(refusal(Array(PackedDictionary.xz.prefix(length))))
    #expect(
      error == .damaged(file: "a.tar.xz", reason: "a compressed stream that is cut off"), "\(error)"
    )
  }

  @Test func damageIsSaidToBe() throws {
    for place in [30, 200, 340, 370] {
      var bytes = PackedDictionary.xz
      bytes[place] ^= 1
      let error = try #require(refusal(bytes))
      guard case .damaged(let file, _) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(file == "a.tar.xz")
    }
  }

  @Test func aNameDoesNotMakeAnArchive() {
    #expect(refusal(Array("hello".utf8)) == .notADictionary)
  }

  @Test func whatHoldsNoTarIsSaidTo() {
    #expect(
      refusal(PackedDictionary.megabyteOfZeros)
        == .damaged(file: "a.tar.xz", reason: "there is no tar archive in it"))
  }

  @Test func zerosThatUnpackToMoreThanTheLimitAreRefused() {
    let bomb = (0..<513).flatMap { _ in PackedDictionary.megabyteOfZeros }
    #expect(refusal(bomb) == .tooLarge(file: "a.tar.xz", limit: 512 << 20))
  }

  @Test func whatTakesTooMuchMemoryIsRefusedWithAWayOut() throws {
    // A window of 256 MB instead of 64 MB, with the header's checksum.
    var bytes = PackedDictionary.xz
    bytes.replaceSubrange(16..<24, with: [0x20, 0, 0, 0, 9, 0x88, 0xA5, 0x76])
    let text = try #require(refusal(bytes)).description
    #expect(text.contains("256 MB of memory") && text.contains("or a .zip"), "\(text)")
  }
}
