import BookParser
import Foundation
import Phonemes
import ReadingModel
import SpokenText
import Synthesizer
import TestSupport
import Testing

@testable import ReadAloud

struct EmphasizedTextTests {
  /// The emphasised pieces of a page's sentences, by the book's parser.
  private func pieces(
    _ body: String, style: String = "", rules: SpeechRules = .none
  ) async throws -> [[String]] {
    let head = "<title>T</title><style>\(style)</style>"
    let page = "<!DOCTYPE html><html lang=\"en\"><head>\(head)</head><body>\(body)</body></html>"
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let book = try await BookParser.open(file)
    let source = BookSentences(book, rules: KeyedSpeechRules(rules))
    var found: [[String]] = []
    for index in book.spine.indices {
      for sentence in try await source.sentences(inChapter: index) {
        let units = Array(sentence.text.utf16)
        found.append(sentence.emphases.map { String(decoding: units[$0], as: UTF16.self) })
      }
    }
    return found
  }

  @Test(arguments: ["em", "i", "strong", "b"])
  func `a few words in italics or bold are emphasised`(tag: String) async throws {
    let body =
      "<p>I did <\(tag)>not,</\(tag)> for once, say that. Then it was <\(tag)>very late</\(tag)>.</p>"
    #expect(try await pieces(body) == [["not"], ["very late"]])
  }

  @Test(arguments: [
    "font-style: italic", "font-style: oblique 10deg", "font-weight: bold", "font-weight: 700",
    "font-weight: bolder !important", "font: italic 1em serif", "font: 600 1em serif",
  ])
  func `words that the book's style sets in italics or bold are emphasised`(
    style: String
  ) async throws {
    let body = "<p>I did <span class=\"x\">not,</span> for once, say that.</p>"
    #expect(try await pieces(body, style: ".x { \(style) }") == [["not"]])
    let own = body.replacingOccurrences(of: "class=\"x\"", with: "style=\"\(style)\"")
    #expect(try await pieces(own) == [["not"]])
  }

  @Test(arguments: [
    "font-style: normal", "font-weight: 500", "font-weight: lighter", "font: 1em serif",
    "font-style: inherit", "font-family: italic", "font-size: 700", "font: inherit",
  ])
  func `other type is no emphasis`(style: String) async throws {
    let body = "<p>I did <span class=\"x\">not,</span> for once, say that.</p>"
    #expect(try await pieces(body, style: ".x { \(style) }") == [[]])
  }

  @Test func `upright words stand out of an italic passage, and italic ones do not`() async throws {
    let style = ".thought { font-style: italic } .up, em.up { font-style: normal }"
    let body = """
      <p class="thought">I did <span class="up">not,</span> for once, say <i>that</i> to them.</p>
      <p>It was <em class="up">very</em> late, and <i class="up">far</i> off.</p>
      """
    #expect(try await pieces(body, style: style) == [["not"], ["very"]])
  }

  @Test(arguments: [
    "<p><a class=\"x\" href=\"#a\">Here</a> is the lamp of the light.</p>",
    "<p class=\"x\">It was late, they said.</p>",
    "<p>They had a certain <span class=\"x\" lang=\"fr\">savoir</span> about them.</p>",
    "<p><span class=\"x\">O</span>nce there was a lamp in a window.</p>",
  ])
  func `bold links, paragraphs, foreign words and initials are no emphasis`(
    body: String
  ) async throws {
    let found = try await pieces(body, style: ".x { font-weight: bold }")
    #expect(!found.isEmpty && found.allSatisfy(\.isEmpty), "\(found)")
  }

  @Test func `headings are read more calmly, unless emphasis is switched off`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.html")
    try Data("<!DOCTYPE html><title>T</title><h2>A lamp</h2><p>It was lit.</p>".utf8).write(
      to: file)
    let book = try await BookParser.open(file)
    let calm = try await BookSentences(book).sentences(inChapter: 0)
    #expect(calm.map(\.text) == ["A lamp", "It was lit."])
    #expect(calm[0].pace < 1 && calm[1].pace == 1)
    var rules = SpeechRules.none
    rules.emphasis = false
    let plain = BookSentences(book, rules: KeyedSpeechRules(rules))
    #expect(try await plain.sentences(inChapter: 0).map(\.pace) == [1, 1])
  }

  @Test(arguments: [
    "<p><em>I did not say that.</em> He did.</p>",
    "<p><strong>Note:</strong> no.</p>",
    "<p>She was reading <i>War and Peace</i> in her room that day.</p>",
    "<p>He quoted <i>it was the best of times then</i> to all who were there to hear him.</p>",
    "<p>They had a certain <i lang=\"fr\">savoir vivre</i> about them.</p>",
    "<p>They had a certain <span lang=\"fr\">air of <i>savoir</i></span> about them.</p>",
    "<p><b>O</b>nce there was a lamp in a window.</p>",
    "<h1>The <em>very</em> long night of the lamps</h1>",
    "<pre>let <b>x</b> be the number of lamps</pre>",
    "<p>The lamp was lit<em> </em>at once.</p>",
  ])
  func `what is no emphasis is read as the rest`(body: String) async throws {
    let found = try await pieces(body)
    #expect(!found.isEmpty && found.allSatisfy(\.isEmpty), "\(found)")
  }

  @Test func `a chapter in bold is not looked through for each of its sentences`() {
    let count = 3_000
    let text = String(repeating: "It was so late. ", count: count)
    let units = Array(text.utf16)
    var chapter = Chapter(index: 0, title: nil, text: text, html: "", blocks: [])
    chapter.semantics = [SemanticSpan(.emphasis, 0..<units.count)]
    chapter.semantics += (0..<count).map { SemanticSpan(.emphasis, $0 * 16 + 7..<$0 * 16 + 9) }
    let emphasis = EmphasizedText(chapter, units)
    let near = (0..<count).map { emphasis.marked(near: $0 * 16..<$0 * 16 + 15).count }
    #expect(near.allSatisfy { 2...5 ~= $0 })
  }

  @Test(arguments: ["b", "i"]) func `what stands in a long marked passage is no emphasis`(
    tag: String
  ) async throws {
    let plain = "It was <em>so</em> late, they all said. "
    let found = try await pieces(
      "<p>\(plain)<\(tag)>\(String(repeating: plain, count: 9))</\(tag)>\(plain)</p>")
    #expect(found == [["so"]] + Array(repeating: [], count: 9) + [["so"]])
  }

  @Test func `a foreign word in a passage of one language is none of another`() async throws {
    let body =
      "<p lang=\"de\">Das war <i>sehr</i> spät, sagten alle dort. Man nannte es <i lang=\"fr\">tard</i> in jenem Haus.</p>"
    #expect(try await pieces(body) == [["sehr"], []])
  }

  @Test func `what is shouted is emphasis, and no title`() async throws {
    #expect(
      try await pieces("<p>He said <em>NEVER AGAIN</em> to all of us there.</p>") == [
        ["NEVER AGAIN"]
      ])
  }

  @Test func `a piece in another counts once`() async throws {
    #expect(
      try await pieces("<p>It was <b><i>very</i></b> late, and we were tired.</p>") == [["very"]])
  }

  @Test func `nothing is emphasised where a person does not want it`() async throws {
    let body = "<p>I did <em>not</em> say that to anybody.</p>"
    let off = SpeechRules(all: SpeechChoices(skip: [:], emphasis: false))
    #expect(try await pieces(body, rules: off) == [[]])
    let own = SpeechRules(
      all: SpeechChoices(emphasis: false), book: SpeechChoices(emphasis: true))
    #expect(try await pieces(body, rules: own) == [["not"]])
  }

  @Test func `rules keep their keys where emphasis was not chosen`() throws {
    let json = try String(decoding: JSONEncoder().encode(SpeechRules.none), as: UTF8.self)
    #expect(!json.contains("emphasis"))
    var off = SpeechRules.none
    off.emphasis = false
    #expect(KeyedSpeechRules(off) != .none)
    #expect(try JSONDecoder().decode(SpeechRules.self, from: JSONEncoder().encode(off)) == off)
  }

  /// Words of random pieces: a word is emphasised if, and only if, a part of it is.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `words are emphasised where they stand in a piece`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var place = 0
    let words = (0..<20).map { _ in
      let length = Int.random(in: 1...8, using: &random)
      defer { place += length + 1 }
      return PhonemeWord(
        text: "", source: place..<place + length, phonemes: "a", hasTrailingSpace: true)
    }
    var (pieces, start): ([Range<Int>], Int) = ([], 0)
    while start < place {
      let low = start + Int.random(in: 0...20, using: &random)
      let high = low + Int.random(in: 1...15, using: &random)
      pieces.append(low..<high)
      start = high
    }
    var utterance = Utterance(words: words)
    utterance.emphasize(pieces)
    for word in utterance.words {
      let isIn = word.source.contains { offset in pieces.contains { $0.contains(offset) } }
      #expect(word.isEmphasized == isIn)
    }
    #expect(utterance.words.map(\.source) == words.map(\.source))
  }
}
