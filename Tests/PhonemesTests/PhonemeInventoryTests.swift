import Foundation
import TestSupport
import Testing
import StreamCompression

@testable import Phonemes

struct PhonemeInventoryTests {
  @Test func englishHasFortyNineSymbolsAndEachDialectFortyFive() {
    let symbols = PhonemeInventory.english
    #expect(Set(symbols.map(\.symbol)).count == 49)
    #expect(symbols.count == 49)
    for dialect in EnglishDialect.allCases {
      #expect(symbols.count { $0.dialects.contains(dialect) } == 45)
    }
  }

  @Test func theRulesClassesFollowTheKinds() {
    for phoneme in PhonemeInventory.english {
      let isVowel = PhonemeInventory.isVowel(phoneme.symbol)
      let isConsonant = PhonemeInventory.isConsonant(phoneme.symbol)
      switch phoneme.kind {
      case .consonant: #expect(isConsonant && !isVowel)
      case .affricate: #expect(isConsonant && PhonemeInventory.isDouble(phoneme.symbol))
      case .vowel: #expect(isVowel == (phoneme.symbol != "ᵊ") && !isConsonant)
      case .diphthong: #expect(isVowel && PhonemeInventory.isDouble(phoneme.symbol))
      case .stress, .length: #expect(!isVowel && !isConsonant)
      }
    }
  }

  @Test(.enabled(if: Places.wheels != nil, "needs the wheels of `make build`"))
  func everySymbolHasANumberInTheVoicesVocabulary() throws {
    let assets = try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets")
    let json = try Data(contentsOf: assets.appending(path: "vocab.json"))
    let vocabulary = try JSONDecoder().decode([String: Int].self, from: json)
    #expect(vocabulary.count == 114)
    for phoneme in PhonemeInventory.english {
      #expect(vocabulary[String(phoneme.symbol)] != nil, "\(phoneme.symbol)")
    }
    for mark in Marks.spoken { #expect(vocabulary[String(mark)] != nil, "\(mark)") }
  }

  @Test(
    .enabled(if: Places.wheels != nil, "needs the wheels of `make build`"),
    arguments: EnglishDialect.allCases, ["gold", "silver"])
  func everyLexiconEntryUsesOnlyListedSymbols(dialect: EnglishDialect, name: String) throws {
    let assets = try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets")
    let file = assets.appending(path: "lexicon_\(dialect.rawValue)_\(name).json.gz")
    let json = try Gzip.decompress([UInt8](Data(contentsOf: file)), limit: 1 << 26)
    let entries = try JSONDecoder().decode([String: LexiconSource].self, from: Data(json))
    #expect(entries.count > 80_000)
    var used: Set<Unicode.Scalar> = []
    for entry in entries.values {
      switch entry {
      case .one(let phonemes): used.formUnion(phonemes.unicodeScalars)
      case .several(let variants):
        for case let phonemes? in variants.values { used.formUnion(phonemes.unicodeScalars) }
      }
    }
    #expect(used.filter { !PhonemeInventory.contains($0, in: dialect) }.isEmpty)
  }

  @Test func homographsUseOnlyListedSymbols() {
    for entry in HomographTable.english.entries.values {
      for choice in entry.choices {
        for (dialect, pronunciation) in choice.sounds {
          guard case .spelled(let phonemes) = pronunciation else { continue }
          let unknown = phonemes.unicodeScalars.filter {
            !PhonemeInventory.contains($0, in: dialect)
          }
          #expect(unknown.isEmpty, "\(phonemes)")
        }
      }
    }
  }
}
