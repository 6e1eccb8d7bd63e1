import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import Synchronization
import TestSupport
import Testing

/// Audiobooks in one file, as ffprobe reads them.
@Suite(
  .enabled(if: ProbedM4B.isPossible, "Debian's ffmpeg is not installed"), .timeLimit(.minutes(10)))
struct M4BTests {
  /// 1,024 samples at 24 kHz.
  private static let frame = 1_024.0 / 24_000

  private let book = FakeBook.long(chapters: 3, sentences: 6)
  private let tags = AudioTags(
    title: "Emma; or = a \\ #test", artist: "Jane Austen", narrator: "Heart", language: "de-AT",
    cover: AudioCover(bytes: SamplePictures.png, mediaType: "image/png"))

  private func chapters() -> [NarrationChapter] {
    book.chapters().enumerated().map { index, chapter in
      NarrationChapter(title: "Part \(index) = \"a;b\"", offset: chapter.range.lowerBound)
    }
  }

  @Test func chaptersCoverAndMetadataAreThere() async throws {
    let place = try Workplace()
    let file = place.folder.appending(path: "emma.m4b")
    let report = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(
        to: file, by: M4BBinder(), tags: tags, chapters: chapters(), timings: place.timings)
    let probed = try ProbedM4B(file)
    let starts = book.chapters().map(\.range.lowerBound)
    let sentences = try place.timeline.sentences
    let expected = try starts.map { start in
      try #require(sentences.first { $0.offsets.lowerBound >= start }).from
    }
    #expect(probed.chapters.map { $0.tags?["title"] } == chapters().map(\.title))
    for (chapter, time) in zip(probed.chapters, expected) {
      #expect(abs((Double(chapter.start_time) ?? -1) - time) < Self.frame)
    }
    let seconds = report.duration / .seconds(1)
    #expect(abs(probed.duration - seconds) < 2 * Self.frame)
    #expect(abs((Double(probed.chapters.last?.end_time ?? "") ?? 0) - seconds) < Self.frame)
    let told = try #require(probed.format.tags)
    #expect(told["title"] == tags.title && told["album"] == tags.title)
    #expect(told["artist"] == "Jane Austen" && told["composer"] == "Heart")
    #expect(told["genre"] == "Audiobook" && told["major_brand"] == "M4B ")
    let sound = try #require(probed.streams.first { $0.codec_type == "audio" })
    #expect(sound.codec_name == "aac" && sound.tags?["language"] == "deu")
    let picture = try #require(probed.streams.first { $0.codec_type == "video" })
    #expect(picture.codec_name == "png" && picture.disposition?["attached_pic"] == 1)
    // Nothing else is left.
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: place.folder.path))
        == ["emma.m4b", "book.json"])
  }

  @Test func cancelledAndStartedAgainItSpeaksNothingTwice() async throws {
    let place = try Workplace()
    let file = place.folder.appending(path: "emma.m4b")
    let speech = FakeSpeechSource(pace: 100)
    let task = Mutex<Task<NarrationReport, any Error>?>(nil)
    let running = Task {
      try await Narrator(source: book, speech: speech, parallelism: 1)
        .narrate(to: file, by: M4BBinder(), tags: tags) { progress in
          if progress.fraction > 0.4 { task.withLock { $0?.cancel() } }
        }
    }
    task.withLock { $0 = running }
    _ = await running.result
    let report = try await Narrator(source: book, speech: speech, parallelism: 1)
      .narrate(to: file, by: M4BBinder(), tags: tags)
    #expect(report.sentenceCount == book.all.count)
    #expect(speech.texts.count <= book.all.count + 3)
    #expect(abs(try ProbedM4B(file).duration - report.duration / .seconds(1)) < 2 * Self.frame)
  }

  @Test func aMachineWithoutFFmpegSaysSo() {
    #expect(FFmpeg(environment: ["PATH": "/nowhere"]) == nil)
    let error = #expect(throws: NarrationError.noEncoder) { try M4BBinder(nil) }
    #expect(error?.description.contains("ffmpeg, which isn't installed") == true)
  }

  @Test func whenTheEncoderFailsItsReasonIsToldAndTheSpeechIsKept() async throws {
    let place = try Workplace()
    let programs = place.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let fake = programs.appending(path: "ffmpeg")
    try writeProgram("#!/bin/sh\necho 'No such codec.' >&2\nexit 3\n", to: fake)
    let speech = FakeSpeechSource()
    let file = place.folder.appending(path: "emma.m4b")
    let narrator = Narrator(source: book, speech: speech)
    let broken = try M4BBinder(FFmpeg(environment: ["PATH": programs.path]))
    await #expect(throws: NarrationError.encoderFailed(reason: "No such codec")) {
      try await narrator.narrate(to: file, by: broken, tags: tags)
    }
    let spoken = speech.texts.count
    _ = try await narrator.narrate(to: file, by: M4BBinder(), tags: tags)
    #expect(speech.texts.count == spoken)
  }

  @Test func aCoverThatIsNoPictureDoesNotCostTheBook() async throws {
    let place = try Workplace()
    var tags = tags
    tags.cover = AudioCover(bytes: [0xFF, 0xD8, 0xFF, 0, 1, 2, 3], mediaType: "image/jpeg")
    let file = place.folder.appending(path: "emma.m4b")
    _ = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: file, by: M4BBinder(), tags: tags)
    #expect(try ProbedM4B(file).streams.contains { $0.codec_name == "aac" })
  }
}
