/// The attribution of a quotation in Japanese, as in 「…」と花子は言った。 and 花子は「…」と言った。, tells the speaker.
///
/// A name is a run of kanji, katakana or Latin letters at the beginning of a clause, with a form of address, before the
/// particle of a subject; or two to four hiragana (さくらは言った), or more before a form of address (おばあさん).
///
/// Source of the words: chosen by hand from novels and grammars.
enum JapaneseAttribution {
  private static let longestName = 12

  /// What the text around a quotation says of its speaker.
  ///
  /// - Parameters:
  ///   - before: The narration before it, from the quotation before.
  ///   - after: The narration behind it, up to the next quotation.
  /// - Returns: What it says.
  static func attribution(before: String, after: String) -> Attribution {
    let behind = Self.behind(after)
    guard behind == .none || behind == .unnamed else { return behind }
    let isAround = behind == .unnamed
    let text = before.trimmedHan
    if isAround, let last = text.last, !last.endsHanSentence {
      // 花子は、「…」と言った。
      let own = subject(of: text.lastPart(after: \.endsHanSentence))
      return own == .none ? .unnamed : own
    }
    // 花子は言った。「…」
    let sentence = text.dropLast(while: \.endsHanSentence).lastPart(after: \.endsHanSentence)
    guard !isAround, says(sentence) else { return behind }
    let own = subject(of: withoutParticle(sentence) ?? sentence)
    return own == .none ? .unnamed : own
  }

  /// What follows the quotation, as と花子は言った。 or 花子が言った。, tells the speaker.
  private static func behind(_ narration: String) -> Attribution {
    let sentence = narration.trimmedHan.prefix { !$0.endsHanSentence }
    guard says(sentence) else { return .none }
    guard let rest = withoutParticle(sentence) else { return subject(of: sentence) }
    let own = subject(of: rest)
    return own == .none ? .unnamed : own
  }

  /// What stands behind the particle of what is said; `nil` if there is none.
  private static func withoutParticle(_ sentence: Substring) -> Substring? {
    let particle = ["、と", "などと", "って", "と"].first(where: sentence.hasPrefix)
    return particle.map { word in
      let rest = sentence.dropFirst(word.count)
      return rest.first == "、" ? rest.dropFirst() : rest
    }
  }

  /// Whether a clause of the sentence ends in a verb of speech.
  private static func says(_ sentence: Substring) -> Bool {
    sentence.split { $0.endsHanClause }.contains { clause in
      verbs.contains(where: clause.hasSuffix)
    }
  }

  /// The subject of a clause; `none` if it does not begin with one.
  private static func subject(of clause: Substring) -> Attribution {
    var clause = clause
    while let word = openings.first(where: clause.hasPrefix) {
      clause = clause.dropFirst(word.count).drop { $0 == "、" }
    }
    var name = String(clause.prefix { $0.isInJapaneseName })
    if name.isEmpty { return hiraganaSubject(of: clause) }
    clause = clause.dropFirst(name.count)
    guard !name.isEmpty, name.count <= longestName else { return .none }
    if let title = titles.first(where: clause.hasPrefix) {
      name += title
      clause = clause.dropFirst(title.count)
    }
    guard let particle = clause.first, "はがも".contains(particle) else { return .none }
    return nobody.contains(name) ? .unnamed : .named(name)
  }

  /// A subject in hiragana: さくら before は or が, おばあさん before any particle of a subject.
  private static func hiraganaSubject(of clause: Substring) -> Attribution {
    let run = clause.prefix { $0.isHiragana }
    for title in ["さん", "ちゃん", "くん", "さま"] {
      guard let place = run.firstRange(of: title)?.lowerBound, place > run.startIndex else {
        continue
      }
      let end = run.index(place, offsetBy: title.count)
      let name = String(run[..<end])
      guard name.count <= longestName, let particle = clause[end...].first,
        "はがも".contains(particle),
        !nobodyInHiragana.contains(name)
      else { continue }
      return .named(name)
    }
    for length in [4, 3, 2] {
      let name = run.prefix(length)
      guard name.count == length, let particle = clause.dropFirst(length).first,
        "はが".contains(particle), let last = name.last, !"にでをてへくうの".contains(last)
      else { continue }
      return nobodyInHiragana.contains(String(name)) ? .unnamed : .named(String(name))
    }
    return .none
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let verbs = words(
    """
    言った 言う 言って 言い 言いました 言っている 言っていた 言います 云った 云う いった いう いいました 言い返した 言い出した 言い放った \
    答えた 答える 答えて 答えました こたえた 聞いた 聞く 聞いて 聞きました 訊いた 訊く 訊ねた 尋ねた 尋ねる 尋ねて 尋ねました たずねた 叫んだ \
    叫ぶ 叫んで 叫びました さけんだ 呟いた 呟く つぶやいた つぶやく つぶやきました 囁いた 囁く ささやいた 怒鳴った どなった 返した 続けた 続ける つづけた \
    問うた 問う 問いかけた 声をかけた 声を上げた 声をあげた 頼んだ 命じた 説明した 告げた 述べた 話した 話しました 語った 注意した 訴えた \
    口をはさんだ 口を開いた 切り出した 提案した 質問した 返事をした 返事した 宣言した 促した 励ました 慰めた ぼやいた うめいた 笑った
    """)
  private static let titles = words("さん ちゃん くん さま たち どん")
  private static let openings = words(
    "すると そして それから そこで しかし だが でも やがて ついに とうとう そのとき その時 突然 急に")
  /// The same in hiragana.
  private static let nobodyInHiragana = Set(
    words(
      """
      かれ かれら かのじょ わたし わたくし あたし ぼく おれ おいら わし うち きみ あなた あんた おまえ みんな みな みなさん たくさん だれ だれか \
      ひとり ふたり さんにん おとこ おんな ひと こども こえ あいて じぶん やつ これ それ あれ どれ ここ そこ あそこ どこ この その もの こと ほう \
      ところ とき いま きょう きのう あした あさ よる さいご はじめ つぎ こんど けっきょく じっさい ほんとう しかし だが それ なか うえ した まえ \
      あと ほか すべて どちら こちら そちら あちら こいつ そいつ あいつ なに なにか いつも たがい おたがい \
      あるい また じつ まず さっき さきほど いつか むかし ふだん ほんと いちど けさ ゆうべ ことし いずれ さすが もともと
      """))
  /// What stands before the particle and names nobody.
  private static let nobody = Set(
    words(
      """
      彼 彼女 彼ら 彼女たち 私 僕 俺 余 吾輩 拙者 私たち 僕たち 君 貴方 我々 誰 皆 皆さん 一同 全員 一人 二人 三人 男 女 者 人 声 相手 自分 奴 \
      今日 昨日 今 翌日 朝 夜 時 日 最後 最初 次 今度 結局 実際 本当 説明 返事 判然
      """))
}

extension Character {
  fileprivate var isHiragana: Bool {
    unicodeScalars.first.map { (0x3041...0x3096).contains($0.value) || $0 == "ー" } ?? false
  }

  /// Whether it can be a part of a name; hiragana can't, since particles are written in them.
  fileprivate var isInJapaneseName: Bool {
    if isHan || self == "ー" || self == "・" { return true }
    guard let scalar = unicodeScalars.first else { return false }
    // Katakana, and Latin letters of both widths.
    return (0x30A1...0x30FA).contains(scalar.value)
      || (isLetter && (scalar.isASCII || (0xFF21...0xFF5A).contains(scalar.value)))
  }
}
