/// The changes of tones in connected speech: 一 and 不, successive third tones, neutral endings, and
/// erhua.
enum ToneSandhi {
  private static let one: Unicode.Scalar = "一"
  private static let not: Unicode.Scalar = "不"
  private static let child: Unicode.Scalar = "儿"
  private static let digits = Set("零〇一二三四五六七八九".unicodeScalars)

  /// Changes the tones of words that are spoken without a pause.
  static func apply(to words: inout [ChineseWord]) {
    for index in words.indices {
      neutralise(&words[index])
      merge(&words[index])
    }
    changeOnesAndNots(&words)
    changeThirdTones(&words)
  }

  // MARK: Neutral tones

  private static let particles = Set("吧呢吗嘛啊呀哪哇啦喽呗着".unicodeScalars)
  private static let suffixes = Set("们".unicodeScalars)
  /// Words in which 儿 means a child and is a syllable of its own.
  private static let children: Set<String> = [
    "儿", "女儿", "婴儿", "幼儿", "孤儿", "健儿", "男儿", "胎儿", "宠儿", "育儿", "混血儿", "新生儿", "孩儿", "少儿", "小儿",
  ]

  private static let directions = Set("上下进出回过起开".unicodeScalars)

  /// Takes the tone from particles and endings.
  private static func neutralise(_ word: inout ChineseWord) {
    guard let last = word.characters.last, let syllable = word.syllables.last ?? nil else { return }
    guard word.characters.count > 1 else {
      if particles.contains(last) { word.syllables = [syllable.toned(5)] }
      return
    }
    let end = Array(word.characters.suffix(2))
    // 起来, 出去
    let isDirection = (last == "来" || last == "去") && directions.contains(end[0])
    if isDirection || suffixes.contains(last) || NeutralWords.all.contains(end) {
      word.syllables[word.syllables.count - 1] = syllable.toned(5)
    }
  }

  /// Joins 儿 at the end of a word to the syllable before it, which it colours.
  private static func merge(_ word: inout ChineseWord) {
    guard word.characters.count > 1, word.characters.last == child, !children.contains(word.text)
    else { return }
    word.syllables[word.syllables.count - 1] = PinyinSyllable(letters: "er", tone: 5)
  }

  // MARK: 一 and 不

  private static func changeOnesAndNots(_ words: inout [ChineseWord]) {
    let characters = words.flatMap(\.characters)
    var tones = words.flatMap(\.syllables)
    let ends = Set(words.map(\.range.upperBound))
    let start = words.first?.range.lowerBound ?? 0
    for index in characters.indices {
      guard let syllable = tones[index], syllable.tone != 5 else { continue }
      let next = index + 1 < tones.count ? tones[index + 1] : nil
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      switch characters[index] {
      case one:
        let isBetween = before == after && before != " " && index > 0
        let isNumber =
          digits.contains(after) || digits.contains(before)
          || "十第月之".unicodeScalars.contains(before)
          || "月日号".unicodeScalars.contains(after)
        // In words such as 唯一 the character ends the word.
        let isEnd = ends.contains(start + index + 1) && !ends.contains(start + index)
        if isBetween {
          tones[index] = syllable.toned(5)
        } else if isNumber || isEnd || next == nil {
          tones[index] = syllable.toned(1)
        } else {
          tones[index] = syllable.toned(next?.tone == 4 || next?.tone == 5 ? 2 : 4)
        }
      case not:
        let isBetween = before == after && before != " "
        tones[index] = syllable.toned(isBetween ? 5 : next?.tone == 4 ? 2 : 4)
      default: break
      }
    }
    put(tones, into: &words)
  }

  // MARK: Third tones

  /// The longest group of syllables that form one foot.
  private static let longestFoot = 3

  /// Makes a third tone before another one a second one, within words and between short ones.
  private static func changeThirdTones(_ words: inout [ChineseWord]) {
    for index in words.indices { words[index].syllables = changed(words[index].syllables) }
    for index in words.indices.dropLast() {
      let (word, next) = (words[index], words[index + 1])
      guard word.characters.count + next.characters.count <= longestFoot,
        let last = word.syllables.last ?? nil, let first = next.syllables.first ?? nil,
        last.tone == 3, first.tone == 3
      else { continue }
      words[index].syllables[word.syllables.count - 1] = last.toned(2)
    }
  }

  /// Changes a word of four characters as two words of two, which most such words are.
  private static func changed(_ syllables: [PinyinSyllable?]) -> [PinyinSyllable?] {
    if syllables.count == 4 {
      return changed(Array(syllables[..<2])) + changed(Array(syllables[2...]))
    }
    var result = syllables
    for index in syllables.indices.dropLast()
    where syllables[index]?.tone == 3 && syllables[index + 1]?.tone == 3 {
      result[index] = syllables[index]?.toned(2)
    }
    return result
  }

  private static func put(_ syllables: [PinyinSyllable?], into words: inout [ChineseWord]) {
    var place = 0
    for index in words.indices {
      let count = words[index].syllables.count
      words[index].syllables = Array(syllables[place..<place + count])
      place += count
    }
  }
}
