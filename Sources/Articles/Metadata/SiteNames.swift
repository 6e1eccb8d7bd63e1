/// Names of sites where only an article's title or its author should stand.
struct SiteNames {
  /// A shorter part of a name is no name, in letters.
  private static let shortest = 3
  /// A name of so many letters is known by its beginning.
  private static let telling = 6
  /// A name has fewer words.
  private static let mostWords = 8
  /// What sites write between a title and their name; in European languages spaces stand around it.
  private static let separators: Set<Character> = [
    "|", "-", "–", "—", "«", "»", "‹", "›", "·", "•", "_", "/", ":", "~",
  ]
  private static let wideSeparators: Set<Character> = ["：", "｜", "－", "_"]
  /// Labels of hosts that are no names.
  private static let labels: Set<Substring> = [
    "www", "com", "org", "net", "gov", "edu", "blog", "blogs", "news", "wordpress", "blogspot",
    "github", "mobile",
  ]
  /// What follows a name of a site that is known by its beginning.
  private static let endings: Set<Substring> = [
    "blog", "blogs", "online", "news", "magazin", "magazine", "zeitung", "web", "app",
  ]
  /// What stands in front of an author's name, in lower case.
  private static let openings = [
    "by ", "written by ", "published by", "posted by", "von ", "geschrieben von ",
    "veröffentlicht von ", "par ", "por ", "autor:", "autorin:",
    "autore:", "auteur:", "author:", "text:", "автор:", "作者：", "作者:", "文／", "文/", "記者",
  ]
  /// Names of accounts that are no names of people.
  private static let accounts: Set<String> = [
    "admin", "administrator", "superuser", "website", "webmaster", "editor", "user", "root",
  ]

  /// Words in the names of newspapers and their offices.
  private static let offices: Set<Substring> = [
    "the", "der", "die", "das", "le", "la", "el", "il", "news", "staff", "team", "redaktion",
    "zeitung", "magazin", "magazine", "times", "post", "press", "blog", "online",
  ]

  /// What stands between a name and a day beside months, in lower case: "Ann Miller on Monday, June 5".
  private static let dayWords: Set<String> = [
    "on", "am", "vom", "le", "el", "il", "op", "den", "monday", "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "montag",
    "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
  ]
  /// The longest name of a part of a site in a script without spaces, in characters: "経済", "科技新闻".
  private static let longestSection = 4
  /// A title in such a script is so many times as long as the name of the part in front of it.
  private static let titleShare = 3

  /// What the page calls its site, and its whole host.
  private let whole: Set<String>
  /// These, and the labels of the host.
  private let names: [String]
  /// The words of the site's name, each put together with those before it: "frankfurter", "frankfurterallgemeine".
  private let beginnings: Set<String>

  /// - Parameters:
  ///   - site: What the page calls its site.
  ///   - address: The page's address.
  init(site: String?, address: WebAddress?) {
    let host = address?.host?.split(separator: ".") ?? []
    let labels = host.dropLast().filter {
      $0.count >= Self.shortest && !Self.labels.contains($0)
    }
    let domain = host.filter { $0 != "www" }.joined(separator: ".")
    let own = [site, domain].compactMap { $0.map(Self.letters)?.filled }
    whole = Set(own)
    names = own + labels.compactMap { Self.letters(String($0)).filled }
    var beginning = ""
    var beginnings: Set<String> = []
    for word in (site ?? "").split(whereSeparator: \.isWhitespace).prefix(Self.mostWords) {
      if !beginning.isEmpty { beginnings.insert(beginning + Self.letters(String(word))) }
      beginning += Self.letters(String(word))
    }
    self.beginnings = beginnings
  }

  /// The letters and digits of a name in lower case.
  private static func letters(_ text: String) -> String {
    let name = text.lowercased()
    let prefix = name.hasPrefix("www.") ? 4 : 0
    return name.dropFirst(prefix).filter { $0.isLetter || $0.isNumber }
  }

  private func isName(_ part: some StringProtocol) -> Bool {
    let plain = Self.letters(String(part))
    guard !plain.isEmpty else { return false }
    return names.contains { name in
      if plain == name { return true }
      if plain.count >= Self.telling, name.hasPrefix(plain) {
        return beginnings.contains(plain) && plain.count * 2 > name.count
          || Self.endings.contains(name.dropFirst(plain.count))
      }
      guard plain.hasPrefix(name) else { return false }
      let rest = plain.dropFirst(name.count)
      // A short name goes on in another script: "BBC中文网".
      return name.count >= Self.telling
        ? rest.count <= name.count
        : rest.count <= Self.telling && rest.allSatisfy { !$0.isASCII && !$0.isNumber }
    }
  }

  /// A title without the name of its site, and without the names of the site's parts beside it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - headings: The page's headings, of which one may be the title.
  /// - Returns: The title alone.
  func title(of title: String, headings: [String] = []) -> String {
    let characters = Array(title)
    var parts: [Range<Int>] = []
    var start = 0
    for index in characters.indices where isSeparator(index, in: characters) {
      parts.append(start..<index)
      start = index + 1
    }
    guard !parts.isEmpty else { return title }
    parts.append(start..<characters.count)
    func text(_ range: Range<Int>) -> String { String(characters[range]).trimmed }
    if let place = parts.indices.dropFirst().first(where: { isName(text(parts[$0])) }) {
      let rest = text(parts[0].lowerBound..<parts[place - 1].upperBound)
      let behind = text(parts[place].upperBound..<characters.count)
        .drop { $0.isWhitespace || Self.separators.contains($0) }
      if Self.isTitle(behind, behind: rest, headings) { return String(behind) }
      if !rest.isEmpty, !isName(rest) { return rest }
    }
    // A site's name in front of a title.
    let rest = text(parts[1].lowerBound..<characters.count)
    return isName(text(parts[0])) && rest.count >= Self.telling ? rest : title
  }

  /// Whether the title is what stands behind the site's name: "Blog | Post | How we saw the light".
  ///
  /// A heading of the page says it; without one, a single word in front of more words is a part of the site, and so is a
  /// short name in front of a much longer one in a script without spaces.
  private static func isTitle(
    _ behind: Substring, behind front: String, _ headings: [String]
  ) -> Bool {
    if behind.isEmpty || headings.contains(front) { return false }
    if headings.contains(String(behind)) { return true }
    if front.contains(where: \.isWhitespace) { return false }
    if behind.contains(where: \.isWhitespace) { return behind.count >= front.count }
    return behind.allSatisfy { !$0.isASCII } && !front.isEmpty && front.count <= longestSection
      && behind.count >= front.count * titleShare
  }

  private func isSeparator(_ index: Int, in characters: [Character]) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    if Self.wideSeparators.contains(characters[index]) {
      let isJoined = characters[index - 1].isASCII && characters[index + 1].isASCII
      if !isJoined { return true }
    }
    return Self.separators.contains(characters[index]) && characters[index - 1].isWhitespace
      && characters[index + 1].isWhitespace
  }

  /// The names of authors without the words in front of them, and without days and times beside them.
  ///
  /// - Parameters:
  ///   - byline: What stands in the author's place.
  ///   - isOfPerson: Whether the page says that it is the name of a person.
  /// - Returns: The names; `nil` for the name of the site or of an account, or the label of a field.
  func byline(of byline: String, isOfPerson: Bool = false) -> String? {
    let whole = byline.collapsed
    let dated = Self.withoutDay(whole)
    let name = Self.withoutOpening(dated)
    let plain = Self.letters(name)
    let lowered = dated.lowercased()
    guard !plain.isEmpty, !Self.accounts.contains(plain),
      !["photo by", "foto:", "photo:"].contains(where: lowered.hasPrefix),
      name.last.map({ ":*：".contains($0) }) != true
    else { return nil }
    // Weblogs bear their author's name: "Simon Willison" on simonwillison.net.
    if Self.isPersonal(name) {
      return !self.whole.contains(plain) || isOfPerson || name != whole ? name : nil
    }
    return names.contains(plain) ? nil : name
  }

  /// Whether words may be the name of a person: several with capitals, none all in capitals or of an office.
  private static func isPersonal(_ name: String) -> Bool {
    let words = name.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words.allSatisfy(isPersonal(word:))
  }

  private static func isPersonal(word: Substring) -> Bool {
    word.first?.isUppercase == true && (word.contains(where: \.isLowercase) || word.count <= 2)
      && !offices.contains(Substring(word.lowercased()))
  }

  /// A byline without what stands in front of the name.
  ///
  /// "Von Bülow" and "Von der Leyen" are names themselves, "Von dpa" and "Von AFP" are not.
  private static func withoutOpening(_ byline: String) -> String {
    guard let opening = openings.first(where: byline.lowercased().hasPrefix) else { return byline }
    let name = String(byline.dropFirst(opening.count)).trimmed
    let words = name.split(whereSeparator: \.isWhitespace)
    guard opening == "von ", let first = words.first else { return name }
    let isName =
      words.count == 1
      ? isPersonal(word: first) && first.count > 2
      : first.last == "," || first.first?.isLowercase == true
    return isName ? byline : name
  }

  /// The parts of a byline that hold no number, if it says a day or a time.
  private static func withoutDay(_ byline: String) -> String {
    guard WrittenDay.iso(in: byline) != nil || byline.contains(/\d:\d\d/) else { return byline }
    // "June 5, 2019 by Ann".
    for opening in [" by ", "von ", " par ", " por "] {
      guard let found = byline.firstRange(of: opening),
        byline[..<found.lowerBound].contains(where: \.isNumber),
        !isName(before: byline[..<found.lowerBound])
      else { continue }
      let rest = byline[found.upperBound...].prefix { !separators.contains($0) }
      if !rest.isEmpty, !rest.contains(where: \.isNumber) { return String(rest).trimmed }
    }
    let parts = byline.replacing(" - ", with: "|").split { "/|•·–—\n".contains($0) }
      .map { part in
        var name = part
        while let last = name.last, last == "-" || last.isWhitespace { name.removeLast() }
        return String(name).trimmed
      }
    let names = parts.filter { !$0.isEmpty && !$0.contains(where: \.isNumber) }
    if !names.isEmpty { return names.joined(separator: ", ") }
    // "5. Juni 2019, Ursula von der Leyen".
    if let last = byline.split(separator: ", ").last, !last.contains(where: \.isNumber) {
      return String(last).trimmed
    }
    return nameInFront(ofDayIn: byline) ?? byline
  }

  /// The name of a person in front of the day: "Ann Miller, June 5, 2019", "Ann Miller on 5 June 2019".
  private static func nameInFront(ofDayIn byline: String) -> String? {
    let opening = byline.split(whereSeparator: \.isWhitespace)
      .prefix { !$0.contains(where: \.isNumber) }
    // "Posted:" is no name.
    guard opening.last?.last != ":" else { return nil }
    var end = opening.endIndex
    while end > 0, isOfDay(opening[end - 1]) { end -= 1 }
    var name = opening[..<end].joined(separator: " ")
    while let last = name.last, ",;(".contains(last) { name.removeLast() }
    // "von der Leyen": only the first and the last word tell a name.
    let own = withoutOpening(name).split(whereSeparator: \.isWhitespace)
    guard own.count > 1, let first = own.first, let last = own.last, isPersonal(word: first),
      isPersonal(word: last)
    else { return nil }
    return name
  }

  /// Whether a word stands between a name and the number of a day.
  private static func isOfDay(_ word: Substring) -> Bool {
    let plain = word.lowercased().filter(\.isLetter)
    return plain.isEmpty || dayWords.contains(plain) || MonthNames.months[plain] != nil
  }

  /// Whether a text ends in a name, to which "von" belongs: "Juni 2019, Ursula".
  private static func isName(before text: Substring) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).last, word.count > 1 else {
      return false
    }
    let plain = word.lowercased()
    return word.allSatisfy { $0.isLetter || $0 == "-" } && word.first?.isUppercase == true
      && word.contains(where: \.isLowercase) && plain != "uhr" && MonthNames.months[plain] == nil
  }
}
