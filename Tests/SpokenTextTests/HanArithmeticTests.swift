import ReadingModel
import SpokenText
import Testing

/// Powers, differences, spans of years, rulers and addresses in Chinese and Japanese.
struct HanArithmeticTests {
  @Test(arguments: [
    ("约10³个，10^6个。", "约十的三次方个，十的六次方个。"), ("2+2=4，5-3=2", "二加二等于四，五减三等于二"),
    ("1914-1918年的战争", "一九一四到一九一八年的战争"), ("亨利IV世", "亨利四世"),
    ("这本书卖¥25.50元。", "这本书卖二十五点五零元。"), ("三楼205室", "三楼二零五室"),
  ])
  func chineseNamesThem(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("約10³個、10^6個。", "約十の三乗個、十の六乗個。"), ("ヘンリーIV世", "ヘンリー四世"),
    ("〒100-0001", "郵便番号一ゼロゼロのゼロゼロゼロ一"), ("千代田区1-2-3。", "千代田区一の二の三。"),
  ])
  func japaneseNamesThem(written: String, spoken: String) {
    #expect(HanNormalizer.japanese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("月薪1000-2000元", "月薪一千到两千元"), ("1500-2000米", "一千五百到两千米"),
    ("1200-1500字", "一千二百到一千五百字"), ("1000-1500人", "一千到一千五百人"),
    ("2000-2500毫升", "两千到两千五百毫升"), ("第1000-2000页", "第一千到两千页"),
    ("1000-2000", "一千到两千"), ("1000-2000年前", "一千到两千年前"),
  ])
  func aRangeOfAmountsIsNoSpanOfYears(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("（1914-1918）", "（一九一四到一九一八）"), ("公元1914-1918，", "公元一九一四到一九一八，"),
    ("1990-2000年代", "一九九零到二零零零年代"), ("2019-2020学年", "二零一九到二零二零学年"),
  ])
  func yearsStandBehindErasAndBetweenMarks(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test(arguments: ["X世代", "DC世界观", "X世家", "D世"])
  func lettersBeforeOtherWordsAreNoRomanNumeral(written: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == written)
    #expect(HanNormalizer.japanese.spoken(written).text == written)
  }

  @Test(arguments: [
    ("x=1，见第3-5页", "x等于一，见第三到五页"), ("x=10-3", "x等于十减三"), ("y=3-2x", "y等于三减二x"),
  ])
  func onlyALineInsideAnEquationSubtracts(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test func anAddressWithAnEqualsSignIsNoEquation() {
    let spoken = HanNormalizer.chinese.spoken("见http://a.com/?id=3，共10-20人").text
    #expect(spoken.hasSuffix("共十到二十人"))
  }

  @Test(arguments: [
    ("共有500室内座位", "共有五百室内座位"), ("客房300室", "客房三百室"), ("205室外", "两百零五室外"),
    ("¥25元宵节", "二十五元元宵节"), ("¥25元旦", "二十五元元旦"),
  ])
  func countsAndFeastsAreNoRoomsOrCurrencies(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("10⁻⁶米", "十的负六次方米"), ("10^-6", "十的负六次方"), ("3×10²", "三乘以十的二次方"),
    ("见10²处", "见十²处"), ("出自10¹页", "出自十¹页"),
  ])
  func chinesePowersAreNoNotes(written: String, spoken: String) {
    #expect(HanNormalizer.chinese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("10⁻⁶", "十のマイナス六乗"), ("10²人", "十²人"), ("〒 100-0001", "郵便番号一ゼロゼロのゼロゼロゼロ一"),
    ("2試合目3-1で勝利", "二試合目三から一で勝利"), ("2日目1-2", "二日目一対二"), ("浦和市1-0", "浦和市一対〇"),
    ("第1条1-2項", "第一条一から二項"), ("1丁目2-3", "一丁目二の三"), ("新宿区1-2号", "新宿区一の二号"),
  ])
  func japaneseScoresAreNoAddresses(written: String, spoken: String) {
    #expect(HanNormalizer.japanese.spoken(written).text == spoken)
  }

  @Test func aRaisedFigureBehindAYearIsNoPower() {
    #expect(!HanNormalizer.chinese.spoken("1914²年").text.contains("次方"))
  }
}
