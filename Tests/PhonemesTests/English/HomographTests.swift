import Testing

@testable import Phonemes

struct HomographTableTests {
  @Test func everyLineIsUnderstoodAndEveryWordHasOneEntry() {
    #expect(HomographTable.english.mistakes == [])
    #expect(HomographTable.english.entries.count > 160)
  }

  @Test func everyWordHasSeveralReadingsThatDiffer() {
    for (word, entry) in HomographTable.english.entries {
      #expect(entry.choices.count >= 2, "\(word)")
      #expect(Set(entry.choices.map(\.name)).count == entry.choices.count, "\(word)")
      #expect(Set(entry.choices.map(\.sounds)).count == entry.choices.count, "\(word)")
    }
  }

  @Test func aMistakeIsReported() {
    let table = HomographTable("word\n  one = x / y ; near\n  two = z\n  three = a / b ; odd 3")
    #expect(table.mistakes.count == 2)
  }
}

@Suite(.enabled(if: Prepared.data != nil, Prepared.reason))
struct HomographTests {
  @Test(arguments: [
    ("She plays bass guitar in a band.", "bass", "bˈAs"),
    ("He caught a huge bass in the lake.", "bass", "bˈæs"),
    ("The ship's bow cut through the waves.", "bow", "bˈW"),
    ("She drew the bow and let the arrow fly.", "bow", "bˈO"),
    ("They fought with swords and axes.", "axes", "ˈæksᵻz"),
    ("The axes of the graph are labelled x and y.", "axes", "ˈæksˌiz"),
    ("I have read that book.", "read", "ɹˈɛd"),
    ("She wants to read it tonight.", "read", "ɹˈid"),
    ("We live in the north.", "live", "lˈɪv"),
    ("It was a live album.", "live", "lˈIv"),
    ("The pipes were made of lead and tin.", "lead", "lˈɛd"),
    ("They will lead the way.", "lead", "lˈid"),
    ("The wind blew all night.", "wind", "wˈɪnd"),
    ("You must wind up the clock.", "wind", "wˈInd"),
    ("They object to the plan.", "object", "əbʤˈɛkt"),
    ("A strange object lay on the table.", "object", "ˈɑbʤəkt"),
    ("He set a new record.", "record", "ɹˈɛkəɹd"),
    ("We record every meeting.", "record", "ɹəkˈɔɹd"),
    ("The Polish army marched.", "polish", "pˈOlɪʃ"),
    ("Please polish the silver.", "polish", "pˈɑlɪʃ"),
    ("Please close the door.", "close", "klˈOz"),
    ("They are close friends.", "close", "klˈOs"),
    ("At the close of the day they slept.", "close", "klˈOz"),
    ("A tear ran down her cheek.", "tear", "tˈiɹ"),
    ("Do not tear the paper.", "tear", "tˈɛɹ"),
    ("They drank warm sake in Kyoto, Japan.", "sake", "sˈɑkA"),
    ("For the sake of peace he left.", "sake", "sˈAk"),
  ])
  func contextDecides(sentence: String, word: String, phonemes: String) throws {
    let words = try Prepared.reader().phonemes(of: sentence)
    let said = try #require(words.first { $0.text.lowercased() == word })
    #expect(said.phonemes == phonemes)
  }

  @Test func britishReadingsAreBritish() throws {
    let words = try Prepared.reader(.british).phonemes(of: "He took a bow on stage.")
    #expect(words.contains { $0.phonemes == "bˈW" })
    let row = try Prepared.reader(.british).phonemes(of: "They had a furious row about money.")
    #expect(row.contains { $0.phonemes == "ɹˈW" })
  }
}
