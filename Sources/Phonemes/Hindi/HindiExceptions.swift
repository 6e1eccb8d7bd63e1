import Foundation

/// What no rule of the schwa tells: the joints of compounds, and single words.
enum HindiExceptions {
  /// A word with its joints shown: `ऽ` behind a schwa that stays, a virama for one that is lost.
  static func respelled(_ word: String) -> String {
    if let known = words[word] { return known }
    var word = word
    if let part = starts.first(where: { word.hasPrefix($0.written) && word != $0.written }) {
      word = part.spoken + word.dropFirst(part.written.count)
    }
    if let part = ends.first(where: { word.hasSuffix($0.written) && word != $0.written }) {
      word = word.dropLast(part.written.count) + part.spoken
    }
    return parted(word)
  }

  /// Parts two halves that rhyme: the schwa between them is lost, and the next one stays.
  ///
  /// खटखटाना, चटपटा: four consonants with a schwa behind each but the last, the second like the fourth.
  private static func parted(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var letters: [Range<Int>] = []
    var index = 0
    while index < scalars.count, letters.count < 4 {
      guard (0x915...0x939).contains(scalars[index].value) else { return word }
      let isDotted = index + 1 < scalars.count && scalars[index + 1] == HindiLetters.nukta
      letters.append(index..<index + (isDotted ? 2 : 1))
      index += isDotted ? 2 : 1
    }
    guard letters.count == 4, index < scalars.count, scalars[index] != HindiLetters.virama,
      scalars[letters[1]] == scalars[letters[3]]
    else { return word }
    var view = String.UnicodeScalarView(scalars[..<letters[1].upperBound])
    view.append(HindiLetters.virama)
    view.append(contentsOf: scalars[letters[2]])
    view.append(HindiLetters.avagraha)
    view.append(contentsOf: scalars[letters[3].lowerBound...])
    return String(view)
  }

  private typealias Part = (written: String, spoken: String)

  /// First parts of compounds, mostly negations.
  private static let starts: [Part] = parts("असफ=असऽफ असम=असऽम अपव=अपऽव")

  /// Last parts of compounds, whose first schwa stays.
  private static let ends: [Part] = parts(
    """
    पति=पऽति सभा=सऽभा कथा=कऽथा दशा=दऽशा नगर=नऽगर करण=कऽरण हरण=हऽरण गमन=गऽमन भवन=भऽवन \
    वचन=वऽचन पतन=पऽतन चरण=चऽरण वरण=वऽरण तरण=तऽरण मरण=मऽरण रचना=रऽचना घटना=घऽटना गणना=गऽणना जनक=जऽनक मती=मऽती
    """)

  private static let words: [String: String] = Dictionary(
    parts("अजनबी=अज्नबी अगरतला=अगऽर्तला सरहद=सर्हद संतरा=संत्रा सन्तरा=सन्त्रा").map { ($0.written, $0.spoken) },
    uniquingKeysWith: { $1 })

  /// Reads `written=spoken` pairs.
  private static func parts(_ list: String) -> [Part] {
    list.split(separator: " ").compactMap { pair in
      let sides = pair.split(separator: "=").map {
        String($0).decomposedStringWithCanonicalMapping
      }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }
}
