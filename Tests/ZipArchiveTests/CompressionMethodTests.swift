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
