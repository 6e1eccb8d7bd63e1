import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

/// What holds for every text, tried on many.
struct SentencePropertyTests {
  static let languages: [String?] = [nil, "en", "de", "fr", "zh", "ja", "ru", "el", "sk"]
  static let rounds = LongTests.count(1500, quick: 250)

  @Test(arguments: languages)
  func rangesCoverEveryVisibleCharacterOnce(language: String?) {
    var generator = SeededGenerator(seed: 1)
    let segmenter = SentenceSegmenter(language: language)
    for _ in 0..<Self.rounds {
      for text in [RandomText.tricky(&generator), RandomText.any(&generator)] {
        expectSound(segmenter.sentences(in: text), of: text)
        expectSound(segmenter.sentences(inPlainText: text), of: text)
      }
    }
  }

  @Test(arguments: ["\u{2060}", "\u{FEFF}", "\u{200B}", "\u{AD}", "\u{200E}", "\u{2060}\u{2060}"])
  func whatNobodySeesChangesNoBoundary(unseen: String) throws {
    var generator = SeededGenerator(seed: 3)
    var texts = [
      "What manners!—so he said. Yes. “No”—she left. Wait…—what? Mr. Hill came. It is 3.5 m. End.",
      "“Go!” he cried. (Really?) he asked—and went. See p. 5. 1. One. 2. Two.",
    ]
    for _ in 0..<LongTests.count(300, quick: 50) { texts.append(RandomText.tricky(&generator)) }
    for text in texts {
      let plain = text.replacing(unseen, with: "")
      for (language, place) in zip(Self.languages, [0, 1, 3, 7, 12, 13, 14, 15, 16]) {
        let segmenter = SentenceSegmenter(language: language)
        let units = Array(plain.utf16)
        let joined = Array(unseen.utf16)
        // Before each of some units, never inside a character and never beside white space.
        var changed: [UInt16] = []
        for (index, unit) in units.enumerated() {
          let isInside = index > 0 && !isSpace(units[index - 1]) && !isSpace(unit)
          if isInside, index % 5 == place % 5, !UTF16.isTrailSurrogate(unit) { changed += joined }
          changed.append(unit)
        }
        let other = String(decoding: changed, as: UTF16.self)
        let wanted = segmenter.sentences(in: plain).map {
          String(decoding: units[$0], as: UTF16.self)
        }
        let found = segmenter.sentences(in: other).map {
          String(decoding: changed[$0], as: UTF16.self)
        }
        let seen = { (text: String) in
          String(
            String.UnicodeScalarView(
              text.unicodeScalars.filter { !unseen.unicodeScalars.contains($0) }))
        }
        #expect(found.map(seen) == wanted.map(seen), "\(other.debugDescription)")
        expectSound(segmenter.sentences(in: other), of: other)
      }
    }
  }

  private func isSpace(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }

  @Test func aWordJoinerBeforeADashEndsNoSentence() {
    let sentences = { SentenceSegmenter(language: "en").sentences(in: $0).count }
    #expect(sentences("What manners!—so he said.") == 1)
    #expect(sentences("What manners!\u{2060}—so he said.") == 1)
    #expect(sentences("He left.\u{2060} She stayed.") == 2)
  }

  @Test(arguments: languages)
  func aBlockIsSplitTheSameWhereverItStands(language: String?) {
    var generator = SeededGenerator(seed: 2)
    let segmenter = SentenceSegmenter(language: language)
    for _ in 0..<Self.rounds {
      let block = RandomText.tricky(&generator)
      let before = RandomText.tricky(&generator) + "\n"
      let text = before + block + "\n" + RandomText.tricky(&generator)
      let start = before.utf16.count
      let range = start..<start + block.utf16.count
      // A combining mark at the block's start would join the newline before it in UTF-16 only.
      let chapter = Chapter(
        index: 0, title: nil, text: text, html: "", blocks: [Block(.paragraph, range)])
      let found = SentenceSegmenter.sentences(of: chapter, language: language).map(\.range)
      let alone = segmenter.sentences(in: block).map {
        $0.lowerBound + start..<$0.upperBound + start
      }
      #expect(found == alone, "\(text.debugDescription)")
    }
  }

  @Test func longTextsOfOneCharacterTakeLinearTime() {
    let segmenter = SentenceSegmenter(language: "en")
    for piece in [
      ".", ". ", "(", "“", "\"", " ", "\n", "A. ", "1. ", "a) ", "!”", "。", ":) ", "• ", "(( . ",
    ] {
      let text = String(repeating: piece, count: 20_000)
      let (time, sentences) = processorTime { segmenter.sentences(inPlainText: text) }
      expectCovered(sentences, of: text)
      // A debug build takes a second or two; a quadratic step takes minutes.
      #expect(time < .seconds(20), "\(piece)")
    }
  }

  @Test(.enabled(if: Places.corpus != nil, "needs the corpus (VORLESER_CORPUS)"))
  func realTextsAreCovered() throws {
    let corpus = try #require(Places.corpus)
    let folder = corpus.appending(path: "tts-text/seg")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jsonl") }
    #expect(!files.isEmpty)
    struct Case: Decodable {
      var lang: String?
      var text: String
    }
    for file in files {
      let lines = try Data(contentsOf: folder.appending(path: file)).split(separator: 10)
      for line in lines {
        let item = try JSONDecoder().decode(Case.self, from: line)
        let segmenter = SentenceSegmenter(language: item.lang)
        expectSound(segmenter.sentences(inPlainText: item.text), of: item.text)
        #expect(segmenter.sentences(in: item.text) == segmenter.sentences(in: item.text))
      }
    }
  }

  private func expectCovered(_ ranges: [Range<Int>], of text: String) {
    var end = 0
    for range in ranges {
      #expect(range.lowerBound >= end && !range.isEmpty)
      end = range.upperBound
    }
    #expect(end <= text.utf16.count)
  }

  /// Ascending, disjoint, inside the text, trimmed, at character boundaries, nothing left out.
  private func expectSound(_ ranges: [Range<Int>], of text: String) {
    expectCovered(ranges, of: text)
    let units = text.utf16
    let covered = ranges.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var offset = 0
    for scalar in text.unicodeScalars {
      if !scalar.properties.isWhitespace {
        #expect(covered.contains(offset), "\(text.debugDescription) at \(offset)")
      }
      offset += UTF16.width(scalar)
    }
    let characters = Set(text.indices.map { units.distance(from: units.startIndex, to: $0) })
      .union([units.count])
    for range in ranges {
      #expect(
        characters.contains(range.lowerBound) && characters.contains(range.upperBound),
        "\(text.debugDescription) \(range)")
    }
  }
}
