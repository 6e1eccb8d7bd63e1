import ReadAloud
import Synthesizer
import Testing

@testable import AudioEngine

/// Says what is in English, and fails for the rest as `VoiceSpeech` does.
struct EnglishSpeech: SpeechSource {
  var identity = "english"
  private let fake = FakeSpeechSource()

  func speech(for sentence: SpokenSentence) async throws -> Speech {
    guard !sentence.text.hasPrefix("Es ") else { throw UnspokenLanguage(language: "de") }
    return try await fake.speech(for: sentence)
  }
}

@Suite(.timeLimit(.minutes(10)))
struct NothingSpokenTests {
  private static let german = "Es war einmal ein König, der hatte eine Tochter."

  private func book(_ parts: [(String, Int)]) -> FakeBook {
    FakeBook([[parts.flatMap { Array(repeating: $0.0, count: $0.1) }]])
  }

  @Test func aStreamThatSaysNothingEndsAndSaysWhy() async throws {
    let stream = liveStream(book([("Good.", 1), ("BROKEN.", 1_000)]), FakeSpeechSource())
    await #expect(throws: NothingSpoken.self) {
      for try await _ in stream.bytes() {}
    }
    let segments = try await timeline(stream)
    #expect(segments.count == UnspokenRun.sentenceLimit + 1)
    let end = try await stream.segments(from: segments.count)
    #expect(end.failure is NothingSpoken)
  }

  @Test func aPassageThatCannotBeSpokenDoesNotEndIt() async throws {
    let stream = liveStream(
      book([("Good.", 1), ("BROKEN.", UnspokenRun.sentenceLimit - 1), ("Good.", 3)]),
      FakeSpeechSource())
    let (bytes, segments) = try await everything(stream)
    #expect(!bytes.isEmpty)
    #expect(segments.filter { $0.skipped == nil }.count == 4)
  }

  /// A damaged model fails at each sentence: that is no sound of no length, but a failure.
  @Test func aVoiceThatFailsFromTheStartIsSaidToFailAtOnce() async throws {
    let speech = FakeSpeechSource()
    let stream = liveStream(book([("* * *", 2), ("BROKEN.", 50), ("Good.", 9)]), speech)
    await #expect(throws: NothingSpoken.self) { try await collect(stream.bytes()) }
    #expect(speech.texts.count { $0 == "BROKEN." } == UnspokenRun.openingFailures)
  }

  /// A reader who taps a German page of an English book is not led pages away.
  @Test func aStreamThatBeginsInAnotherLanguageStaysThere() async throws {
    let stream = liveStream(book([(Self.german, 60), ("Good.", 9)]), EnglishSpeech())
    do {
      _ = try await collect(stream.bytes())
      Issue.record("it leapt")
    } catch let error as NothingSpoken {
      #expect(error.language == UnspokenLanguage(language: "de"))
    }
    let passed = try await timeline(stream).last?.sentence.upperBound ?? 0
    #expect(passed <= UnspokenRun.openingUnits + Self.german.utf16.count * 2)
  }

  @Test(arguments: [1, 5])
  func aMottoInAnotherLanguageIsPassedOver(count: Int) async throws {
    let (bytes, segments) = try await everything(
      liveStream(book([(Self.german, count), ("Good.", 2)]), EnglishSpeech()))
    #expect(!bytes.isEmpty && segments.count { $0.skipped != nil } == count)
  }

  @Test func aTextOfWhichNothingIsSpokenSaysSoHoweverShort() async throws {
    let stream = liveStream(book([(Self.german, 1)]), EnglishSpeech())
    await #expect(throws: NothingSpoken.self) { try await collect(stream.bytes()) }
  }

  /// What is spoken before is heard to its end.
  @Test func aForeignPassageInTheMiddleEndsTheSoundBehindWhatIsSpoken() async throws {
    let stream = liveStream(
      book([("Good.", 3), (Self.german, 60), ("Good.", 9)]), EnglishSpeech())
    var bytes: [UInt8] = []
    await #expect(throws: NothingSpoken.self) {
      for try await more in stream.bytes() { bytes += more }
    }
    let segments = try await timeline(stream)
    #expect(segments.count { $0.skipped == nil } == 3)
    #expect((segments.last?.to ?? 0) * 8_000 <= Double(bytes.count))
  }

  /// A chapter kept for offline has no sound where nobody can speak it, and the book goes on.
  @Test func aChapterByItselfMayBeSilent() async throws {
    let stream = liveStream(
      book([(Self.german, 60)]), EnglishSpeech(), endsWithChapter: true)
    let (bytes, segments) = try await everything(stream)
    #expect(bytes.isEmpty && segments.count == 60)
  }
}
