import AudioCodecs
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
    try write(Self.sound, .mp3)
  }

  /// Writes the book with a sound.
  private func write(_ sound: [UInt8], _ type: MediaFileType) throws {
    let address = EPUBWriter.address(ofMedia: 0, type)
    let player = "<p>Before</p><p><audio src=\"\(address)\"></audio></p><p>After</p>"
    let publication = Publication(
      title: "Heard", creator: "", language: "en", identifier: "urn:test:heard",
      modified: "2026-01-01T00:00:00Z", sections: [])
    let stored = folder.url.appending(path: "stored.epub")
    var writer = try EPUBWriter(publication, to: stored)
    try writer.add(.init(title: "One", body: player))
    try writer.add(media: sound, type)
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

  private static func encoded(_ format: AudioFormat) throws -> [UInt8] {
    let encoder = try format.makeEncoder()
    let tone = (0..<AudioFormat.sampleRate).map { $0 / 50 % 2 == 0 ? Float(-0.25) : 0.25 }
    var bytes = try encoder.encode(tone)
    try encoder.finish().apply(to: &bytes)
    return bytes
  }

  @Test func contentTellsOpusFromOtherSounds() throws {
    let opus = try Self.encoded(.opus)
    #expect(MediaFileType(opus, isVideo: false) == .opus)
    #expect(MediaFileType(opus, isVideo: true) == nil)
    let vorbis = Array(opus[..<28]) + [1] + Array("vorbis".utf8) + [UInt8](repeating: 0, count: 40)
    for other in [vorbis, Array(opus[..<30]), try Self.encoded(.flac), try Self.encoded(.wav)] {
      #expect(MediaFileType(other, isVideo: false) == nil)
    }
    #expect(MediaFileType(try Self.encoded(.mp3), isVideo: false) == .mp3)
  }

  @Test(.enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"))
  func opusGoesAlongAsItIsAndReadersWithoutItAreTold() async throws {
    let opus = try Self.encoded(.opus)
    try write(opus, .opus)
    let book = try await BookParser.open(file)
    let output = folder.url.appending(path: "out.epub")
    _ = try await BookConversion.write(book, as: .epub, to: output)
    #expect(try Epubcheck.findings(output) == "")
    let archive = try ZipArchive(file: output)
    let index = try #require(archive.entries.firstIndex { $0.path.hasSuffix("media-1.opus") })
    #expect(try archive.read(index, limit: opus.count).bytes == opus)
    let written = try await BookParser.open(output).content.chapter(at: 0)
    #expect(written.text.contains("Before") && !written.text.contains("opus"))
    #expect(written.html.contains("<audio src=\"EPUB/media/media-1.opus\""))
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
