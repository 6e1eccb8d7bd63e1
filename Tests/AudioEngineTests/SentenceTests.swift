import AudioCodecs
import ReadAloud
import ReadingModel
import Synthesizer
import Testing

@testable import AudioEngine

struct SpokenSentenceCuttingTests {
  static let texts = [
    "It was a bright cold day in April, and the clocks were striking thirteen.",
    "“Don’t!” she said—loudly—in Köln.", "吾輩は猫である。名前はまだ無い。", "🎉 party 👩‍👩‍👧 time", "", "word",
  ]

  @Test(arguments: texts)
  func anyOffsetBeginsAtAWordAndKeepsTheText(text: String) {
    let whole = SpokenSentence(chapter: 0, range: 100..<100 + text.utf16.count, text: text)
    for offset in whole.range {
      let rest = whole.begun(at: offset)
      #expect(rest.range.lowerBound <= offset)
      #expect(rest.range.upperBound == whole.range.upperBound)
      #expect(rest.text.utf16.count == rest.range.count)
      #expect(text.hasSuffix(rest.text))
      // No letter directly before a word that begins with one, but in scripts without spaces.
      let before = text.dropLast(rest.text.count).last
      let isInWord = before?.isLetter == true && rest.text.first?.isLetter == true
      #expect(!isInWord || !text.contains(" "))
    }
  }

  @Test func anApostropheIsInsideAWord() {
    let whole = SpokenSentence(chapter: 0, range: 0..<10, text: "Say don’t.")
    #expect(whole.begun(at: 8).text == "don’t.")
  }

  @Test(arguments: texts)
  func partsOfACutSentenceAreTheSentence(text: String) {
    let whole = SpokenSentence(
      chapter: 0, range: 7..<7 + text.utf16.count, text: text, endsBlock: true)
    let parts = whole.cutShort(shortest: 5, longest: 20)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.first?.range.lowerBound == 7)
    #expect(parts.last?.range.upperBound == whole.range.upperBound)
    #expect(parts.last?.endsBlock == true)
    #expect(parts.count == 1 || parts[0].range.count <= 20)
    #expect(parts.count == 1 || !parts[0].endsBlock)
  }
}

struct PausesTests {
  @Test func theVoicesOwnSilenceIsPartOfThePause() async throws {
    let book = FakeBook([[["First one.", "Second one."], ["Third."]]])
    var pauses = Pauses()
    pauses.sentence = .milliseconds(300)
    pauses.paragraph = .milliseconds(900)
    let place = try Workplace()
    _ = try await Narrator(source: book, speech: FakeSpeechSource(), pauses: pauses)
      .narrate(to: place.output, as: .wav)
    let samples = Array(try place.outputBytes.dropFirst(80))
    let loud = stride(from: 0, to: samples.count, by: 2).filter {
      abs(Int(Int16(bitPattern: UInt16(samples[$0]) | UInt16(samples[$0 + 1]) << 8))) > 65
    }.map { $0 / 2 }
    let gaps = zip(loud, loud.dropFirst()).map { $1 - $0 }.filter { $0 > 1_000 }
    #expect(gaps.count == 2)
    for (gap, pause) in zip(gaps, [0.3, 0.9]) {
      #expect(abs(Double(gap) / 24_000 - pause) < 0.005)
    }
  }

  @Test func whatFollowsDecidesThePause() {
    let pauses = Pauses()
    var sentence = SpokenSentence(chapter: 0, range: 0..<2, text: "A.")
    #expect(pauses.pause(after: sentence, before: .paragraph) == pauses.sentence)
    sentence.endsBlock = true
    #expect(pauses.pause(after: sentence, before: .paragraph) == pauses.paragraph)
    sentence.block = .heading(level: 2)
    #expect(pauses.pause(after: sentence, before: .paragraph) == pauses.heading)
    sentence.block = .listItem
    #expect(pauses.pause(after: sentence, before: .paragraph) == pauses.item)
    #expect(pauses.pause(after: sentence, before: nil) == pauses.chapter)
  }

  @Test func `a heading has its pause before it, too, unless a longer one is there`() {
    var pauses = Pauses()
    var sentence = SpokenSentence(chapter: 0, range: 0..<2, text: "A.", endsBlock: true)
    #expect(pauses.pause(after: sentence, before: .heading(level: 2)) == pauses.heading)
    sentence.block = .listItem
    #expect(pauses.pause(after: sentence, before: .heading(level: 2)) == pauses.heading)
    #expect(pauses.pause(after: sentence, before: nil) == pauses.chapter)
    pauses.heading = .milliseconds(200)
    #expect(pauses.pause(after: sentence, before: .heading(level: 2)) == pauses.item)
  }

  @Test func `passages know the heading that follows`() async throws {
    let book = FakeBook([[["one."], ["two.", "three."], ["# four"], ["five."]], [["# six"]]])
    let pauses = Pauses()
    var walk = PassageWalk(
      try await SentenceWalk(book), from: SentenceWalk.Place(chapter: 0, index: 0), pauses: pauses)
    var found: [Duration] = []
    while let passage = try await walk.nextPassage() { found.append(passage.pause) }
    #expect(
      found == [
        pauses.paragraph, pauses.sentence, pauses.heading, pauses.heading, pauses.chapter,
        pauses.chapter,
      ])
  }

  @Test func wordsStayInsideWhatIsLeftOfTheSpeech() {
    let speech = FakeSpeechSource.speech("one two three", pace: 200)
    let (trimmed, silence) = PieceEdges.trim(speech)
    #expect(silence == PieceEdges.tail)
    #expect(trimmed.samples.count < speech.samples.count)
    #expect(trimmed.words.map(\.source) == speech.words.map(\.source))
    #expect(trimmed.words.last?.samples.upperBound == trimmed.samples.count)
    let cut = speech.samples.count - trimmed.samples.count
    #expect(
      cut == FakeSpeechSource.leading - PieceEdges.leadIn
        + FakeSpeechSource.trailing - PieceEdges.tail)
    #expect(trimmed.words[1].samples.count == speech.words[1].samples.count)
  }

  @Test func silenceWithoutWordsIsNothing() {
    let hum = Speech(samples: [Float](repeating: 0.0001, count: 5_000), words: [])
    #expect(PieceEdges.trim(hum).speech.samples.isEmpty)
  }
}

struct TimelineTests {
  @Test func momentsFindTheLastWordThatHasBegun() {
    var timeline = Timeline()
    let sentence = SpokenSentence(chapter: 0, range: 10..<17, text: "one two")
    let passage = Passage(
      sentence: sentence, whole: sentence.range,
      mark: .init(place: .init(chapter: 0, index: 0), part: 0), pause: .milliseconds(500))
    timeline.append(SpokenPiece(passage, FakeSpeechSource.speech("one two", pace: 1_000)))
    #expect(timeline.words.map(\.offsets) == [10..<13, 14..<17])
    #expect(timeline.word(at: 0) == nil)
    #expect(timeline.word(at: 1_000)?.text == "one")
    #expect(timeline.word(at: 4_000)?.text == "two")
    #expect(timeline.word(at: 1_000_000)?.text == "two")
    #expect(timeline.sentence(at: 5)?.offsets == 10..<17)
    #expect(timeline.sampleCount > timeline.words[1].samples.upperBound)
  }
}
