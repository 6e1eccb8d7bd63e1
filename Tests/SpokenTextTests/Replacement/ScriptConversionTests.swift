import ReadingModel
import SpokenText
import TestSupport
import Testing

/// Conversions of Chinese characters as rules.
struct ScriptConversionTests {
  private func shown(_ text: String, _ rules: [ReplacementRule]) -> (MappedText, [TextEdit]) {
    let chapter = Chapter(
      index: 0, title: nil, text: text, html: "", blocks: [Block(.paragraph, 0..<text.utf16.count)])
    let edits = ShownText(chapter, units: Array(text.utf16), rules: Replacements(rules)).edits
    return (MappedText(text, edits: edits), edits)
  }

  @Test func eachCharacterThatChangesKeepsItsPlace() {
    let (mapped, edits) = shown("他在图书馆看书。", [ReplacementRule(.s2t)])
    #expect(mapped.text == "他在圖書館看書。")
    #expect(edits.map(\.range) == [2..<3, 3..<4, 4..<5, 6..<7])
  }

  @Test func aWordOfAnotherLengthIsOnePiece() {
    let (mapped, edits) = shown("这个软件很好，打开内存。", [ReplacementRule(.s2twp)])
    #expect(mapped.text == "這個軟體很好，開啟記憶體。")
    #expect(edits.contains { $0.range.count == 4 && $0.text == "開啟記憶體" })
  }

  @Test func rulesSeeWhatAConversionBeforeThemHasMade() {
    let rules = [ReplacementRule(.s2t), ReplacementRule(pattern: "圖書館", replacement: "書店")]
    #expect(shown("他在图书馆里。", rules).0.text == "他在書店裏。")
    #expect(shown("他在图书馆里。", rules.reversed()).0.text == "他在圖書館裏。")
  }

  @Test(arguments: ScriptConversion.allCases)
  func everyConversionIsThere(conversion: ScriptConversion) throws {
    _ = try Replacement(ReplacementRule(conversion))
  }

  /// Whatever is converted, the map leads back to where it came from.
  @Test(arguments: 0..<30)
  func theWayBackIsRightOnRandomTexts(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = ["内存", "软件", "头发", "发现", "，", "。", "🍵", "A lamp ", "图", "\n", "𠮷", "里"]
    let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    for conversion in [ScriptConversion.s2t, .s2twp, .t2s] {
      let (mapped, edits) = shown(text, [ReplacementRule(conversion)])
      for (edit, next) in zip(edits, edits.dropFirst()) {
        #expect(edit.range.upperBound <= next.range.lowerBound)
      }
      let units = Array(mapped.text.utf16)
      for place in stride(from: 0, to: units.count, by: 7) {
        let source = mapped.source(of: place..<place + 1)
        let made = mapped.made(of: source)
        #expect(made.contains(place), "\(seed) \(conversion) \(place)")
      }
    }
  }

  @Test func japaneseIsNotTakenForChinese() {
    #expect(
      ScriptConversion.s2t.isFor(language: "zh-Hans") && ScriptConversion.t2s.isFor(language: "yue")
    )
    #expect(
      !ScriptConversion.s2t.isFor(language: "ja") && !ScriptConversion.s2t.isFor(language: nil))
    #expect(
      ScriptConversion.jp2t.isFor(language: "ja") && !ScriptConversion.jp2t.isFor(language: "zh"))
  }
}
