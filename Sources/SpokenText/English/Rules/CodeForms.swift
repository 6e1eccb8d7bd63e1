/// Numbers that are names: telephone numbers, book numbers, house numbers, postal codes.
extension EnglishRules {
  /// Reads ISBN and ISSN, house numbers and postal codes.
  func code(at index: Int) -> SpokenForm? {
    bookNumber(at: index) ?? postalCode(at: index) ?? houseNumber(at: index)
  }

  private func bookNumber(at index: Int) -> SpokenForm? {
    let label = source.before(
      source.isSymbol(source.before(index), ":") ? source.before(index) : index)
    guard ["isbn", "issn", "asin"].contains(source.lower(label)) else { return nil }
    let run = digitRun(at: index, separators: [.hyphen])
    return .words(NumberWords.digits(run.groups.flatMap(\.self)), end: run.end)
  }

  /// Reads five digits after a state.
  private func postalCode(at index: Int) -> SpokenForm? {
    guard source.length(index) == 5, source.isSpace(index - 1),
      !source.isWord(index + 1), !source.isSymbol(index + 1, ",")
    else { return nil }
    var before = source.before(index)
    if source.isSymbol(before, ",") { before = source.before(before) }
    let isState =
      PlaceNames.states[source.word(before)] != nil && source.isSymbol(source.before(before), ",")
      || PlaceNames.stateNames.contains(source.word(before))
    guard isState else { return nil }
    let hasExtension = source.isSymbol(index + 1, "-") && source.length(index + 2) == 4
    let end = hasExtension && source.isNumber(index + 2) ? index + 3 : index + 1
    let digits = (index..<end).flatMap { source.digits($0) }
    let words = digits.map { numbers.cardinal(UInt64($0)) }
    return .words(words.joined(separator: " "), end: end)
  }

  private func houseNumber(at index: Int) -> SpokenForm? {
    // 221B: a letter may stand after the number.
    let end = source.isWord(index + 1) && source.length(index + 1) == 1 ? index + 2 : index + 1
    guard (3...5).contains(source.length(index)), source.isSpace(end), isStreet(after: end - 1),
      let value = DigitRow.value(source.digits(index)), source.digits(index).first != 0
    else { return nil }
    return .words(numbers.pairs(value), end: index + 1)
  }

  /// Whether capitalised words that end in a kind of street follow a house number.
  func isStreet(after index: Int) -> Bool {
    /// The most words of a street's name.
    let longestName = 4
    var next = source.afterSpace(index + 1)
    for position in 0..<longestName {
      if position > 0, PlaceNames.streets.contains(source.lower(next)) { return true }
      let isOrdinal = source.isNumber(next) && source.isWord(next + 1)
      guard isOrdinal || source.isCapitalised(next) else { return false }
      next += isOrdinal ? 2 : 1
      if source.isSymbol(next, ".") { next += 1 }
      next = source.afterSpace(next)
    }
    return false
  }

  // MARK: Telephone numbers

  /// Reads `(123) 555-0100`, `+44 20 7946 0000`, `1-800-555-0100`.
  func telephone(at index: Int) -> SpokenForm? {
    guard source.isNumber(index), source.symbol(index - 1) != UInt16(ascii: "$") else { return nil }
    let tight = digitRun(at: index, separators: [.hyphen, .point])
    if isTelephone(tight.groups) { return spokenGroups(tight) }
    // In `1-800-FLOWERS` words stand for digits.
    let isFree =
      tight.groups.map(\.count) == [1, 3] && tight.groups[0] == [1] && tight.groups[1][0] == 8
    return isFree && source.isSymbol(tight.end, "-") ? spokenGroups(tight) : nil
  }

  /// Reads a telephone number that starts with a bracket or a plus sign.
  func telephone(atSign index: Int) -> SpokenForm? {
    if source.isSymbol(index, "+") {
      let run = digitRun(at: index + 1, separators: [.hyphen, .point, .space, .brackets])
      guard run.groups.count >= 3, run.groups.joined().count >= 8 else { return nil }
      return .words("plus " + spoken(run.groups), end: run.end)
    }
    guard source.isSymbol(index, "("), source.length(index + 1) == 3,
      source.isSymbol(index + 2, ")")
    else {
      return nil
    }
    var start = source.afterSpace(index + 3)
    if source.isSymbol(start, "-") { start += 1 }
    let run = digitRun(at: start, separators: [.hyphen, .point, .space])
    guard run.groups.map(\.count) == [3, 4] else { return nil }
    return .words(
      "\(NumberWords.digits(source.digits(index + 1))), \(spoken(run.groups))", end: run.end)
  }

  private func isTelephone(_ groups: [[UInt8]]) -> Bool {
    switch groups.map(\.count) {
    case [3, 3, 4], [1, 3, 3, 4], [3, 2, 4]: true
    // Seven digits may be a range as well. Exchanges start at 200, and extensions are rarely round.
    // Stories use the exchange 555.
    case [3, 4] where groups[0] == [5, 5, 5]: true
    case [3, 4]: groups[0][0] >= 2 && groups[1].suffix(2) != [0, 0] && groups[1][0] != 1
    case let counts:
      counts.count >= 4 && counts.allSatisfy { $0 <= 7 } && groups.joined().count >= 7
    }
  }

  private func spokenGroups(_ run: DigitRun) -> SpokenForm {
    .words(spoken(run.groups), end: run.end)
  }

  /// Groups digit by digit, with a comma, which is a short pause, between them.
  private func spoken(_ groups: [[UInt8]]) -> String {
    groups.map { $0 == [8, 0, 0] ? "eight hundred" : NumberWords.digits($0) }.joined(
      separator: ", ")
  }

  // MARK: Runs of digits

  private enum Separator { case hyphen, point, space, brackets }

  private struct DigitRun {
    var groups: [[UInt8]] = []
    var end: Int
  }

  private func digitRun(at index: Int, separators: Set<Separator>) -> DigitRun {
    var run = DigitRun(groups: [], end: index)
    var next = index
    if separators.contains(.brackets), source.isSymbol(next, "(") { next += 1 }
    // No number has more groups; the bound keeps the search linear.
    let mostGroups = 12
    while source.isNumber(next), run.groups.count < mostGroups {
      run.groups.append(source.digits(next))
      run.end = next + 1
      next = run.end
      switch true {
      case separators.contains(.hyphen) && source.symbol(next).isHyphenOrDash: next += 1
      case separators.contains(.point) && source.isSymbol(next, "."): next += 1
      case separators.contains(.brackets) && source.isSymbol(next, ")"):
        run.end += 1
        next = source.afterSpace(next + 1)
      case separators.contains(.space) && source.isSpace(next):
        next += separators.contains(.brackets) && source.isSymbol(next + 1, "(") ? 2 : 1
      default: return run
      }
    }
    return run
  }
}
