import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import TextSearch

/// Folding, and the way back to the text.
struct FoldingTests {
  private func folded(
    _ text: String, ignoresCase: Bool = true, ignoresAccents: Bool = true
  ) -> FoldedText {
    var folder = TextFolder(
      CharacterFolding(ignoresCase: ignoresCase, ignoresAccents: ignoresAccents))
    var folded = FoldedText()
    let units = Array(text.utf16)
    folder.fold(units, 0..<units.count, onto: &folded)
    return folded
  }

  private func string(_ text: FoldedText) -> String { String(decoding: text.units, as: UTF16.self) }

  @Test(arguments: [
    ("Straße", "STRASSE"), ("STRAẞE", "strasse"), ("ﬁnd", "FIND"), ("oﬃce", "office"),
    ("Ｖｏｒｌｅｓｅｒ", "vorleser"), ("ｶﾞｷﾞ", "ガギ"), ("がぎ", "ガギ"), ("Ærø", "AERO"),
    ("naïve", "naive"), ("nai\u{308}ve", "naïve"), ("Ὀδυσσεύς", "οδυσσευσ"), ("Ёлка", "елка"),
    ("co\u{AD}op\u{AD}erate", "cooperate"), ("10\u{A0}000", "10 000"), ("a \n\t b", "a b"),
    ("don’t", "don't"), ("“Yes”", "\"yes\""), ("1914–1918", "1914-1918"),
    ("well‑known", "well-known"),
    ("Wait…", "wait..."), ("x²", "x2"), ("ﷺ", "صلى الله عليه وسلم"), ("ﬂ", "fl"),
    ("İstanbul", "istanbul"),
    ("ılık", "ilik"), ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("ệ", "e\u{323}\u{302}"),
    ("e\u{302}\u{323}", "ệ"),
    ("\u{FEFF}a\u{200B}b", "ab"), ("Œuvre", "oeuvre"), ("Łódź", "lodz"),
  ])
  func whatLooksTheSameToAReaderIsTheSame(_ a: String, _ b: String) {
    #expect(string(folded(a)) == string(folded(b)))
  }

  @Test(arguments: [
    ("й", "и"), ("か", "が"), ("は", "ぱ"), ("क", "का"), ("한", "하"), ("ў", "у"), ("中", "申"),
    ("и\u{306}", "и"),
  ])
  func whatIsAnotherLetterStaysOne(_ a: String, _ b: String) {
    #expect(string(folded(a)) != string(folded(b)))
  }

  @Test func withAccentsOrCaseTheyDiffer() {
    #expect(string(folded("résumé", ignoresAccents: false)) != string(folded("resume")))
    #expect(
      string(folded("résumé", ignoresAccents: false))
        == string(folded("re\u{301}sume\u{301}", ignoresAccents: false)))
    #expect(
      string(folded("ệ", ignoresAccents: false))
        == string(folded("e\u{302}\u{323}", ignoresAccents: false)))
    #expect(string(folded("Polish", ignoresCase: false)) != string(folded("polish")))
  }

  /// Random text of everything that folds in a special way.
  static func text(_ random: inout SeededGenerator, length: Int) -> String {
    let pieces: [String] = [
      "a", "B", "ß", "ﬁ", "ﬃ", "é", "e", "\u{301}", "\u{323}", "\u{302}", " ", "\n", "\u{A0}",
      "\u{AD}",
      "\u{200B}", "\u{200D}", "’", "“", "–", "…", "Ａ", "ｶﾞ", "が", "カ", "\u{3099}", "한", "글", "中",
      "😀", "👩‍👩‍👧", "𝔸", "й", "и", "\u{306}", "İ", "ı", "Σ", "ς", "א", "\u{5B8}", "م", "\u{64F}", "का",
      "x",
      "ﷺ", "½", "\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "ø", "æ", "ŉ", "ǆ", "\u{0}", "\u{FFFC}",
      "e\u{302}\u{323}",
    ]
    var text = ""
    for _ in 0..<length { text += pieces.randomElement(using: &random) ?? "a" }
    return text
  }

  @Test func everyFoldedUnitKnowsItsSource() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<400 {
      let text = Self.text(&random, length: 60)
      let units = Array(text.utf16)
      let (noCase, noAccents) = (round % 2 == 0, round % 4 < 2)
      let folded = folded(text, ignoresCase: noCase, ignoresAccents: noAccents)
      #expect(folded.starts.count == folded.units.count && folded.ends.count == folded.units.count)
      for place in folded.units.indices {
        let (start, end) = (Int(folded.starts[place]), Int(folded.ends[place]))
        #expect(0 <= start && start < end && end <= units.count)
        if place > 0 {
          #expect(folded.starts[place - 1] <= folded.starts[place])
          #expect(folded.ends[place - 1] <= folded.ends[place])
        }
        // No source begins or ends within a pair.
        #expect(
          units[start] & 0xFC00 != 0xDC00 || start == 0 || units[start - 1] & 0xFC00 != 0xD800)
        #expect(
          end == units.count || units[end] & 0xFC00 != 0xDC00 || units[end - 1] & 0xFC00 != 0xD800)
        // The source alone folds to something that holds the unit.
        let source = String(decoding: units[start..<end], as: UTF16.self)
        let alone = self.folded(source, ignoresCase: noCase, ignoresAccents: noAccents)
        // A breve is kept or dropped by the letter before it.
        if folded.units[place] != 0x306 { #expect(alone.units.contains(folded.units[place])) }
      }
    }
  }

  @Test func halfAPairFoldsToItself() {
    var folder = TextFolder(CharacterFolding(ignoresCase: true, ignoresAccents: true))
    var folded = FoldedText()
    folder.fold([0xD83D, 0x61, 0xDE00, 0xD83D], 0..<4, onto: &folded)
    #expect(folded.units == [0xD83D, 0x61, 0xDE00, 0xD83D])
  }

  /// No language has more than 30 marks on a letter, and what has a million is folded all the same.
  @Test(.timeLimit(.minutes(2)))
  func marksWithoutEndAreFolded() {
    let marks =
      String(repeating: "\u{301}", count: 200_000) + String(repeating: "\u{323}", count: 200_000)
    #expect(folded("a" + marks, ignoresAccents: false).units.count == 400_001)
  }
}
