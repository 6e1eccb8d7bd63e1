/// Reads numbers with their counters: 三百 is さんびゃく, 三本 さんぼん, 二十日 はつか.
enum JapaneseNumbers {
  /// Joins numbers and the counters behind them.
  static func joined(_ pieces: [JapanesePiece]) -> [JapanesePiece] {
    var result: [JapanesePiece] = []
    var start = 0
    while start < pieces.count {
      guard isNumber(pieces[start]) else {
        result.append(pieces[start])
        start += 1
        continue
      }
      var end = start + 1
      while end < pieces.count, isNumber(pieces[end]) { end += 1 }
      let number = pieces[start..<end].flatMap(\.surface)
      let counter = end < pieces.count && pieces[end].kind == .counter ? pieces[end] : nil
      let isDay = result.last?.surface.last == "月"
      let last = counter ?? pieces[end - 1]
      result.append(
        JapanesePiece(
          range: pieces[start].range.lowerBound..<last.range.upperBound,
          surface: number + (counter?.surface ?? []),
          kana: Array(kana(of: number, counter, isDay: isDay).unicodeScalars), kind: .number))
      start = counter == nil ? end : end + 1
    }
    return result
  }

  private static func isNumber(_ piece: JapanesePiece) -> Bool {
    piece.kind == .number && piece.surface.allSatisfy { sounds[$0] != nil }
  }

  private static let sounds: [Unicode.Scalar: String] = [
    "〇": "ぜろ", "零": "れー", "一": "いち", "二": "に", "三": "さん", "四": "よん", "五": "ご", "六": "ろく",
    "七": "なな", "八": "はち", "九": "きゅー", "十": "じゅー", "百": "ひゃく", "千": "せん", "万": "まん", "億": "おく",
    "兆": "ちょー", "何": "なん",
  ]
  private static let places = Set("十百千万億兆".unicodeScalars)

  private static func kana(
    of number: [Unicode.Scalar], _ counter: JapanesePiece?, isDay: Bool
  ) -> String {
    let text = String(String.UnicodeScalarView(number))
    guard let counter, let last = number.last else { return cardinal(number) }
    let surface = String(String.UnicodeScalarView(counter.surface))
    let ending = String(String.UnicodeScalarView(counter.kana))
    if surface.first == "日" {
      if text == "一", !isDay { return "いち" + ending }
      if let day = days[text] { return day + ending.dropFirst(2) }
    }
    if surface.first == "人", let people = ["一": "ひとり", "二": "ふたり"][text] {
      return people + ending.dropFirst(2)
    }
    if surface == "歳", text == "二十" { return "はたち" }
    if surface.first == "点", last == "〇" { return "れーてん" }
    let head = cardinal(Array(number.dropLast()))
    if let first = counter.surface.first, let special = specials[first]?[last] {
      return head + special + ending
    }
    // A foreign word after a number does not change it.
    let isForeign = counter.surface.count > 1 && counter.surface.allSatisfy(\.isKana)
    guard !isForeign, let changed = euphony(last, ending, surface) else {
      return cardinal(number) + ending
    }
    // In 三百本 the last place takes the digit before it along.
    let whole = cardinal(number)
    guard whole.hasSuffix(sounds[last] ?? "") || last == "百" else { return whole + ending }
    let kept = whole.dropLast(changed.dropped)
    return kept + changed.sounds + changed.ending
  }

  private static let days = [
    "一": "ついたち", "二": "ふつか", "三": "みっか", "四": "よっか", "五": "いつか", "六": "むいか", "七": "なのか",
    "八": "よーか", "九": "ここのか", "十": "とーか", "十四": "じゅーよっか", "二十": "はつか", "二十四": "にじゅーよっか",
  ]

  /// Digits with another reading before some counters, by the counter's first character.
  private static let specials: [Unicode.Scalar: [Unicode.Scalar: String]] = [
    "時": ["四": "よ", "七": "しち", "九": "く"], "月": ["四": "し", "七": "しち", "九": "く"],
    "年": ["四": "よ"], "人": ["四": "よ"], "円": ["四": "よ"],
  ]

  /// A number without a counter.
  private static func cardinal(_ number: [Unicode.Scalar]) -> String {
    var result = ""
    for (index, character) in number.enumerated() {
      let sound = sounds[character] ?? ""
      let before = index > 0 ? number[index - 1] : nil
      guard places.contains(character), let before, let changed = euphony(before, place: character)
      else {
        result += sound
        continue
      }
      result.removeLast(sounds[before]?.count ?? 0)
      result += changed
    }
    return result
  }

  /// A digit with the place behind it, if both change.
  private static func euphony(_ digit: Unicode.Scalar, place: Unicode.Scalar) -> String? {
    switch (digit, place) {
    case ("三", "百"): "さんびゃく"
    case ("何", "百"): "なんびゃく"
    case ("六", "百"): "ろっぴゃく"
    case ("八", "百"): "はっぴゃく"
    case ("三", "千"): "さんぜん"
    case ("何", "千"): "なんぜん"
    case ("八", "千"): "はっせん"
    case ("一", "千"): "いっせん"
    case ("一", "兆"): "いっちょー"
    case ("八", "兆"): "はっちょー"
    case ("十", "兆"): "じゅっちょー"
    default: nil
    }
  }

  // MARK: Counters

  private struct Change {
    /// The number of characters of the number that are replaced.
    var dropped: Int
    var sounds: String
    var ending: String
  }

  /// The kana before a doubled consonant, by the last digit.
  private static let doubled: [Unicode.Scalar: String] = [
    "一": "いっ", "六": "ろっ", "八": "はっ", "十": "じゅっ", "百": "ひゃっ",
  ]

  /// The changes at the end of a number and the beginning of a counter.
  private static func euphony(
    _ last: Unicode.Scalar, _ ending: String, _ surface: String
  ) -> Change? {
    guard let first = ending.unicodeScalars.first else { return nil }
    let rest = String(ending.unicodeScalars.dropFirst())
    let count = (sounds[last] ?? "").count
    if let pop = pops[first] {
      if let sound = doubled[last] {
        // ひゃく may be びゃく or ぴゃく here, and only its last sign changes.
        if last == "百" { return Change(dropped: 1, sounds: "っ", ending: "\(pop)\(rest)") }
        return Change(dropped: count, sounds: sound, ending: "\(pop)\(rest)")
      }
      let isMinute = first == "ふ"
      if ["三", "千", "万", "何"].contains(last), let voice = voices[first] {
        let isPop = isMinute || last == "千" && surface == "泊"
        return Change(dropped: 0, sounds: "", ending: "\(isPop ? pop : voice)\(rest)")
      }
      return last == "四" && isMinute ? Change(dropped: 0, sounds: "", ending: "\(pop)\(rest)") : nil
    }
    if "かきくけこ".unicodeScalars.contains(first), let sound = doubled[last] {
      if last == "百" { return Change(dropped: 1, sounds: "っ", ending: ending) }
      return Change(dropped: count, sounds: sound, ending: ending)
    }
    if ["三", "何"].contains(last), ["階", "軒"].contains(surface), let voice = voices[first] {
      return Change(dropped: 0, sounds: "", ending: "\(voice)\(rest)")
    }
    guard "さしすせそたちつてと".unicodeScalars.contains(first), ["一", "八", "十"].contains(last),
      let sound = doubled[last]
    else { return nil }
    return Change(dropped: count, sounds: sound, ending: ending)
  }

  private static let pops: [Unicode.Scalar: String] = [
    "は": "ぱ", "ひ": "ぴ", "ふ": "ぷ", "へ": "ぺ", "ほ": "ぽ",
  ]
  private static let voices: [Unicode.Scalar: String] = [
    "は": "ば", "ひ": "び", "ふ": "ぶ", "へ": "べ", "ほ": "ぼ", "か": "が", "け": "げ",
  ]
}
