import ReadingModel
import SpokenText
import TestSupport
import Testing

struct JapaneseNormalizerTests {
  private static func spoken(_ text: String) -> String { HanNormalizer.japanese.spoken(text).text }

  @Test(arguments: [
    ("12345000円", "一千二百三十四万五千円"), ("1,000個", "千個"), ("11000", "一万千"), ("15.80", "十五点八〇"),
    ("-2.5度", "マイナス二点五度"), ("0時", "零時"), ("007", "〇〇七"), ("１２人", "十二人"),
    ("12345678901234567890", "一二三四五六七八九〇一二三四五六七八九〇"),
  ])
  func numbersBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("2003年6月19日(水)", "二千三年六月十九日水曜日"), ("2036-03-01です", "二千三十六年三月一日です"),
    ("12/15から12/20まで", "十二月十五日から十二月二十日まで"), ("1月〜12月", "一月から十二月"), ("13〜14世紀", "十三から十四世紀"),
    ("3:40AM", "午前三時四十分"), ("3:02", "三時二分"), ("12日〜23日(火〜土)", "十二日から二十三日火曜日から土曜日"),
  ])
  func datesAndTimesBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("50.04%", "五十点〇四パーセント"), ("1/2", "二分の一"), ("½", "二分の一"), ("10km/h", "十キロメートル毎時"),
    ("￥22", "二十二円"),
    ("1+2=3", "一プラス二イコール三"), ("中国韓国3-2", "中国韓国三対二"), ("10-11月", "十から十一月"), ("5 kg", "五キログラム"),
  ])
  func amountsBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("090-1234-5678", "ゼロ九ゼロの一二三四の五六七八"), ("番号1234", "番号一二三四"), ("192.168.0.1", "一九二点一六八点〇点一"),
    ("B2B", "B to B"),
    ("笑😀", "笑絵文字"),
  ])
  func codesAndSignsAreRead(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: ["「吾輩は猫である。」", "それは——まさか……", "Tシャツとコーヒー", "三十五人、四月。", "すーっと〜"])
  func otherTextStaysAsItIs(text: String) {
    #expect(HanNormalizer.japanese.spoken(text) == MappedText(unchanged: text))
  }

  @Test(
    .enabled(if: Places.corpus != nil, "needs the corpus"),
    arguments: [("nemo/ja", 0.97), ("wetext/ja", 0.9)])
  func mostCasesOfTheCollectionsAreExact(name: String, share: Double) throws {
    let cases = try #require(try NormalizationCase.all(name))
    #expect(NormalizationCase.exactShare(of: cases, Self.spoken) >= share)
  }
}
