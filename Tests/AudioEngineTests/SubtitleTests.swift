import AudioCodecs
import Foundation
import Testing

@testable import AudioEngine

/// The times of a narration as subtitles.
struct SubtitleTests {
  private static let long =
    "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was, "
    + "until one morning somebody came with a key & a <lamp>."

  private func narrated(_ name: String) async throws -> (text: String, timeline: Timeline) {
    let place = try Workplace()
    let book = FakeBook([[["# One", "It rained."], [Self.long]], [["It\nstopped."]]])
    let file = place.folder.appending(path: name)
    _ = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: file)
    _ = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: place.timings)
    return (try String(contentsOf: file, encoding: .utf8), try place.timeline)
  }

  private func seconds(_ time: Substring) throws -> Double {
    let parts = time.replacing(",", with: ".").split(separator: ":").compactMap { Double($0) }
    try #require(parts.count == 3)
    return parts[0] * 3600 + parts[1] * 60 + parts[2]
  }

  @Test(arguments: ["a.srt", "a.VTT"])
  func cuesFollowEachOtherAndHoldEveryWord(name: String) async throws {
    let (text, timeline) = try await narrated(name)
    var end = 0.0
    var words: [Substring] = []
    for cue in text.split(separator: "\n\n") where cue.contains("-->") {
      let lines = cue.split(separator: "\n")
      let row = try #require(lines.firstIndex { $0.contains("-->") })
      let times = lines[row].split(separator: " ")
      let (from, to) = (try seconds(times[0]), try seconds(times[2]))
      #expect(from >= end - 0.001 && to >= from)
      end = to
      #expect(lines.count == row + 2 && lines[row + 1].count <= SubtitleCues.limit + 20)
      words += lines[row + 1].split(separator: " ")
    }
    let plain = words.joined(separator: " ").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    let whole = timeline.sentences.map(\.text).joined(separator: " ")
    #expect(plain == whole.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    #expect(abs(end - (timeline.sentences.last?.to ?? 0)) < 0.002)
  }

  @Test func eachFormatHasItsForm() async throws {
    #expect(try await narrated("a.srt").text.hasPrefix("1\n00:00:0"))
    let vtt = try await narrated("a.vtt").text
    #expect(vtt.hasPrefix("WEBVTT\n\n00:00:0") && vtt.contains("&lt;lamp&gt;"))
    let lrc = try await narrated("a.lrc").text
    #expect(lrc.split(separator: "\n").allSatisfy { $0.contains(/^\[\d\d:\d\d\.\d\d\]\S/) })
  }

  @Test func longTimesAreWrittenWhole() {
    let late = TimelineEntry(offsets: 0..<2, samples: 24_000 * 36_610..<24_000 * 36_611, text: "Hi")
    #expect(TimelineFormat.srt.text(late, number: 7) == "7\n10:10:10,000 --> 10:10:11,000\nHi\n\n")
    #expect(TimelineFormat.lrc.text(late, number: 7) == "[610:10.00]Hi\n")
  }

  @Test func aSentenceIsDividedBetweenItsWords() {
    let text = Self.long
    var words: [TimelineEntry] = []
    var sample = 0
    for match in text.matches(of: /\S+/) {
      let range =
        match.range.lowerBound.utf16Offset(in: text)..<match.range.upperBound.utf16Offset(in: text)
      words.append(
        TimelineEntry(
          offsets: 100 + range.lowerBound..<100 + range.upperBound, samples: sample..<sample + 10,
          text: String(match.output)))
      sample += 10
    }
    let sentence = TimelineEntry(
      offsets: 100..<100 + text.utf16.count, samples: 0..<sample, text: text)
    let cues = SubtitleCues.cues(of: sentence, words: words)
    #expect(cues.count == 2 && cues.map(\.text).joined() == text)
    #expect(cues.allSatisfy { $0.text.count <= SubtitleCues.limit + 1 })
    #expect(cues[0].samples.upperBound == cues[1].samples.lowerBound)
    #expect(cues[1].samples.upperBound == sample)
    // Without words there is nothing to divide it by.
    #expect(SubtitleCues.cues(of: sentence, words: []) == [sentence])
  }

  private struct Read: Decodable {
    struct Sentence: Decodable {
      var start: Int
      var end: Int
      var from: Double
      var to: Double
      var text: String
      var words: [TimelineEntry]
    }
    var format: String
    var version: Int
    var duration: Double
    var sentences: [Sentence]
  }

  @Test func readAlongHoldsTheWordsInTheirSentences() async throws {
    let (text, timeline) = try await narrated("a.readalong.json")
    let read = try JSONDecoder().decode(Read.self, from: Data(text.utf8))
    #expect(read.format == "readalong" && read.version == 1)
    #expect(read.sentences.map(\.text) == timeline.sentences.map(\.text))
    #expect(read.sentences.map(\.start) == timeline.sentences.map(\.offsets.lowerBound))
    #expect(read.sentences.map(\.to) == timeline.sentences.map(\.to))
    #expect(read.sentences.flatMap(\.words) == timeline.words)
    for sentence in read.sentences {
      for word in sentence.words {
        #expect(word.from >= sentence.from && word.to <= sentence.to + 0.001)
      }
    }
  }
}
