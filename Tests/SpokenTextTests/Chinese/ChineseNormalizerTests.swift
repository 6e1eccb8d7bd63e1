import ReadingModel
import SpokenText
import TestSupport
import Testing

struct ChineseNormalizerTests {
  private static func spoken(_ text: String) -> String { HanNormalizer.chinese.spoken(text).text }

  @Test(arguments: [
    ("我买了35个苹果", "我买了三十五个苹果"), ("来了2个人，2000年前", "来了两个人，两千年前"), ("第2个", "第二个"),
    ("10,010,000", "一千零一万"), ("共500100人", "共五十万零一百人"),
    ("12345678901234567890", "一二三四五六七八九零一二三四五六七八九零"),
    ("3.50", "三点五零"), ("−5度", "负五度"), ("007", "零零七"), ("3.5万人", "三点五万人"), ("０至９", "零至九"),
  ])
  func numbersBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("1994年4月23日", "一九九四年四月二十三日"), ("2008-08-08", "二零零八年八月八日"),
    ("公元前202年", "公元前二零二年"), ("等了50年", "等了五十年"), ("1000年后", "一千年后"), ("90年代", "九十年代"),
    ("13:10:36", "十三点十分三十六秒"), ("8:00 a.m.开会", "上午八点开会"), ("3:05", "三点零五分"), ("2:00", "两点"),
  ])
  func datesAndTimesBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("98%，-98%", "百分之九十八，负百分之九十八"), ("3/16", "十六分之三"), ("½", "二分之一"), ("10km/h", "每小时十公里"),
    ("重25 kg", "重二十五千克"), ("38°C", "三十八摄氏度"), ("$13.5", "十三点五美元"), ("¥3亿", "三亿元"),
    ("比分78:96", "比分七十八比九十六"), ("3-5天", "三到五天"), ("1+1=2", "一加一等于二"),
  ])
  func amountsBecomeCharacters(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("打13501234567", "打幺三五零幺二三四五六七"), ("010-64035547", "零一零六四零三五五四七"), ("尾号是3385", "尾号是三三八五"),
    ("127.0.0.1", "一二七点零点零点一"), ("A380和B2B", "A三八零和B to B"), ("No.5", "五号"),
    ("见www.abc.com", "见www 点 abc 点 com"), ("笑😀", "笑表情"),
  ])
  func codesAndSignsAreRead(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: ["他说：“我们已经吃过了！”", "繁體字也不變。", "卡拉OK与T恤", "一二三，五十年。", "艾伦·图灵——谁？……"])
  func otherTextStaysAsItIs(text: String) {
    #expect(HanNormalizer.chinese.spoken(text) == MappedText(unchanged: text))
  }

  /// A share above which the collections' own contradictions begin ("二百" here, "两百" there).
  @Test(
    .enabled(if: Places.corpus != nil, "needs the corpus"),
    arguments: [("nemo/zh", 0.9), ("wetext/zh", 0.82)])
  func mostCasesOfTheCollectionsAreExact(name: String, share: Double) throws {
    let cases = try #require(try NormalizationCase.all(name))
    #expect(NormalizationCase.exactShare(of: cases, Self.spoken) >= share)
  }
}
