import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

/// What holds for every text, tried on many.
struct SentencePropertyTests {
  static let languages: [String?] = [nil, "en", "de", "fr", "zh", "ja", "ru", "el", "sk"]
  static let rounds = 1500

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
