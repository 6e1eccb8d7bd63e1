/// What stands in front of an article and behind it.
extension RunningText {
  /// A date or a name is shorter.
  static let stampLimit = 80
  /// A note below an article is shorter.
  private static let noteLimit = 400
  /// All notes together are at most this part of an article; those below a rule that name the site are set apart by it.
  private static let noteShare = 6
  private static let imprintShare = 3
  /// Prose begins within so many lines, else the page is of another kind.
  private static let leadLimit = 12
  /// So many lines at the end may be counts and calls to act.
  private static let scrapCount = 3
  /// They are shorter.
  private static let scrapLimit = 40
  /// Where a page may be cited, counted in lines from the end.
  private static let citationReach = 4
  /// Lines that are short by nature.
  static let cells: [ElementName] = [.li, .pre, .td, .th, .dd, .dt]

  // MARK: In front

  /// Drops headline, dates, names and counts in front of the first paragraph.
  func dropLead(_ lines: inout [TextLine]) {
    guard let first = lines.firstIndex(where: Self.isProse), first <= Self.leadLimit else { return }
    var isBelowHeading = false
    var lead: [TextLine] = []
    for line in lines[..<first] {
      if line.isHeadline { continue }
      if line.headingLevel != nil { isBelowHeading = true }
      let isStamp = Self.isStamp(line) && (!isBelowHeading || Self.namesTime(line))
      if !isStamp { lead.append(line) }
    }
    lines.replaceSubrange(..<first, with: lead)
  }

  /// A date, a time, a name that leads to a page: short, with a number or a link, and no sentence.
  private static func isStamp(_ line: TextLine) -> Bool {
    line.length < stampLimit && !line.endsSentence && !cells.contains(line.name)
      && (line.linkShare > 0
        || line.text.unicodeScalars.contains { $0.properties.numericType == .decimal })
  }

  /// Whether a line holds a year, a time of day, or a link.
  private static func namesTime(_ line: TextLine) -> Bool {
    line.linkShare > 0 || line.text.contains(/\b(19|20)\d\d\b|\d[:.]\d\d\b/)
  }

  // MARK: Behind

  /// Drops what follows the last paragraph without being one: links, invitations, headings of lists that are left out,
  /// notes on the author and on the site.
  func dropTail(_ lines: inout [TextLine]) {
    dropCitation(&lines)
    dropScraps(&lines)
    dropImprint(&lines)
    var notes = Self.length(lines) / Self.noteShare
    while let last = lines.last, lines.count > 1 {
      if last.isBracketed, last.text.contains(":"), last.length < Self.stampLimit {
        // A credit without its picture.
      } else if Self.isLeftover(last) {
        // It says nothing of what the article is about.
      } else if Self.isDayStamp(last), !Self.isDated(lines[lines.count - 2]) {
        // Several such lines are a chronology.
      } else if last.headingLevel == nil,
        last.linkShare <= 0.4 || last.length >= Self.referenceLimit
      {
        guard isNote(last, behind: lines[lines.count - 2]), last.length <= notes else { return }
        notes -= last.length
      }
      lines.removeLast()
    }
  }

  /// Whether a last line announces what is not there ("More on this:"), or how to report a mistake in the text by the keys
  /// of the programs that take such reports.
  private static func isLeftover(_ line: TextLine) -> Bool {
    guard line.length < noteLimit, !cells.contains(line.name),
      !LineLabels.announcesChange(line.text)
    else { return false }
    // Most lines hold no plus.
    if line.text.holds(UInt8(ascii: "+")),
      line.text.lowercased().filter({ !$0.isWhitespace }).contains("ctrl+enter")
    {
      return true
    }
    // A longer line may open a list of pictures or posts that the article quotes.
    return [":", "："].contains(line.text.last) && line.length < scrapLimit
  }

  /// Notes on the author and ways to reach the paper, which stand below articles: in italics, with an address, or
  /// beginning with the author's name.
  ///
  /// Two paragraphs in italics are an appendix.
  private func isNote(_ line: TextLine, behind other: TextLine) -> Bool {
    guard line.length < Self.noteLimit, !LineLabels.announcesChange(line.text) else { return false }
    return Self.holdsAddress(line.text) || names.opensWithAuthor(line)
      || line.italicShare > 0.9 && (other.italicShare <= 0.9 || line.linkShare > 0)
  }

  /// Whether a text holds an address of mail or of a network: "@" in front of a letter, digit or underscore.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isOfMail: Whether there has to be one in front of the "@", too.
  /// - Returns: Whether it does.
  static func holdsAddress(_ text: String, ofMail isOfMail: Bool = false) -> Bool {
    guard text.holds(UInt8(ascii: "@")) else { return false }
    var isBehindSign = false
    var isBehindName = false
    for scalar in text.unicodeScalars {
      let isName =
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isBehindSign, isName { return true }
      isBehindSign = scalar == "@" && (isBehindName || !isOfMail)
      isBehindName = isName
    }
    return false
  }

  /// Drops how the page is to be cited, and what follows.
  private func dropCitation(_ lines: inout [TextLine]) {
    guard let start = lines.lastIndex(where: names.namesPage),
      lines.count - start <= Self.citationReach,
      Self.length(lines[start...]) * Self.noteShare <= Self.length(lines)
    else { return }
    lines.removeSubrange(start...)
  }

  /// Drops counts of comments, names of buttons and headings without a list, right behind the last paragraph.
  private func dropScraps(_ lines: inout [TextLine]) {
    guard let last = lines.lastIndex(where: Self.isProse) else { return }
    let scraps = lines[(last + 1)...]
    let isAllScraps = scraps.allSatisfy { line in
      line.length < Self.scrapLimit && !line.endsSentence && !Self.cells.contains(line.name)
    }
    if isAllScraps, scraps.count <= Self.scrapCount { lines.removeSubrange((last + 1)...) }
  }

  /// Drops what a company says of itself below the last rule.
  private func dropImprint(_ lines: inout [TextLine]) {
    guard let rules = lines.last?.rulesBefore, rules > 0,
      let start = lines.firstIndex(where: { $0.rulesBefore == rules }), start > 0,
      names.opensWithSite(lines[start]) || names.opensWithAuthor(lines[start]),
      Self.length(lines[start...]) * Self.imprintShare <= Self.length(lines)
    else { return }
    lines.removeSubrange(start...)
  }
}
