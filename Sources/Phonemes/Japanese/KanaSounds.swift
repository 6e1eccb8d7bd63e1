/// The phonemes of hiragana in Kokoro's alphabet.
///
/// Kokoro-82M v1.0 was trained on the output of misaki's first Japanese rules, which have no
/// accent. Source: misaki 0.7.4, `ja.py`.
enum KanaSounds {
  /// The phonemes of a word in hiragana.
  static func sounds(of kana: [Unicode.Scalar]) -> String {
    var sounds = ""
    for (index, current) in kana.enumerated() {
      let before = index > 0 ? kana[index - 1] : nil
      let after = index + 1 < kana.count ? kana[index + 1] : nil
      sounds += self.sounds(of: current, before: before, after: after)
    }
    return sounds
  }

  private static func sounds(
    of current: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> String {
    if let before, let pair = pairs[Pair(before, current)] { return pair }
    if let after, pairs[Pair(current, after)] != nil { return "" }
    if let after, small.contains(after), let consonant = single[current] {
      return String(consonant.unicodeScalars.dropLast()) + (single[after] ?? "")
    }
    switch current {
    case _ where small.contains(current) && before != nil: return ""
    case "ー": return "ː"
    case "っ": return "ʔ"
    case "ん": return nasal(before: after.flatMap { single[$0]?.unicodeScalars.first })
    default: return single[current] ?? ""
    }
  }

  /// The sound of ん, which depends on the sound after it.
  private static func nasal(before sound: Unicode.Scalar?) -> String {
    switch sound {
    case "m", "p", "b": "m"
    case "k", "ɡ": "ŋ"
    case "ɲ", "ʨ", "ʥ": "ɲ"
    case "n", "t", "d", "ɾ", "z": "n"
    default: "ɴ"
    }
  }

  private static let small = Set("ゃゅょぁぃぅぇぉ".unicodeScalars)

  private struct Pair: Hashable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      self.first = first
      self.second = second
    }
  }

  private static func entries(_ text: String) -> [(kana: [Unicode.Scalar], sounds: String)] {
    text.split(whereSeparator: \.isWhitespace).map { entry in
      let parts = entry.split(separator: "=")
      return (Array(parts[0].unicodeScalars), String(parts[1]))
    }
  }

  private static let single: [Unicode.Scalar: String] = Dictionary(
    entries(
      """
      ぁ=a あ=a ぃ=i い=i ぅ=ɯ う=ɯ ぇ=e え=e ぉ=o お=o か=ka が=ɡa き=kʲi ぎ=ɡʲi く=kɯ ぐ=ɡɯ
      け=ke げ=ɡe こ=ko ご=ɡo さ=sa ざ=ʣa し=ɕi じ=ʥi す=sɨ ず=zɨ せ=se ぜ=ʣe そ=so ぞ=ʣo
      た=ta だ=da ち=ʨi ぢ=ʥi つ=ʦɨ づ=zɨ て=te で=de と=to ど=do な=na に=ɲi ぬ=nɯ ね=ne の=no
      は=ha ば=ba ぱ=pa ひ=çi び=bʲi ぴ=pʲi ふ=ɸɯ ぶ=bɯ ぷ=pɯ へ=he べ=be ぺ=pe ほ=ho ぼ=bo ぽ=po
      ま=ma み=mʲi む=mɯ め=me も=mo ゃ=ja や=ja ゅ=jɯ ゆ=jɯ ょ=jo よ=jo ら=ɾa り=ɾʲi る=ɾɯ
      れ=ɾe ろ=ɾo ゎ=βa わ=βa ゐ=i ゑ=e を=o ゔ=vɯ ゕ=ka ゖ=ke
      """
    ).map { ($0.kana[0], $0.sounds) }, uniquingKeysWith: { first, _ in first })

  private static let pairs: [Pair: String] = Dictionary(
    entries(
      """
      いぇ=je うぃ=βi うぇ=βe うぉ=βo きぇ=kʲe きゃ=kʲa きゅ=kʲɨ きょ=kʲo ぎゃ=ɡʲa ぎゅ=ɡʲɨ ぎょ=ɡʲo
      くぁ=kᵝa くぃ=kᵝi くぇ=kᵝe くぉ=kᵝo ぐぁ=ɡᵝa ぐぃ=ɡᵝi ぐぇ=ɡᵝe ぐぉ=ɡᵝo しぇ=ɕe しゃ=ɕa しゅ=ɕɨ
      しょ=ɕo じぇ=ʥe じゃ=ʥa じゅ=ʥɨ じょ=ʥo ちぇ=ʨe ちゃ=ʨa ちゅ=ʨɨ ちょ=ʨo ぢゃ=ʥa ぢゅ=ʥɨ ぢょ=ʥo
      つぁ=ʦa つぃ=ʦʲi つぇ=ʦe つぉ=ʦo てぃ=tʲi てゅ=tʲɨ でぃ=dʲi でゅ=dʲɨ とぅ=tɯ どぅ=dɯ にぇ=ɲe
      にゃ=ɲa にゅ=ɲɨ にょ=ɲo ひぇ=çe ひゃ=ça ひゅ=çɨ ひょ=ço びゃ=bʲa びゅ=bʲɨ びょ=bʲo ぴゃ=pʲa
      ぴゅ=pʲɨ ぴょ=pʲo ふぁ=ɸa ふぃ=ɸʲi ふぇ=ɸe ふぉ=ɸo ふゅ=ɸʲɨ ふょ=ɸʲo みゃ=mʲa みゅ=mʲɨ みょ=mʲo
      りゃ=ɾʲa りゅ=ɾʲɨ りょ=ɾʲo ゔぁ=va ゔぃ=vʲi ゔぇ=ve ゔぉ=vo ゔゅ=bʲɨ ゔょ=bʲo
      """
    ).map { (Pair($0.kana[0], $0.kana[1]), $0.sounds) }, uniquingKeysWith: { first, _ in first })
}
