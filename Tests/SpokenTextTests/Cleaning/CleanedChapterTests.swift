import ReadingModel
import SpokenText
import TestSupport
import Testing

/// How the lines of a plain text are shown under a person's choices.
struct CleanedChapterTests {
  /// A chapter whose lines are each a paragraph, or wrapped ones with a space between.
  private func chapter(_ lines: [FileLine], _ text: String, _ blocks: [Range<Int>]) -> Chapter {
    var chapter = Chapter(
      index: 0, title: nil, text: text, html: "", blocks: blocks.map { Block(.paragraph, $0) })
    chapter.fileLines = FileLines(lines)
    return chapter
  }

  private func html(_ chapter: Chapter, _ cleaning: TextCleaning) -> String {
    let cleaned = CleanedChapter(chapter, units: Array(chapter.text.utf16), cleaning)
    return cleaned.chapter.markup.replacing(cleaned.edits).textWithPaths
  }

  private func choice(_ choose: (inout TextCleaning) -> Void) -> TextCleaning {
    var cleaning = TextCleaning.automatic
    choose(&cleaning)
    return cleaning
  }

  @Test func keptLinesEndWhereTheFileEndsThem() {
    let wrapped = chapter([FileLine(range: 0..<2), FileLine(range: 3..<5)], "ab cd", [0..<5])
    #expect(
      html(wrapped, choice { $0.lines = .keep })
        == "<p>ab<span data-source=\" \">\n</span>cd</p>")
    let chinese = chapter([FileLine(range: 0..<2), FileLine(range: 2..<4)], "甲乙丙丁", [0..<4])
    #expect(
      html(chinese, choice { $0.lines = .keep })
        == "<p>甲乙<span data-source=\"丙\">\n丙</span>丁</p>")
  }

  @Test func joinedLinesAreOneParagraphUpToABlankLine() {
    let lines = [
      FileLine(range: 0..<2), FileLine(range: 3..<5), FileLine(range: 6..<8, blankLines: 1),
    ]
    let text = chapter(lines, "ab\ncd\nef", [0..<2, 3..<5, 6..<8])
    #expect(
      html(text, choice { $0.lines = .join })
        == "<p>ab<span data-source=\"\n\"> </span>cd</p>\n<p>ef</p>")
    let chinese = chapter(
      [FileLine(range: 0..<1), FileLine(range: 2..<3)], "甲\n乙", [0..<1, 2..<3])
    #expect(
      html(chinese, choice { $0.lines = .join })
        == "<p>甲<span data-source=\"\n\"></span>乙</p>")
  }

  @Test func anIndentBeginsAParagraphOfJoinedLines() {
    let lines = [
      FileLine(range: 0..<2, indent: "　　"), FileLine(range: 3..<5),
      FileLine(range: 6..<8, indent: "　　"),
    ]
    let text = chapter(lines, "甲乙\n丙丁\n戊己", [0..<2, 3..<5, 6..<8])
    let cleaned = CleanedChapter(
      text, units: Array(text.text.utf16), choice { $0.lines = .join })
    #expect(cleaned.chapter.blocks.map(\.range) == [0..<5, 6..<8])
  }

  @Test func indentsAndBlankLinesAreShownAndAreNoText() {
    let lines = [FileLine(range: 0..<1), FileLine(range: 2..<3, blankLines: 2, indent: "  ")]
    let text = chapter(lines, "a\nb", [0..<1, 2..<3])
    let both = choice { ($0.dropIndents, $0.collapseBlankLines) = (false, false) }
    #expect(html(text, both) == "<p>a</p>\n<p><span data-file-space=\"\n\n  \"></span>b</p>")
    #expect(
      html(text, choice { $0.dropIndents = false })
        == "<p>a</p>\n<p><span data-file-space=\"  \"></span>b</p>")
  }

  @Test(arguments: [
    "（本章完）", "【本章未完，请翻页】", "本书由某某网整理上传", "最新章节请到 www.example.com 阅读",
    "天才一秒记住本站地址：example.com", "请记住本书首发域名", "手机用户请到m.example.com阅读。", "求推荐票，求收藏！",
    "PS：求月票", "------------章节分割线------------", "Translator: Somebody Editor: Nobody",
    "If you find any errors ( broken links, non-standard content, etc.. ), please let us know",
    "Please read the latest chapters at example.com", "Previous Chapter | Next Chapter",
    "Support us on Patreon",
  ])
  func linesOfSitesAreHiddenWhereAPersonHasChosenSo(line: String) {
    let count = line.utf16.count
    let text = chapter([FileLine(range: 0..<count)], line, [0..<count])
    let units = Array(line.utf16)
    let cleaned = CleanedChapter(text, units: units, choice { $0.hideBoilerplate = true })
    #expect(cleaned.edits == [TextEdit(range: 0..<count, text: "")])
    #expect(cleaned.hiddenCount == 1)
    let shown = CleanedChapter(text, units: units, choice { $0.hideLicence = true })
    #expect(shown.edits.isEmpty && shown.hiddenCount == 0)
  }

  @Test(arguments: [
    "他请求大家记住这一天。", "全书馆里只有他一个人在看书，灯火通明。", "手里拿着一本小说，他慢慢地走了。",
    "“The next chapter of my life,” he said, “begins here.”",
    "I read the latest news at breakfast.",
    "The editor: a tall man in a grey coat, who had a voice like a trumpet and a temper to match it, so he was feared.",
    "他求了一个晚上，也没有求到。", "这本书由他自己写成。",
  ])
  func linesOfBooksStay(line: String) {
    let count = line.utf16.count
    let text = chapter([FileLine(range: 0..<count)], line, [0..<count])
    let cleaned = CleanedChapter(
      text, units: Array(line.utf16), choice { $0.hideBoilerplate = true })
    #expect(cleaned.hiddenCount == 0)
  }

  @Test func theLicenceIsHiddenWithItsLineEnds() {
    var text = chapter([FileLine(range: 0..<2), FileLine(range: 3..<5)], "ab cd", [0..<5])
    text.fileLines?.isLicence = true
    #expect(
      html(text, choice { $0.hideLicence = true }) == "<p><span data-source=\"ab cd\"></span></p>")
    #expect(html(text, choice { $0.hideBoilerplate = true }) == "<p>ab cd</p>")
  }

  @Test func aBookWithMarkupStaysAsItIs() {
    let plain = Chapter(
      index: 0, title: nil, text: "ab", html: "<p>ab</p>", blocks: [Block(.paragraph, 0..<2)])
    let cleaned = CleanedChapter(plain, units: [97, 98], choice { $0.lines = .keep })
    #expect(cleaned.chapter == plain && !cleaned.isChanged)
  }
}
