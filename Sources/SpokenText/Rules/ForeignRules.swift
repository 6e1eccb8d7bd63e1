import ReadingModel

/// Rules in the form of Voice Dream.
enum VoiceDreamRule {
  /// Adds a line's rule.
  static func added(
    _ fields: [String], _ number: Int, _ line: String, to list: ImportedRules
  ) -> ImportedRules {
    var list = list
    let matches: [String: PronunciationRule.Match] = [
      "0": .word, "1": .anywhere, "2": .expression,
    ]
    guard let match = matches[fields[1]], !fields[0].isEmpty,
      ["Y", "N"].contains(fields[2].uppercased()), ["0", "1"].contains(fields[4])
    else {
      list.refused.append(.unreadable(number, line))
      return list
    }
    let isSkipped = fields[4] == "1" || fields[3].isEmpty
    list.rules.append(
      PronunciationRule(
        find: fields[0], match: match, matchCase: fields[2].uppercased() == "N",
        say: isSkipped ? "" : fields[3], manner: isSkipped ? .skip : .text))
    return list
  }
}

/// Rules in the form of Librera and @Voice.
enum LibreraRule {
  /// Adds a pair.
  static func add(_ from: String, _ to: String, _ number: Int, to list: inout ImportedRules) {
    var find = from
    var isOn = true
    var match = PronunciationRule.Match.anywhere
    if find.hasPrefix("#") {
      find.removeFirst()
      isOn = false
    }
    if find.hasPrefix("*") {
      find.removeFirst()
      match = .expression
    }
    guard !find.isEmpty else { return list.refused.append(.unreadable(number, from)) }
    var rule = PronunciationRule(find: find, match: match, matchCase: true, say: to, isOn: isOn)
    switch to {
    case "": rule.manner = .skip
    case "ttsPAUSE":
      // The voice pauses at a full stop by itself.
      rule.say = match == .expression ? "$0." : find + "."
    case "ttsSKIP":
      rule.find = match == .expression ? "^.*(?:\(find)).*$" : "^.*\\Q\(find)\\E.*$"
      rule.match = .expression
      rule.say = ""
      rule.manner = .skip
    case "ttsSTOP", "ttsNEXT":
      return list.refused.append(
        .init(
          line: number, text: String(from.prefix(80)), code: ImportedRules.Refusal.turnsPages,
          reason: "Rules that stop or turn pages aren't supported."))
    default: break
    }
    list.rules.append(rule)
  }
}

extension ImportedRules.Refusal {
  /// The note about a line that is no rule.
  static func unreadable(_ number: Int, _ line: String) -> Self {
    Self(
      line: number, text: String(line.prefix(80)), code: notARule, reason: "This isn't a rule.")
  }
}
