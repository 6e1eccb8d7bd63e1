import Foundation
import TestSupport
import Testing

/// Playing, on sound devices that ALSA makes up.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)), .ownThreads)
struct PlayTests {
  private var desk: Desk

  init() throws {
    desk = try Desk()
    let configuration = """
      pcm.null { type null }
      pcm.!default { type file slave.pcm null file "\(desk.path("heard.raw"))" format raw }
      """
    let file = try desk.folder.makeFile("asound.conf", Data(configuration.utf8))
    desk.program.environment["ALSA_CONFIG_PATH"] = file.path
  }

  /// How much went to the device, in seconds of 32-bit samples.
  private func heard() throws -> Double { try Double(desk.data("heard.raw").count) / 4 / 24_000 }

  @Test func aBookIsHeardToItsEnd() throws {
    let book = try SampleBook.write(in: desk.folder)
    let shown = try desk.program.run("play", book.path)
    #expect(shown.code == 0)
    // The device takes a chapter in no time, so the middle one may pass between two looks at it.
    let named = shown.errors.split(separator: "\n")
    #expect(named.first == "Chapter 0: The Cup")
    #expect(named.last == "Chapter 2: The Sum")
    #expect(try heard() > 15)
  }

  @Test func fromAPlaceOnItIsShorter() throws {
    let book = try SampleBook.write(in: desk.folder)
    let text = try desk.program.run("text", book.path).output
    let place = try #require(text.range(of: "The Sum"))
    let offset = text.utf16.distance(from: text.startIndex, to: place.lowerBound)
    let shown = try desk.program.run("play", book.path, "--from", "\(offset)")
    #expect(shown.code == 0)
    #expect(shown.errors == "Chapter 2: The Sum\n")
    #expect(try heard() > 5)
    #expect(try heard() < 15)
  }

  @Test func controlCStopsAndSaysWhereToGoOn() throws {
    // The device takes sound as fast as it is made; all of it takes many times longer than a signal.
    let book = try SampleBook.writeLong(in: desk.folder, parts: 2000)
    let running = try desk.program.start(["play", book.path])
    while !running.errors.contains("Chapter 0"), running.process.isRunning {
      Thread.sleep(forTimeInterval: 0.005)
    }
    running.send(SIGINT)
    let shown = running.result()
    #expect(shown.code == 130)
    #expect(shown.errors.contains(/Stopped\. Continue with '--from \d+'\.\n$/))
  }

  @Test(.enabled(if: Sound.hasFFmpeg, "ffmpeg is not installed"))
  func aBookIsPlayedWithItsOwnRecording() throws {
    let spoken = try recorded()
    let shown = try desk.program.run("play", spoken)
    #expect(shown.code == 0)
    #expect(shown.errors.hasPrefix("Chapter 0: The Cup\n"))
    let recording = try heard()
    #expect(try desk.program.run("play", spoken, "--voice", "heart").code == 0)
    // The recording was spoken at twice the speed.
    #expect(try recording < heard() * 0.85)
    #expect(recording > 5)
  }

  @Test func withoutADecoderAVoiceReadsInPlaceOfTheRecording() throws {
    let spoken = try recorded()
    var program = desk.program
    program.environment["PATH"] = desk.folder.url.path
    let shown = try program.run("play", spoken)
    #expect(shown.code == 0)
    #expect(shown.errors.hasPrefix("A voice reads this book in place of its recording. Reading"))
    #expect(shown.errors.contains("\nChapter 0: The Cup\n"))
    #expect(try heard() > 15)
  }

  /// A book with a recording at twice the speed.
  private func recorded() throws -> String {
    let book = try SampleBook.write(in: desk.folder)
    let spoken = desk.path("spoken.epub")
    let shown = try desk.program.run("narrate", book.path, "-o", spoken, "--speed", "2")
    #expect(shown.code == 0)
    return spoken
  }

  @Test func withoutASoundCardItSaysSo() throws {
    var program = desk.program
    let file = try desk.folder.makeFile("nothing.conf")
    program.environment["ALSA_CONFIG_PATH"] = file.path
    let book = try SampleBook.write(in: desk.folder)
    let shown = try program.run("play", book.path)
    #expect(shown.code == 69)
    #expect(shown.errors.hasPrefix("Error: This machine has no sound output that can be used"))
    #expect(shown.errors.split(separator: "\n").count == 1)
  }
}
