import Foundation
import TestSupport
import Testing

@testable import AudioCodecs

/// Chapters and cover in files, as FFmpeg reads them.
struct AudioChapterTests {
  private static let titles = ["Title page", "Chapter 1: Rain & \"Tea\"", "第三章"]
  private static let cover = AudioCover(bytes: SamplePictures.png, mediaType: "image/png")

  private func file(
    _ format: AudioFormat, _ chapters: [AudioChapter], cover: AudioCover? = nil,
    titles: [String] = titles
  ) throws -> [UInt8] {
    let tags = AudioTags(title: "Book", cover: cover, chapterTitles: titles)
    let encoder = try format.makeEncoder(tags: tags)
    var bytes = try encoder.encode([Float](repeating: 0.1, count: 72_000))
    try encoder.finish(chapters: chapters).apply(to: &bytes)
    return bytes
  }

  private func probed(_ bytes: [UInt8], _ format: AudioFormat) throws -> ProbedFile {
    let folder = try TemporaryFolder()
    let url = try folder.makeFile("book.\(format.fileExtension)", Data(bytes))
    return try ProbedFile(url)
  }

  @Test(
    .enabled(if: ProbedFile.isPossible, "Debian's ffmpeg is not installed"),
    arguments: [AudioFormat.mp3, .opus, .flac])
  func playersListTheChapters(format: AudioFormat) throws {
    let chapters = [
      AudioChapter(title: Self.titles[0], samples: 0..<24_000),
      AudioChapter(title: Self.titles[1], samples: 24_000..<48_000),
      AudioChapter(title: Self.titles[2], samples: 48_000..<72_000),
    ]
    let probed = try probed(file(format, chapters, cover: Self.cover), format)
    #expect(probed.chapters.map(\.title) == Self.titles)
    #expect(probed.chapters.map(\.start) == [0, 1, 2])
    #expect(probed.hasPicture && abs(probed.duration - 3) < 0.1)
  }

  @Test(
    .enabled(if: ProbedFile.isPossible, "Debian's ffmpeg is not installed"),
    arguments: [AudioFormat.mp3, .opus, .flac])
  func chaptersWithoutSoundLeaveNoTrace(format: AudioFormat) throws {
    let chapters = [AudioChapter(title: Self.titles[1], samples: 0..<72_000)]
    let probed = try probed(file(format, chapters), format)
    #expect(probed.chapters.map(\.title) == [Self.titles[1]])
    #expect(!probed.hasPicture && abs(probed.duration - 3) < 0.1)
  }

  @Test(.enabled(if: ProbedFile.isPossible, "Debian's ffmpeg is not installed"))
  func moreChaptersThanOneTableHoldsAreAllThere() throws {
    let titles = (0..<600).map { "Chapter \($0)" }
    let chapters = titles.enumerated().map { index, title in
      AudioChapter(title: title, samples: (index * 120)..<(index * 120 + 120))
    }
    #expect(try probed(file(.mp3, chapters, titles: titles), .mp3).chapters.count == 600)
    #expect(try probed(file(.opus, chapters, titles: titles), .opus).chapters.count == 600)
  }

  @Test(arguments: [nil, cover])
  func theLastBlockOfFLACSaysSoAndSoundFollows(cover: AudioCover?) throws {
    let chapters = [AudioChapter(title: Self.titles[0], samples: 0..<72_000)]
    let bytes = try file(.flac, chapters, cover: cover)
    // Behind "fLaC", each block is the sign of the last one with its kind, its length, its content (RFC 9639, 8.1).
    var place = 4
    while place + 4 < bytes.count, bytes[place] & 0x80 == 0 {
      place += 4 + bytes[place + 1..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try #require(place + 4 < bytes.count)
    let sound = place + 4 + bytes[place + 1..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    // The sign with which each frame begins.
    #expect(bytes[sound] == 0xFF && bytes[sound + 1] & 0xFE == 0xF8)
  }

  @Test(arguments: AudioFormat.allCases)
  func aFileWithChaptersIsAsLongAsItsParts(format: AudioFormat) throws {
    // What stands in front keeps its length, so that nothing behind it moves.
    let without = try file(format, [])
    let with = try file(format, [AudioChapter(title: Self.titles[0], samples: 0..<72_000)])
    #expect(without.count == with.count)
  }
}

/// What FFmpeg's `ffprobe` says of a file.
struct ProbedFile {
  private static let program = "/usr/bin/ffprobe"
  static let isPossible = FileManager.default.isExecutableFile(atPath: program)

  let chapters: [(title: String, start: Double)]
  let hasPicture: Bool
  let duration: Double

  private struct Output: Decodable {
    struct Chapter: Decodable {
      var start_time: String
      var tags: [String: String]?
    }
    struct Stream: Decodable { var codec_type: String }
    struct Format: Decodable { var duration: String }
    var chapters: [Chapter]
    var streams: [Stream]
    var format: Format
  }

  init(_ file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [
      "-v", "error", "-print_format", "json", "-show_chapters", "-show_streams", "-show_format",
      file.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let output = try JSONDecoder().decode(Output.self, from: data)
    chapters = output.chapters.map { ($0.tags?["title"] ?? "", Double($0.start_time) ?? -1) }
    hasPicture = output.streams.contains { $0.codec_type == "video" }
    duration = Double(output.format.duration) ?? 0
  }
}
