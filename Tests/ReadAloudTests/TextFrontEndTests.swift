import Foundation
import Phonemes
import ReadAloud
import ReadingModel
import Synthesizer
import Testing

/// Reads each word as itself.
private struct Speller: Phonemizer {
  func phonemes(of sentence: String) throws -> [PhonemeWord] {
    var words: [PhonemeWord] = []
    var offset = 0
    for part in sentence.split(separator: " ", omittingEmptySubsequences: false) {
      let length = part.utf16.count
      words.append(
        PhonemeWord(
          text: String(part), source: offset..<offset + length, phonemes: String(part),
          hasTrailingSpace: true))
      offset += length + 1
    }
    return words
  }
}

struct TextFrontEndTests {
  @Test func rangesCountFromTheSentencesPlace() throws {
    let utterance = try TextFrontEnd(phonemizer: Speller()).utterance("go home", at: 15_030)
    #expect(utterance.words.map(\.source) == [15_030..<15_032, 15_033..<15_037])
  }

  @Test func wordsOfANumberComeFromTheNumber() throws {
    // "🙂 25 men", where the number is read as two words
    let normalize: TextFrontEnd.Normalizer = { _ in
      MappedText(
        text: "🙂 twenty five men",
        spans: [
          .init(made: 0..<3, source: 0..<3, isCopy: true),
          .init(made: 3..<14, source: 3..<5, isCopy: false),
          .init(made: 14..<18, source: 5..<9, isCopy: true),
        ])
    }
    let front = TextFrontEnd(phonemizer: Speller(), normalize: normalize)
    let words = try front.utterance("🙂 25 men", at: 100).words
    #expect(words.map(\.text) == ["🙂", "twenty", "five", "men"])
    #expect(words.map(\.source) == [100..<102, 103..<105, 103..<105, 106..<109])
  }
}

struct VoiceTests {
  private let heart = Voice(id: "heart", name: "Heart", engine: "hibari", language: "en-US")

  @Test(arguments: ["en", "en-GB", "EN_us", "und", ""])
  func aVoiceReadsItsLanguage(tag: String) { #expect(heart.speaks(language: tag)) }

  @Test(arguments: ["de", "ja", "zh-Hant", "enm"])
  func aVoiceReadsNoOther(tag: String) { #expect(!heart.speaks(language: tag)) }

  @Test func textOfUnknownLanguageIsRead() { #expect(heart.speaks(language: nil)) }
}

struct VoiceReceiptTests {
  @Test func aReceiptSurvivesAndAnOlderFormatDoesNot() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(VoiceReceipt.read(file) == nil)
    var receipt = VoiceReceipt(source: "abc", runtime: "1.31.1", gain: 1.5)
    try receipt.write(to: file)
    #expect(VoiceReceipt.read(file) == receipt)
    receipt.format = 0
    try receipt.write(to: file)
    #expect(VoiceReceipt.read(file) == nil)
  }
}
