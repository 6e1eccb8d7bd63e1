/// The homographs of ``HomographTable/text``.
struct HomographTable: Sendable {
  /// The table, which is read once.
  static let english = HomographTable(text)

  /// The weights of clues without a weight of their own, in tenths of a logit.
  private static let nearWeight = 10
  private static let neighbourWeight = 15

  private(set) var entries: [String: Homograph] = [:]
  /// The malformed lines; a test expects none.
  private(set) var mistakes: [String] = []

  /// Reads a table.
  ///
  /// - Parameter text: Entries in the form that ``text`` describes.
  init(_ text: String) {
    var words: [String] = []
    for line in text.split(separator: "\n") {
      if line.utf8.first != UInt8(ascii: " ") {
        words = line.split(separator: " ").map(String.init)
        for word in words where entries.updateValue(Homograph(choices: []), forKey: word) != nil {
          mistakes.append("\(word) has two entries")
        }
      } else if let choice = choice(line) {
        for word in words { entries[word]?.choices.append(choice) }
      } else {
        mistakes.append(String(line))
      }
    }
  }

  private mutating func choice(_ line: Substring) -> Homograph.Choice? {
    let fields = line.split(separator: ";").map { $0.split(separator: " ") }
    guard let head = fields.first, head.count >= 4, head[1] == "=" else { return nil }
    var choice = Homograph.Choice(name: String(head[0]), sounds: [:], clues: [], lean: 0)
    if head[2] == "as" {
      guard let index = PartOfSpeech.names.firstIndex(of: String(head[3])),
        let tag = PartOfSpeech(rawValue: UInt8(index))
      else { return nil }
      choice.sounds = [.american: .tagged(tag), .british: .tagged(tag)]
    } else {
      guard head.count == 5, head[3] == "/" else { return nil }
      choice.sounds = [.american: .spelled(String(head[2])), .british: .spelled(String(head[4]))]
    }
    for field in fields.dropFirst() where !field.isEmpty {
      if field[0] == "lean" {
        guard field.count == 2, let lean = Int(field[1]) else { return nil }
        choice.lean = lean
      } else if let clue = clue(field) {
        choice.clues.append(clue)
      } else {
        mistakes.append(field.joined(separator: " "))
      }
    }
    return choice
  }

  private func clue(_ field: [Substring]) -> Homograph.Clue? {
    let key = field[0].split(separator: "*")
    let weight = key.count > 1 ? Int(key[1]) : nil
    let items = field.dropFirst()
    let words = Set(items.filter { $0.first != "@" }.map(String.init))
    let classes = items.filter { $0.first == "@" }.map { String($0.dropFirst()) }
    switch key[0] {
    case "may":
      return items.first == "verb" ? .mayBeVerb : nil
    case "is":
      return items.first == "verb" ? .isVerb : items.first == "noun" ? .isNotVerb : nil
    case "near":
      return classes.isEmpty ? .near(words, weight: weight ?? Self.nearWeight) : nil
    case "left":
      let known = Set(classes.compactMap(LeftNeighbour.init))
      guard known.count == classes.count else { return nil }
      return .left(words: words, classes: known, weight: weight ?? Self.neighbourWeight)
    case "right":
      let known = Set(classes.compactMap(RightNeighbour.init))
      guard known.count == classes.count else { return nil }
      return .right(words: words, classes: known, weight: weight ?? Self.neighbourWeight)
    case "capital", "lower", "shout", "tense":
      guard let weight = items.first.flatMap({ Int($0) }) else { return nil }
      return switch key[0] {
      case "capital": .capital(weight: weight)
      case "lower": .lower(weight: weight)
      case "shout": .shout(weight: weight)
      default: .tense(weight: weight)
      }
    default:
      return nil
    }
  }
}
