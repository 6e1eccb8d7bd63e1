import AudioCodecs
import AudioEngine
import Foundation
import Phonemes
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing
import VorleserKit

/// A sink that keeps what it is given and hears it at once.
private actor MemorySink: AudioSink {
  private(set) var samples: [Float] = []
  private(set) var heard = 0

  func write(_ new: [Float]) throws {
    try Task.checkCancellation()
    samples += new
    heard += new.count
  }
  func pause() {}
  func resume() {}
  func drop() { heard = 0 }
  func drain() {}
}

/// A small book on disk.
private struct SmallBook {
  static let text = """
    CHAPTER I.

    The lamp 🪔 was lit. Mrs. Reed sat down by the window.
    Nobody knocked.

    CHAPTER II.

    Morning came late. “Is it snow?” asked the boy.

    """
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.makeFile("lamp.txt", Data(Self.text.utf8))
  }
}

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct ReadingAloudTests {
  private let small: SmallBook
  private let kit: VorleserKit

  init() throws {
    small = try SmallBook()
    kit = try VorleserKit(
      home: small.folder.url.appending(path: "home"), resources: Places.resources)
  }

  private func plainText(_ book: Book) async throws -> [UInt16] {
    var units: [UInt16] = []
    for index in book.spine.indices {
      units += Array(try await book.content.chapter(at: index).text.utf16)
    }
    return units
  }

  @Test func sentencesOfABookLieInItsText() async throws {
    let book = try await kit.open(file: small.file)
    let units = try await plainText(book)
    let source = BookSentences(book)
    let chapters = try await source.chapters()
    #expect(chapters.last?.range.upperBound == units.count)
    var texts: [String] = []
    for index in chapters.indices {
      for sentence in try await source.sentences(inChapter: index) {
        #expect(sentence.chapter == index)
        #expect(chapters[index].range.contains(sentence.range.lowerBound))
        #expect(sentence.range.upperBound <= chapters[index].range.upperBound)
        #expect(String(decoding: units[sentence.range], as: UTF16.self) == sentence.text)
        texts.append(sentence.text)
      }
    }
    #expect(texts.contains("The lamp 🪔 was lit."))
    #expect(texts.contains("Mrs. Reed sat down by the window."))
  }

  @Test(arguments: ["lit", "Reed", "window", "Nobody", "boy"])
  func readingBeginsWithTheWordAtTheOffset(word: String) async throws {
    let book = try await kit.open(file: small.file)
    let units = try await plainText(book)
    let text = String(decoding: units, as: UTF16.self)
    let place = try #require(text.range(of: word))
    let offset = text.utf16.distance(from: text.startIndex, to: place.lowerBound)
    let sink = MemorySink()
    let session = try await kit.play(book, from: offset, to: sink)
    var first: Range<TextOffset>?
    for await update in await session.updates() {
      first = first ?? update.position?.word
      if update.state == .finished { break }
    }
    await session.stop()
    // Everything is heard at once, so the first report may already be of a later word.
    #expect(try #require(first).lowerBound >= offset)
    // What is heard is what this part of the text sounds like, no more and no less.
    let rest = String(decoding: units[offset...], as: UTF16.self)
    let expected = try await seconds(of: rest)
    let heard = Double(await sink.samples.count) / 24_000
    #expect(abs(heard - expected) < expected * 0.25 + 1.5)
  }

  /// How long a text is when it is spoken alone, as the end of a chapter.
  private func seconds(of text: String) async throws -> Double {
    let report = try await kit.speak(
      text, to: small.folder.url.appending(path: "\(UUID().uuidString).wav"), as: .wav)
    let pauses = Pauses().lengths
    let ending = (pauses.chapter ?? 0) - (pauses.sentence ?? 0)
    return Double(report.sampleCount) / 24_000 + ending
  }

  @Test func offsetsBehindTheEndFinishAtOnce() async throws {
    let book = try await kit.open(file: small.file)
    let sink = MemorySink()
    let session = try await kit.play(book, from: 1_000_000, to: sink)
    #expect(await session.current.state == .finished)
    #expect(await sink.samples.isEmpty)
  }

  @Test func narrationReportsProgressToItsEndAndTheLength() async throws {
    let book = try await kit.open(file: small.file)
    let file = small.folder.url.appending(path: "lamp.wav")
    let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
    let report = try await kit.narrate(book, to: file, as: .wav) {
      continuation.yield($0.fraction)
    }
    continuation.finish()
    let fractions = await stream.reduce(into: []) { $0.append($1) }
    #expect(fractions == fractions.sorted())
    #expect(fractions.last == 1)
    #expect(report.skippedCount == 0)
    let bytes = try Data(contentsOf: file).count
    // The header with its tags comes on top.
    #expect((44...1_000).contains(bytes - report.sampleCount * 2))
  }

  @Test func aCancelledNarrationThrowsAndGoesOnLater() async throws {
    let book = try await kit.open(file: small.file)
    let file = small.folder.url.appending(path: "lamp.wav")
    let kit = kit
    let task = Task { try await kit.narrate(book, to: file, as: .wav) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try await kit.narrate(book, to: file, as: .wav).sampleCount > 24_000)
  }

  @Test(arguments: ["nobody", "af_heart", "af_heart:60,bf_emma:40", ""])
  func aVoiceThatIsNotInstalledIsNamed(name: String) async throws {
    var options = SpeechOptions()
    options.voice = name
    await #expect(throws: SpeechError.unknownVoice(name)) { try await kit.speech(options) }
  }

  @Test func aPlaceThatCannotBeIsRefusedBeforeAnythingIsSpoken() async throws {
    let book = try await kit.open(file: small.file)
    let file = small.folder.url.appending(path: "none/lamp.wav")
    await #expect(throws: NarrationError.self) {
      try await kit.narrate(book, to: file, as: .wav) { _ in Issue.record("something was spoken") }
    }
    #expect(
      !FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
  }

  @Test func phonemesLieInTheirText() async throws {
    let text = "🪔 A lamp. It cost $5."
    let sentences = VorleserKit.sentences(in: text, language: "en")
    let units = Array(text.utf16)
    let last = try #require(sentences.last)
    let words = try await kit.phonemes(of: text, last.range, language: "en-US")
    #expect(words.allSatisfy { last.range.contains($0.source.lowerBound) })
    let sources = words.map { String(decoding: units[$0.source], as: UTF16.self) }
    #expect(sources.starts(with: ["It", "cost", "$5"]))
  }
}
