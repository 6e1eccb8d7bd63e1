/// Characters with several readings: the usual one, and the rules by which their neighbours decide.
enum HomographCharacters {
  /// The reading of a character that is a word by itself.
  static let alone = table(
    "的=de5 了=le5 着=zhe5 得=de5 地=de5 卷=juan4 倒=dao4 薄=bao2 干=gan4 塞=sai1 勒=lei1")

  /// The usual reading of some characters in names and in words that no list has.
  ///
  /// The first reading of the list is rarer there.
  static let usual = table(
    """
    勒=le4 塞=sai4 卜=bu3 佛=fo2 葛=ge3 薄=bo2 率=shuai4 耶=ye1 什=shi2 翟=zhai2 朴=pu3 肖=xiao1 \
    晟=sheng4 琢=zhuo2 隽=jun4 掖=ye4 剌=la4 阆=lang4 帖=tie3 藉=jie4 隗=wei3 俟=si4 迤=yi3 杓=shao2 \
    缪=miu4 艮=gen4 煞=sha4 龈=yin2 拽=zhuai4 纥=he2 阙=que4 炔=que1 媛=yuan2 掺=chan1 曲=qu3 \
    椎=zhui1 铺=pu1 杠=gang4 干=gan1 晃=huang4 柏=bo2 舍=she4 镐=hao4 \
    咯=luo4 哇=wa1 蛤=ge2 铣=xi3 陂=bei1 鹄=hu2 町=ting3 瑱=tian4 \
    为=wei2 尽=jin4
    """)

  /// The reading of a character in no listed phrase, if its place in the word tells it.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - before: The character before it in the word.
  ///   - after: The character after it in the word.
  /// - Returns: `nil` if the place does not tell.
  static func placed(
    _ character: Unicode.Scalar, after before: Unicode.Scalar?, before after: Unicode.Scalar?
  ) -> PinyinSyllable? {
    switch character {
    // Before other characters 子 is no suffix.
    case "子": after == nil ? nil : PinyinSyllable("zi3")
    // 委员长, but 全长; 长得, but 长度.
    case "长":
      PinyinSyllable(isHead(before, after) || isGrowth(before, after) ? "zhang3" : "chang2")
    // 增长率, but 草率.
    case "率":
      PinyinSyllable(
        before != nil && after == nil && !isOne(of: "草轻坦直统表粗", before) ? "lv4" : "shuai4")
    // 变得, but 求得.
    case "得":
      before != nil && after == nil && isOne(of: "变显来说做走看听写跑长懂值舍使免省懒晓认不", before)
        ? PinyinSyllable("de5") : nil
    case "只": isOne(of: numbers, before) && after == nil ? PinyinSyllable("zhi1") : nil
    case "行": isOne(of: numbers, before) && after == nil ? PinyinSyllable("hang2") : nil
    default: nil
    }
  }

  private static func isHead(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    before != nil && after == nil && !isOne(of: "全最体身特专波周边漫细狭修绵冗很较太更多深伸延长", before)
  }

  private static func isGrowth(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    before == nil && isOne(of: "得着出满高成到", after)
  }

  private static func isOne(of characters: String, _ character: Unicode.Scalar?) -> Bool {
    character.map(characters.unicodeScalars.contains) ?? false
  }

  /// Numbers and demonstratives, which come before things that are counted.
  private static let numbers = "零一二三四五六七八九十百千万亿两几这那各每半多哪某数此"

  private static func table(_ text: String) -> [Unicode.Scalar: PinyinSyllable] {
    var result: [Unicode.Scalar: PinyinSyllable] = [:]
    for entry in text.split(separator: " ") {
      let parts = entry.split(separator: "=")
      guard parts.count == 2, let character = parts[0].unicodeScalars.first else { continue }
      result[character] = PinyinSyllable(parts[1])
    }
    return result
  }

  /// Decides the readings that depend on neighbours.
  static func decide(_ words: inout [ChineseWord]) {
    for index in words.indices {
      let context = Context(
        before: index > 0 ? words[index - 1].text : "",
        after: index + 1 < words.count ? words[index + 1].text : "")
      guard words[index].characters.count == 1,
        let reading = reading(of: words[index].characters[0], context)
      else { continue }
      words[index].syllables = [PinyinSyllable(reading)]
    }
  }

  /// The words beside a character; empty at the ends.
  private struct Context {
    var before: String
    var after: String

    /// Whether a number or a demonstrative comes before, so that a counted thing follows.
    var isCounted: Bool { isOne(of: numbers, before.unicodeScalars.last) }
    var followsPronoun: Bool { HomographCharacters.pronouns.contains(before) }
    var precedesPronoun: Bool { HomographCharacters.pronouns.contains(after) }
  }

  private static let pronouns: Set<String> = [
    "我", "你", "您", "他", "她", "它", "我们", "你们", "他们", "她们", "它们", "咱们", "咱", "自己", "大家", "人家",
  ]
  private static let mustWords: Set<String> = [
    "还", "就", "都", "总", "也", "又", "非", "可", "必", "只", "先", "便",
  ]
  private static let benefits: Set<String> = [
    "了", "什么", "何", "此", "人民", "国", "人", "之", "其", "啥", "谁", "这", "那", "这个", "那个", "人类", "祖国",
  ]

  /// The reading that the neighbours decide, whether it differs from the usual one or is one of two
  /// usual ones.
  private static func reading(of character: Unicode.Scalar, _ context: Context) -> String? {
    switch character {
    case "为": benefits.contains(context.after) || context.precedesPronoun ? "wei4" : "wei2"
    case "只": context.isCounted ? "zhi1" : "zhi3"
    case "行": context.isCounted ? "hang2" : "xing2"
    case "种": context.after.hasPrefix("下") || context.after.hasPrefix("了") ? "zhong4" : "zhong3"
    // 做不了, but 他得了.
    case "了":
      context.before.hasSuffix("不") || context.before.hasSuffix("得") && context.before != "得"
        ? "liao3" : "le5"
    case "得" where context.after.hasPrefix("了"): "de2"
    case "得":
      context.followsPronoun || mustWords.contains(context.before) || context.before.isEmpty
        ? "dei3" : "de5"
    case "地":
      context.before.unicodeScalars.count < 2 && !["慢", "猛", "忽", "暗"].contains(context.before)
        ? "di4" : "de5"
    case "还": ["给", "钱", "债", "清", "款", "书"].contains(context.after) ? "huan2" : "hai2"
    case "教": context.precedesPronoun || context.after == "书" ? "jiao1" : "jiao4"
    case "长":
      ["了", "得", "着", "出", "满", "大", "成", "在"].contains(context.after) ? "zhang3" : "chang2"
    case "觉": context.isCounted ? "jiao4" : "jue2"
    case "数": ["了", "着", "一", "数"].contains(context.after) ? "shu3" : "shu4"
    case "卷": context.after.hasPrefix("起") || context.after.hasPrefix("着") ? "juan3" : "juan4"
    default: nil
    }
  }
}
