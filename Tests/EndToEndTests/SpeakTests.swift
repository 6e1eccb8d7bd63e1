import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)), .ownThreads)
struct SpeakTests {
  private struct Summary: Decodable {
    var file: String
    var seconds: Double
    var sentences: Int
    var skipped: Int
  }

  private static let text =
    "The kettle sang 🍵 on the stove. Dr. Holm paid $5 for it in 1984.\n\nNobody else came."

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(
    .enabled(if: Sound.hasFFmpeg, "ffmpeg is not installed"),
    arguments: ["wav", "flac", "mp3", "opus"])
  func everyFormatHoldsWhatIsAnnounced(format: String) throws {
    let file = desk.folder.url.appending(path: "a.\(format)")
    let shown = try desk.program.run("speak", Self.text, "-o", file.path, "--json")
    #expect(shown.code == 0)
    let summary = try shown.json(Summary.self)
    #expect(summary.file == file.path)
    #expect(summary.sentences == 3)
    #expect(summary.skipped == 0)
    let sound = try Sound(decoding: file)
    // MP3 and Opus come in frames; players are told what to cut, ffmpeg to within one frame.
    let tolerance = format == "wav" || format == "flac" ? 0.0001 : 0.05
    #expect(abs(sound.seconds - summary.seconds) <= tolerance)
    #expect(sound.loudness(0, sound.seconds) > 0.02)
    #expect(try desk.files() == ["a.\(format)"])
  }

  @Test func wordsHaveTheirTimesAndTheirPlaces() throws {
    let shown = try desk.program.run(
      ["speak", "-", "-o", desk.path("a.wav"), "--timings", desk.path("a.json")],
      input: Self.text)
    #expect(shown.code == 0)
    let timings = try desk.json("a.json", Timings.self)
    let sound = try Sound(wav: desk.data("a.wav"))
    let units = Array(Self.text.utf16)

    #expect(abs(sound.seconds - timings.duration) < 0.0001)
    for entry in timings.words + timings.sentences {
      #expect(String(decoding: units[entry.start..<entry.end], as: UTF16.self) == entry.text)
      #expect(entry.from < entry.to)
    }
    for (word, next) in zip(timings.words, timings.words.dropFirst()) {
      #expect(word.to <= next.from && word.start <= next.start)
    }
    let spoken = Set(timings.words.map(\.text))
    let written = [
      "The", "kettle", "sang", "on", "the", "stove", "Dr.", "Holm", "paid", "$5", "for", "it",
      "in", "1984", "Nobody", "else", "came",
    ]
    for word in written { #expect(spoken.contains(word), "\(word)") }
    #expect(timings.words.last?.to == timings.sentences.last?.to)
  }

  @Test func soundIsWhereWordsAreAndSilenceInPauses() throws {
    let shown = try desk.program.run(
      "speak", Self.text, "-o", desk.path("a.wav"), "--timings", desk.path("a.json"))
    #expect(shown.code == 0)
    let timings = try desk.json("a.json", Timings.self)
    let sound = try Sound(wav: desk.data("a.wav"))
    for word in timings.words {
      #expect(sound.loudness(word.from, word.to) > 0.01, "\(word.text)")
    }
    #expect(timings.sentences.count == 3)
    for (sentence, next) in zip(timings.sentences, timings.sentences.dropFirst()) {
      #expect(next.from - sentence.to > 0.2)
      let pause = sound.loudness(sentence.to + 0.02, next.from)
      #expect(pause < sound.loudness(sentence.from, sentence.to) / 30)
    }
    let last = try #require(timings.sentences.last)
    #expect(sound.loudness(last.to + 0.02, timings.duration) < 0.002)
  }

  @Test func theSameCommandGivesTheSameBytes() throws {
    for name in ["a", "b"] {
      let shown = try desk.program.run(
        "speak", Self.text, "-o", desk.path("\(name).mp3"), "--timings", desk.path("\(name).json"))
      #expect(shown.code == 0)
    }
    #expect(try desk.data("a.mp3") == desk.data("b.mp3"))
    #expect(try desk.data("a.json") == desk.data("b.json"))
  }

  @Test func fasterSpeechIsShorter() throws {
    let seconds = try ["0.8", "1", "1.6"].map { speed in
      try desk.program.run(
        "speak", Self.text, "-o", desk.path("a.wav"), "--speed", speed, "--json"
      ).json(Summary.self).seconds
    }
    #expect(seconds[0] > seconds[1] && seconds[1] > seconds[2])
  }

  @Test func anOldFileIsReplacedOnlyByAWholeNewOne() throws {
    _ = try desk.folder.makeFile("a.wav", Data("old".utf8))
    let failed = try desk.program.run("speak", " ", "-o", desk.path("a.wav"))
    #expect(failed.code == 65)
    #expect(try desk.data("a.wav") == Data("old".utf8))
    #expect(try desk.program.run("speak", "New.", "-o", desk.path("a.wav")).code == 0)
    #expect(try desk.data("a.wav").starts(with: Data("RIFF".utf8)))
  }

  @Test(arguments: ["これは日本語の文です。", "Это русское предложение."])
  func aForeignScriptIsSkippedAndNothingElseIsNothing(text: String) throws {
    let only = try desk.program.run("speak", text, "-o", desk.path("a.wav"))
    #expect(only.code == 65)
    #expect(only.errors.hasPrefix("Error: No sentence could be read aloud. "), "\(only.errors)")
    let mixed = try desk.program.run("speak", "Hello. \(text)", "-o", desk.path("a.wav"), "--json")
    let summary = try mixed.json(Summary.self)
    #expect(summary.skipped == 1)
    #expect(summary.sentences == 2)
  }

  @Test func nothingIsKeptOutsideTheDataFolderNorSent() throws {
    let home = desk.folder.url.appending(path: "person")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var program = desk.program
    // ONNX Runtime would keep usage events there, and send them.
    program.environment = [
      "HOME": home.path, "XDG_CACHE_HOME": home.appending(path: "cache").path,
      "ORT_DISABLE_TELEMETRY": "0",
    ]
    let file = desk.folder.url.appending(path: "a.wav")
    #expect(try program.run("speak", "Nobody listens.", "-o", file.path).code == 0)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path) == [])
  }
}
