import Foundation
import Testing
import ZipArchive

/// A path that does not exist yet; removed by `body`'s end.
private func withFile(_ body: (URL) throws -> Void) throws {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".zip")
  defer { try? FileManager.default.removeItem(at: file) }
  try body(file)
}

struct ZipArchiveTests {
  @Test func whatIsWrittenIsReadBack() throws {
    try withFile { file in
      var writer = try ZipWriter(file: file)
      try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
      try writer.add("a/Übung.txt", Array(repeating: 120, count: 300_000))
      try writer.add("empty", [])
      try writer.finish()
      let archive = try ZipArchive(file: file)
      #expect(archive.entries.map(\.path) == ["mimetype", "a/Übung.txt", "empty"])
      #expect(archive.entries.prefix(2).map(\.isStored) == [true, false])
      let content = try archive.read(1, limit: 300_000)
      #expect(content.bytes == Array(repeating: 120, count: 300_000))
      #expect(content.damage == nil)
      #expect(try archive.read(2, limit: 0).bytes.isEmpty)
    }
  }

  @Test func theSameContentGivesTheSameBytes() throws {
    let archives = try (0..<2).map { _ in
      var bytes = Data()
      try withFile { file in
        var writer = try ZipWriter(file: file)
        try writer.add("chapter", Array("text".utf8))
        try writer.finish()
        bytes = try Data(contentsOf: file)
      }
      return bytes
    }
    #expect(archives[0] == archives[1])
  }

  /// `\` is the second byte of some characters in Shift JIS, GBK and Big5.
  @Test(
    arguments: [
      ([0x95, 0x5C, 0x2E, 0x6A], "ò\\.j"), ([0x91, 0xE6, 0x8F, 0x5C], "æµÅ\\"),
      ([0x61, 0x5C, 0x95, 0x5C], "a/ò\\"), ([0x95, 0x5C, 0x5C, 0x62], "ò\\/b"),
      ([0x61, 0x62, 0x5C, 0x63], "ab/c"), ([0xC3, 0xA9, 0x5C, 0x63], "é/c"),
    ] as [([UInt8], String)])
  func aBackslashIsASlashOnlyWhereItIsNoHalfCharacter(name: [UInt8], path: String) throws {
    try withFile { file in
      var writer = try ZipWriter(file: file)
      try writer.add("QXZW", Array("text".utf8))
      try writer.finish()
      var bytes = Array(try Data(contentsOf: file))
      for place in 0..<(bytes.count - 4)
      where Array(bytes[place..<(place + 4)]) == Array("QXZW".utf8) {
        bytes.replaceSubrange(place..<(place + 4), with: name)
      }
      try Data(bytes).write(to: file)
      let archive = try ZipArchive(file: file)
      #expect(archive.entries.map(\.path) == [path])
      #expect(try archive.read(0, limit: 10).bytes == Array("text".utf8))
    }
  }

  @Test func anEntryOverTheLimitIsRefused() throws {
    try withFile { file in
      var writer = try ZipWriter(file: file)
      try writer.add("big", Array(repeating: 0, count: 5_000_000))
      try writer.finish()
      let archive = try ZipArchive(file: file)
      let error = #expect(throws: ZipError.self) { try archive.read(0, limit: 4_999_999) }
      #expect(error?.kind == .limit)
    }
  }

  @Test func aSizeThatLiesDoesNotPassTheLimit() throws {
    try withFile { file in
      var writer = try ZipWriter(file: file)
      try writer.add("big", Array(repeating: 0, count: 5_000_000))
      try writer.finish()
      // Both headers hold the true size, little endian; make them claim 4,096 bytes.
      let truth = Data([0x40, 0x4B, 0x4C, 0x00])
      var bytes = try Data(contentsOf: file)
      while let range = bytes.range(of: truth) {
        bytes.replaceSubrange(range, with: [0x00, 0x10, 0x00, 0x00])
      }
      try bytes.write(to: file)
      let archive = try ZipArchive(file: file)
      #expect(archive.entries[0].byteCount == 4096)
      let error = #expect(throws: ZipError.self) { try archive.read(0, limit: 1_000_000) }
      #expect(error?.kind == .limit)
    }
  }

  @Test func aFalseChecksumIsReportedWithTheBytes() throws {
    try withFile { file in
      var writer = try ZipWriter(file: file)
      try writer.add("plain", Array("some stored text".utf8), isStored: true)
      try writer.finish()
      var bytes = try Data(contentsOf: file)
      let place = try #require(bytes.range(of: Data("stored".utf8)))
      bytes.replaceSubrange(place, with: Data("STORED".utf8))
      try bytes.write(to: file)
      let content = try ZipArchive(file: file).read(0, limit: 100)
      #expect(content.bytes == Array("some STORED text".utf8))
      #expect(content.damage?.kind == .damaged)
    }
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    try withFile { file in
      try Data("<html>not a zip</html>".utf8).write(to: file)
      let error = #expect(throws: ZipError.self) { try ZipArchive(file: file) }
      #expect(error?.kind == .notAnArchive)
    }
    let error = #expect(throws: ZipError.self) { try ZipArchive(file: URL(filePath: "/nowhere")) }
    #expect(error?.kind == .file)
  }
}
