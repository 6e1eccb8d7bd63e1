import Synchronization
import Testing

@testable import Phonemes

struct NumberWordsTests {
  @Test(arguments: [
    ("0", "zero"), ("000", "zero"), ("7", "seven"), ("13", "thirteen"), ("40", "forty"),
    ("99", "ninety nine"), ("100", "one hundred"), ("1001", "one thousand one"),
    ("12345678", "twelve million three hundred forty five thousand six hundred seventy eight"),
    ("1000000000000", "one trillion"),
  ])
  func cardinalsAreSpelled(digits: String, words: String) {
    #expect(NumberWords.cardinal(digits).joined(separator: " ") == words)
  }

  @Test func aNumberWithoutANameIsReadDigitByDigit() {
    let digits = String(repeating: "7", count: 40)
    #expect(NumberWords.cardinal(digits) == Array(repeating: "seven", count: 40))
  }

  @Test(arguments: [
    ("1", "first"), ("20", "twentieth"), ("23", "twenty third"), ("112", "one hundred twelfth"),
  ])
  func ordinalsAreSpelled(digits: String, words: String) {
    #expect(NumberWords.ordinal(digits).joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("1984", "nineteen eighty four"), ("1905", "nineteen oh five"), ("1900", "nineteen hundred"),
    ("2005", "two thousand five"), ("2010", "twenty ten"), ("0044", "forty four"),
  ])
  func yearsAreSpelled(digits: String, words: String) {
    #expect(NumberWords.year(digits).joined(separator: " ") == words)
  }
}

struct StressTests {
  @Test func marksGoBeforeTheVowel() {
    #expect(Stress.apply(.primary, to: "stɹɪŋ") == "stɹˈɪŋ")
    #expect(Stress.apply(.atLeastSecondary, to: "stɹɪŋ") == "stɹˌɪŋ")
    #expect(Stress.apply(.primary, to: "tst") == "tst")
  }

  @Test func changesFollowWhatIsThere() {
    #expect(Stress.apply(.removed, to: "ˌɪnfəɹmˈAʃən") == "ɪnfəɹmAʃən")
    #expect(Stress.apply(.weakened, to: "ˌɪnfəɹmˈAʃən") == "ɪnfəɹmˌAʃən")
    #expect(Stress.apply(.weakened, to: "ðə") == "ðə")
    #expect(Stress.apply(.primary, to: "ˌɪn") == "ˈɪn")
    #expect(Stress.apply(.atLeastSecondary, to: "kˈæt") == "kˈæt")
    #expect(Stress.apply(nil, to: "kˈæt") == "kˈæt")
  }
}

struct InflectionTests {
  @Test func endingsFollowTheLastSound() {
    let american = Inflection(dialect: .american)
    let british = Inflection(dialect: .british)
    #expect(american.plural("kˈæt") == "kˈæts")
    #expect(american.plural("dˈɔɡ") == "dˈɔɡz")
    #expect(american.plural("hˈɔɹs") == "hˈɔɹsᵻz")
    #expect(british.plural("hˈɔːs") == "hˈɔːsɪz")
    #expect(american.past("wˈAt") == "wˈAɾᵻd")
    #expect(british.past("wˈAt") == "wˈAtɪd")
    #expect(american.past("lˈʊk") == "lˈʊkt")
    #expect(american.gerund("wˈAt") == "wˈAɾɪŋ")
    #expect(british.gerund("stˈɑː") == nil)
    #expect(american.plural("") == nil)
  }
}

struct SubwordsTests {
  @Test(arguments: [
    ("McDonald", ["Mc", "Donald"]), ("iPhone", ["i", "Phone"]), ("ABcd", ["A", "Bcd"]),
    ("A320-200", ["A", "320", "-", "200"]), ("don't", ["don't"]), ("o'clock", ["o'c", "lock"]),
    ("1,234.5", ["1,234.5"]), ("-.5", ["-.5"]), ("x--y", ["x", "--", "y"]), ("well", ["well"]),
  ])
  func wordsFallIntoPieces(word: String, pieces: [String]) {
    let scalars = Array(word.unicodeScalars)
    let found = Subwords.pieces(of: scalars[...]).map { range in
      String(String.UnicodeScalarView(scalars[range]))
    }
    #expect(found == pieces)
  }
}

struct UnknownWordsTests {
  @Test func anAnswerIsRememberedAndMemoryIsBounded() throws {
    let asked = Mutex(0)
    let words = UnknownWords { word in
      asked.withLock { $0 += 1 }
      return word
    }
    for _ in 0..<3 { #expect(try words.phonemes(of: "vorlix") == "vorlix") }
    #expect(asked.withLock { $0 } == 1)
    for number in 0..<(3 * UnknownWords.rememberedCount) {
      _ = try words.phonemes(of: "word\(number)")
    }
    _ = try words.phonemes(of: "vorlix")
    #expect(asked.withLock { $0 } == 3 * UnknownWords.rememberedCount + 2)
  }
}

@Suite(.enabled(if: Prepared.data != nil, Prepared.reason))
struct WordSplitterTests {
  @Test(arguments: [
    ("Don't stop.", ["Do", "n't", "stop", "."]),
    ("Mr. Smith (the elder) left.", ["Mr.", "Smith", "(", "the", "elder", ")", "left", "."]),
    ("well-known", ["well", "-", "known"]),
    ("He said: “No!”", ["He", "said", ":", "“", "No", "!", "”"]),
    ("5km/h, $3", ["5", "km/h", ",", "$", "3"]), ("www.example.org/a-b", ["www.example.org/a-b"]),
    ("U.S.", ["U.S."]), ("Wait...what", ["Wait", "...", "what"]),
  ])
  func textFallsIntoWordsAndMarks(text: String, words: [String]) throws {
    let splitter = WordSplitter(exceptions: try #require(Prepared.data).exceptions)
    let slice = TextSlice(text)
    let pieces = splitter.pieces(of: slice.scalars, in: 0..<slice.scalars.count)
    #expect(pieces.map { slice.text($0.range) } == words)
  }
}
