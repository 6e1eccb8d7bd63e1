/// The attribution of a quotation in Chinese, as in “…”王明说。 and 王明笑道：“…”, tells the speaker.
///
/// Chinese has neither spaces nor capital letters. A name is what stands between the beginning of a clause and the first
/// word that says how or to whom somebody speaks; it is at most four characters long, or has a point between its parts.
///
/// Source of the words: chosen by hand from novels and grammars.
enum ChineseAttribution {
  private static let longestName = 4
  /// "爱玛·伍德豪斯": names from other languages, with their points.
  private static let longestForeignName = 12

  /// What the text around a quotation says of its speaker.
  ///
  /// - Parameters:
  ///   - before: The narration before it, from the quotation before.
  ///   - after: The narration behind it, up to the next quotation.
  /// - Returns: What it says.
  static func attribution(before: String, after: String) -> Attribution {
    let behind = Self.behind(after)
    return behind == .none ? ahead(before) : behind
  }

  /// What follows the quotation, as 王明说。 does, tells the speaker.
  private static func behind(_ narration: String) -> Attribution {
    let text = narration.drop { $0.isWhitespace || "，,—".contains($0) }
    let clause = text.prefix { !$0.endsHanClause }
    // A colon leads to the next quotation.
    if let mark = text.dropFirst(clause.count).first, ":：".contains(mark) { return .none }
    return endsInVerb(clause) ? subject(of: clause) : .none
  }

  /// What stands before the quotation, as 王明说： or 王明站起来，说：, tells the speaker.
  private static func ahead(_ narration: String) -> Attribution {
    let text = narration.trimmedHan
    guard let mark = text.last, !mark.endsHanSentence else { return .none }
    let said = ":：,，".contains(mark) ? text.dropLast() : text[...]
    let sentence = said.lastPart(after: \.endsHanSentence)
    let clauses = sentence.split { $0.endsHanClause }
    guard let last = clauses.last, endsInVerb(last) else { return .none }
    let own = subject(of: last)
    guard own == .unnamed, clauses.count > 1, opensWithoutSubject(last) else { return own }
    return subject(of: clauses[0])
  }

  /// Whether a clause ends in a verb of speech, which nothing denies.
  private static func endsInVerb(_ clause: Substring) -> Bool {
    var clause = clause
    while let ending = endings.first(where: clause.hasSuffix), clause.count > ending.count {
      clause = clause.dropLast(ending.count)
    }
    guard let verb = verbs.first(where: clause.hasSuffix),
      !others.contains(where: clause.hasSuffix)
    else { return false }
    let before = clause.dropLast(verb.count)
    return !["不", "没", "没有", "未"].contains(where: before.hasSuffix)
  }

  /// Whether a clause has a verb and no subject, as "低声说".
  private static func opensWithoutSubject(_ clause: Substring) -> Bool {
    verbs.contains(where: clause.hasPrefix) || stops.contains(where: clause.hasPrefix)
  }

  private static func subject(of clause: Substring) -> Attribution {
    var clause = clause
    while let word = openings.first(where: clause.hasPrefix) {
      clause = clause.dropFirst(word.count)
    }
    guard !pronouns.contains(where: clause.hasPrefix) else { return .unnamed }
    var name = ""
    // "小明" and "大哥" begin like "小声" and "大声", which are words of their own.
    while let next = clause.first, next.isHan || (next == "·" && !name.isEmpty),
      !stops.contains(where: clause.hasPrefix), !verbs.contains(where: clause.hasPrefix)
    {
      name.append(next)
      clause = clause.dropFirst()
    }
    let isWhole = clause.first?.isHan ?? true
    let longest = name.contains("·") ? longestForeignName : longestName
    guard isWhole, name.count <= longest, !name.contains(where: { "的了着是有".contains($0) }),
      name.count > 1 || relatives.contains(name), !nobody.contains(name)
    else { return .unnamed }
    return .named(name)
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Verbs that a clause with an attribution ends in.
  private static let verbs = words(
    """
    回答 解释 补充 吩咐 嘟囔 嘀咕 低语 呼喊 反问 追问 开口 命令 宣布 建议 安慰 提醒 抱怨 哀求 请求 发问 插嘴 重复 承认 自语 \
    喃喃 感叹 惊呼 咕哝 说 道 问 答 喊 叫 嚷 骂 叹 吼 劝
    """)
  /// What may follow the verb.
  private static let endings = words("起来 一句 一声 几句 了 着 过 他 她 我 你")
  /// Words that end like verbs of speech.
  private static let others = words(
    """
    知道 味道 街道 地道 通道 轨道 频道 渠道 管道 公道 难道 报道 人道 车道 小说 传说 据说 听说 学说 再说 学问 疑问 访问 慰问 \
    名叫 难说
    """)
  /// Words behind the subject.
  private static let stops = words(
    """
    笑 哭 又 也 便 就 再 还 都 却 则 只 不 没 已 正 在 把 被 从 给 朝 忙 急 连忙 赶紧 赶忙 立刻 立即 突然 忽然 接着 继续 点点 点头 点了 摇头 \
    摇摇 摇了 挥手 挥了 挥着 拍着 拍了 伸手 伸出 拉着 拉住 拉了 握着 握住 指着 很 更 微微 淡淡 厉声 怒 惊 苦笑 慢慢 慢吞吞 悄悄 缓缓 沉默 沉声 哼 嘻 \
    哈哈 呵呵 打断 一边 一面 一把 仰 皱 瞪 闭 睁 咬 擦 十分 非常 似乎 用 听了 听到 听见 听罢 见了 见到 见他 见她 看着 看了 看看 看到 看见 想了 想到 \
    想着 走到 走来 走过 走上 走进 站起 站在 站着 坐在 坐下 坐起 跑来 跑到 跑过 跑进 对 向 跟 小声 小心 大声 大笑 大怒 大喝 高声 高兴 低声 低下 低头 \
    低低 轻声 轻轻 冷冷 冷笑 起身 起来 来到 回头 回过 转过 转身 转头 抬头 抬起 气得 气呼呼 气愤 热情 温和 严肃 严厉 认真 平静 疑惑 奇怪 激动 兴奋 \
    得意 生气 无奈 满意 柔声 朗声 颤声 应声 最后 终于 于是 最终 马上
    """)
  /// Words before the subject.
  private static let openings = words(
    """
    只听得 只听见 只听 只见 这时候 这时 那时 此时 于是 然后 接着 忽然 突然 但是 可是 不过 最后 终于 随后 后来 而 但
    """)
  /// What a clause without a name begins with.
  private static let pronouns = words(
    "他 她 它 我 你 您 咱 俺 谁 这 那 一 有 众 大家 人们 人家 两 几 某 各 每 自己 对方 别人 二人 三人 四人 其 此")
  private static let nobody = Set(words("男人 女人 来人 声音 所有人"))
  /// The only names of one character.
  private static let relatives = Set(words("爸 妈 爹 娘 爷 奶 哥 姐 弟 妹 舅 姑 叔 婶 姨"))
}
