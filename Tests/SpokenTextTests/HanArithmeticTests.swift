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

  @Test func aRaisedFigureBehindAYearIsNoPower() {
    #expect(!HanNormalizer.chinese.spoken("1914²年").text.contains("次方"))
  }
}
