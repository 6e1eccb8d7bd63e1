import Foundation
import TestSupport
import Testing

@testable import Phonemes

struct EnglishDataTests {
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A small data file with one table and a list.
  static func writtenFile(in folder: URL) throws -> URL {
    var table = KeyTableBuilder()
    for number in 0..<1000 {
      try table.add(kind: 1, key: "key \(number)".utf8, value: Array("value \(number)".utf8))
    }
    try table.add(kind: 2, key: "key 7".utf8, value: [])
    let bytes = DataFile.encoded([table.encoded(), Array("a\0ü\0c".utf8)])
    let file = folder.appending(path: "test.data")
    try Data(bytes).write(to: file)
    return file
  }

  @Test func everyKeyIsFoundAndNoOther() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try DataFile(Self.writtenFile(in: folder), sectionCount: 2)
    try data.verify()
    let table = data.table(0)
    for number in 0..<1000 {
      let place = try #require(table.value(kind: 1, key: "key \(number)"))
      #expect(table.file.string(in: place) == "value \(number)")
    }
    #expect(table.value(kind: 1, key: "key 1000") == nil)
    #expect(table.value(kind: 2, key: "key 8") == nil)
    #expect(table.value(kind: 2, key: "key 7")?.isEmpty == true)
    #expect(data.texts(1) == ["a", "ü", "c"])
  }

  @Test func theSameEntriesGiveTheSameBytes() throws {
    var one = KeyTableBuilder()
    var other = KeyTableBuilder()
    for number in 0..<50 { try one.add(kind: 1, key: "\(number)".utf8, value: [UInt8(number)]) }
    for number in (0..<50).reversed() {
      try other.add(kind: 1, key: "\(number)".utf8, value: [UInt8(number)])
    }
    #expect(one.encoded() == other.encoded())
  }

  @Test func aMissingFileSaysWhatToRun() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = try #require(throws: PronunciationDataError.self) {
      try EnglishData(folder: folder)
    }
    let path = folder.appending(path: EnglishData.commonFile).path
    #expect(error == .missing(path: path))
    #expect(error.description.contains("make build"))
  }

  @Test func aFileCutShortIsDamaged() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.writtenFile(in: folder)
    for length in [0, 5, 31, 40, 20_000] {
      try Data(contentsOf: file).prefix(length).write(to: file)
      #expect(throws: PronunciationDataError.damaged(path: file.path), "\(length) bytes") {
        try DataFile(file, sectionCount: 2)
      }
      _ = try Self.writtenFile(in: folder)
    }
  }

  @Test func aChangedByteIsFoundByVerifying() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.writtenFile(in: folder)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 100] ^= 1
    try bytes.write(to: file)
    let data = try DataFile(file, sectionCount: 2)
    #expect(throws: PronunciationDataError.damaged(path: file.path)) { try data.verify() }
  }

  @Test func anOtherVersionIsNamed() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.writtenFile(in: folder)
    var bytes = try Data(contentsOf: file)
    bytes[8] = 99
    try bytes.write(to: file)
    let expected = PronunciationDataError.otherVersion(
      path: file.path, found: 99, needed: DataFile.version)
    #expect(throws: expected) { try DataFile(file, sectionCount: 2) }
  }

  /// A table whose every byte may be wrong must not crash its reader.
  @Test(arguments: 0..<20)
  func rubbishInsideATableIsNeverFatal(seed: Int) throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.writtenFile(in: folder)
    var bytes = [UInt8](try Data(contentsOf: file))
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      let place = 48 + Int(state >> 33) % (bytes.count - 48)
      bytes[place] = UInt8(truncatingIfNeeded: state >> 24)
    }
    try Data(bytes).write(to: file)
    let table = try DataFile(file, sectionCount: 2).table(0)
    for number in 0..<1000 {
      guard let place = table.value(kind: 1, key: "key \(number)") else { continue }
      #expect(table.file.string(in: place).utf8.count <= bytes.count)
    }
  }

  @Test(.enabled(if: Places.wheels != nil, "needs the wheels of `make build`"))
  func thePackagesDataCompilesAndIsWhole() throws {
    let assets = try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets")
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try EnglishDataCompiler.compile(from: assets, to: folder)
    let data = try EnglishData(folder: folder)
    try data.verify()
    let reader = try EnglishPhonemizer(.british, data: data) { _ in "" }
    #expect(try reader.phonemes(of: "boat").map(\.phonemes) == ["bˈQt"])
  }
}
