import Foundation
import OnnxRuntime
import TestSupport
import Testing

@testable import Phonemes

@Suite(.enabled(if: Prepared.data != nil, Prepared.reason), .ownThreads)
struct EnglishPhonemizerTests {
  @Test(arguments: [
    ("the apple", "ði ˈæpᵊl"), ("the pear", "ðə pˈɛɹ"),
    ("to eat", "tʊ ˈit"), ("to sleep", "tə slˈip"),
    ("a dog", "ɐ dˈɔɡ"), ("an owl", "ɐn ˈWl"),
    ("I used to sing", "ˌI jˈust tə sˈɪŋ"),
  ])
  func functionWordsDependOnWhatFollows(text: String, phonemes: String) throws {
    #expect(try Prepared.said(text) == phonemes)
  }

  @Test(arguments: [
    ("$3.50", "θɹˈi dˈɑləɹz ænd fˈɪfti sˈɛnts"), ("£1", "wˈʌn pˈWnd"),
    ("in 1984", "ɪn nˌIntˈin ˈATi fˈɔɹ"), ("21st", "twˈɛnti fˈɜɹst"),
    ("3.14", "θɹˈi pYnt wˈʌn fˈɔɹ"),
  ])
  func numbersAreRead(text: String, phonemes: String) throws {
    #expect(try Prepared.said(text) == phonemes)
  }

  @Test func dialectsDiffer() throws {
    #expect(try Prepared.said("better bath") == "bˈɛTəɹ bˈæθ")
    #expect(try Prepared.said("better bath", .british) == "bˈɛtə bˈɑːθ")
  }

  @Test func aPronunciationInTheTextIsTakenAsItIs() throws {
    let text = "Say [Vorleser](/fˈɔɹlˌAzəɹ/), please."
    let words = try Prepared.reader().phonemes(of: text)
    #expect(words.map(\.phonemes).joined(separator: "|") == "sˈA|fˈɔɹlˌAzəɹ|,|plˈiz|.")
    let word = try #require(words.first { $0.text == "Vorleser" })
    #expect(Array(text.utf16)[word.source].elementsEqual("Vorleser".utf16))
  }

  @Test func aLinkIsReadAsItsText() throws {
    let said = try Prepared.said("See [this page](https://example.org/x) now")
    #expect(!said.contains("example"))
    #expect(said.hasSuffix("nˈW"))
  }

  @Test func aWordBehindAMisreadQuotationMarkIsStillLookedUp() throws {
    for text in ["a \"pet project\" of hers", "“pet project” it was", "(a \"project\")"] {
      #expect(try Prepared.said(text).contains("pɹˈɑʤˌɛkt"), "\(text)")
    }
  }

  @Test func unknownWordsAreAskedForOnceAndPartsOfCompoundsAlone() throws {
    #expect(try Prepared.said("Zqwxy") == "(Zqwxy)")
    #expect(try Prepared.said("wind-zqwxy") == "wˈɪnd(zqwxy)")
  }

  @Test(arguments: [
    "", " ", "\n\t ", "-", "'", "''''", "…", "👩‍👩‍👧 loves 🦊s", "日本語", "e\u{301}tude", "Ａ１",
    "٣٤", "½ cup", "\u{0}\u{7}", String(repeating: "a", count: 5_000),
    String(repeating: "1,", count: 500), String(repeating: "[", count: 2_000),
    "9999999999999999999999",
    String(repeating: "9", count: 300), "$", "$.", "-.5", "1..2", "s'", "'s", "[]()", "[a](//)",
    "[a](/)",
    "x.com", "http://", "U.S.A.", "...", "'''quoted'''",
  ])
  func strangeTextIsReadWithoutHarm(text: String) throws {
    try expectRanges(of: text)
  }

  @Test(.enabled(if: Places.corpus != nil, "needs the corpus"))
  func rangesHoldTheWordsOfRealSentences() throws {
    for text in try Self.realTexts() { try expectRanges(of: text) }
  }

  /// Every other line of a collection; what they are is beside the point.
  static func realTexts() throws -> [String] {
    let folder = try #require(Places.corpus).appending(path: "tts-text/g2p")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" && !$0.path.contains("gold") }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated()
          .filter { $0.offset % 8 == 0 }.compactMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.element.utf8))
            let fields = object as? [String: Any]
            return fields?["text"] as? String ?? fields?["sentence"] as? String
          }
      }
  }

  /// Ranges ascend, lie in the text, and hold exactly the words that are named.
  private func expectRanges(of text: String) throws {
    let units = Array(text.utf16)
    for dialect in EnglishDialect.allCases {
      let reader = try Prepared.reader(dialect)
      for words in [try reader.phonemes(of: text), try reader.pieces(of: text)] {
        var end = 0
        for word in words {
          try #require(word.source.lowerBound >= end, "\(text)")
          try #require(word.source.upperBound <= units.count, "\(text)")
          end = word.source.upperBound
          #expect(units[word.source].elementsEqual(word.text.utf16), "\(word.text) in \(text)")
        }
      }
    }
  }

  @Test func manyThreadsReadTheSame() async throws {
    let reader = try Prepared.reader()
    let text = "The \"minute\" hand of Vorlesia's clock wound down; 1,234 people read about it."
    let expected = try reader.phonemes(of: text)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { try reader.phonemes(of: text) == expected } }
      for try await same in group { #expect(same) }
    }
  }

  @Test func theNetworkReadsInventedWordsInTheAlphabet() throws {
    let data = try #require(Prepared.data)
    let library = data.folder.deletingLastPathComponent().appending(path: "lib/libonnxruntime.so")
    let runtime = try Runtime(library: library)
    for dialect in EnglishDialect.allCases {
      let reader = try EnglishPhonemizer(dialect, data: data, runtime: runtime)
      for word in ["Blorptastic", "Zweeblefrux", String(repeating: "narf", count: 12)] {
        let said = try reader.phonemes(of: word).map(\.phonemes).joined()
        #expect(said.unicodeScalars.contains(where: PhonemeInventory.isVowel))
        let strange = said.unicodeScalars.filter { !PhonemeInventory.contains($0, in: dialect) }
        #expect(strange.isEmpty, "\(word): \(said)")
      }
    }
  }
}
