public import ReadingModel
import UnicodeText

/// Pronunciation rules, compiled for use in sentences.
///
/// The first rule that fits a place changes it. No rule sees the text that another rule put there.
public final class RuleSet: Sendable {
  private struct Entry: Sendable {
    var rule: PronunciationRule
    /// The primary subtag of the only language for which the rule counts; `nil` for all languages.
    var language: String?
    /// The searched text, folded unless the rule distinguishes capitals.
    var units: [UInt16]
    var pattern: TimedPattern?
  }

  /// The most UTF-16 units that rules may add to a sentence: two minutes of speech.
  ///
  /// An expression that puts much text in place of each letter would have the voice speak for
  /// hours.
  static let addedLimit = 2_000

  private let entries: [Entry]
  /// The rules for whole words, by their first word, folded.
  private let byWord: [[UInt16]: [Int]]
  /// All other rules.
  private let elsewhere: [Int]

  /// Whether there is no rule.
  public var isEmpty: Bool { entries.isEmpty }

  /// Compiles rules.
  ///
  /// Malformed expressions are left out.
  ///
  /// - Parameter lists: The lists of rules, the most important first.
  public init(_ lists: [SpeechRules.Pronunciations]) {
    var entries: [Entry] = []
    var byWord: [[UInt16]: [Int]] = [:]
    var elsewhere: [Int] = []
    for list in lists {
      for rule in list.rules where rule.isOn && !rule.find.isEmpty {
        let units = Array(rule.find.utf16)
        var entry = Entry(
          rule: rule, language: list.language,
          units: rule.matchCase ? units : FoldedText.fold(units))
        if rule.match == .expression {
          // Rules are checked when they are stored; one that an older ICU took is passed over.
          guard let pattern = try? TimedPattern(rule.find, matchesCase: rule.matchCase) else {
            continue
          }
          entry.pattern = pattern
        }
        let first = Array(FoldedText.fold(units).prefix(while: \.isWordLike))
        if rule.match == .word, !first.isEmpty, !FoldedText.isUnspaced(units[0]) {
          byWord[first, default: []].append(entries.count)
        } else {
          elsewhere.append(entries.count)
        }
        entries.append(entry)
      }
    }
    self.entries = entries
    self.byWord = byWord
    self.elsewhere = elsewhere
  }

  /// The changes that the rules make in a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence's text.
  ///   - language: The primary subtag of its language, if known. A rule for one language does not
  ///     count in others.
  ///   - taken: The changes so far, in order. Rules leave their pieces alone.
  /// - Returns: All changes in order and without overlap, those of `taken` among them.
  public func changes(
    in sentence: String, language: String?, besides taken: [SpokenChange] = []
  ) -> [SpokenChange] {
    guard !entries.isEmpty else { return taken }
    let text = FoldedText(sentence)
    var found: [(priority: Int, change: SpokenChange)] = []
    for (word, indices) in text.wordStarts(in: byWord) {
      for index in indices where counts(index, language) && fits(index, text, at: word) {
        let range = word..<word + entries[index].units.count
        found.append((index, change(index, range)))
      }
    }
    for index in elsewhere where counts(index, language) {
      found += matches(of: index, in: text).map { (index, $0) }
    }
    guard !found.isEmpty else { return taken }
    found.sort {
      ($0.priority, $0.change.range.lowerBound) < ($1.priority, $1.change.range.lowerBound)
    }
    var changes = taken
    var room = Self.addedLimit
    var isTaken = Array(repeating: false, count: text.units.count)
    for change in taken { isTaken.fill(change.range) }
    for (_, change) in found where !isTaken[change.range].contains(true) {
      // A change that no longer fits is left out: its piece is said as written.
      guard change.added <= room else { continue }
      room -= max(change.added, 0)
      changes.append(change)
      isTaken.fill(change.range)
    }
    return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func counts(_ index: Int, _ language: String?) -> Bool {
    guard let own = entries[index].language else { return true }
    return language == nil || own == language
  }

  private func fits(_ index: Int, _ text: FoldedText, at start: Int) -> Bool {
    let entry = entries[index]
    let units = entry.rule.matchCase ? text.units : text.folded
    let end = start + entry.units.count
    guard end <= units.count, units[start..<end].elementsEqual(entry.units) else { return false }
    guard entry.rule.match == .word else { return true }
    return text.isBoundary(start) && text.isBoundary(end)
  }

  private func matches(of index: Int, in text: FoldedText) -> [SpokenChange] {
    let entry = entries[index]
    if let pattern = entry.pattern {
      // An expression that takes too long changes nothing.
      guard case .matches(let matches) = pattern.matches(in: text.units) else { return [] }
      return matches.filter { !$0.range.isEmpty }.map { change(index, $0.range, $0, text.units) }
    }
    let units = entry.rule.matchCase ? text.units : text.folded
    guard let first = entry.units.first else { return [] }
    var found: [SpokenChange] = []
    var place = 0
    while place + entry.units.count <= units.count {
      if units[place] == first, fits(index, text, at: place) {
        found.append(change(index, place..<place + entry.units.count))
        place += entry.units.count
      } else {
        place += 1
      }
    }
    return found
  }

  private func change(
    _ index: Int, _ range: Range<Int>, _ match: TimedPattern.Match? = nil, _ units: [UInt16] = []
  ) -> SpokenChange {
    let rule = entries[index].rule
    let say = match.map { Self.filled(rule.say, with: $0, units) } ?? rule.say
    let form: SpokenChange.SpokenForm =
      switch rule.manner {
      case .skip: .nothing
      case .text: say.isEmpty ? .nothing : .text(say)
      case .phonemes: say.isEmpty ? .nothing : .phonemes(say)
      }
    return SpokenChange(range: range, spokenForm: form)
  }

  /// Replaces the group numbers of a replacement by the text that the groups found.
  static func filled(
    _ template: String, with match: TimedPattern.Match, _ units: [UInt16]
  ) -> String {
    guard template.contains("$") else { return template }
    var filled = ""
    var rest = template[...]
    // A text that is longer than all rules may add is left out anyway, so filling can stop.
    while let sign = rest.firstIndex(of: "$"), filled.utf16.count <= addedLimit + units.count {
      filled += rest[..<sign]
      let after = rest.index(after: sign)
      guard after < rest.endIndex, let number = rest[after].wholeNumberValue else {
        filled += "$"
        rest = rest[after...]
        continue
      }
      let group =
        number == 0
        ? match.range
        : match.groups.indices.contains(number - 1) ? match.groups[number - 1] : nil
      if let group { filled += String(utf16Units: units[group]) }
      rest = rest[rest.index(after: after)...]
    }
    return filled + rest
  }
}

extension SpokenChange {
  /// The number of UTF-16 units by which it lengthens a sentence; negative if it shortens it.
  fileprivate var added: Int {
    switch spokenForm {
    case .nothing: -range.count
    case .text(let words): words.utf16.count - range.count
    case .phonemes(let phonemes): phonemes.utf16.count - range.count
    }
  }
}

extension [Bool] {
  /// Marks the part of a range that is inside.
  fileprivate mutating func fill(_ range: Range<Int>) {
    for place in range.clamped(to: indices) { self[place] = true }
  }
}
