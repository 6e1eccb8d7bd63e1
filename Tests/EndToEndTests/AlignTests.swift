import Foundation
import TestSupport
import Testing

/// `vorleser align`, with recordings that the program itself has spoken.
@Suite(
  .enabled(
    if: Places.resources != nil && Sound.hasFFmpeg,
    "needs the models, 'make setup', and the program ffmpeg"),
  .timeLimit(.minutes(10)), .ownThreads)
struct AlignTests {
  private struct Summary: Decodable {
    var sentences: Int
    var aligned: Int
    var withoutText: [[Double]]
  }

  private static let text = """
    The post office stood at the end of the street, between the baker and the church. Every morning at seven a cart stopped \
    before its door. The driver threw down two grey bags and drove on without a word.

    Old Martin opened them in the back room. He knew every hand in the valley, and he knew who was waiting for news. Some \
    letters he put aside, so that he could bring them himself. Others he read twice from the outside and shook his head.

    That day a small parcel lay among the papers. It had come a long way, for the stamps were green and showed a ship. \
    Nobody in the valley had ever received anything like it. He turned it over and found no name.

    In the afternoon it began to rain. Martin put on his coat and walked up to the mill. The miller's daughter was standing \
    under the roof, counting sacks. She looked at the parcel for a long time. Then she laughed and cut the string with her \
    knife.

    Inside there was nothing but sand. It ran through her fingers and shone a little in the dark. They carried it to the \
    window and looked again. Neither of them could say where such sand was found.
    """
  private static let preface =
    "This is a recording for everybody. All recordings may be copied. A volunteer has read this chapter."

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func file(_ name: String) -> URL { desk.folder.url.appending(path: name) }

  private func align(_ book: URL, _ recording: String...) -> [String] {
    ["align", book.path] + recording.map(desk.path) + ["-o", desk.path("out.epub")]
  }

  /// The speech of a text, and where its sentences begin in it, in seconds.
  private func speak(
    _ text: String, by voice: String
  ) throws -> (samples: [Float], begins: [Double]) {
    let (sound, times) = (desk.path("voice.wav"), desk.path("voice.json"))
    let shown = try desk.program.run(
      "speak", text, "-o", sound, "--voice", voice, "--timings", times)
    #expect(shown.code == 0)
    let begins = try desk.json("voice.json", Timings.self).sentences.map(\.from)
    return (try Sound(wav: desk.data("voice.wav")).samples, begins)
  }

  /// Costs some 25 s of processor: a man's voice speaks 80 s of sound by Kokoro, and another one the text.
  @Test(.enabled(if: Places.voices != nil, "no voice packs; see CONTRIBUTING"))
  func ofAnotherVoiceInNoise95PercentOfTheSentencesAreWithinThreeTenthsOfASecond() throws {
    let packs = try #require(Places.voices).path
    let installed = try desk.program.run("voices", "install", "am_michael", "--from", packs)
    #expect(installed.code == 0)
    let around = try speak(Self.preface, by: "am_michael").samples
    let (voice, begins) = try speak(Self.text, by: "am_michael")
    var generator = SeededGenerator(seed: 5)
    var (samples, starts) = (around + Sound.silence(0.9), [Double]())
    for (begin, end) in zip(begins, begins.dropFirst() + [.infinity]) {
      starts.append(Double(samples.count) / Sound.rate)
      let last = min(end * Sound.rate, Double(voice.count))
      samples += voice[Int(begin * Sound.rate)..<Int(last)]
      samples += Sound.silence(.random(in: 0..<1.5, using: &generator))
    }
    samples += around
    let loudness = (samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)).squareRoot()
    for index in samples.indices {
      samples[index] += loudness * .random(in: -0.2...0.2, using: &generator)
    }
    try Sound.wav(samples).write(to: file("recording.wav"))

    let book = try desk.folder.makeFile("book.txt", Data(Self.text.utf8))
    let shown = try desk.program.run(
      align(book, "recording.wav") + ["--timings", desk.path("times.json"), "--json"])
    #expect(shown.code == 0)
    let summary = try shown.json(Summary.self)
    #expect(summary.sentences == starts.count)
    // What stands before and behind the text.
    #expect(summary.withoutText.count == 2)
    let found = try desk.json("times.json", Timings.self).sentences
    let near = found.count { sentence in starts.contains { abs($0 - sentence.from) < 0.3 } }
    #expect(Double(near) >= 0.95 * Double(starts.count))
  }

  @Test func aFileWithoutSoundIsToldBeforeAnythingIsSpoken() throws {
    let book = try SampleBook.write(in: desk.folder)
    try Sound.wav(Sound.silence(1)).write(to: file("1.wav"))
    _ = try desk.folder.makeFile("2.mp3", Data("no sound".utf8))
    let shown = try desk.program.run(align(book, "1.wav", "2.mp3"))
    #expect(shown.code == 65)
    #expect(shown.errors.contains("2.mp3' is no sound that ffmpeg can decode"))
    #expect(!shown.errors.contains(" %"))
    let missing = try desk.program.run(align(book, "1.wav", "3.mp3"))
    #expect(missing.code == 66)
    #expect(missing.errors.contains("3.mp3' can't be read"))
    #expect(try desk.files() == ["1.wav", "2.mp3", "book.epub"])
  }

  @Test func eachStepTellsHowFarItIs() throws {
    let book = try SampleBook.write(in: desk.folder)
    #expect(try desk.program.run("narrate", book.path, "-o", desk.path("r.wav")).code == 0)
    let shown = try desk.program.run(align(book, "r.wav"))
    #expect(shown.code == 0)
    #expect(shown.errors.contains(/Speaking the text: 100 %, chapter 3 of 3 \(The Sum\)/))
    for step in ["Listening to the recording", "Comparing", "Writing"] {
      #expect(shown.errors.contains("\n\(step): "))
    }
    #expect(try desk.files() == ["book.epub", "out.epub", "r.wav"])
  }

  private static let steps = [
    "Speaking the text", "Listening to the recording", "Comparing", "Writing",
  ]

  @Test(arguments: LongTests.sample(steps, every: 2))
  func interruptedItLeavesNothingHalfWrittenAndGoesOn(step: String) throws {
    let book = try SampleBook.writeLong(in: desk.folder)
    #expect(try desk.program.run("narrate", book.path, "-o", desk.path("r.wav")).code == 0)
    let command = align(book, "r.wav") + ["--timings", desk.path("times.srt")]
    let running = try desk.program.start(command)
    while !running.errors.contains("\(step): "), running.process.isRunning {
      Thread.sleep(forTimeInterval: 0.002)
    }
    running.send(SIGINT)
    let broken = running.result()
    // What is nearly done may be faster than the signal.
    #expect(broken.code == 130 || (broken.code == 0 && step == "Writing"))
    if broken.code == 130 {
      #expect(
        broken.errors.hasSuffix("Interrupted. Run the same command again to continue.\n"))
      #expect(try desk.files() == ["long.epub", "out.epub.parts", "r.wav"])
    }
    #expect(try desk.program.run(command).code == 0)
    #expect(try desk.files() == ["long.epub", "out.epub", "r.wav", "times.srt"])
  }
}

extension Sound {
  fileprivate static func silence(_ seconds: Double) -> [Float] {
    [Float](repeating: 0, count: Int(seconds * rate))
  }

  /// A WAV file of 16-bit samples; source: RIFF, "WAVE", 1991.
  fileprivate static func wav(_ samples: [Float]) -> Data {
    var data = Data()
    func put(_ number: Int, _ count: Int) {
      for place in 0..<count { data.append(UInt8(truncatingIfNeeded: number >> (place * 8))) }
    }
    data += Data("RIFF".utf8)
    put(36 + samples.count * 2, 4)
    data += Data("WAVEfmt ".utf8)
    for (number, count) in [
      (16, 4), (1, 2), (1, 2), (Int(rate), 4), (Int(rate) * 2, 4), (2, 2), (16, 2),
    ] { put(number, count) }
    data += Data("data".utf8)
    put(samples.count * 2, 4)
    for sample in samples { put(Int(min(max(sample, -1), 1) * 32_767), 2) }
    return data
  }
}
