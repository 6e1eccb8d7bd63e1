import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import VorleserKit
import ZipArchive

/// Sounds of kinds that readers of EPUB do not play, in an EPUB that is made where `ffmpeg` is installed.
@Suite(.enabled(if: InstalledSoundConverter() != nil, "needs the program ffmpeg"))
struct ConvertedSoundTests {
  /// A tone of a second as WAV: 16 bits, 8 kHz, mono.
  private static let wave: [UInt8] = {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
    let samples = (0..<8_000).flatMap { number(($0 / 10) % 2 * 8_000, 2) }
    var bytes = Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(8_000, 4) + number(16_000, 4)
    bytes += number(2, 2) + number(16, 2) + Array("data".utf8) + number(samples.count, 4)
    return bytes + samples
  }()

  private struct Sound: RecordedSound {
    let bytes: [UInt8]
    var byteCount: Int { bytes.count }
    var beginning: [UInt8] { Array(bytes.prefix(36)) }

    func read(_ range: Range<Int>, _ take: ([UInt8]) async throws -> Void) async throws {
      try await take(Array(bytes[range]))
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a book with a sound, converts it, and returns the sound that it has then.
  private func converted(_ sound: [UInt8]) async throws -> [UInt8]? {
    let address = EPUBWriter.address(ofMedia: 0, .mp3)
    let source = folder.url.appending(path: "heard.epub")
    let publication = Publication(
      title: "Heard", creator: "", language: "en", identifier: "urn:test:heard",
      modified: "2026-01-01T00:00:00Z", sections: [])
    var writer = try EPUBWriter(publication, to: source)
    try writer.add(
      .init(title: "One", body: "<p>Before</p><p><audio src=\"\(address)\"></audio></p>"))
    try writer.add(media: sound, .mp3)
    try writer.finish()
    let output = folder.url.appending(path: "out.epub")
    _ = try await BookConversion.write(
      try await BookParser.open(source), as: .epub, to: output, isReplacing: true,
      sounds: InstalledSoundConverter())
    let archive = try ZipArchive(file: output)
    let text = try await BookParser.open(output).content.chapter(at: 0).text
    #expect(text.contains("Before"))
    return try archive.entries.firstIndex { $0.path.hasSuffix(".mp3") }
      .map { try archive.read($0, limit: 1 << 20).bytes }
  }

  @Test func aWAVBecomesTheSameMP3EachTime() async throws {
    let made = try #require(try await converted(Self.wave))
    #expect(MediaFileType(made, isVideo: false) == .mp3)
    // A second at 128 kbit/s.
    #expect((15_000...20_000).contains(made.count))
    #expect(try await converted(Self.wave) == made)
  }

  @Test func aSoundThatCantBeDecodedIsLeftOut() async throws {
    #expect(try await converted(Array("RIFF".utf8) + Array(repeating: 7, count: 4_000)) == nil)
  }

  @Test func aSoundThatWouldBeTooLongIsNotMade() async throws {
    let converter = try #require(InstalledSoundConverter())
    let sound = Sound(bytes: Self.wave)
    #expect(try await converter.mp3(sound, limit: 4_000) == nil)
    #expect(try await converter.mp3(sound, limit: 40_000) != nil)
  }
}
