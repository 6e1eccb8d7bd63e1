import Foundation
import TestSupport
import Testing
import ZipArchive

/// Archives as other programs than ours make them.
struct CompressionMethodTests {
  /// Made by Python's zipfile: a text of forty equal sentences.
  private static let bzip2 = """
    UEsDBC4AAAAMAAAAIQAH7LejQQAAAAgCAAAFAAAAYS50eHRCWmg5MUFZJlNZfxV9DwAAT5WAQAEAQAJElAAgAFCDJiApUjNTTQmC\
    bE9E+E4JgnROCdCaEwT8XckU4UJB/FX0PFBLAQIuAy4AAAAMAAAAIQAH7LejQQAAAAgCAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4\
    dFBLBQYAAAAAAQABADMAAABkAAAAAAA=
    """
  private static let lzma = """
    UEsDBD8AAgAOAAAAIQAH7LejJQAAAAgCAAAFAAAAYS50eHQJBAUAXQAAgAAAJBlJmG8QGQYKbKdNI8WMk9k4g4uz///WBAAAUEsB\
    Aj8DPwACAA4AAAAhAAfst6MlAAAACAIAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAAEgAAAAAAA==
    """
  static let samples = [bzip2, lzma].compactMap { Data(base64Encoded: $0).map(Array.init) }
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ text: String) throws -> Data {
    try #require(Data(base64Encoded: text))
  }

  @Test(arguments: [bzip2, lzma])
  func otherMethodsAreRead(text: String) throws {
    let archive = try ZipArchive(file: folder.makeFile("a.zip", archive(text)))
    let content = try archive.read(0, limit: 1000)
    #expect(content.damage == nil)
    #expect(content.bytes == Array(String(repeating: "Hello there. ", count: 40).utf8))
    #expect(try archive.beginning(of: 0, count: 9) == Array("Hello the".utf8))
    let error = #expect(throws: ZipError.self) { try archive.read(0, limit: 519) }
    #expect(error?.kind == .limit)
  }

  @Test func aDamagedStreamOfLZMAIsSaidToBe() throws {
    let sound = try archive(Self.lzma)
    let text = Array(String(repeating: "Hello there. ", count: 40).utf8)
    var damaged = 0
    for place in 35..<72 {
      var bytes = sound
      bytes[place] ^= 0x5A
      let file = try folder.makeFile("\(place).zip", bytes)
      guard let archive = try? ZipArchive(file: file) else { continue }
      let content = try? archive.read(0, limit: 1000)
      // The version, the size of the window and the mark at the end tell nothing about the text.
      #expect(content == nil || content?.damage != nil || content?.bytes == text)
      if content?.bytes != text { damaged += 1 }
    }
    #expect(damaged > 20)
  }

  /// An archive of one entry whose directory claims the greatest sizes that there are (APPNOTE 4.5.3).
  private func boastful(method: UInt8, content: [UInt8]) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let fixed = [UInt8](repeating: 0, count: 8)
    let name = Array("a".utf8)
    let wide = bytes(1, 2) + bytes(16, 2) + bytes(.max, 8) + bytes(.max, 8)
    let local =
      [80, 75, 3, 4] + bytes(45, 2) + bytes(0, 2) + bytes(Int(method), 2) + fixed
      + bytes(-1, 4) + bytes(-1, 4) + bytes(1, 2) + bytes(wide.count, 2) + name + wide + content
    let directory =
      [80, 75, 1, 2] + bytes(45, 2) + bytes(45, 2) + bytes(0, 2) + bytes(Int(method), 2) + fixed
      + bytes(-1, 4) + bytes(-1, 4) + bytes(1, 2) + bytes(wide.count, 2)
      + [UInt8](repeating: 0, count: 14) + name + wide
    return local + directory + [80, 75, 5, 6] + bytes(0, 4) + bytes(1, 2) + bytes(1, 2)
      + bytes(directory.count, 4) + bytes(local.count, 4) + bytes(0, 2)
  }

  @Test(arguments: [0, 8, 14] as [UInt8])
  func anEntryThatClaimsTheGreatestSizeIsReadWithinTheLimit(method: UInt8) throws {
    let properties: [UInt8] = [9, 4, 5, 0, 0x5D, 0, 0, 0x80, 0]
    var noise = SeededGenerator(seed: 5)
    let content = properties + (0..<1_500_000).map { _ in UInt8.random(in: 0...255, using: &noise) }
    let file = try folder.makeFile("greatest.zip", Data(boastful(method: method, content: content)))
    guard let archive = try? ZipArchive(file: file) else { return }
    for limit in [10, 2_000_000, Int.max] {
      #expect((try? archive.read(0, limit: limit))?.bytes.count ?? 0 <= content.count)
    }
    #expect((try? archive.beginning(of: 0, count: 10))?.count ?? 0 <= 10)
  }

  @Test func twoHundredThousandEntriesAreNotTooMany() throws {
    let file = folder.url.appending(path: "many.zip")
    var writer = try ZipWriter(file: file)
    for number in 0..<200_001 { try writer.add("x/\(number)", [], isStored: true) }
    try writer.finish()
    #expect(try ZipArchive(file: file).entries.count == 200_001)
  }

  @Test func aDirectoryThatWouldFillTheMemoryIsRefused() throws {
    var bytes = try archive(Self.lzma)
    // The end record's size of the directory, little endian.
    bytes.replaceSubrange(bytes.count - 10..<bytes.count - 6, with: [0, 0, 0, 0x40])
    let file = try folder.makeFile("a.zip", bytes)
    let error = #expect(throws: ZipError.self) { try ZipArchive(file: file) }
    #expect(error?.kind == .limit)
  }
}
