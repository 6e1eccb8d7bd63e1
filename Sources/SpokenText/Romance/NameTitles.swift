/// A title whose form depends on the name after it: the `S.` of `S. Antonio` and `S. Maria`.
struct NameTitles: Sendable {
  private let titles: [String: String]

  /// Reads a list of names.
  ///
  /// - Parameter text: Lines of a title, `=` and names in small letters. `*a` stands for every other name in a; `*`
  ///   alone for all.
  init(_ text: String) {
    var titles: [String: String] = [:]
    for (title, names) in RomanceLanguage.table(text) {
      for name in names.split(separator: " ") { titles[String(name)] = title }
    }
    self.titles = titles
  }

  /// The title before a name.
  ///
  /// - Parameter name: A name in small letters.
  /// - Returns: The title; `nil` if the name takes none.
  func title(before name: String) -> String? {
    titles[name] ?? titles["*" + name.suffix(1)] ?? titles["*"]
  }
}

extension RomanceRules {
  /// Reads `S. Francesco`, `S. Antonio` and `D. Maria` up to the name.
  func title(at index: Int) -> SpokenForm? {
    guard source.isCapitalised(index), let titles = language.nameTitles[source.lower(index)],
      source.isSymbol(index + 1, "."), !isAfterInitial(index)
    else { return nil }
    let name = source.afterSpace(index + 2)
    guard source.isCapitalised(name), source.length(name) > 1,
      let title = titles.title(before: source.lower(name))
    else { return nil }
    // No space parts Sant’ from its name.
    return .words(title, end: title.hasSuffix("’") ? name : index + 2)
  }

  /// Whether an initial comes before, as in `J. S. Paulo`.
  private func isAfterInitial(_ index: Int) -> Bool {
    let point = source.before(index)
    return source.isSymbol(point, ".") && source.length(point - 1) == 1
      && source.isCapitalised(point - 1)
  }
}
