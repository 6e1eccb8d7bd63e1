import TestSupport
import Testing

@testable import Articles

struct TreeTests {
  @Test(arguments: [
    ("", 0), ("   ", 0), (" a ", 1), ("a  b", 3), ("a \u{A0}\n b c", 5), ("𝒳\u{3000}𝒳", 5),
    ("\u{FEFF}x\u{2028}", 1),
  ])
  func lengthsCollapseWhiteSpace(_ text: String, _ length: Int) {
    let bytes = Array(text.utf8)
    #expect(TextMeasure(bytes.span, bytes.indices).length == length)
  }

  /// Wherever a text is cut, the measures of its parts add up to its own.
  @Test func measuresAddUp() async throws {
    try await FuzzLoop("measures", caseCount: 300).run { generator in
      let letters = Array("a,， \u{A0}\u{3000}\n𝒳é،")
      let text = (0..<12).map { _ in letters[Int.random(in: letters.indices, using: &generator)] }
      let cut = Int.random(in: 0...12, using: &generator)
      func measure(_ part: ArraySlice<Character>) -> TextMeasure {
        let bytes = Array(String(part).utf8)
        return TextMeasure(bytes.span, bytes.indices)
      }
      var sum = measure(text[..<cut])
      sum.append(measure(text[cut...]))
      let whole = measure(text[...])
      #expect(sum.length == whole.length)
      #expect(sum.commas == whole.commas && sum.otherCommas == whole.otherCommas)
      #expect(sum.isBlank == whole.isBlank)
    }
  }

  /// Long texts are measured in blocks where they are ASCII; single characters are not.
  @Test func longTextsMeasureAsTheirCharactersDo() async throws {
    try await FuzzLoop("long measures", caseCount: 200).run { generator in
      let letters =
        Array("abcdefgh,,  \n\t") + (Bool.random(using: &generator) ? ["é", "\u{A0}"] : [])
      let count = Int.random(in: 0...200, using: &generator)
      let text = (0..<count).map { _ in letters[Int.random(in: letters.indices, using: &generator)]
      }
      let bytes = Array(String(text).utf8)
      let whole = TextMeasure(bytes.span, bytes.indices)
      var sum = TextMeasure()
      for character in text {
        let bytes = Array(String(character).utf8)
        sum.append(TextMeasure(bytes.span, bytes.indices))
      }
      #expect(whole.length == sum.length && whole.commas == sum.commas)
      #expect(
        whole.startsWithSpace == sum.startsWithSpace && whole.endsWithSpace == sum.endsWithSpace)
    }
  }

  /// Bytes are searched in blocks, of which the last one is shorter.
  @Test func bytesAreFoundWhereverTheyStand() {
    for count in 1...40 {
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0, count: count)
        bytes[place] = 7
        #expect(bytes.span.firstIndex(from: 0, to: count) { $0.equals(7) } == place)
        #expect(bytes.span.firstIndex(from: place + 1, to: count) { $0.equals(7) } == count)
        #expect(bytes.span.firstIndex(from: 0, to: place) { $0.equals(7) } == place)
      }
    }
  }

  @Test(arguments: [
    ("display:none", true), (" Display : NONE ! important", true), ("x;visibility:hidden;", true),
    ("display:none;display:block", false), ("visibility:hidden;visibility:visible", false),
    ("display:block none", false), ("display:nonesuch", false), ("x-display:none", false),
    ("none:display", false), ("display", false), ("", false),
  ])
  func theLastDeclarationOfAStyleHides(_ style: String, _ isHidden: Bool) {
    #expect(InlineStyle.hides(style.utf8Span.span) == isHidden)
  }

  @Test(
    arguments: [
      ("sidebar-left", ClassWords.unlikely.union(.negative)),
      ("Main-Content", [.perhaps, .positive]),
      ("hid", .negative), ("a hid b", .negative), ("hide", []),
      ("post-share", [.positive, .negative, .share]),
      ("shared", .negative), ("ytd-ad-x", [.unlikely, .negative]), ("by_AUTHOR", .byline), ("", []),
    ] as [(String, ClassWords)])
  func wordsOfClassesAreFound(_ text: String, _ words: ClassWords) {
    let bytes = Array(text.utf8)
    #expect(ClassWords(bytes.span, bytes.indices) == words)
  }

  /// The list of spellings has the order of the cases.
  @Test func namesAreSpelledAsTheirCases() {
    for name in ElementName.allCases where name != .annotationXML {
      #expect(name.spelling == "\(name)".lowercased())
    }
    for name in AttributeName.allCases.dropFirst() {
      #expect(name.spelling.filter(\.isLetter) == "\(name)".lowercased())
    }
  }

  @Test func knownNamesHaveDifferentHashes() {
    for name in ElementName.allCases.dropFirst(4) {
      let bytes = Array(name.spelling.utf8)
      #expect(KnownNames.elements.name(bytes.span, bytes.indices) == name)
    }
    for name in AttributeName.allCases.dropFirst() {
      let bytes = Array(name.spelling.uppercased().utf8)
      #expect(KnownNames.attributes.name(bytes.span, bytes.indices) == name)
    }
  }
}
