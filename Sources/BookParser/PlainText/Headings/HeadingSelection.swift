/// Decides which candidates are headings: by blank lines around them, successive numbers, the text
/// between them, and lists of contents that repeat them.
struct HeadingSelection {
  /// The most bytes between two headings with nothing but a subtitle or a blank line between them.
  private static let tightGap = 160
  /// The least mean bytes between numbers that divide a book and do not count the items of a list.
  private static let divisionGap = 600
  /// The least number of candidates of one kind and level, without text between them, that are a
  /// list of contents.
  private static let listLength = 3

  /// The number of successive headings, each with fewer bytes than a paragraph, above which they
  /// divide nothing.
  ///
  /// A list of titles is a text, not a book of as many empty chapters.
  private static let floodCount = 2000
  private static let floodLength = 200

  let statistics: LineStatistics
  /// Whether a rule found the candidates.
  ///
  /// A list of contents is then among them.
  var isRuled = false

  /// Chooses the headings.
  ///
  /// - Parameters:
  ///   - candidates: The candidates in order.
  ///   - textLength: The bytes of all lines that are not blank.
  /// - Returns: The headings among them, in order.
  func headings(among candidates: [HeadingCandidate], textLength: Int) -> [HeadingCandidate] {
    let chosen = withoutFloods(chosen(among: candidates, textLength: textLength))
    let isFlood = chosen.count > Self.floodCount && textLength / chosen.count < Self.floodLength
    return isFlood ? [] : chosen
  }

  /// Leaves out long lists of titles inside a text, which divide nothing.
  private func withoutFloods(_ headings: [HeadingCandidate]) -> [HeadingCandidate] {
    var kept: [HeadingCandidate] = []
    var start = 0
    while start < headings.count {
      var end = start + 1
      while end < headings.count,
        headings[end].textBefore - headings[end - 1].textBefore < Self.floodLength
      {
        end += 1
      }
      // Text follows the last title of the list, so that one stays.
      kept += headings[(end - start > Self.floodCount ? end - 1 : start)..<end]
      start = end
    }
    return kept
  }

  private func chosen(among candidates: [HeadingCandidate], textLength: Int) -> [HeadingCandidate] {
    let marked = candidates.filter { if case .marked = $0.mark.kind { true } else { false } }
    if !marked.isEmpty { return isRuled ? withoutContents(marked) : marked }
    // Lists of contents go first: their lines have no blank lines around them.
    let listed = withoutContents(candidates).filter(standsAlone)
    let strong = plausible(withoutRepeats(listed.filter(\.mark.isStrong)))
    let weak = weakHeadings(among: listed, strong: strong, textLength: textLength)
    return (strong + weak).sorted { $0.offset < $1.offset }
  }

  /// Whether the lines around it set it apart.
  private func standsAlone(_ candidate: HeadingCandidate) -> Bool {
    guard statistics.separatesByBlankLines else { return true }
    // The line before is short, or a paragraph of its own, so it is not the body of a paragraph.
    let isAfterShort = candidate.previousLength < (statistics.wrapColumn ?? 100) * 6 / 10
    let isAfterEnd = candidate.followsBlank || isAfterShort || statistics.hasLongLines
    switch candidate.mark.kind {
    case .division:
      return candidate.followsBlank || candidate.precedesBlank && isAfterEnd
    case .named:
      return candidate.precedesBlank && (candidate.followsBlank || statistics.hasLongLines)
    case .number, .numberedTitle: return candidate.precedesBlank && isAfterEnd
    case .marked: return true
    }
  }

  // MARK: Lists of contents

  /// Leaves out lists of contents: runs of headings without text between them that occur again
  /// later.
  private func withoutContents(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    var kept: [HeadingCandidate] = []
    var start = 0
    // Most texts have no list of contents: they need no table of what comes again.
    lazy var later = Recurrence(candidates)
    while start < candidates.count {
      var end = start + 1
      while end < candidates.count, isTight(candidates[end - 1], candidates[end]) { end += 1 }
      let run = candidates[start..<end]
      let first = isList(run) && later.comesAgain(run) ? firstReal(in: run) : start
      kept += candidates[first..<end]
      start = end
    }
    return kept
  }

  private func isTight(_ first: HeadingCandidate, _ second: HeadingCandidate) -> Bool {
    second.textBefore - first.textBefore - first.length < Self.tightGap
  }

  private func isList(_ run: ArraySlice<HeadingCandidate>) -> Bool {
    Dictionary(grouping: run, by: \.mark.level).values.contains { $0.count >= Self.listLength }
  }

  /// The index behind the list.
  ///
  /// The run's last headings are real ones if their numbers start again.
  private func firstReal(in run: ArraySlice<HeadingCandidate>) -> Int {
    var firstPlaces: [String: Int] = [:]
    for index in run.indices {
      let key = run[index].mark.titleKey
      if firstPlaces[key] == nil { firstPlaces[key] = index }
    }
    var index = run.endIndex
    while index > run.startIndex {
      let mark = run[index - 1].mark
      let isRepeated = mark.number == nil && firstPlaces[mark.titleKey] != index - 1
      let isStart = mark.number == 1 || isRepeated
      guard isStart, index - 1 > run.startIndex else { break }
      index -= 1
    }
    return index
  }

  /// The last occurrence of each heading.
  private struct Recurrence {
    private var lastTitle: [String: Int] = [:]
    private var lastNumber: [Int: Int] = [:]

    init(_ candidates: [HeadingCandidate]) {
      for candidate in candidates {
        lastTitle[candidate.mark.titleKey] = candidate.offset
        if let number = candidate.mark.number { lastNumber[number] = candidate.offset }
      }
    }

    /// Whether at least half of a run's headings occur again behind it.
    func comesAgain(_ run: ArraySlice<HeadingCandidate>) -> Bool {
      let end = run.last?.offset ?? 0
      let again = run.count { candidate in
        let key = candidate.mark.titleKey
        if key.count > 3, let last = lastTitle[key], last > candidate.offset { return true }
        return candidate.mark.number.flatMap { lastNumber[$0] }.map { $0 > end } ?? false
      }
      return again * 2 >= run.count
    }
  }

  // MARK: Strong kinds

  /// Leaves out a heading that repeats the one just before it, as web novels often do.
  private func withoutRepeats(_ headings: [HeadingCandidate]) -> [HeadingCandidate] {
    var kept: [HeadingCandidate] = []
    for heading in headings {
      if let last = kept.last, isTight(last, heading), last.mark.kind == heading.mark.kind,
        last.mark.number == heading.mark.number,
        last.mark.title.isEmpty || heading.mark.title.isEmpty
          || last.mark.titleKey == heading.mark.titleKey
      {
        continue
      }
      kept.append(heading)
    }
    return kept
  }

  /// Leaves out keywords that occur once, with a number that no lower numbers lead to.
  private func plausible(_ headings: [HeadingCandidate]) -> [HeadingCandidate] {
    var counts: [HeadingMark.Kind: Int] = [:]
    for heading in headings { counts[heading.mark.kind, default: 0] += 1 }
    return headings.filter { heading in
      guard case .division = heading.mark.kind, counts[heading.mark.kind] == 1 else { return true }
      return heading.mark.number == 1 || headings.count < 3
    }
  }

  // MARK: Numbers without a keyword

  private func weakHeadings(
    among candidates: [HeadingCandidate], strong: [HeadingCandidate], textLength: Int
  ) -> [HeadingCandidate] {
    let chapters = strong.filter {
      if case .division = $0.mark.kind { $0.mark.level == 1 } else { false }
    }
    let weak = candidates.filter { !$0.mark.isStrong }
    let classes = Dictionary(grouping: weak, by: \.mark.kind).values.sorted {
      ($0.first?.offset ?? 0) < ($1.first?.offset ?? 0)
    }
    if chapters.count > 1 {
      return classes.first { continues($0, chapters: chapters) }.map(sequence) ?? []
    }
    return classes.map(sequence).filter { isDivision($0, of: textLength) }.flatMap { $0 }
  }

  /// Whether numbers continue those of chapters with a keyword, as `VII.` continues `ADVENTURE
  /// VI.`.
  private func continues(_ numbers: [HeadingCandidate], chapters: [HeadingCandidate]) -> Bool {
    guard let last = chapters.last, let first = numbers.first(where: { $0.offset > last.offset }),
      let number = last.mark.number
    else { return false }
    return first.mark.number == number + 1
  }

  /// The members whose numbers count up by one, from one or from the last sequence's end.
  private func sequence(_ members: [HeadingCandidate]) -> [HeadingCandidate] {
    var kept: [HeadingCandidate] = []
    var last = members.first.map { ($0.mark.number ?? 1) - 1 } ?? 0
    if last > 0, (members.first?.mark.number ?? 1) < 4 { last = 0 }
    for (index, member) in members.enumerated() {
      guard let number = member.mark.number else { continue }
      let next = index + 1 < members.count ? members[index + 1].mark.number : nil
      if number == last + 1 || number == 1 && (next == 2 || next == 1) {
        kept.append(member)
        last = number
      }
    }
    return kept
  }

  /// Whether the numbers divide the text and do not count a list in it.
  private func isDivision(_ members: [HeadingCandidate], of textLength: Int) -> Bool {
    guard members.count >= 2, let first = members.first else { return false }
    let span = textLength - first.textBefore
    let gaps = zip(members, members.dropFirst()).map { $1.textBefore - $0.textBefore }.sorted()
    guard let middle = gaps.isEmpty ? nil : gaps[gaps.count / 2] else { return false }
    return middle >= Self.divisionGap && span * 2 > textLength
  }
}
