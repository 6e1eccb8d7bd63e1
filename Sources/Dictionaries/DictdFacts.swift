/// The description that a dictd dictionary holds in special entries.
///
/// Source: dictfmt(1), "--headword-separator" and the entries `00-database-…`.
struct DictdFacts: Sendable {
  /// Its name.
  var name: String?
  /// Its own description.
  var about: String?

  /// The longest name; a longer one is cut.
  private static let nameLimit = 200
  /// The longest description; a longer one is cut.
  private static let aboutLimit = 2000

  /// Whether a headword belongs to a special entry about the dictionary.
  static func isAboutItself(_ word: [UInt8]) -> Bool {
    word.starts(with: Array("00-database".utf8)) || word.starts(with: Array("00database".utf8))
  }

  /// Reads the special entries.
  ///
  /// - Parameters:
  ///   - words: All headwords.
  ///   - data: The entries.
  init(_ words: [IndexedWord], _ data: EntryData) {
    func text(_ names: [String]) -> [Substring] {
      guard
        let word = words.first(where: { word in names.contains { word.word == Array($0.utf8) } }),
        // A fact that can't be read is left out; the words are all there.
        let bytes = try? data.entry(word)
      else { return [] }
      let all = EntryPart(type: UInt8(ascii: "m"), bytes: bytes).text
      return all.split(whereSeparator: \.isNewline).filter { line in
        !names.contains { line.lowercased().hasPrefix($0) }
      }
    }
    let short = text(["00-database-short", "00databaseshort"]).first ?? ""
    let bare = short.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    name = bare.isEmpty ? nil : String(bare.prefix(Self.nameLimit))
    let info = text(["00-database-info", "00databaseinfo"]).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let said = info.filter { !$0.isEmpty }.joined(separator: "\n")
    about = said.isEmpty ? nil : String(said.prefix(Self.aboutLimit))
  }
}
