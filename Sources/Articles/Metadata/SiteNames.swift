/// Names of sites where only an article's title or its author should stand.
struct SiteNames {
  /// A shorter part of a name is no name, in letters.
  private static let shortest = 3
  /// A name of so many letters is known by its beginning.
  private static let telling = 6
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

  private let names: [String]

  /// - Parameters:
  ///   - site: What the page calls its site.
  ///   - address: The page's address.
  init(site: String?, address: WebAddress?) {
    let host = address?.host?.split(separator: ".") ?? []
    let labels = host.dropLast().filter {
      $0.count >= Self.shortest && !Self.labels.contains($0)
    }
    let whole = host.filter { $0 != "www" }.joined(separator: ".")
    names = ([site, whole] + labels.map { String($0) }).compactMap { $0.map(Self.letters)?.filled }
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
      if plain == name || plain.count >= Self.telling && name.hasPrefix(plain) { return true }
      guard plain.hasPrefix(name) else { return false }
      let rest = plain.dropFirst(name.count)
      // A short name goes on in another script: "BBC中文网".
      return name.count >= Self.telling
        ? rest.count <= name.count
        : rest.count <= Self.telling && rest.allSatisfy { !$0.isASCII && !$0.isNumber }
    }
  }

  /// A title without the name of its site, and without the names of the site's parts behind it.
  func title(of title: String) -> String {
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
      if !rest.isEmpty, !isName(rest) { return rest }
    }
    // A site's name in front of a title.
    let rest = text(parts[1].lowerBound..<characters.count)
    return isName(text(parts[0])) && rest.count >= Self.telling ? rest : title
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
  /// - Parameter byline: What stands in the author's place.
  /// - Returns: The names; `nil` for the name of the site or of an account, or the label of a field.
  func byline(of byline: String) -> String? {
    let whole = byline.collapsed
    var name = Self.withoutDay(whole)
    let lowered = name.lowercased()
    if let opening = Self.openings.first(where: lowered.hasPrefix) {
      name = String(name.dropFirst(opening.count)).trimmed
    }
    let plain = Self.letters(name)
    guard !plain.isEmpty, !Self.accounts.contains(plain), !names.contains(plain),
      !["photo by", "foto:", "photo:"].contains(where: lowered.hasPrefix),
      name.last.map({ ":*：".contains($0) }) != true
    else { return nil }
    return name
  }

  /// The parts of a byline that hold no number, if it says a day or a time.
  private static func withoutDay(_ byline: String) -> String {
    guard WrittenDay.iso(in: byline) != nil || byline.contains(/\d:\d\d/) else { return byline }
    // "June 5, 2019 by Ann".
    for opening in [" by ", "von ", " par ", " por "] {
      guard let found = byline.firstRange(of: opening),
        byline[..<found.lowerBound].contains(where: \.isNumber)
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
    return byline
  }
}
