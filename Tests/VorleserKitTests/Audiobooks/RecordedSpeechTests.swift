import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// Books that are played with their own recording, where a part of it can't be heard.
@Suite(
  .enabled(
    if: Places.resources != nil && FFmpeg() != nil,
    "needs the models, 'make setup', and the program ffmpeg"),
  .timeLimit(.minutes(10)))
struct RecordedSpeechTests {
  private let folder: TemporaryFolder
  private let kit: VorleserKit

  init() throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
  }

  /// Two seconds of a tone.
  private static func tone() throws -> [UInt8] {
    let samples = (0..<2 * Speech.sampleRate).map { 0.5 * sin(Float($0) / 10) }
    let encoder = try AudioFormat.wav.makeEncoder(tags: AudioTags(), destination: .file)
    var bytes = try encoder.encode(samples)
    let ending = try encoder.finish()
    bytes += ending.bytes
    for patch in ending.patches {
      bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
    return bytes
  }

  /// A book of three sentences, the first of which has the first half of `tone.wav`; the clips are those of the second
  /// paragraph, `two`, with the words `a` and `b`.
  private func write(_ clips: String) throws -> URL {
    let file = folder.url.appending(path: "lamp.epub")
    var writer = try ZipWriter(file: file)
    try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try writer.add("tone.wav", Self.tone())
    try writer.add(
      "noise.mp3", Array(repeatElement("This is no sound. ".utf8, count: 500).joined()))
    let texts = [
      "META-INF/container.xml": """
      <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
      <rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
      """,
      "a.opf": """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier>
      <dc:title>A Lamp</dc:title><dc:language>en</dc:language></metadata><manifest>
      <item id="c" href="c.xhtml" media-type="application/xhtml+xml" media-overlay="o"/>
      <item id="o" href="o.smil" media-type="application/smil+xml"/>
      <item id="t" href="tone.wav" media-type="audio/wav"/>
      <item id="n" href="noise.mp3" media-type="audio/mpeg"/></manifest>
      <spine><itemref idref="c"/></spine></package>
      """,
      "c.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title>A Lamp</title></head><body>
      <p id="one">The lamp was lit.</p>
      <p id="two"><span id="a">Nobody</span> <span id="b">knocked.</span> Morning came late.</p></body></html>
      """,
      "o.smil": """
      <smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>
      \(Self.clip("one", "tone.wav", "clipBegin='0s' clipEnd='1s'"))\(clips)</body></smil>
      """,
    ]
    for (path, text) in texts { try writer.add(path, Array(text.utf8)) }
    try writer.finish()
    return file
  }

  private static func clip(_ id: String, _ sound: String, _ times: String = "") -> String {
    "<par><text src='c.xhtml#\(id)'/><audio src='\(sound)' \(times)/></par>"
  }

  private func sentences(_ book: Book) async throws -> [SpokenSentence] {
    try await BookSentences(book).sentences(inChapter: 0)
  }

  /// Which of the three sentences the voice reads, which are heard in the recording, and which not at all.
  private func heard(
    _ clips: String, longest: Double = RecordedSounds.longest
  ) async throws -> [String] {
    let book = try await kit.open(file: write(clips))
    let sounds = try await RecordedSounds(book, rules: .none, speed: 1, kit: kit, longest: longest)
    let voice = try await kit.cast()
    let speech = RecordedSpeech(voice: voice, sounds: sounds)
    var heard: [String] = []
    for sentence in try await sentences(book) {
      let made = try await speech.speech(for: sentence)
      let isVoice = try await made == voice.speech(for: sentence)
      heard.append(isVoice ? "voice" : made.samples.isEmpty ? "nothing" : "recording")
    }
    return heard
  }

  @Test func aClipOverTwoSentencesIsHeardWithTheFirst() async throws {
    let clips = Self.clip("two", "tone.wav", "clipBegin='1s'")
    #expect(try await heard(clips) == ["recording", "recording", "nothing"])
  }

  @Test func whatANoiseWasToSayTheVoiceReadsToItsEnd() async throws {
    let clips = Self.clip("two", "noise.mp3")
    #expect(try await heard(clips) == ["recording", "voice", "voice"])
  }

  @Test func ofAWordBehindTheEndOfItsSoundTheVoiceReadsTheSentence() async throws {
    let clips = Self.clip("a", "tone.wav", "clipBegin='1s' clipEnd='2s'")
    let within = clips + Self.clip("b", "tone.wav", "clipBegin='1.5s' clipEnd='2s'")
    #expect(try await heard(within) == ["recording", "recording", "voice"])
    let behind = clips + Self.clip("b", "tone.wav", "clipBegin='2s' clipEnd='3s'")
    #expect(try await heard(behind) == ["recording", "voice", "voice"])
  }

  @Test func ofAClipThatIsTooLongTheVoiceReadsAllSentences() async throws {
    let endless = Self.clip("two", "tone.wav", "clipBegin='0.2s'")
    #expect(try await heard(endless, longest: 1.7) == ["recording", "voice", "voice"])
    #expect(try await heard(endless, longest: 1.9) == ["recording", "recording", "nothing"])
    // Only what the sound has counts.
    let late = Self.clip("two", "tone.wav", "clipBegin='0.2s' clipEnd='1000h'")
    #expect(try await heard(late, longest: 1.9) == ["recording", "recording", "nothing"])
  }

  @Test func aDamagedEntryOfTheArchiveIsASoundThatCannotBeDecoded() async throws {
    let file = try write("")
    var bytes = [UInt8](try Data(contentsOf: file))
    let name = try #require(bytes.firstRange(of: Array("tone.wav".utf8)))
    // The name follows the lengths of both; no block of deflated data begins with these bits.
    let extra = Int(bytes[name.lowerBound - 2]) | Int(bytes[name.lowerBound - 1]) << 8
    let start = name.upperBound + extra
    bytes.replaceSubrange(start..<start + 16, with: repeatElement(0xFF, count: 16))
    try Data(bytes).write(to: file)
    let book = try await kit.open(file: file)
    let error = await #expect(throws: RecordingError.self) {
      try await RecordedSounds(book, rules: .none, speed: 1, kit: kit)
    }
    guard case .undecodable(path: "tone.wav", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
