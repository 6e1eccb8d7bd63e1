/// Lines that say when a text was published.
extension RunningText {
  /// A line that tells something has more words beside its day: "Published by Ann Keeper on Monday".
  private static let stampWords = 5
  /// A name or an opening in a script without capitals is shorter, in letters.
  private static let stampWord = 4
  /// Small words around days and names, and the signs of days in East Asia.
  private static let smallWords: Set<String> = [
    "a", "am", "at", "by", "om", "on", "pm", "st", "nd", "rd", "th", "h", "min", "t", "z",
    "published", "posted", "the", "um", "uhr", "von", "vom", "zu", "den", "der", "geschrieben",
    "van", "op", "door", "le", "à", "par", "en", "ligne", "el", "las", "por", "de", "del", "da",
    "di", "il", "alle", "kl", "av", "od", "o", "в", "г", "года", "року", "о",
    "年", "月", "日", "년", "월", "일", "時", "时", "分", "시", "분",
  ]

  /// Whether a line is short, no sentence, and holds a day.
  static func isDated(_ line: TextLine) -> Bool {
    line.length < stampLimit && !line.endsSentence && !cells.contains(line.name)
      && mayHoldDay(line.text) && WrittenDay.iso(in: line.text) != nil
  }

  /// Whether a text holds a digit of any script, by its bytes: most lines have none.
  private static func mayHoldDay(_ text: String) -> Bool {
    text.utf8.contains { $0 &- 0x30 < 10 || $0 >= 0x80 }
  }

  /// Whether a line holds a day and nothing beside it but an opening or a name: words that begin with capitals.
  static func isDayStamp(_ line: TextLine) -> Bool {
    guard isDated(line), !LineLabels.announcesChange(line.text) else { return false }
    let words = line.text.split { !$0.isLetter }.filter { word in
      let word = word.lowercased()
      return !smallWords.contains(word) && MonthNames.months[word] == nil
    }
    return words.count <= stampWords
      && words.allSatisfy { word in
        word.first?.isCased == true ? word.first?.isUppercase == true : word.count <= stampWord
      }
  }
}
