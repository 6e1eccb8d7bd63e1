import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// Books with sounds, written as EPUBs.
struct MediaConversionTests {
  /// An MP3 by its first bytes.
  private static let sound = Array("ID3".utf8) + (0..<2_000).map { UInt8($0 % 251) }

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "heard.epub")
    let player = "<p>Before</p><p><audio src=\"media/media-1.mp3\"></audio></p><p>After</p>"
    let publication = Publication(
      title: "Heard", creator: "", language: "en", identifier: "urn:test:heard",
      modified: "2026-01-01T00:00:00Z", sections: [])
    let stored = folder.url.appending(path: "stored.epub")
    var writer = try EPUBWriter(publication, to: stored)
    try writer.add(.init(title: "One", body: player))
    try writer.add(media: Self.sound, .mp3)
    try writer.finish()
    try compress(stored)
  }

  /// Packs the files of a book anew, the sound too: a stored sound is read in parts, without its checksum.
  private func compress(_ stored: URL) throws {
    let archive = try ZipArchive(file: stored)
    var writer = try ZipWriter(file: file)
    for (index, entry) in archive.entries.enumerated() {
      let content = try archive.read(index, limit: entry.byteCount)
      try writer.add(entry.path, content.bytes, isStored: entry.path == "mimetype")
    }
    try writer.finish()
  }

  /// The names and the words of the EPUB that is made of the file.
  private func converted() async throws -> (names: [String], text: String) {
    let book = try await BookParser.open(file)
    let output = folder.url.appending(path: "out.epub")
    _ = try await BookConversion.write(book, as: .epub, to: output)
    let archive = try ZipArchive(file: output)
    let written = try await BookParser.open(output)
    return (archive.entries.map(\.path), try await written.content.chapter(at: 0).text)
  }

  @Test func aSoundGoesAlong() async throws {
    #expect(try await converted().names.contains { $0.hasSuffix(".mp3") })
  }

  @Test func aSoundThatCantBeUnpackedIsLeftOutAndTheTextIsWritten() async throws {
    var bytes = try Data(contentsOf: file)
    // The first place of the name is the entry's head, after which its content begins: with a block of no type that
    // there is (RFC 1951, 3.2.3).
    let name = try #require(bytes.firstRange(of: "EPUB/media/media-1.mp3".utf8))
    bytes[name.upperBound] |= 0b110
    try bytes.write(to: file)
    let (names, text) = try await converted()
    #expect(!names.contains { $0.hasSuffix(".mp3") })
    #expect(text.contains("Before") && text.contains("After"))
  }
}
