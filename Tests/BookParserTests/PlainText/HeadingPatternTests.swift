import Testing

@testable import BookParser

struct HeadingPatternTests {
  @Test(arguments: [
    ("Chapter 12", 12), ("CHAPTER XII.", 12), ("Chapter Twenty-One: The Harbour", 21),
    ("CHAPTER THIRTY FOUR", 34), ("BOOK THE SECOND--the Long Road", 2), ("PART FIRST", 1),
    ("The Second Part", 2), ("第十二章", 12), ("第十二章 风雪夜归人", 12), ("第一百二十回　荐老将", 120),
    ("第3章：重逢", 3), ("卷一 少年游", 1), ("正文 第七章 山门", 7), ("第一卷 第四章 出发", 4), ("Глава 3", 3),
    ("ЧАСТЬ ВТОРАЯ", 2), ("Chapitre premier", 1), ("CAPÍTULO IV", 4), ("Drittes Kapitel", 3),
    ("12. fejezet", 12), ("제 5 장 강가에서", 5), ("第九話", 9), ("XIV", 14), ("7.", 7), ("（三）", 3),
    ("IV. The Ferry", 4), ("*** Chapter 5 ***", 5), ("LIBER PRIMUS", 1),
    ("Chapter 164004: The Harbour", 164_004), ("CHAPTER MMMMCL", 4150),
    ("CHAPTER MMMMMMMMMMMMIV", 12_004), ("【第3章】渡口", 3), ("《第十二回》　江水", 12), ("3화. 배", 3),
    ("12장 강가에서", 12), ("3章", 3), ("7話　舟", 7), ("บทที่ 4", 4), ("ตอนที่ 12 ทะเล", 12),
    ("الفصل الثالث", 3),
  ])
  func headingsAreSeenWithTheirNumber(line: String, number: Int) {
    #expect(HeadingPattern.mark(of: line)?.number == number)
  }

  @Test(arguments: ["PROLOGUE", "Epilogue", "Epilogue: The Sea", "楔子", "后记", "ПРОЛОГ", "プロローグ"])
  func someWordsAreHeadingsByThemselves(line: String) {
    #expect(HeadingPattern.mark(of: line)?.kind == .named)
  }

  @Test(arguments: [
    "Chapter 12 of the report says that nothing was found,", "chapter one",
    "Part of the crew left.",
    "I went down to the river that night", "12 men stood at the gate", "第一章的内容很长，他看了很久。",
    "第二天早上，老人把门打开。", "Book a room for two nights.", "Mild weather", "Act now, before it is late",
    "Epilogue or not, the story ended there.", "一天，有个人来了。", "3장의 종이가 있었다.", "12화를 보았다.",
    "3章读完了，他睡了。",
    "【第3章】他说，他看见了。", "Глава семьи вышел во двор и закурил.",
    "",
  ])
  func proseIsNoHeading(line: String) {
    #expect(HeadingPattern.mark(of: line) == nil)
  }

  @Test func aozoraMarksAreReadWithoutNotesAndRuby() {
    let line = "［＃５字下げ］二　川《かわ》の｜舟《ふね》［＃「二　川の舟」は中見出し］"
    #expect(HeadingPattern.mark(of: line)?.title == "二　川の舟")
    #expect(HeadingPattern.mark(of: "［＃大見出し］はじまり［＃大見出し終わり］")?.title == "はじまり")
    #expect(HeadingPattern.mark(of: "三日［＃「三日」は同行中見出し］　晴れ。") == nil)
  }
}

struct NumeralsTests {
  @Test(arguments: [
    ("12", 12), ("１２", 12), ("XLII", 42), ("IIII", 4), ("xiv", 14), ("二十三", 23), ("一百零八", 108),
    ("三〇", 30), ("一千二百", 1200), ("十", 10), ("forty-two", 42), ("Twelfth", 12), ("третья", 3),
  ])
  func numbersAreRead(word: String, value: Int) {
    #expect(Numerals.parse(word[...])?.value == value)
  }

  @Test(arguments: ["", "mild", "IXI", "VX", "dim", "第", "chapter", "12345678"])
  func otherWordsAreNot(word: String) {
    #expect(Numerals.parse(word[...]) == nil)
  }
}
