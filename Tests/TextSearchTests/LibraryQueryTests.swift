import Testing

@testable import TextSearch

/// What a query for the library becomes.
struct LibraryQueryTests {
  @Test(arguments: [
    ("white whale", #"("white" AND "whale")"#),
    ("Straße CAFÉ", #"("strasse" AND "cafe")"#),
    (#""white whale""#, #""white whale""#),
    ("„white whale“", #""white whale""#),
    (#""white wha"*"#, #""white wha"*"#),
    ("harb*", #""harb"*"#),
    ("don't", #""don t""#),
    ("a OR b c", #"("a" OR ("b" AND "c"))"#),
    ("(a OR b) AND c", #"(("a" OR "b") AND "c")"#),
    ("whale NOT white", #"("whale" NOT "white")"#),
    ("NEAR(whale boat, 5)", #"NEAR("whale" "boat", 5)"#),
    ("NEAR(whale boat)", #"NEAR("whale" "boat", 10)"#),
    ("near (a)", #"("near" AND "a")"#),
    ("鲁迅先生", #""鲁 迅 先 生""#),
    ("中文abc", #""中 文 abc""#),
    ("http://x.org", #""http x org""#),
  ]) func wordsPhrasesAndOperators(text: String, expression: String) throws {
    #expect(try LibraryQuery(text).expression == expression)
  }

  @Test(arguments: [
    ("a AND", #"("a" AND "and")"#), ("OR a", #"("or" AND "a")"#), ("(a", #""a""#),
    ("a)", #""a""#), ("NOT a", #"("not" AND "a")"#), ("NEAR(a", #"("near a")"#),
    ("a OR OR b", #"("a" AND "or" AND "or" AND "b")"#),
  ]) func whatDoesNotFitIsTakenAsWords(text: String, expression: String) throws {
    let found = try #require(try LibraryQuery(text).expression)
    #expect(found == expression || "(\(found))" == expression)
  }

  @Test func fieldsChooseBooks() throws {
    let query = try LibraryQuery(#"author:"Herman Melville" lang:en-GB TITLE:Wal whale"#)
    #expect(query.expression == #""whale""#)
    #expect(
      query.filters == [
        .init(field: .author, value: "herman melville"), .init(field: .lang, value: "en-gb"),
        .init(field: .title, value: "wal"),
      ])
    #expect(query.words == ["whale"])
    let alone = try LibraryQuery("author:melville")
    #expect(alone.expression == nil && alone.filters.count == 1)
    #expect(try LibraryQuery("colour:red").expression == #""colour red""#)
  }

  @Test(arguments: ["", " ", "--", "\"\"", "()", "***", "🙂"]) func nothingToFindIsSaid(text: String)
  {
    #expect(throws: SearchError.emptyQuery) { try LibraryQuery(text) }
  }

  @Test func aLongQueryIsRefused() {
    #expect(throws: SearchError.tooLong(limit: SearchQuery.unitLimit)) {
      try LibraryQuery(String(repeating: "a ", count: 501))
    }
  }

  @Test func deepBracketsAndManyWordsAreTakenAsWords() throws {
    let deep = String(repeating: "(", count: 300) + "a" + String(repeating: ")", count: 300)
    #expect(try LibraryQuery(deep).expression == #""a""#)
    let many = try LibraryQuery((0..<200).map { "w\($0)" }.joined(separator: " "))
    #expect(many.phrases.count == LibraryQuery.phraseLimit)
  }

  @Test(arguments: [
    ("Ein Café, „groß“.", ["ein", "cafe", "gross"]),
    ("Ὀδυσσεύς", ["οδυσσευσ"]),
    ("حَرْب", ["حرب"]),
    ("老人と海", ["老", "人", "と", "海"]),
    ("カフェ", ["か", "ふ", "ぇ"]),
    ("𠮷野家", ["𠮷", "野", "家"]),
    ("word中文x", ["word", "中", "文", "x"]),
  ]) func tokensAreFoldedWordsAndSingleCharacters(text: String, tokens: [String]) {
    var tokenizer = TextTokenizer()
    #expect(tokenizer.joined(Array(text.utf16)) == tokens.joined(separator: " "))
  }

  @Test func aSyllableOfKoreanAndAVoicedKanaAreOneToken() {
    var tokenizer = TextTokenizer()
    let text = Array("한국어 がく".utf16)
    let tokens = tokenizer.tokens(of: text)
    #expect(tokens.map(\.source) == [0..<1, 1..<2, 2..<3, 4..<5, 5..<6])
  }

  @Test func passagesCoverATextWithoutAGapAndPartNoPair() {
    let text = Array(String(repeating: "𠮷野家で食べる", count: 20_000).utf16)
    let ranges = Passages.ranges(of: text)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.count)
    for (former, next) in zip(ranges, ranges.dropFirst()) {
      #expect(former.upperBound == next.lowerBound)
      #expect(text[next.lowerBound] & 0xFC00 != 0xDC00)
      #expect(Passages.units(former, of: text).count > former.count)
    }
  }

  @Test func aLetterWithCountlessMarksMakesNoLongPassage() {
    let text = Array(("a" + String(repeating: "\u{301}", count: 600_000)).utf16)
    let ranges = Passages.ranges(of: text)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.count)
    for range in ranges {
      #expect(range.count <= Passages.length + 32)
      #expect(Passages.units(range, of: text).count <= range.count + Passages.overlap + 32)
    }
  }

  @Test func aPhraseThatIsTypedTwiceIsMarkedOnce() throws {
    let query = try LibraryQuery("a* b a* \"a\" b")
    #expect(query.phrases.map(\.expression) == ["\"a\"*", "\"b\"", "\"a\""])
  }
}
