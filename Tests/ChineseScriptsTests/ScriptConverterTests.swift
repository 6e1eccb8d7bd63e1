import ChineseScripts
import Testing

struct ScriptConverterTests {
  @Test(arguments: [
    ("s2t", "头发和发现", "頭髮和發現"), ("t2s", "頭髮和發現", "头发和发现"),
    ("s2twp", "鼠标里的程序", "滑鼠裡的程式"), ("jp2t", "国会図書館", "國會圖書館"),
  ])
  func wordsDecideWhichCharacterIsMeant(name: String, text: String, made: String) throws {
    #expect(try #require(ScriptConverter(name)).convert(text) == made)
  }

  @Test func otherTextStays() throws {
    let converter = try #require(ScriptConverter("s2t"))
    #expect(converter.convert("") == "")
    #expect(converter.convert("A lamp, 🍵, 123") == "A lamp, 🍵, 123")
  }

  @Test func aConfigurationThatIsNotThereIsNone() {
    #expect(ScriptConverter("nowhere") == nil)
  }
}
