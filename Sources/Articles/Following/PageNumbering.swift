/// The number of a page in its address: `/news/one?page=2`, `/news/one/2`, `/news/one-2.html`.
///
/// These are the forms that Readability took for pages of one article, before browsers' own lists of readers left them out.
struct PageNumbering: Equatable {
  /// The address without the number.
  var stem: String
  /// The number.
  var number: Int

  /// Names of parameters and parts of paths that number pages.
  private static let names: Set<String> = [
    "page", "p", "pg", "paged", "pageno", "page_no", "pagenum", "pn", "seite", "pagina", "página",
  ]
  /// The last page of the longest article has fewer digits; years have more.
  private static let digits = 1...3

  /// How the numbers of the pages behind the first one may stand in their addresses.
  ///
  /// - Parameter first: The address of an article's first page.
  /// - Returns: What is left of them without the numbers.
  static func stems(of first: WebAddress) -> Set<String> {
    var plain = first.identity
    plain.fragment = nil
    // The first page may have a number only if it is named as such: "/posts/1" is followed by another article.
    let numbered = readings(of: plain).filter { $0.number == 1 && $0.isNamed }.map(\.numbering.stem)
    return Set([written(plain)] + numbered)
  }

  /// Every way to read a number in an address.
  static func all(in address: WebAddress) -> [PageNumbering] {
    var plain = address.identity
    plain.fragment = nil
    return readings(of: plain).map(\.numbering)
  }

  private struct Reading {
    var numbering: PageNumbering
    var isNamed: Bool
    var number: Int { numbering.number }
  }

  private static func readings(of address: WebAddress) -> [Reading] {
    (ofQuery(address).map { [$0] } ?? []) + ofPath(address)
  }

  private static func ofQuery(_ address: WebAddress) -> Reading? {
    guard let query = address.query else { return nil }
    var parts = query.split(separator: "&")
    guard
      let place = parts.firstIndex(where: { names.contains($0.prefix { $0 != "=" }.lowercased()) }),
      let number = number(parts[place].drop { $0 != "=" }.dropFirst())
    else { return nil }
    parts.remove(at: place)
    var stem = address
    stem.query = parts.isEmpty ? nil : parts.joined(separator: "&")
    return Reading(numbering: PageNumbering(stem: written(stem), number: number), isNamed: true)
  }

  private static func ofPath(_ address: WebAddress) -> [Reading] {
    var path = address.path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    let last = path[(path.lastIndex(of: "/") ?? path.startIndex)...].dropFirst()
    let point = last.lastIndex(of: ".") ?? last.endIndex
    let ending = last[point...]
    let name = last[..<point]
    let count = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard let number = number(name.suffix(count)) else { return [] }
    let front = path.dropLast(last.count)
    var rest = name.dropLast(count)
    var found: [Reading] = []
    func add(_ stem: Substring, isNamed: Bool) {
      var whole = address
      whole.path = String(stem)
      found.append(
        Reading(
          numbering: PageNumbering(stem: written(whole), number: number), isNamed: isNamed))
    }
    if rest.isEmpty || names.contains(rest.lowercased()) {
      // "/one/2", "/one/p2", "/one/page/2", "/one/2.html" behind "/one.html".
      var stem = front.dropLast()
      add(stem + ending, isNamed: !rest.isEmpty)
      let word = stem[(stem.lastIndex(of: "/") ?? stem.startIndex)...].dropFirst()
      if rest.isEmpty, names.contains(word.lowercased()) {
        stem = stem.dropLast(word.count + 1)
        add(stem, isNamed: true)
      }
    } else if let sign = rest.last, "-_,".contains(sign) {
      // "/one-2.html", "/one-page-2", "/one,page-2".
      rest = rest.dropLast()
      add(front + rest + ending, isNamed: false)
      let word = rest[(rest.lastIndex { "-_,".contains($0) } ?? rest.startIndex)...].dropFirst()
      if names.contains(word.lowercased()) {
        add(front + rest.dropLast(word.count + 1) + ending, isNamed: true)
      }
    }
    return found
  }

  private static func number(_ text: Substring) -> Int? {
    digits.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// The address without a slash at the end of its path, which sites write and leave out.
  private static func written(_ address: WebAddress) -> String {
    var address = address
    while address.path.hasSuffix("/") { address.path.removeLast() }
    return address.text
  }
}
